/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Compiler differences, and nothing else: visibility, attributes, the atomic member type that works in C and C++, and
 * 128-bit integers.
 */
#ifndef CASTAWAY_CONFIG_H
#define CASTAWAY_CONFIG_H

#ifdef __cplusplus
#define CW_BEGIN_DECLS extern "C" {
#define CW_END_DECLS }
#else
#define CW_BEGIN_DECLS
#define CW_END_DECLS
#endif

/** A symbol of the shared library. */
#define CW_API __attribute__((visibility("default")))

/** The caller must look at the result. */
#define CW_NODISCARD __attribute__((warn_unused_result))

/** These parameters, counted from 1, must not be null: the function does not look. */
#define CW_NONNULL(...) __attribute__((nonnull(__VA_ARGS__)))

/** The function only reads memory, and its result depends on nothing else: equal calls may be merged. */
#define CW_PURE __attribute__((pure))

/**
 * No C++ exception leaves the function, so that callers with destructors need no landing pad for it. (A fault handler
 * may still leave by longjmp.)
 */
#define CW_NOTHROW __attribute__((nothrow))

/**
 * An atomic struct member of type `T`: `CW_ATOMIC(int32_t) state;`. In C it is `_Atomic(T)`. In C++ it is
 * `std::atomic<T>`, which gcc and clang lay out alike, so that one header can declare a class for both languages; the
 * C++ user includes <atomic>.
 */
#ifdef __cplusplus
#define CW_ATOMIC(T) std::atomic<T>
#else
#define CW_ATOMIC(T) _Atomic(T)
#endif

/* What a function does, in words for the plugin: contract.h. clang keeps annotations on declarations, with their
 * constants, from 19 on. */
#if defined(__clang_major__) && __clang_major__ >= 19
#define CW_CONTRACT(...) __attribute__((annotate(__VA_ARGS__)))
#else
#define CW_CONTRACT(...)
#endif

/**
 * Defined where 128-bit fields are offered: the compiler has the types, and the processor an instruction that compares
 * and exchanges them. (On x86-64 that is `cmpxchg16b`, which all but the very first processors have.) A field is then
 * always reached by such instructions, never through a lock.
 */
#if defined __SIZEOF_INT128__ && (defined __x86_64__ || defined __aarch64__)
#define CW_HAVE_INT128 1
/** A 128-bit integer; the compilers' own, by a name that pedantic ones accept. */
__extension__ typedef __int128 cw_int128;
/** A 128-bit unsigned integer. */
__extension__ typedef unsigned __int128 cw_uint128;
#endif

#endif
