// Unknown, malformed, misplaced and contradicting marks are errors that list the known ones.
// RUN: %refuse_to_describe

#include <castaway/reflect.h>


#define MARK(text) __attribute__((annotate("castaway:" text)))

struct MARK("reflct") node { // CHECK: :[[@LINE]]:8: error: unknown mark 'reflct': known are 'reflect [class=NAME]' on a struct, 'updater [variable=NAME]', 'private', 'undescribed' and 'value class=NAME' on a member, 'describes struct=NAME' on a table
  int x;
};

struct MARK("reflect class=9") digit { // CHECK: :[[@LINE]]:8: error: malformed mark 'reflect class=9'
  int x;
};

struct MARK("updater") odd { // CHECK: :[[@LINE]]:8: error: the mark 'updater' cannot stand here
  int x;
};

struct CW_REFLECT members {
  MARK("") int a;                      // CHECK: :[[@LINE]]:3: error: unknown mark ''
  MARK("updater name=a") int b;        // CHECK: :[[@LINE]]:3: error: malformed mark 'updater name=a'
  MARK("private now") int c;           // CHECK: :[[@LINE]]:3: error: malformed mark 'private now'
  MARK("value") int *d;                // CHECK: :[[@LINE]]:3: error: malformed mark 'value'
  MARK("reflect") int e;               // CHECK: :[[@LINE]]:3: error: the mark 'reflect' cannot stand here
  MARK("undescribed") CW_PRIVATE int f; // CHECK: :[[@LINE]]:38: error: 'f' is to be left out, so its other marks contradict
  CW_VALUE_CLASS(any) int g;           // CHECK: :[[@LINE]]:27: error: 'g' has a value class but is a 32-bit signed integer
};
