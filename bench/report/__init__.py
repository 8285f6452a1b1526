# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What happens to measurements after they are taken: rounds, ratios, tables, files and plots."""
