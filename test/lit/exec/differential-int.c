// Every operation on int fields answers, stores and faults alike with the plugin and without it.

// REQUIRES: gcc
// RUN: %same_output --sites=840 --output=%t %s

#define FIELD_INT
#include "Inputs/every_operation.h"
