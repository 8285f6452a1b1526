// Every operation on ref fields answers, stores and faults alike with the plugin and without it.

// REQUIRES: gcc
// RUN: %same_output --sites=660 --output=%t %s

#define FIELD_REF
#include "Inputs/every_operation.h"
