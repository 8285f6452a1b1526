// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plugin's door, castaway.so: looks at the host's version before anything that depends on it is loaded. The passes
// are in castaway-pass.so beside it, whose references to LLVM another version could not satisfy: loaded directly, it
// would fail with the name of some missing C++ symbol instead of a sentence.
#include "llvm_version.h"

#include "llvm-c/Core.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

// Weak, so that a host without LLVM's C interface is told so as well.
#pragma weak LLVMGetVersion

namespace {

using Describe = void(llvm::PassPluginLibraryInfo *);

constexpr char passLibrary[] = "castaway-pass.so";

// Ends the compilation. The host's own error path is closed: the layout of what it expects back depends on its version.
[[noreturn]] void refuse(const char *why) {
  std::fprintf(stderr, "castaway: %s\n", why);
  std::exit(1);
}

void refuseOtherVersions() {
  char text[200];
  unsigned major = 0, minor = 0, patch = 0;
  if (!LLVMGetVersion)
    refuse("the program that loads this plugin offers no LLVM interface");
  LLVMGetVersion(&major, &minor, &patch);
  if (major == castaway::builtForMajor)
    return;
  std::snprintf(text, sizeof text,
                "this plugin was built for LLVM %u, but it was loaded by LLVM %u.%u; use the castaway plugin of that "
                "version",
                castaway::builtForMajor, major, minor);
  refuse(text);
}

// The path of the pass library: this library's own, with another last part.
void findPassLibrary(char *path, size_t size) {
  Dl_info self;
  if (!dladdr(reinterpret_cast<void *>(refuseOtherVersions), &self) || !self.dli_fname)
    refuse("this plugin cannot find its own file");
  const char *slash = std::strrchr(self.dli_fname, '/');
  int folder = slash ? static_cast<int>(slash + 1 - self.dli_fname) : 0;
  if (std::snprintf(path, size, "%.*s%s", folder, self.dli_fname, passLibrary) >= static_cast<int>(size))
    refuse("the path of this plugin is too long");
}

Describe *openPassLibrary() {
  char path[4096];
  findPassLibrary(path, sizeof path);
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  void *entry = library ? dlsym(library, "castawayDescribePlugin") : nullptr;
  if (!entry)
    refuse(dlerror());
  return reinterpret_cast<Describe *>(entry);
}

} // namespace

extern "C" __attribute__((visibility("default"))) llvm::PassPluginLibraryInfo llvmGetPassPluginInfo() {
  refuseOtherVersions();
  llvm::PassPluginLibraryInfo info;
  openPassLibrary()(&info);
  return info;
}
