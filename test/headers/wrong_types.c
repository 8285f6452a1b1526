/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Descriptions of fields whose types are not what the macro says, and a coroutine's frame that cannot be copied byte by
 * byte. Without any of the cases defined it compiles; with one it must not, in C and in C++; the frame in C++ only.
 */
#ifdef __cplusplus
#include <atomic>
#endif
#include <castaway/castaway.h>

typedef struct other {
  int x;
} other;

typedef struct node {
  cw_object object;
  CW_ATOMIC(int32_t) count;
  CW_ATOMIC(uint32_t) flags;
  CW_ATOMIC(short) narrow;
  CW_ATOMIC(int64_t) total;
  CW_ATOMIC(uint64_t) mask;
  CW_ATOMIC(struct node *) next;
  CW_ATOMIC(other *) alien;
  int32_t plain;
} node;

static const cw_field node_fields[] = {
    CW_FIELD_INT(node, count),
    CW_FIELD_LONG(node, total),
    CW_FIELD_REF(node, next, struct node, 0),
#ifdef INT_IS_LONG
    CW_FIELD_INT(node, total),
#endif
#ifdef INT_IS_UNSIGNED
    CW_FIELD_INT(node, flags),
#endif
#ifdef INT_IS_SHORT
    CW_FIELD_INT(node, narrow),
#endif
#ifdef LONG_IS_INT
    CW_FIELD_LONG(node, count),
#endif
#ifdef LONG_IS_UNSIGNED
    CW_FIELD_LONG(node, mask),
#endif
#ifdef REF_IS_OTHER
    CW_FIELD_REF(node, alien, struct node, 0),
#endif
#ifdef REF_IS_INT
    CW_FIELD_REF(node, count, struct node, 0),
#endif
};
extern const cw_class node_class;
const cw_class node_class = CW_CLASS(node_class, node, node_fields);

extern const cw_int_updater updater;
#if defined UPDATER_NOT_ATOMIC
const cw_int_updater updater = CW_INT_UPDATER(node_class, node, plain);
#elif defined UPDATER_WRONG_KIND
const cw_int_updater updater = CW_INT_UPDATER(node_class, node, total);
#elif defined UPDATER_NO_SUCH_FIELD
const cw_int_updater updater = CW_INT_UPDATER(node_class, node, missing);
#else
const cw_int_updater updater = CW_INT_UPDATER(node_class, node, count);
#endif

int32_t get(node *n, other *o);
int32_t get(node *n, other *o) {
#ifdef TYPED_IS_OTHER
  return cw_int_get(&updater, CW_TYPED(node, o));
#else
  (void)o;
  return cw_int_get(&updater, CW_TYPED(node, n));
#endif
}

#ifdef __cplusplus
struct plain_frame {
  int x;
};
struct owning_frame {
  int x;
  ~owning_frame() {}
};
cw_status launch(cw_scope *scope, cw_co_body *body);
cw_status launch(cw_scope *scope, cw_co_body *body) {
#ifdef FRAME_NOT_TRIVIAL
  return CW_LAUNCH(scope, body, nullptr, owning_frame{1});
#else
  return CW_LAUNCH(scope, body, nullptr, plain_frame{1});
#endif
}
#endif
