# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How a retry loop is written: which exchange, which loop around it, and what becomes of the result."""

from dataclasses import dataclass

ORDERS = ("RELAXED", "ACQUIRE", "RELEASE", "ACQ_REL", "SEQ_CST")
FAILURES = ("RELAXED", "ACQUIRE", "SEQ_CST")


@dataclass(frozen=True)
class Access:
    """How the word is reached. `exchange` answers success; one that refreshes leaves in `old` what it found."""

    name: str
    pointer: str
    load: str
    exchange: str
    is_refreshing: bool


def c11(chooser, word, new):
    strength = chooser.choice(("weak", "strong"))
    if chooser.random() < 0.4:
        exchange = f"atomic_compare_exchange_{strength}(p, &old, {new})"
    else:
        orders = f"__ATOMIC_{chooser.choice(ORDERS)}, __ATOMIC_{chooser.choice(FAILURES)}"
        exchange = f"atomic_compare_exchange_{strength}_explicit(p, &old, {new}, {orders})"
    load = chooser.choice(("atomic_load(p)", f"atomic_load_explicit(p, __ATOMIC_{chooser.choice(FAILURES)})", "*p"))
    return Access("c11", f"_Atomic {word.name} *", load, exchange, True)


def gnu(chooser, word, new):
    orders = f"__ATOMIC_{chooser.choice(ORDERS)}, __ATOMIC_{chooser.choice(FAILURES)}"
    exchange = f"__atomic_compare_exchange_n(p, &old, {new}, {chooser.randint(0, 1)}, {orders})"
    load = f"__atomic_load_n(p, __ATOMIC_{chooser.choice(FAILURES)})"
    qualifier = chooser.choice(("", "", "volatile "))
    return Access("gnu" if not qualifier else "gnu_volatile", f"{qualifier}{word.name} *", load, exchange, True)


def sync_bool(chooser, word, new):
    qualifier = chooser.choice(("", "volatile "))
    return Access("sync_bool", f"{qualifier}{word.name} *", "*p", f"__sync_bool_compare_and_swap(p, old, {new})", False)


def sync_val(chooser, word, new):
    qualifier = chooser.choice(("", "volatile "))
    exchange = (f"({{ {word.name} seen_ = __sync_val_compare_and_swap(p, old, {new}); int won_ = seen_ == old;"
                " old = seen_; won_; })")
    return Access("sync_val", f"{qualifier}{word.name} *", "*p", exchange, True)


ACCESSES = (c11, c11, gnu, gnu, sync_bool, sync_val)

# {load} reads the word into old, {step} is the guard and computes made, {try} exchanges, {hint} waits a little.
REFRESHED = {
    "do": "{load} do {{ {step} }} while (!{try});\nok = 1;",
    "while": "{load}\n{step} while (!{try}) {{ {hint} {step} }}\nok = 1;",
    "for": "{load} for (;;) {{ {step} if ({try}) {{ ok = 1; break; }} {hint} }}",
    "continue": "{load} while (1) {{ {step} if (!{try}) {{ {hint} continue; }} ok = 1; break; }}",
    "goto": "{load}\nagain: {step} if (!{try}) {{ {hint} goto again; }}\nok = 1;",
    "peeled": "{load} {step} if (!{try}) {{ do {{ {hint} {step} }} while (!{try}); }}\nok = 1;",
    "return": "{load} for (;;) {{ {step} if ({try}) {{ ok = 1; return {result}; }} {hint} }}",
}
RELOADED = {
    "reload_do": "do {{ {load} {step} }} while (!{try});\nok = 1;",
    "reload_for": "for (;;) {{ {load} {step} if ({try}) {{ ok = 1; break; }} {hint} }}",
    "reload_goto": "again: {load} {step} if (!{try}) {{ {hint} goto again; }}\nok = 1;",
    "reload_return": "for (;;) {{ {load} {step} if ({try}) {{ ok = 1; return {result}; }} }}",
    "reload_peeled": "{load} {step} if (!{try}) {{ do {{ {load} {step} }} while (!{try}); }}\nok = 1;",
}

# What the caller learns. The new value exists only where the exchange was made.
RESULTS = {
    "none": "0",
    "old": "(uint64_t)old",
    "new": "(ok ? (uint64_t)made : 77)",
    "success": "(uint64_t)ok",
    "both": "(uint64_t)old * 31 + (ok ? (uint64_t)made : 5)",
    "live": "((uint64_t)old >> 3 ^ a) + ok",
}


def template_of(chooser, access):
    """The name and the text of a form that suits the access."""
    forms = dict(RELOADED)
    if access.is_refreshing:
        forms.update(REFRESHED)
    name = chooser.choice(sorted(forms))
    return name, forms[name]
