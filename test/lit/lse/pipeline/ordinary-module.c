// A file without atomic operations and contracts is compiled as without the plugin, also for a link.
// RUN: %clang --target=aarch64-linux-gnu -O2 -flto -c %s -o %t.plain.o && %clang --target=aarch64-linux-gnu -O2 -flto -fpass-plugin=%plugin -c %s -o %t.o && cmp %t.plain.o %t.o
// RUN: %clang --target=aarch64-linux-gnu -O2 -flto=thin -c %s -o %t.plain.o && %clang --target=aarch64-linux-gnu -O2 -flto=thin -fpass-plugin=%plugin -c %s -o %t.o && cmp %t.plain.o %t.o
// RUN: %clang --target=aarch64-linux-gnu -O0 -flto -ffat-lto-objects -c %s -o %t.plain.o && %clang --target=aarch64-linux-gnu -O0 -flto -ffat-lto-objects -fpass-plugin=%plugin -c %s -o %t.o && cmp %t.plain.o %t.o
// RUN: %clang --target=aarch64-linux-gnu -O2 -g -c %s -o %t.plain.o && %clang --target=aarch64-linux-gnu -O2 -g -fpass-plugin=%plugin -c %s -o %t.o && cmp %t.plain.o %t.o
int plain(int *p) {
  return __atomic_load_n(p, __ATOMIC_SEQ_CST) + 1;
}
