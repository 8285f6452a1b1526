/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The operations of the kinds of fields that castaway.h leaves out, to be quick to compile: all but int, long, bool and
 * references. A file that needs one or two of them rather includes their own headers.
 */
#ifndef CASTAWAY_KINDS_H
#define CASTAWAY_KINDS_H

#include <castaway/byte_offset.h>
#include <castaway/byte_offset_arithmetic.h>
#include <castaway/byte_updater.h>
#include <castaway/byte_updater_arithmetic.h>
#include <castaway/double_offset.h>
#include <castaway/double_updater.h>
#include <castaway/float_offset.h>
#include <castaway/float_updater.h>
#include <castaway/int128_offset.h>
#include <castaway/int128_offset_arithmetic.h>
#include <castaway/int128_updater.h>
#include <castaway/int128_updater_arithmetic.h>
#include <castaway/short_offset.h>
#include <castaway/short_offset_arithmetic.h>
#include <castaway/short_updater.h>
#include <castaway/short_updater_arithmetic.h>
#include <castaway/ubyte_offset.h>
#include <castaway/ubyte_offset_arithmetic.h>
#include <castaway/ubyte_updater.h>
#include <castaway/ubyte_updater_arithmetic.h>
#include <castaway/uint128_offset.h>
#include <castaway/uint128_offset_arithmetic.h>
#include <castaway/uint128_updater.h>
#include <castaway/uint128_updater_arithmetic.h>
#include <castaway/uint_offset.h>
#include <castaway/uint_offset_arithmetic.h>
#include <castaway/uint_updater.h>
#include <castaway/uint_updater_arithmetic.h>
#include <castaway/ulong_offset.h>
#include <castaway/ulong_offset_arithmetic.h>
#include <castaway/ulong_updater.h>
#include <castaway/ulong_updater_arithmetic.h>
#include <castaway/ushort_offset.h>
#include <castaway/ushort_offset_arithmetic.h>
#include <castaway/ushort_updater.h>
#include <castaway/ushort_updater_arithmetic.h>

#endif
