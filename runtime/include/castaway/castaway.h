/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Nearly everything in one include: classes, field updaters, jobs and coroutines. Of the operations on fields, those of
 * int, long, bool and references; kinds.h has the others.
 */
#ifndef CASTAWAY_CASTAWAY_H
#define CASTAWAY_CASTAWAY_H

#include <castaway/bool_offset.h>
#include <castaway/bool_updater.h>
#include <castaway/class.h>
#include <castaway/coroutine.h>
#include <castaway/dispatcher.h>
#include <castaway/fault.h>
#include <castaway/int_offset.h>
#include <castaway/int_offset_arithmetic.h>
#include <castaway/int_updater.h>
#include <castaway/int_updater_arithmetic.h>
#include <castaway/job.h>
#include <castaway/long_offset.h>
#include <castaway/long_offset_arithmetic.h>
#include <castaway/long_updater.h>
#include <castaway/long_updater_arithmetic.h>
#include <castaway/loop.h>
#include <castaway/options.h>
#include <castaway/ref_offset.h>
#include <castaway/ref_updater.h>
#include <castaway/scope.h>
#include <castaway/status.h>
#include <castaway/updater.h>

#endif
