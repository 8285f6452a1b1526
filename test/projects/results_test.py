# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The readers of results.py, over what each kind of suite prints."""

import unittest

import results


class Readers(unittest.TestCase):
    def test_automake(self):
        text = "PASS: test_arch 1 - works\nFAIL: test_uatomic 2 - adds\nSKIP: x 3\n# TOTAL: 3\n"
        self.assertEqual(results.automake(text), {"test_arch 1": "pass", "test_uatomic 2": "fail", "x 3": "skip"})

    def test_jemalloc_counts_each_run_of_a_program(self):
        text = ("=== test/unit/a0 ===\ntest_a0 (non-reentrant): pass\ntest_a0 (libc-reentrant): fail\n--- pass: 1/2 ---\n"
                "=== test/unit/a0 ===\ntest_a0 (non-reentrant): pass\nTest harness error: test/unit/a0 w/ MALLOC_CONF=\"\"\n")
        self.assertEqual(results.failures(results.jemalloc(text)), ["test/unit/a0#1:test_a0/libc-reentrant", "test/unit/a0#2"])

    def test_ck_has_one_verdict_for_a_part(self):
        text = "----[ Testing array....\nmake[1]: fine\n\n----[ Testing ec....\nmake[2]: *** [Makefile:9: check] Error 1\n"
        self.assertEqual(results.ck(text), {"array": "pass", "ec": "fail"})

    def test_ctest(self):
        text = "1/2 Test #1: test-api .........   Passed    0.02 sec\n2/2 Test #2: test-stress ......***Failed    1.0 sec\n"
        self.assertEqual(results.ctest(text), {"test-api": "pass", "test-stress": "fail"})

    def test_redis(self):
        text = "\x1b[0;32m[ok]\x1b[0m: SET and GET (3 ms)\n[err]: INCR in tests/unit/type/incr.tcl\nExpected 1\n[skip]: huge\n"
        self.assertEqual(results.redis(text), {"SET and GET": "pass", "INCR": "fail", "huge": "skip"})

    def test_postgresql(self):
        text = "test tablespace      ... ok          90 ms\n     boolean         ... FAILED      40 ms\n"
        self.assertEqual(results.postgresql(text), {"tablespace": "pass", "boolean": "fail"})

    def test_sqlite(self):
        text = "alter-1.1... Ok\nalter-1.2...\n! alter-1.2 expected: [1]\n! alter-1.2 got:      [2]\n1 errors out of 2 tests\n"
        self.assertEqual(results.sqlite(text), {"alter-1.1": "pass", "alter-1.2": "fail"})

    def test_sqlite_with_threads(self):
        text = ("fuzzcheck: 0 errors out of 9 tests in 1 seconds\nRunning walthread1 for 20 seconds...\nError: 5\n"
                "Running walthread2 for 20 seconds...\nfine\n10 errors out of 2 tests\n")
        self.assertEqual(results.sqlite(text), {"fuzzcheck": "pass", "walthread1": "fail", "walthread2": "fail"})

    def test_sqlite_has_a_summary_of_each_program(self):
        text = "a-1... Ok\n0 errors out of 1 tests\nb-1... Ok\n1 errors out of 1 tests\n"
        self.assertEqual(results.failures(results.sqlite(text)), ["(errors in the summary)"])

    def test_a_suite_without_a_verdict_has_failed(self):
        self.assertEqual(results.failures(results.read("ck", "nothing", 0)), ["(no result was found)"])
        self.assertEqual(results.failures(results.read("ctest", "", "timeout")), ["(ended with status timeout)", "(no result was found)"])


class Comparison(unittest.TestCase):
    def wrong(self, control, plugin, known=frozenset()):
        variants = {"control": {"tests": {"max": {"found": control}}}, "plugin": {"tests": {"max": {"found": plugin}}}}
        results.compare(variants, known)
        return variants["plugin"]["tests"]["max"]["wrong"]

    def test_what_fails_in_both_is_well(self):
        self.assertEqual(self.wrong({"a": "fail", "b": "pass"}, {"a": "fail", "b": "pass"}), [])

    def test_what_fails_only_with_the_plugin_is_not(self):
        self.assertEqual(self.wrong({"a": "pass"}, {"a": "fail"}), ["fails only with the plugin: a"])
        self.assertEqual(self.wrong({"a": "pass"}, {"a": "fail"}, {"a"}), [])

    def test_what_is_not_heard_of_has_failed(self):
        self.assertEqual(self.wrong({"a": "pass", "b": "pass"}, {"a": "pass"}), ["not heard of with the plugin: b"])

    def test_a_control_that_passes_nothing_allows_nothing(self):
        self.assertEqual(self.wrong({"a": "fail"}, {"a": "fail"}), ["nothing passes in the control"])


unittest.main()
