// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A peer without a job tree: C++20 coroutines, a frame each from operator new. They have no cancellation; what comes
// nearest is to destroy a suspended frame. They start suspended, as those of task libraries do: without any suspension
// point the compiler makes them plain functions, which need no frame.

#include <coroutine>
#include <cstdint>
#include <exception>

#include "../harness/variant.h"

namespace {

constexpr int most = 100;

struct Task {
  struct promise_type {
    Task get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() { std::terminate(); }
  };
  std::coroutine_handle<promise_type> handle; // dangling if the body has ended
};

Task empty_body() {
  co_return;
}

Task waiting_body() {
  co_await std::suspend_always{};
}

using Body = Task();

// Not constant: a caller that sees the body may leave the frame out altogether, and a library never sees it.
Body *volatile chosen_empty = empty_body;
Body *volatile chosen_waiting = waiting_body;

Task spawn(Body *body) {
  const Task task = body();
  task.handle.resume();
  return task;
}

template <int count> uint64_t launch(uint64_t iterations) {
  for (uint64_t i = 0; i != iterations; i++)
    for (int j = 0; j < count; j++)
      spawn(chosen_empty);
  return iterations;
}

template <int count> uint64_t launch_and_cancel(uint64_t iterations) {
  Task waiting[most];
  for (uint64_t i = 0; i != iterations; i++) {
    for (int j = 0; j < count; j++)
      waiting[j] = spawn(chosen_waiting);
    for (int j = 0; j < count; j++)
      waiting[j].handle.destroy();
  }
  return iterations;
}

const bench_entry entries[] = {
    {"launch1/unconfined", 4096, launch<1>, nullptr, nullptr},
    {"launch10/unconfined", 512, launch<10>, nullptr, nullptr},
    {"launch100/unconfined", 64, launch<100>, nullptr, nullptr},
    {"launchAndCancel1/unconfined", 4096, launch_and_cancel<1>, nullptr, nullptr},
    {"launchAndCancel100/unconfined", 64, launch_and_cancel<100>, nullptr, nullptr},
};

} // namespace

extern "C" const bench_table bench_variant_table = {entries, sizeof entries / sizeof entries[0]};
