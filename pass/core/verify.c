/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A run that folds anything adds one function to the module's constructors, after the module's own:
 *
 *   define internal void @castaway.verify() {
 *     %answer = call i64 @offset_of(ptr @class, ptr @name)          a look-up: as the program calls it
 *     %differs = icmp ne i64 %answer, 16
 *     br i1 %differs, label %stop, label %next
 *   stop:
 *     call void @castaway.differs(ptr @text, i64 %answer)           writes it to standard error and aborts
 *     unreachable
 *   next:                                                           … and so on
 *
 * An updater's offset is checked by the look-up that its contract names (checked_by). What a check compares is named by
 * a string, which the module remembers as metadata, so that no later run makes the same check again. The calls carry
 * the mark of a cold path: they must not be folded.
 */
#include "verify.h"

#include "allocate.h"
#include "rewrite/site.h"

#include "shim/bridge.h"
#include "shim/report.h"

#include <llvm-c/Target.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char verified_name[] = "castaway.verified";

/* Enough for a look-up's arguments; helpers have no more parameters. */
#define MAX_ARGUMENTS 32

/* One comparison. */
typedef struct check {
  LLVMValueRef helper;
  LLVMValueRef arguments[MAX_ARGUMENTS]; /* null: the name, as a string of our own */
  unsigned argument_count;
  LLVMValueRef expected; /* a constant of the type that the helper answers */
  const char *name;      /* of the field; not terminated, null if unknown */
  size_t name_length;
  char what[240]; /* field and class, as they stand in a format */
} check;

/* ---- What was checked before ---- */

void cw_verify_init(cw_verify *verify, cw_unit *unit) {
  *verify = (cw_verify){.unit = unit};
  unsigned count = LLVMGetNamedMetadataNumOperands(unit->module, verified_name);
  LLVMValueRef *nodes = cw_allocate((count + 1) * sizeof(LLVMValueRef));
  if (count > 0)
    LLVMGetNamedMetadataOperands(unit->module, verified_name, nodes);
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef key = NULL;
    if (LLVMGetMDNodeNumOperands(nodes[i]) == 1)
      LLVMGetMDNodeOperands(nodes[i], &key);
    if (key && LLVMIsAMDString(key))
      cw_pointer_set_add(&verify->known, LLVMValueAsMetadata(key));
  }
  free(nodes);
}

void cw_verify_deinit(cw_verify *verify) {
  cw_pointer_set_deinit(&verify->known);
}

bool cw_verify_has_changed(const cw_verify *verify) {
  return verify->function != NULL;
}

/* The check's name, which LLVM keeps once however often it is asked for; false if there is such a check. */
static bool is_new(cw_verify *v, const check *c) {
  char key[2048];
  size_t length = 0;
  size_t used = (size_t)snprintf(key, sizeof key, "%s ", LLVMGetSourceFileName(v->unit->module, &length));
  LLVMValueRef parts[MAX_ARGUMENTS + 2] = {c->helper, c->expected};
  memcpy(parts + 2, c->arguments, c->argument_count * sizeof(LLVMValueRef));
  used += (size_t)snprintf(key + used, sizeof key - used, "%s", c->what);
  for (unsigned i = 0; i < c->argument_count + 2 && used < sizeof key; i++) {
    char *text = parts[i] ? LLVMPrintValueToString(parts[i]) : LLVMCreateMessage("name");
    used += (size_t)snprintf(key + used, sizeof key - used, "|%.150s", text);
    LLVMDisposeMessage(text);
  }
  if (used >= sizeof key)
    return true; /* too long to remember; twice does no harm */
  LLVMMetadataRef string = LLVMMDStringInContext2(v->unit->context, key, strlen(key));
  if (cw_pointer_set_has(&v->known, string))
    return false;
  cw_pointer_set_add(&v->known, string);
  LLVMMetadataRef node = LLVMMDNodeInContext2(v->unit->context, &string, 1);
  LLVMAddNamedMetadataOperand(v->unit->module, verified_name, LLVMMetadataAsValue(v->unit->context, node));
  return true;
}

/* ---- The code ---- */

static LLVMTypeRef int64_type(const cw_verify *v) {
  return LLVMInt64TypeInContext(v->unit->context);
}

static LLVMTypeRef void_type(const cw_verify *v) {
  return LLVMVoidTypeInContext(v->unit->context);
}

static LLVMValueRef get_or_declare(const cw_verify *v, const char *name, LLVMTypeRef type) {
  LLVMValueRef known = LLVMGetNamedFunction(v->unit->module, name);
  return known ? known : LLVMAddFunction(v->unit->module, name, type);
}

static void add_attributes(const cw_verify *v) {
  static const char *const names[] = {"cold", "noinline", "noreturn"};
  for (int i = 0; i < 3; i++) {
    unsigned kind = LLVMGetEnumAttributeKindForName(names[i], strlen(names[i]));
    LLVMAddAttributeAtIndex(v->differs, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(v->unit->context, kind, 0));
  }
}

/* castaway.differs(format, answer): dprintf(2, format, answer), then abort. */
static void build_differs(cw_verify *v, LLVMBuilderRef builder) {
  LLVMTypeRef types[] = {v->unit->pointer, int64_type(v)};
  LLVMTypeRef print_types[] = {v->unit->int32, v->unit->pointer};
  LLVMTypeRef print_type = LLVMFunctionType(v->unit->int32, print_types, 2, true);
  LLVMTypeRef abort_type = LLVMFunctionType(void_type(v), NULL, 0, false);
  v->differs = cw_bridge_add_local_function(v->unit->module, "castaway.differs",
                                            LLVMFunctionType(void_type(v), types, 2, false));
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(v->unit->context, v->differs, ""));
  add_attributes(v);
  LLVMValueRef arguments[] = {LLVMConstInt(v->unit->int32, 2, false), LLVMGetParam(v->differs, 0),
                              LLVMGetParam(v->differs, 1)};
  LLVMBuildCall2(builder, print_type, get_or_declare(v, "dprintf", print_type), arguments, 3, "");
  LLVMBuildCall2(builder, abort_type, get_or_declare(v, "abort", abort_type), NULL, 0, "");
  LLVMBuildUnreachable(builder);
}

/* The function that holds the checks: one empty block that returns. */
static void build_function(cw_verify *v, LLVMBuilderRef builder) {
  v->function =
      cw_bridge_add_local_function(v->unit->module, "castaway.verify", LLVMFunctionType(void_type(v), NULL, 0, false));
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(v->unit->context, v->function, "entry"));
  LLVMBuildRetVoid(builder);
  cw_bridge_call_at_start(v->unit->module, v->function);
  build_differs(v, builder);
}

static LLVMValueRef as_int64(const cw_verify *v, LLVMBuilderRef builder, LLVMValueRef value) {
  if (LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMPointerTypeKind)
    return LLVMBuildPtrToInt(builder, value, int64_type(v), "");
  return LLVMBuildIntCast2(builder, value, int64_type(v), true, "");
}

static void build_format(const cw_verify *v, const check *c, char *text, size_t size) {
  size_t length = 0;
  const char *helper = LLVMGetValueName2(c->helper, &length);
  const char *file = LLVMGetSourceFileName(v->unit->module, &length);
  size_t used = (size_t)snprintf(text, size, "castaway: %.200s was compiled with %s", file, c->what);
  if (LLVMIsAConstantInt(c->expected))
    used += (size_t)snprintf(text + used, size - used, " at offset %lld", LLVMConstIntGetSExtValue(c->expected));
  snprintf(text + used, size - used, ", but %.100s answers %%lld\n", helper);
}

/* A constant string of this text. */
static LLVMValueRef string_constant(const cw_verify *v, const char *text, size_t length) {
  LLVMValueRef characters = LLVMConstStringInContext2(v->unit->context, text, length, false);
  LLVMValueRef string = LLVMAddGlobal(v->unit->module, LLVMTypeOf(characters), "castaway.name");
  LLVMSetInitializer(string, characters);
  LLVMSetGlobalConstant(string, true);
  LLVMSetLinkage(string, LLVMPrivateLinkage);
  LLVMSetUnnamedAddress(string, LLVMGlobalUnnamedAddr);
  return string;
}

/* The arguments, with the name where it belongs. */
static void complete_arguments(const cw_verify *v, const check *c, LLVMValueRef *arguments) {
  for (unsigned i = 0; i < c->argument_count; i++)
    arguments[i] = c->arguments[i] ? c->arguments[i] : string_constant(v, c->name, c->name_length);
}

/* Compares at the end of the function's last block. */
static void build_check(cw_verify *v, LLVMBuilderRef builder, const check *c) {
  char text[700];
  LLVMContextRef context = v->unit->context;
  LLVMBasicBlockRef stop = LLVMAppendBasicBlockInContext(context, v->function, "stop");
  LLVMBasicBlockRef next = LLVMAppendBasicBlockInContext(context, v->function, "next");
  LLVMBasicBlockRef last = LLVMGetPreviousBasicBlock(stop);
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(last));
  LLVMPositionBuilderAtEnd(builder, last);
  LLVMValueRef arguments[MAX_ARGUMENTS];
  complete_arguments(v, c, arguments);
  LLVMValueRef answer =
      LLVMBuildCall2(builder, LLVMGlobalGetValueType(c->helper), c->helper, arguments, c->argument_count, "answer");
  LLVMSetInstructionCallConv(answer, LLVMGetFunctionCallConv(c->helper));
  cw_site_mark_call(v->unit, answer);
  LLVMValueRef differs = LLVMBuildICmp(builder, LLVMIntNE, answer, c->expected, "differs");
  LLVMBuildCondBr(builder, differs, stop, next);
  LLVMPositionBuilderAtEnd(builder, stop);
  build_format(v, c, text, sizeof text);
  LLVMValueRef given[] = {LLVMBuildGlobalStringPtr(builder, text, "castaway.text"), as_int64(v, builder, answer)};
  LLVMBuildCall2(builder, LLVMGlobalGetValueType(v->differs), v->differs, given, 2, "");
  LLVMBuildUnreachable(builder);
  LLVMPositionBuilderAtEnd(builder, next);
  LLVMBuildRetVoid(builder);
}

static void add_check(cw_verify *v, const check *c) {
  if (!is_new(v, c))
    return;
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(v->unit->context);
  if (!v->function)
    build_function(v, builder);
  build_check(v, builder, c);
  LLVMDisposeBuilder(builder);
}

/* ---- Look-ups ---- */

static void report_unverified(LLVMValueRef call, const char *why) {
  size_t length = 0;
  const char *helper = LLVMGetValueName2(LLVMGetCalledValue(call), &length);
  char text[200];
  snprintf(text, sizeof text, "not verified: %s", why);
  cw_report_analysis(call, "Unverified", helper, text);
}

/* Text for a format: what is a directive there is doubled. */
static void escape(char *text, size_t size, const char *from, size_t length) {
  size_t used = 0;
  for (size_t i = 0; i < length && used + 2 < size; i++) {
    text[used++] = from[i];
    if (from[i] == '%')
      text[used++] = '%';
  }
  text[used] = '\0';
}

static void describe(check *c, const char *name, size_t name_length, LLVMValueRef class_address) {
  c->name = name;
  c->name_length = name_length;
  char field[100] = "?";
  char class_text[100] = "";
  size_t length = 0;
  const char *class_name = class_address ? LLVMGetValueName2(class_address, &length) : "";
  if (name)
    escape(field, sizeof field, name, name_length);
  escape(class_text, sizeof class_text, class_name, length);
  snprintf(c->what, sizeof c->what, "field '%s'%s%s", field, class_text[0] ? " of " : "", class_text);
}

/* Whether the argument says which field is meant; others are contexts. */
static bool designates(const cw_contract *lookup, unsigned argument) {
  static const cw_key keys[] = {CW_KEY_CLASS, CW_KEY_TABLE, CW_KEY_ROW_COUNT, CW_KEY_NAME, CW_KEY_INDEX, CW_KEY_FIELD};
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
    if (lookup->given[keys[i]] && cw_key_is_argument(lookup, keys[i]) && lookup->number[keys[i]] == (int64_t)argument)
      return true;
  return false;
}

/* The argument as the check passes it: the call's own if that is a constant, the row for a handle, nothing for a
 * context; null if it cannot be known. */
static LLVMValueRef argument_for(const cw_verify *v, LLVMValueRef call, const cw_contract *lookup, unsigned i,
                                 const cw_target *target) {
  LLVMValueRef argument = LLVMGetOperand(call, i);
  if (LLVMIsConstant(argument))
    return argument;
  if (!designates(lookup, i))
    return LLVMConstNull(LLVMTypeOf(argument));
  bool is_handle = lookup->given[CW_KEY_FIELD] && lookup->number[CW_KEY_FIELD] == (int64_t)i;
  return is_handle && target->row.global ? cw_target_handle(v->unit, target, LLVMTypeOf(argument)) : NULL;
}

static bool fill_arguments(const cw_verify *v, LLVMValueRef call, const cw_contract *lookup, const cw_target *target,
                           check *c) {
  c->argument_count = LLVMGetNumArgOperands(call);
  for (unsigned i = 0; i < c->argument_count; i++) {
    c->arguments[i] = argument_for(v, call, lookup, i, target);
    if (!c->arguments[i])
      return false;
  }
  return true;
}

void cw_verify_lookup(cw_verify *verify, LLVMValueRef call, const cw_contract *lookup, const cw_target *target) {
  check c = {.helper = LLVMGetCalledValue(call)};
  LLVMTypeRef type = LLVMTypeOf(call);
  if (!LLVMIsAFunction(c.helper) || !fill_arguments(verify, call, lookup, target, &c)) {
    report_unverified(call, "which field is looked up is known only as the program runs");
    return;
  }
  c.expected = lookup->role == CW_ROLE_HANDLE ? cw_target_handle(verify->unit, target, type)
                                              : LLVMConstInt(type, target->offset, false);
  describe(&c, target->name, target->name_length, target->holder.address);
  add_check(verify, &c);
}

/* ---- Updaters ---- */

/* The look-up that the contract names, as a function of class and name; null if there is none, or it is none. */
static LLVMValueRef checking_function(const cw_verify *v, const cw_contract *operation) {
  char name[200];
  LLVMTypeRef types[] = {v->unit->pointer, v->unit->pointer};
  LLVMTypeRef offset = LLVMIntPtrTypeInContext(v->unit->context, LLVMGetModuleDataLayout(v->unit->module));
  if (!operation->given[CW_KEY_CHECKED_BY] || operation->checked_by.length >= sizeof name)
    return NULL;
  snprintf(name, sizeof name, "%.*s", (int)operation->checked_by.length, operation->checked_by.text);
  LLVMValueRef function = get_or_declare(v, name, LLVMFunctionType(offset, types, 2, false));
  LLVMTypeRef type = LLVMGlobalGetValueType(function);
  LLVMTypeRef found[2];
  if (LLVMCountParamTypes(type) != 2 || LLVMIsFunctionVarArg(type) ||
      LLVMGetTypeKind(LLVMGetReturnType(type)) != LLVMIntegerTypeKind)
    return NULL;
  LLVMGetParamTypes(type, found);
  return found[0] == v->unit->pointer && found[1] == v->unit->pointer ? function : NULL;
}

typedef struct named_field {
  LLVMValueRef class_address;
  const char *name;
  size_t name_length;
  uint64_t offset;
} named_field;

static void check_updater(cw_verify *v, LLVMValueRef call, const cw_contract *operation, const named_field *field) {
  check c = {.helper = checking_function(v, operation), .argument_count = 2};
  if (!c.helper) {
    report_unverified(call, "the contract names no look-up of class and name (checked_by)");
    return;
  }
  c.arguments[0] = field->class_address;
  c.expected = LLVMConstInt(LLVMGetReturnType(LLVMGlobalGetValueType(c.helper)), field->offset, false);
  describe(&c, field->name, field->name_length, field->class_address);
  add_check(v, &c);
}

void cw_verify_operation(cw_verify *verify, LLVMValueRef call, const cw_contract *operation, const cw_target *target) {
  const cw_contract *lookup = target->lookup ? cw_unit_contract_of_call(verify->unit, target->lookup) : NULL;
  if (target->bare)
    return;
  if (lookup) {
    cw_verify_lookup(verify, target->lookup, lookup, target);
    return;
  }
  if (operation->given[CW_KEY_OFFSET] || operation->given[CW_KEY_FIELD])
    return; /* the look-up that set the variable is checked where it is folded */
  if (!target->holder.address || !target->name || !LLVMIsConstant(target->holder.address)) {
    report_unverified(call, "the updater says neither class nor name");
    return;
  }
  const named_field field = {target->holder.address, target->name, target->name_length, target->offset};
  check_updater(verify, call, operation, &field);
}

void cw_verify_refused(cw_verify *verify, LLVMValueRef call, const cw_contract *operation) {
  cw_place place;
  LLVMValueRef name = NULL;
  named_field field = {0};
  if (!operation->given[CW_KEY_UPDATER] || !operation->given[CW_KEY_UPDATER_CLASS] ||
      !operation->given[CW_KEY_UPDATER_NAME] || !operation->given[CW_KEY_CHECKED_BY] ||
      !cw_place_of(verify->unit, LLVMGetOperand(call, (unsigned)operation->number[CW_KEY_UPDATER]), &place) ||
      cw_place_access(place) != CW_ACCESS_READABLE)
    return;
  bool readable = cw_read_pointer(verify->unit, operation, CW_KEY_UPDATER_CLASS, place, &field.class_address) &&
                  cw_read_pointer(verify->unit, operation, CW_KEY_UPDATER_NAME, place, &name) &&
                  cw_read_member(verify->unit, operation, CW_KEY_UPDATER_OFFSET, place, &field.offset);
  if (readable && field.class_address && name && !LLVMIsNull(field.class_address) &&
      cw_bridge_string(name, &field.name, &field.name_length))
    check_updater(verify, call, operation, &field);
}
