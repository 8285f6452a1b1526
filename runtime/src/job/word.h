/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The state word of a job: one pointer-sized value that holds everything that must change at once. Pure functions on
 * such values, and the phases; who may make which change is in docs/design/jobs.md.
 *
 *   bits 4 and up  the top of the stack of nodes (16-byte aligned), null, or after the end CW__DETACHED
 *   bit 3          CW__AWAITED: the parent has counted this job and waits for its end
 *   bits 0 to 2    the phase
 *
 * Cancellation is part of the phase, not a bit of its own: a cancelled job is never parked and needs no wake-up token,
 * so eight phases hold what would otherwise take four bits, and nodes need only malloc's alignment.
 */
#ifndef CASTAWAY_SRC_JOB_WORD_H
#define CASTAWAY_SRC_JOB_WORD_H

#include <stdbool.h>
#include <stdint.h>

typedef struct cw__node cw__node;

/* A state word's value. A pointer type, as the field is a reference; only these functions take it apart. */
typedef void *cw__word;

/* In this order: everything from CW__CANCELLING on is cancelled. */
typedef enum cw__phase {
  CW__ACTIVE = 0,           /* the body is running, or queued to run */
  CW__SIGNALLED = 1,        /* as ACTIVE, and a wake-up came before the body had parked */
  CW__PARKED = 2,           /* the body waits for a wake-up; whoever changes this phase owns the wake-up */
  CW__COMPLETING = 3,       /* the body has returned; no new children; handlers are still taken */
  CW__COMPLETED = 4,        /* the outcome is fixed: success */
  CW__CANCELLING = 5,       /* as ACTIVE, cancelled */
  CW__CANCELLING_LATE = 6,  /* as COMPLETING, cancelled */
  CW__CANCELLED = 7         /* the outcome is fixed: cancelled or failed */
} cw__phase;

enum {
  CW__PHASE_MASK = 7,
  CW__AWAITED = 8,
  CW__TAG_MASK = 15,
  CW__DETACHED = 16 /* in place of the top: nothing will touch this job again but to free it */
};

static inline cw__phase cw__word_phase(cw__word word) {
  return (cw__phase)((uintptr_t)word & CW__PHASE_MASK);
}

static inline bool cw__word_is_awaited(cw__word word) {
  return ((uintptr_t)word & CW__AWAITED) != 0;
}

/* Not to be asked of a detached job's word. */
static inline cw__node *cw__word_top(cw__word word) {
  return (cw__node *)((uintptr_t)word & ~(uintptr_t)CW__TAG_MASK);
}

static inline bool cw__word_is_detached(cw__word word) {
  return ((uintptr_t)word & ~(uintptr_t)CW__TAG_MASK) == CW__DETACHED;
}

static inline cw__word cw__word_with_phase(cw__word word, cw__phase phase) {
  return (cw__word)(((uintptr_t)word & ~(uintptr_t)CW__PHASE_MASK) | (uintptr_t)phase);
}

static inline cw__word cw__word_with_top(cw__word word, cw__node *top) {
  return (cw__word)((uintptr_t)top | ((uintptr_t)word & CW__TAG_MASK));
}

static inline cw__word cw__word_awaited(cw__word word) {
  return (cw__word)((uintptr_t)word | CW__AWAITED);
}

/* ---- Phases ---- */

static inline bool cw__phase_is_cancelled(cw__phase phase) {
  return phase >= CW__CANCELLING;
}

static inline bool cw__phase_is_final(cw__phase phase) {
  return phase == CW__COMPLETED || phase == CW__CANCELLED;
}

/* Whether the body has returned, so that no child may come any more. */
static inline bool cw__phase_is_closed(cw__phase phase) {
  return phase == CW__COMPLETING || phase == CW__CANCELLING_LATE || cw__phase_is_final(phase);
}

/* The phase after a cancel; for a phase that is neither final nor cancelled. */
static inline cw__phase cw__phase_cancelled(cw__phase phase) {
  return phase == CW__COMPLETING ? CW__CANCELLING_LATE : CW__CANCELLING;
}

/* The phase once the body has returned. */
static inline cw__phase cw__phase_closed(cw__phase phase) {
  return cw__phase_is_cancelled(phase) ? CW__CANCELLING_LATE : CW__COMPLETING;
}

/* The phase once the outcome is fixed. */
static inline cw__phase cw__phase_final(cw__phase phase) {
  return cw__phase_is_cancelled(phase) ? CW__CANCELLED : CW__COMPLETED;
}

static inline cw__word cw__word_detached(cw__word word) {
  return (cw__word)((uintptr_t)CW__DETACHED | (uintptr_t)cw__phase_final(cw__word_phase(word)));
}

#endif
