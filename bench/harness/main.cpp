// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The harness: loads the variants that the command line names and hands their loops to Google Benchmark, which does all
// the measuring and reporting.
//
//   bench-harness --variant NAME=FILE ... [--seed N] [--benchmark_...]
//
// Ratios between variants are what is published, so the variants of one loop are measured one after the other, in an
// order that the seed shuffles: a slow change of the machine's speed then hits all of them alike, and no variant always
// comes first. One run is one round; run.py makes the rounds.

#include "variant.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace {

struct Loop {
  std::string variant;
  const bench_entry *entry;
};

struct Options {
  std::vector<std::pair<std::string, std::string>> variants; // name, file
  unsigned seed = 0;
};

[[noreturn]] void fail(const std::string &message) {
  std::fprintf(stderr, "bench-harness: %s\n", message.c_str());
  std::exit(2);
}

std::pair<std::string, std::string> split_variant(const std::string &argument) {
  const auto equals = argument.find('=');
  if (equals == std::string::npos)
    fail("--variant takes NAME=FILE, not \"" + argument + "\"");
  return {argument.substr(0, equals), argument.substr(equals + 1)};
}

// Takes the options that are ours; Google Benchmark has taken its own before.
Options parse(int argc, char **argv) {
  Options options;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string option = argv[i];
    if (option == "--variant")
      options.variants.push_back(split_variant(argv[i + 1]));
    else if (option == "--seed")
      options.seed = static_cast<unsigned>(std::strtoul(argv[i + 1], nullptr, 10));
    else
      fail("unknown option \"" + option + "\"");
  }
  if (argc % 2 == 0)
    fail(std::string("\"") + argv[argc - 1] + "\" lacks its value");
  if (options.variants.empty())
    fail("at least one --variant NAME=FILE is needed");
  return options;
}

// The objects stay loaded until the process ends: benchmarks point into them.
const bench_table &load(const std::string &file) {
  void *object = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (object == nullptr)
    fail(dlerror());
  const auto *table = static_cast<const bench_table *>(dlsym(object, BENCH_TABLE_SYMBOL));
  if (table == nullptr)
    fail(file + " exports no " BENCH_TABLE_SYMBOL);
  return *table;
}

// One loop name -> that loop in every variant that has it.
std::map<std::string, std::vector<Loop>> collect(const Options &options) {
  std::map<std::string, std::vector<Loop>> loops;
  for (const auto &[name, file] : options.variants) {
    const bench_table &table = load(file);
    for (size_t i = 0; i != table.count; i++)
      loops[table.entries[i].name].push_back({name, &table.entries[i]});
  }
  return loops;
}

void call_untimed(benchmark::State &state, void (*step)(uint64_t), uint64_t iterations) {
  if (step == nullptr)
    return;
  state.PauseTiming();
  step(iterations);
  state.ResumeTiming();
}

void measure(benchmark::State &state, const bench_entry &entry) {
  while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(entry.batch))) {
    call_untimed(state, entry.prepare, entry.batch);
    benchmark::DoNotOptimize(entry.run(entry.batch));
    call_untimed(state, entry.finish, entry.batch);
  }
}

void enlist(const Options &options) {
  std::mt19937 random(options.seed);
  for (auto &[name, loops] : collect(options)) {
    std::shuffle(loops.begin(), loops.end(), random);
    for (const Loop &loop : loops) {
      const bench_entry &entry = *loop.entry;
      benchmark::RegisterBenchmark((name + "@" + loop.variant).c_str(),
                                   [&entry](benchmark::State &state) { measure(state, entry); });
    }
  }
}

} // namespace

int main(int argc, char **argv) {
  benchmark::Initialize(&argc, argv);
  enlist(parse(argc, argv));
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
