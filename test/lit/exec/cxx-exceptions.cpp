// An exception from the user's update function leaves the operation as it leaves the reflective one: destructors run,
// nothing is stored, and the next call works. Operations that cannot throw are lowered inside scopes with destructors.

// RUN: %same_output --clang=%clangxx --gcc= --sites=4 --output=%t %s

#include <atomic>
#include <castaway/castaway.h>
#include <cstdio>
#include <stdexcept>

namespace {

struct node {
  cw_object object;
  CW_ATOMIC(int32_t) low;
  CW_ATOMIC(int32_t) high;
  CW_ATOMIC(node *) next;
};

extern const cw_class node_class;
const cw_field node_fields[] = {
    CW_FIELD_INT(node, low),
    CW_FIELD_INT(node, high),
    CW_FIELD_REF(node, next, node, &node_class),
};
const cw_class node_class = CW_CLASS(node_class, node, node_fields);
const cw_int_updater low_updater = CW_INT_UPDATER(node_class, node, low);
const cw_int_updater high_updater = CW_INT_UPDATER(node_class, node, high);
const cw_ref_updater next_updater = CW_REF_UPDATER(node_class, node, next, node, &node_class);

struct scope {
  const char *name;
  ~scope() { std::printf("leaving %s\n", name); }
};

int32_t throw_if_odd(int32_t value, void *context) {
  scope inside{"function"};
  if (value & 1)
    throw std::runtime_error("odd");
  return value + *static_cast<int32_t *>(context);
}

void *throw_always(void *, void *) { throw 42; }

void print_fault(const cw_fault *fault, void *) { std::printf("fault %d of %s\n", fault->code, fault->operation); }

// Without a handler in sight: the calls are plain calls.
int32_t update_twice(node *n, int32_t step) {
  int32_t first = cw_int_update_and_get(&low_updater, n, throw_if_odd, &step);
  return first * 100 + cw_int_update_and_get(&low_updater, n, throw_if_odd, &step);
}

// With one: they may unwind into it.
int32_t update_or(node *n, int32_t step, int32_t otherwise) {
  scope outside{"update_or"};
  try {
    return cw_int_get_and_update(&high_updater, n, throw_if_odd, &step);
  } catch (const std::exception &e) {
    std::printf("caught %s\n", e.what());
    return otherwise;
  }
}

int32_t add_with_scope(node *n, int32_t step) {
  scope outside{"add_with_scope"};
  return cw_int_get_and_add(&low_updater, n, step);
}

bool link(node *n, node *next) {
  try {
    scope outside{"link"};
    return cw_ref_compare_and_set(&next_updater, n, nullptr, next);
  } catch (...) {
    return false;
  }
}

void try_updates() {
  node n{{&node_class}, {2}, {3}, {nullptr}};
  for (int32_t step : {2, 1}) {
    try {
      std::printf("%d\n", update_twice(&n, step));
    } catch (const std::exception &e) {
      std::printf("caught %s at %d\n", e.what(), n.low.load());
    }
    std::printf("%d\n", update_or(&n, step, -1));
    n.high++;
  }
  try {
    cw_ref_update_and_get(&next_updater, &n, throw_always, nullptr);
  } catch (int number) {
    std::printf("caught %d, next is %s\n", number, n.next.load() ? "set" : "null");
  }
  std::printf("%d %d\n", n.low.load(), n.high.load());
}

void try_faults() {
  node n{{&node_class}, {2}, {3}, {nullptr}};
  node headless{{nullptr}, {2}, {3}, {nullptr}};
  for (node *holder : {&n, static_cast<node *>(nullptr), &headless}) {
    std::printf("%d\n", add_with_scope(holder, 5));
    std::printf("%d\n", link(holder, &headless));
  }
  std::printf("%d %d %s\n", n.low.load(), headless.low.load(), n.next.load() ? "set" : "null");
}

} // namespace

int main() {
  const cw_fault_handler handler = {print_fault, nullptr};
  cw_fault_set_thread_handler(&handler);
  try_updates();
  try_faults();
}
