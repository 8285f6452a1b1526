# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The one exception that ends the audit with a message to the user."""


class Fault(Exception):
    """What is wrong with what was asked; the message is for the user."""
