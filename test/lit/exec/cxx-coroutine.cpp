// Operations in C++ coroutines: what was checked before a suspension is known after it, and a fault in the frame faults
// again after it.

// RUN: %same_output --clang=%clangxx --gcc= --sites=5 --output=%t %s -- -std=c++20

#include <atomic>
#include <castaway/castaway.h>
#include <coroutine>
#include <cstdio>
#include <exception>

namespace {

struct node {
  cw_object object;
  CW_ATOMIC(int32_t) low;
  CW_ATOMIC(int32_t) high;
};

const cw_field node_fields[] = {CW_FIELD_INT(node, low), CW_FIELD_INT(node, high)};
const cw_class node_class = CW_CLASS(node_class, node, node_fields);
const cw_int_updater low_updater = CW_INT_UPDATER(node_class, node, low);
const cw_int_updater high_updater = CW_INT_UPDATER(node_class, node, high);

struct task {
  struct promise_type {
    task get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() { std::terminate(); }
  };
  std::coroutine_handle<promise_type> handle;
};

int32_t triple(int32_t value, void *context) { return value * 3 + *static_cast<int32_t *>(context); }

task work(node *n, int rounds) {
  int32_t one = 1;
  std::printf("start %d\n", cw_int_get_and_add(&low_updater, n, 1));
  for (int i = 0; i < rounds; i++) {
    co_await std::suspend_always{};
    std::printf("round %d", cw_int_add_and_get(&low_updater, n, 10));
    std::printf(" %d", cw_int_update_and_get(&high_updater, n, triple, &one));
    std::printf(" %d\n", cw_int_get(&high_updater, n));
  }
  cw_int_set(&low_updater, n, -1);
}

void print_fault(const cw_fault *fault, void *) { std::printf("[fault %d of %s]", fault->code, fault->operation); }

void run(node *n) {
  task t = work(n, 3);
  while (!t.handle.done())
    t.handle.resume();
  t.handle.destroy();
}

} // namespace

int main() {
  const cw_fault_handler handler = {print_fault, nullptr};
  cw_fault_set_thread_handler(&handler);
  node n{{&node_class}, {2}, {3}};
  node headless{{nullptr}, {2}, {3}};
  for (node *holder : {&n, static_cast<node *>(nullptr), &headless})
    run(holder);
  std::printf("%d %d %d\n", n.low.load(), n.high.load(), headless.low.load());
}
