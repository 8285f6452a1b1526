/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * libclang shows initialisers as they are written. A designated one is an expression of no exposed kind whose first
 * child names the member and whose last is the value; an element at a written index is the same with a number in place
 * of the name.
 */
#include "initialiser.h"

#include <string.h>

/* ---- Children ---- */

typedef struct cw_ends {
  CXCursor first;
  CXCursor last;
} cw_ends;

static enum CXChildVisitResult keep_ends(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  cw_ends *ends = data;
  if (clang_Cursor_isNull(ends->first))
    ends->first = cursor;
  ends->last = cursor;
  return CXChildVisit_Continue;
}

static cw_ends ends_of(CXCursor cursor) {
  cw_ends ends = {clang_getNullCursor(), clang_getNullCursor()};
  clang_visitChildren(cursor, keep_ends, &ends);
  return ends;
}

static enum CXChildVisitResult keep_list(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  if (clang_getCursorKind(cursor) != CXCursor_InitListExpr)
    return CXChildVisit_Continue;
  *(CXCursor *)data = cursor;
  return CXChildVisit_Break;
}

CXCursor cw_list_of(CXCursor owner) {
  CXCursor list = clang_getNullCursor();
  if (clang_getCursorKind(owner) == CXCursor_InitListExpr)
    return owner;
  clang_visitChildren(owner, keep_list, &list);
  return list;
}

typedef struct cw_element_visit {
  void (*visit)(CXCursor element, void *context);
  void *context;
} cw_element_visit;

static enum CXChildVisitResult visit_element(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  const cw_element_visit *visit = data;
  visit->visit(cursor, visit->context);
  return CXChildVisit_Continue;
}

void cw_visit_elements(CXCursor list, void (*visit)(CXCursor element, void *context), void *context) {
  cw_element_visit data = {visit, context};
  clang_visitChildren(list, visit_element, &data);
}

/* ---- Members of a struct's list ---- */

typedef struct cw_sorter {
  cw_initialiser *initialiser;
  const char *const *members;
  unsigned count;
  unsigned position; /* of the next expression without designator */
} cw_sorter;

/* The member that a designator names; `count` for any other. */
static unsigned designated(const cw_sorter *sorter, CXCursor designator) {
  CXString name = clang_getCursorSpelling(designator);
  unsigned index = 0;
  while (index < sorter->count && strcmp(clang_getCString(name), sorter->members[index]) != 0)
    index++;
  clang_disposeString(name);
  return index;
}

static void sort_value(CXCursor value, void *context) {
  cw_sorter *sorter = context;
  cw_ends ends = ends_of(value);
  if (clang_getCursorKind(ends.first) == CXCursor_MemberRef && clang_getCursorKind(value) == CXCursor_UnexposedExpr) {
    sorter->position = designated(sorter, ends.first);
    value = ends.last;
  }
  /* `.base.offset = 8` has another name where its value would be. */
  if (sorter->position >= sorter->count || clang_getCursorKind(value) == CXCursor_MemberRef)
    sorter->initialiser->complete = false;
  else
    sorter->initialiser->values[sorter->position++] = value;
}

cw_initialiser cw_initialiser_of(CXCursor list, const char *const *members, unsigned count) {
  cw_initialiser result = {.at = list, .complete = true};
  for (unsigned i = 0; i < CW_MEMBERS_MAX; i++)
    result.values[i] = clang_getNullCursor();
  cw_sorter sorter = {&result, members, count, 0};
  cw_visit_elements(list, sort_value, &sorter);
  return result;
}

/* ---- Values ---- */

cw_number cw_number_of(const cw_initialiser *initialiser, unsigned index) {
  CXCursor value = initialiser->values[index];
  if (clang_Cursor_isNull(value))
    return (cw_number){initialiser->at, initialiser->complete, 0};
  cw_number number = {value, false, 0};
  CXEvalResult result = clang_Cursor_Evaluate(value);
  if (result && clang_EvalResult_getKind(result) == CXEval_Int) {
    number.known = true;
    number.value = clang_EvalResult_isUnsignedInt(result) ? clang_EvalResult_getAsUnsigned(result)
                                                          : (uint64_t)clang_EvalResult_getAsLongLong(result);
  }
  if (result)
    clang_EvalResult_dispose(result);
  return number;
}

const char *cw_string_of(cw_arena *arena, const cw_initialiser *initialiser, unsigned index) {
  const char *text = 0;
  CXCursor value = initialiser->values[index];
  CXEvalResult result = clang_Cursor_isNull(value) ? 0 : clang_Cursor_Evaluate(value);
  if (result && clang_EvalResult_getKind(result) == CXEval_StrLiteral) {
    const char *literal = clang_EvalResult_getAsStr(result);
    text = cw_arena_copy(arena, literal, strlen(literal));
  }
  if (result)
    clang_EvalResult_dispose(result);
  return text;
}

/* Whether clang computes an integer, and which: a null pointer is one below the conversions. */
static bool is_zero(CXCursor expression) {
  CXEvalResult result = clang_Cursor_Evaluate(expression);
  bool zero = result && clang_EvalResult_getKind(result) == CXEval_Int && clang_EvalResult_getAsLongLong(result) == 0;
  if (result)
    clang_EvalResult_dispose(result);
  return zero;
}

bool cw_is_null(CXCursor value) {
  CXCursor inner = value;
  while (!clang_Cursor_isNull(inner) && !is_zero(inner))
    inner = ends_of(inner).last;
  return clang_Cursor_isNull(value) || (!clang_Cursor_isNull(inner) && clang_Cursor_isNull(cw_variable_in(value)));
}

/* ---- What an expression names ---- */

static enum CXChildVisitResult keep_variable(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  CXCursor referenced = clang_getCursorReferenced(cursor);
  if (clang_getCursorKind(cursor) != CXCursor_DeclRefExpr || clang_getCursorKind(referenced) != CXCursor_VarDecl)
    return CXChildVisit_Recurse;
  *(CXCursor *)data = clang_getCanonicalCursor(referenced);
  return CXChildVisit_Break;
}

CXCursor cw_variable_in(CXCursor expression) {
  CXCursor variable = clang_getNullCursor();
  if (clang_Cursor_isNull(expression))
    return variable;
  if (keep_variable(expression, expression, &variable) == CXChildVisit_Recurse)
    clang_visitChildren(expression, keep_variable, &variable);
  return variable;
}

static enum CXChildVisitResult keep_struct(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  if (clang_getCursorKind(cursor) != CXCursor_TypeRef)
    return CXChildVisit_Recurse;
  CXType type = clang_getCanonicalType(clang_getCursorType(clang_getCursorReferenced(cursor)));
  CXCursor definition = clang_getCursorDefinition(clang_getTypeDeclaration(type));
  if (clang_getCursorKind(definition) != CXCursor_StructDecl)
    return CXChildVisit_Recurse;
  *(CXCursor *)data = definition;
  return CXChildVisit_Break;
}

CXCursor cw_struct_in(CXCursor expression) {
  CXCursor definition = clang_getNullCursor();
  if (!clang_Cursor_isNull(expression))
    clang_visitChildren(expression, keep_struct, &definition);
  return definition;
}
