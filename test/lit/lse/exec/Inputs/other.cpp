#include "counter.h"
long other(counter *c) {
  int local = 4;
  return c->twice(3) + raise_twice(&local, 3) + local + recursive(&c->value, 4);
}
