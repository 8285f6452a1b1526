/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the suites' C tests share: an object class and a plain class, in castaway's own terms.
 */
#include <castaway/castaway.h>

typedef struct node {
  cw_object object;
  CW_ATOMIC(int32_t) state;
  CW_ATOMIC(int64_t) total;
  CW_ATOMIC(struct node *) next;
} node;

typedef struct record {
  CW_ATOMIC(int32_t) hits;
  CW_ATOMIC(int64_t) sum;
} record;

static const cw_class node_class;
static const cw_field node_fields[] = {
    CW_FIELD_INT(node, state), CW_FIELD_LONG(node, total), CW_FIELD_REF(node, next, node, &node_class)};
static const cw_class node_class = CW_CLASS(node_class, node, node_fields);

static const cw_class record_class;
static const cw_field record_fields[] = {CW_FIELD_INT(record, hits), CW_FIELD_LONG(record, sum)};
static const cw_class record_class = CW_PLAIN_CLASS(record_class, record, record_fields);
