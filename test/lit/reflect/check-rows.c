// Rows that disagree with the struct in name, offset, size, kind or atomic flag are reported at their place.
// RUN: %check_tables

#include <castaway/reflect.h>

typedef struct node {
  cw_object object;
  CW_ATOMIC(int32_t) state;
  int32_t level;
  CW_ATOMIC(int64_t) total;
  CW_ATOMIC(struct node *) next;
  int bits : 3;
  int array[2];
} node;

extern const cw_class node_class;
static const cw_field node_fields[] = {
    CW_FIELD_INT(node, state),
    {"state", 0, 8, 4, CW_KIND_INT, CW_FIELD_ATOMIC},        // CHECK: check-rows.c:[[@LINE]]:5: warning: 'state' is described twice [castaway-descriptor]
    {"level", 0, offsetof(node, state), 4, CW_KIND_INT, 0},  // CHECK: check-rows.c:[[@LINE]]:18: warning: 'level' has offset 12; here stands 8 [castaway-descriptor]
    {"total", 0, 16, sizeof(int), CW_KIND_INT, CW_FIELD_ATOMIC},
    // CHECK: :[[@LINE-1]]:22: warning: 'total' has size 8; here stands 4 [castaway-descriptor]
    // CHECK: :[[@LINE-2]]:35: warning: 'total' is a 64-bit signed integer, of kind CW_KIND_LONG; here stands CW_KIND_INT [castaway-descriptor]
    {"next", &node_class, 24, 8, CW_KIND_REF, 0},            // CHECK: :[[@LINE]]:47: warning: 'next' is atomic; here CW_FIELD_ATOMIC is missing [castaway-descriptor]
    {.name = "level", .offset = 12, .size = 4, .kind = 99, .flags = CW_FIELD_ATOMIC},
    // CHECK: :[[@LINE-1]]:5: warning: 'level' is described twice
    // CHECK: :[[@LINE-2]]:56: warning: 'level' is a 32-bit signed integer, of kind CW_KIND_INT; here stands a number that is no kind
    // CHECK: :[[@LINE-3]]:69: warning: 'level' is not atomic; here stands CW_FIELD_ATOMIC
    [10] = {"missing", 0, 8, 4, CW_KIND_INT, 0},             // CHECK: :[[@LINE]]:12: warning: 'node' has no member 'missing'
    {"bits", 0, 32, 4, CW_KIND_INT, 0},                      // CHECK: :[[@LINE]]:5: warning: 'bits' is a bit-field, which no descriptor can hold
    {"array", 0, 36, 8, CW_KIND_LONG, 0},                    // CHECK: :[[@LINE]]:5: warning: 'array' is an array, which no descriptor can hold
    {0, 0, 8, 4, CW_KIND_INT, 0},                            // CHECK: :[[@LINE]]:5: warning: a field without a name
    {"total", &node_class, 16, 8, CW_KIND_LONG, CW_FIELD_ATOMIC},
    // CHECK: :[[@LINE-1]]:5: warning: 'total' is described twice
    // CHECK: :[[@LINE-2]]:5: warning: 'total' is a 64-bit signed integer; here stands a class of values
};
const cw_class node_class = CW_CLASS(node_class, node, node_fields);
