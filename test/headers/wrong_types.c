/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Descriptions of fields whose types are not what the macro says, and a coroutine's frame that cannot be copied byte by
 * byte. Without any of the cases defined it compiles; with one it must not, in C and in C++; the frame in C++ only.
 */
#ifdef __cplusplus
#include <atomic>
#endif
#include <castaway/castaway.h>
#include <castaway/kinds.h>

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
  CW_ATOMIC(int8_t) small;
  CW_ATOMIC(char) letter;
  CW_ATOMIC(uint8_t) octet;
  CW_ATOMIC(uint16_t) port;
  CW_ATOMIC(bool) closed;
  CW_ATOMIC(float) ratio;
  CW_ATOMIC(double) mean;
  CW_ATOMIC(unsigned long) words;
  CW_ATOMIC(unsigned long long) more_words;
  double plain_mean;
#ifdef CW_HAVE_INT128
  CW_ATOMIC(cw_int128) huge;
  CW_ATOMIC(cw_uint128) address;
#endif
} node;

static const cw_field node_fields[] = {
    CW_FIELD_INT(node, count),
    CW_FIELD_LONG(node, total),
    CW_FIELD_REF(node, next, struct node, 0),
    CW_FIELD_BYTE(node, small),
    CW_FIELD_SHORT(node, narrow),
    CW_FIELD_UBYTE(node, octet),
    CW_FIELD_USHORT(node, port),
    CW_FIELD_UINT(node, flags),
    CW_FIELD_ULONG(node, words),
    CW_FIELD_ULONG(node, more_words),
    CW_FIELD_BOOL(node, closed),
    CW_FIELD_FLOAT(node, ratio),
    CW_FIELD_DOUBLE(node, mean),
    CW_FIELD_PRIVATE_DOUBLE(node, plain_mean),
#ifdef CW_HAVE_INT128
    CW_FIELD_INT128(node, huge),
    CW_FIELD_UINT128(node, address),
#endif
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
#ifdef BYTE_IS_UNSIGNED
    CW_FIELD_BYTE(node, octet),
#endif
#ifdef BYTE_IS_CHAR
    CW_FIELD_BYTE(node, letter),
#endif
#ifdef BYTE_IS_BOOL
    CW_FIELD_BYTE(node, closed),
#endif
#ifdef SHORT_IS_UNSIGNED
    CW_FIELD_SHORT(node, port),
#endif
#ifdef UBYTE_IS_BYTE
    CW_FIELD_UBYTE(node, small),
#endif
#ifdef UBYTE_IS_BOOL
    CW_FIELD_UBYTE(node, closed),
#endif
#ifdef USHORT_IS_SHORT
    CW_FIELD_USHORT(node, narrow),
#endif
#ifdef UINT_IS_INT
    CW_FIELD_UINT(node, count),
#endif
#ifdef UINT_IS_FLOAT
    CW_FIELD_UINT(node, ratio),
#endif
#ifdef ULONG_IS_LONG
    CW_FIELD_ULONG(node, total),
#endif
#ifdef ULONG_IS_DOUBLE
    CW_FIELD_ULONG(node, mean),
#endif
#ifdef BOOL_IS_UBYTE
    CW_FIELD_BOOL(node, octet),
#endif
#ifdef FLOAT_IS_DOUBLE
    CW_FIELD_FLOAT(node, mean),
#endif
#ifdef DOUBLE_IS_ULONG
    CW_FIELD_DOUBLE(node, mask),
#endif
#ifdef INT128_IS_UNSIGNED
    CW_FIELD_INT128(node, address),
#endif
#ifdef INT128_IS_LONG
    CW_FIELD_INT128(node, total),
#endif
#ifdef UINT128_IS_SIGNED
    CW_FIELD_UINT128(node, huge),
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

extern const cw_double_updater mean_updater;
#if defined UPDATER_OF_OTHER_KIND_NOT_ATOMIC
const cw_double_updater mean_updater = CW_DOUBLE_UPDATER(node_class, node, plain_mean);
#elif defined UPDATER_OF_OTHER_KIND_WRONG
const cw_double_updater mean_updater = CW_DOUBLE_UPDATER(node_class, node, ratio);
#else
const cw_double_updater mean_updater = CW_DOUBLE_UPDATER(node_class, node, mean);
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
