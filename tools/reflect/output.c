/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The new content is written beside the file and renamed over it: a reader, or a build that is broken off, sees the old
 * file or the new one.
 */
#include "output.h"
#include "report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool has_content(const char *path, const char *content, size_t length) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return false;
  char *present = malloc(length + 1);
  bool same = present && fread(present, 1, length + 1, file) == length && memcmp(present, content, length) == 0;
  free(present);
  fclose(file);
  return same;
}

/* mkstemp makes files that others cannot read. */
static mode_t usual_mode(void) {
  mode_t mask = umask(0);
  umask(mask);
  return (mode_t)(0666 & ~mask);
}

static bool write_all(int descriptor, const char *content, size_t length) {
  while (length > 0) {
    ssize_t written = write(descriptor, content, length);
    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0)
      return false;
    content += written;
    length -= (size_t)written;
  }
  return fchmod(descriptor, usual_mode()) == 0;
}

static bool replace(char *temporary, const char *path, const char *content, size_t length) {
  int descriptor = mkstemp(temporary);
  if (descriptor < 0)
    return false;
  bool written = write_all(descriptor, content, length);
  written = close(descriptor) == 0 && written;
  if (written && rename(temporary, path) == 0)
    return true;
  int reason = errno;
  unlink(temporary);
  errno = reason;
  return false;
}

bool cw_output_write(cw_arena *arena, const char *path, const char *content, size_t length) {
  if (has_content(path, content, length))
    return true;
  char *temporary = (char *)cw_arena_format(arena, "%s.XXXXXX", path);
  if (replace(temporary, path, content, length))
    return true;
  cw_report_plain("cannot write '%s': %s", path, strerror(errno));
  return false;
}
