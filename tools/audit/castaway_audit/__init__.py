# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""castaway-audit: compiles a program as its build does, asks the plugin what it sees, and writes that down.

`main` leads through it: `options` what is asked, `database` which compilations there are, `command` how each is
repeated, `run` does so, `remark` and `finding` make of the compiler's records what is reported, and `text`,
`json_report` and `sarif` write it. Nothing of the audited build is touched: the compiler's output is thrown away."""
