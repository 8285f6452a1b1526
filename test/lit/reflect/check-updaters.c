// Constant updaters that disagree with their class's struct, or are of a member that is not atomic, are reported.
// RUN: %check_tables

#include <castaway/int_field.h>
#include <castaway/ref_field.h>
#include <castaway/reflect.h>

struct node {
  cw_object object;
  CW_ATOMIC(int32_t) state;
  int32_t level;
  CW_ATOMIC(struct node *) next;
};

struct other {
  cw_object object;
};

static const cw_class node_class = CW_CLASS_WITHOUT_FIELDS(node_class, struct node);
static const cw_class other_class = CW_CLASS_WITHOUT_FIELDS(other_class, struct other);

static const cw_int_updater shifted = {{&node_class, 0, "state", 12, 4, CW_KIND_INT, 0}};
// CHECK: :[[@LINE-1]]:66: warning: 'state' has offset 8; here stands 12 [castaway-descriptor]
static const cw_int_updater plain = {{&node_class, 0, "level", 12, 4, CW_KIND_INT, 0}};
// CHECK: :[[@LINE-1]]:29: warning: 'level' is not atomic; here is an updater of it
static const cw_int_updater missing = {.base = {.holder_class = &node_class, .name = "missing"}};
// CHECK: :[[@LINE-1]]:29: warning: 'node' has no member 'missing'
static const cw_ref_updater foreign = {{&node_class, &other_class, "next", 16, 8, CW_KIND_REF, 0}};
// CHECK: :[[@LINE-1]]:29: warning: 'next' points to 'node'; here stands the class of 'other'

extern const cw_class unseen_class;
static const cw_int_updater hinted = {{&unseen_class, 0, "state", offsetof(struct node, level), 4, CW_KIND_INT, 0}};
// CHECK: :[[@LINE-1]]:67: warning: 'state' has offset 8; here stands 12
