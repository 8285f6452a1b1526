# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What the lit suites share: which files are tests, the words that a RUN line may use, and the features that it may
# require. Facts of one build come from lit.site.cfg.py. `opt`, `FileCheck`, `not`, `split-file`, `llc`, `llvm-*` are
# found through PATH, whose first folder is the LLVM of the plugin.

import os
import re
import shutil

import lit.formats

config.name = f"castaway (LLVM {config.llvm_major})"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".c", ".cpp", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)

config.environment["PATH"] = os.pathsep.join([config.llvm_tools, os.environ["PATH"]])
config.environment["LC_ALL"] = "C"
# A run on a developer's machine must not depend on what the plugin is told there.
config.environment.pop("CASTAWAY_OPTIONS", None)


def substitute(word, value):
    """Lets RUN lines say `%word`. The boundary keeps %clang from answering for %clangxx."""
    config.substitutions.append((rf"%{word}\b", value))


def substitute_optional(word, value, feature):
    """As substitute, for what a machine may lack: tests that use it say `REQUIRES: feature`."""
    if value:
        substitute(word, value)
        config.available_features.add(feature)


substitute("plugin", config.plugin)
substitute("plugin_folder", os.path.dirname(config.plugin))
substitute("opt", f"{config.llvm_tools}/opt -load-pass-plugin={config.plugin}")
substitute("clang", f"{config.llvm_tools}/clang")
substitute("clangxx", f"{config.llvm_tools}/clang++")
substitute("python", config.python)
substitute("audit", f"{config.python} {config.audit} --clang={config.llvm_tools}/clang")
substitute("include", " ".join(f"-I{path}" for path in config.include_paths))
substitute("llvm_opt", os.path.join(config.llvm_tools, "opt"))
substitute("llvm_include", os.path.join(config.llvm_tools, "..", "include"))
substitute("support", os.path.join(config.test_source_root, "..", "support"))
substitute("exit_status", f"{config.python} {config.test_source_root}/../support/exit_status.py")
substitute("runtime_lib", config.runtime_lib)
substitute("runtime_folder", os.path.dirname(config.runtime_lib))
substitute("runtime_static", config.runtime_static)
substitute("runtime_sources", " ".join(config.runtime_sources))
# Without most kinds of fields, whose sources come from the same templates: for tests that take long on each file.
generated = re.compile(r"/[a-z0-9]+_(field|updater|offset)(_arithmetic)?\.c$")
kept = re.compile(r"/(int|ref|int128|double)_\w+\.c$")
substitute("runtime_sample", " ".join(s for s in config.runtime_sources if kept.search(s) or not generated.search(s)))

substitute_optional("reflect", config.reflect, "reflect")
substitute_optional("gcc", config.gcc, "gcc")
substitute_optional("other_clang", config.other_clang, "other-llvm")
substitute_optional("aarch64_cc", config.aarch64_cc, "aarch64-cross")
substitute_optional("qemu_aarch64", config.qemu_aarch64, "qemu-aarch64")

# One program, built in every way, must print the same: `%same_output --sites=N --output=%t %s`.
include_options = " ".join(f"--include={path}" for path in config.include_paths)
substitute("include_options", include_options)
substitute(
    "same_output",
    f"{config.python} {config.test_source_root}/../support/same_output.py --clang={config.llvm_tools}/clang"
    f" --gcc={config.gcc} --plugin={config.plugin} --runtime={config.runtime_static} {include_options}",
)
substitute(
    "compare_functions",
    f"{config.python} {config.test_source_root}/../support/compare_functions.py"
    f" --objdump={config.llvm_tools}/llvm-objdump",
)

if shutil.which("ccache"):
    config.available_features.add("ccache")
config.available_features.add(f"llvm-{config.llvm_major}")
config.available_features.add(config.host_processor)
