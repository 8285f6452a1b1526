# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The projects: what each is built from, how, and what its own test suite says. Nothing here runs anything.

Commands are for sh, in the folder of the sources. They see CC, CXX, AR, NM, RANLIB, JOBS, and for a build for another
machine HOST, the name of that machine."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Project:
    name: str
    package: str  # Debian's source package
    version: str  # the version that this description was written for, without Debian's revision
    configure: str
    build: str  # all that the tests need, so that the plugin has compiled it and its time is measured
    test: str
    reader: str  # how the output of the test is read: a function of results.py
    needs: tuple = ()  # Debian packages
    clean: str = "make clean"
    minutes: int = 20  # after which the test is ended
    unprivileged: bool = False  # the suite refuses to run as root
    known: tuple = ()  # failures without the plugin, seen before
    aarch64: dict = None  # what differs there; None: not built for AArch64


# Those of the regression tests that take seconds: readers against writers, for each kind of RCU.
URCU_TORTURE = " ".join(f"rcutorture_urcu_{kind}_stress_global.tap"
                        for kind in ("bp", "mb", "membarrier", "qsbr", "signal"))

# Unit tests of jemalloc with threads or atomic operations. Each is linked to all of the allocator, built for tests.
JEMALLOC_UNITS = " ".join(f"test/unit/{unit}.c" for unit in (
    "atomic", "background_thread", "binshard", "counter", "edata_cache", "hpa", "log", "mpsc_queue", "mq", "mtx", "pa",
    "retained", "rtree", "sec", "seq", "spin", "stats", "tsd"))

# Units of Redis that take seconds each, with threads for input and output so that its atomic counters are shared.
REDIS_UNITS = ["type/string", "type/incr", "type/hash", "type/set", "keyspace", "multi", "pubsub", "scripting", "functions",
               "lazyfree", "acl", "info", "querybuf", "tracking"]

# Tests of SQLite in which several connections or threads meet, in shared memory above all.
SQLITE_TESTS = ("wal wal2 wal3 wal5 wal6 walbak walhook walmode walro walshared shared shared2 shared3 shared4 thread001 "
                "thread002 thread003 lock lock2 lock3 pcache malloc5 memsubsys1 mutex1 select1 insert update trans")

PROJECTS = [
    Project(
        name="liburcu", package="liburcu", version="0.13.2",
        # Debian's patches are newer than what automake made of them, and automake need not be here.
        configure='touch aclocal.m4; sleep 1; touch configure $(find . -name Makefile.in -o -name config.h.in); '
                  './configure --disable-dependency-tracking ${HOST:+--host=$HOST}',
        build='for part in include src tests; do make -j$JOBS -C $part || exit; done; make -j$JOBS -C tests check TESTS=',
        test='make -k -C tests/unit check; '
             f'make -k -C tests/regression regtest REGTEST_TESTS="test_urcu_fork.tap {URCU_TORTURE}"',
        reader="automake",
        # qemu cannot fork a program that has threads.
        aarch64={"test": 'make -k -C tests/unit check; '
                         f'make -k -C tests/regression regtest REGTEST_TESTS="{URCU_TORTURE}"'}),
    Project(
        name="jemalloc", package="jemalloc", version="5.3.0",
        configure='./configure --disable-cxx ${HOST:+--host=$HOST --with-lg-page=12}',
        build=f'make -j$JOBS tests_unit TESTS_UNIT="{JEMALLOC_UNITS}"',
        test=f'make -k check_unit TESTS_UNIT="{JEMALLOC_UNITS}"',
        reader="jemalloc",
        aarch64={}),
    Project(
        name="ck", package="ck", version="0.7.1",
        # Its atomic operations are inline assembly otherwise, of which no compiler sees anything.
        configure='./configure --use-cc-builtins --cores=2 ${HOST:+--platform=aarch64}',
        build='make -j$JOBS -C src all && make -j$JOBS -C regressions all',
        test='make -C regressions check CORES=2',
        reader="ck",
        minutes=30,
        aarch64={}),
    Project(
        name="mimalloc", package="mimalloc", version="2.0.9",
        configure='cmake -B . -S . -DCMAKE_BUILD_TYPE=Release ${HOST:+-DCMAKE_SYSTEM_NAME=Linux '
                  '-DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_CXX_COMPILER_FORCED=ON}',
        build='make -j$JOBS',
        test='ctest --output-on-failure',
        reader="ctest",
        # Its test of many threads takes half an hour of emulation, so with less of everything.
        aarch64={"test": 'for test in api api-fill "stress 4 20 10"; do '
                         './mimalloc-test-$test && echo "PASS: $test" || echo "FAIL: $test"; done',
                 "reader": "automake"}),
    Project(
        name="sqlite", package="sqlite3", version="3.40.1",
        configure='./configure --disable-shared --with-tcl=/usr/lib/tcl8.6',
        build='make -j$JOBS testfixture threadtest3',
        test=f'for test in {SQLITE_TESTS}; do ./testfixture test/$test.test; done; '
             './threadtest3 walthread1 dynamic_triggers',
        reader="sqlite",
        needs=("tcl-dev",),
        unprivileged=True,
        aarch64={"configure": './configure --disable-tcl --disable-readline --host=$HOST',
                 "build": 'make -j$JOBS sqlite3 threadtest3 fuzzcheck',
                 "test": './fuzzcheck --limit-mem 200M test/fuzzdata8.db; ./threadtest3 walthread1 walthread2'}),
    Project(
        name="redis", package="redis", version="7.0.15",
        # Its own jemalloc, which makes the allocator a part of what is tested.
        configure='true',
        build='make -j$JOBS MALLOC=jemalloc BUILD_TLS=no USE_SYSTEMD=no CC="$CC" AR="$AR"',
        test='./runtest --clients 2 --config io-threads 2 --config io-threads-do-reads yes '
             + " ".join(f"--single unit/{unit}" for unit in REDIS_UNITS),
        reader="redis",
        clean="make distclean",
        needs=("tcl",)),
    Project(
        name="postgresql", package="postgresql-15", version="15",
        configure='./configure --without-readline --without-icu',
        build='make -j$JOBS && make -j$JOBS -C src/test/regress all',
        test='make -k check MAX_CONNECTIONS=8; make -k -C src/test/isolation check MAX_CONNECTIONS=8',
        reader="postgresql",
        needs=("zlib1g-dev",),
        unprivileged=True),
]


def for_target(project, target):
    """The description for a machine, or None."""
    if target == "native":
        return project
    return None if project.aarch64 is None else dataclasses.replace(project, **project.aarch64)
