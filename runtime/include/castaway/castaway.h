/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Everything about classes and field updaters in one include.
 */
#ifndef CASTAWAY_CASTAWAY_H
#define CASTAWAY_CASTAWAY_H

#include <castaway/class.h>
#include <castaway/fault.h>
#include <castaway/int_offset.h>
#include <castaway/int_offset_arithmetic.h>
#include <castaway/int_updater.h>
#include <castaway/int_updater_arithmetic.h>
#include <castaway/long_offset.h>
#include <castaway/long_offset_arithmetic.h>
#include <castaway/long_updater.h>
#include <castaway/long_updater_arithmetic.h>
#include <castaway/ref_offset.h>
#include <castaway/ref_updater.h>
#include <castaway/status.h>
#include <castaway/updater.h>

#endif
