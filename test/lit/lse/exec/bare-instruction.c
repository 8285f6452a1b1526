// The processor that these tests take for one without LSE has none: its instructions are illegal there.
// RUN: %clang --target=aarch64-linux-gnu -march=armv8.1-a -O1 -static %s -o %t
// RUN: not --crash %qemu_aarch64 -cpu cortex-a53 %t
// RUN: %qemu_aarch64 -cpu neoverse-n1 %t
// RUN: %qemu_aarch64 -cpu max %t
int main(void) {
  int x = 0;
  __asm__ volatile("casal %w0, %w1, [%2]" : : "r"(0), "r"(1), "r"(&x) : "memory");
  return x != 1;
}
