/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The tables. A row says what an update becomes for each use of the old value; "" where the target has nothing. What
 * the backends make of atomicrmw was read from the code that LLVM 22 and 19 generate: test/lit/codegen/raise-*.ll hold
 * it.
 *
 *   x86      locked arithmetic gives no old value; xadd and xchg do; of bits, bts, btr and btc give the one that they
 *            change (not of bytes). Anything else is a loop again.
 *   AArch64  with LSE there is an instruction for each but nand. Without it, min, max and nand are a loop around the
 *            helper for compare and exchange, or one of exclusives that a copy for LSE would not improve.
 */
#include "machine/machine.h"

#include <stddef.h>

typedef struct row {
  const char *nothing;
  const char *bit;
  const char *value;
} row;

static const row x86[] = {
    [CW_UPDATE_ADD] = {"lock add", "lock xadd", "lock xadd"},
    [CW_UPDATE_SUB] = {"lock sub", "lock xadd", "lock xadd"},
    [CW_UPDATE_AND] = {"lock and", "lock btr", NULL},
    [CW_UPDATE_OR] = {"lock or", "lock bts", NULL},
    [CW_UPDATE_XOR] = {"lock xor", "lock btc", NULL},
    [CW_UPDATE_EXCHANGE] = {"xchg", "xchg", "xchg"},
    [CW_UPDATE_FADD] = {NULL, NULL, NULL},
};

static const char *const lse[] = {
    [CW_UPDATE_ADD] = "ldadd",   [CW_UPDATE_SUB] = "neg and ldadd", [CW_UPDATE_AND] = "mvn and ldclr",
    [CW_UPDATE_OR] = "ldset",    [CW_UPDATE_XOR] = "ldeor",         [CW_UPDATE_EXCHANGE] = "swp",
    [CW_UPDATE_MIN] = "ldsmin",  [CW_UPDATE_MAX] = "ldsmax",        [CW_UPDATE_UMIN] = "ldumin",
    [CW_UPDATE_UMAX] = "ldumax", [CW_UPDATE_FADD] = NULL,
};

static const char *const exclusive[] = {
    [CW_UPDATE_ADD] = "ldadd or ldxr/add/stxr",
    [CW_UPDATE_SUB] = "ldadd or ldxr/sub/stxr",
    [CW_UPDATE_AND] = "ldclr or ldxr/and/stxr",
    [CW_UPDATE_OR] = "ldset or ldxr/orr/stxr",
    [CW_UPDATE_XOR] = "ldeor or ldxr/eor/stxr",
    [CW_UPDATE_EXCHANGE] = "swp or ldxr/stxr",
    [CW_UPDATE_FADD] = NULL,
};

static const struct {
  const char *name;
  const char *loop_cost;
} machines[CW_MACHINE_COUNT] = {
    [CW_MACHINE_OTHER] = {"this target", "a compare and exchange each turn, and a turn for each write of others"},
    [CW_MACHINE_X86_32] = {"x86", "a lock cmpxchg each turn, and a turn for each write of others"},
    [CW_MACHINE_X86_64] = {"x86-64", "a lock cmpxchg each turn, and a turn for each write of others"},
    [CW_MACHINE_AARCH64] =
        {"AArch64 without LSE",
         "a loop of exclusives or a call of a helper each turn, and a turn for each write of others"},
    [CW_MACHINE_AARCH64_LSE] = {"AArch64 with LSE", "a cas each turn, and a turn for each write of others"},
};

static const struct {
  const char *name;
  const char *text;
} gains[CW_GAIN_COUNT] = {
    [CW_GAIN_YES] = {"LoopRaised", ""},
    [CW_GAIN_NO_TABLE] = {"LOOP_NO_GAIN", "nothing is known of what this target makes of it"},
    [CW_GAIN_NO_INSTRUCTION] = {"LOOP_NO_GAIN", "the target has no instruction for it"},
    [CW_GAIN_RESULT_USED] = {"LOOP_NO_GAIN_RESULT",
                             "the target's instruction does not give the old value, which is used"},
    [CW_GAIN_WIDTH] = {"LOOP_NO_GAIN_WIDTH", "the target has no instruction for it of this width"},
    [CW_GAIN_NEEDS_LSE] = {"LOOP_NO_GAIN_LSE", "only processors with LSE have an instruction for it"},
};

cw_machine cw_machine_of(LLVMValueRef function) {
  switch (cw_subtarget_architecture(LLVMGetGlobalParent(function))) {
  case CW_ARCHITECTURE_X86_32:
    return CW_MACHINE_X86_32;
  case CW_ARCHITECTURE_X86_64:
    return CW_MACHINE_X86_64;
  case CW_ARCHITECTURE_AARCH64:
    return cw_subtarget_has(function, "lse") ? CW_MACHINE_AARCH64_LSE : CW_MACHINE_AARCH64;
  default:
    return CW_MACHINE_OTHER;
  }
}

const char *cw_machine_name(cw_machine machine) {
  return machines[machine].name;
}

const char *cw_machine_loop_cost(cw_machine machine) {
  return machines[machine].loop_cost;
}

const char *cw_machine_gain_text(cw_gain gain) {
  return gains[gain].text;
}

const char *cw_machine_gain_name(cw_gain gain) {
  return gains[gain].name;
}

static cw_verdict no(cw_gain gain, const char *instead) {
  return (cw_verdict){gain, instead};
}

static cw_verdict judge_x86(cw_machine machine, cw_update update, unsigned width, cw_use use) {
  if (update >= sizeof x86 / sizeof x86[0] || !x86[update].nothing)
    return no(CW_GAIN_NO_INSTRUCTION, NULL);
  if (machine == CW_MACHINE_X86_32 && width > 32)
    return no(CW_GAIN_WIDTH, NULL);
  if (use == CW_USE_BIT && width == 8 && !x86[update].value)
    return no(CW_GAIN_RESULT_USED, x86[update].nothing);
  const row *r = &x86[update];
  const char *instruction = use == CW_USE_NOTHING ? r->nothing : use == CW_USE_BIT ? r->bit : r->value;
  return instruction ? (cw_verdict){CW_GAIN_YES, instruction} : no(CW_GAIN_RESULT_USED, r->nothing);
}

static cw_verdict judge_lse(cw_update update) {
  return lse[update] ? (cw_verdict){CW_GAIN_YES, lse[update]} : no(CW_GAIN_NO_INSTRUCTION, NULL);
}

static cw_verdict judge_exclusive(cw_update update) {
  if (exclusive[update])
    return (cw_verdict){CW_GAIN_YES, exclusive[update]};
  return no(lse[update] ? CW_GAIN_NEEDS_LSE : CW_GAIN_NO_INSTRUCTION, lse[update]);
}

cw_verdict cw_machine_judge(cw_machine machine, cw_update update, unsigned width, cw_use use) {
  switch (machine) {
  case CW_MACHINE_X86_32:
  case CW_MACHINE_X86_64:
    return judge_x86(machine, update, width, use);
  case CW_MACHINE_AARCH64:
    return judge_exclusive(update);
  case CW_MACHINE_AARCH64_LSE:
    return judge_lse(update);
  default:
    return no(CW_GAIN_NO_TABLE, NULL);
  }
}
