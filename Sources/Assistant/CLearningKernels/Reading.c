#include "CLearningKernels.h"

#include <string.h>

// What models are read with: each looks at every byte of a large part of one, which programs that were built for debugging
// would do for longer than everything else.

#pragma STDC FP_CONTRACT OFF

static uint64_t number(const uint8_t *bytes, int count) {
  uint64_t number = 0;
  for (int place = count - 1; place >= 0; place--) number = number << 8 | bytes[place];
  return number;
}

uint64_t learning_checksum(const uint8_t *bytes, long size, uint64_t seed) {
  uint64_t sum = seed;
  long place = 0;
  for (; place + 8 <= size; place += 8) sum = learning_combine(1, sum, number(bytes + place, 8));
  for (; place < size; place++) sum = learning_combine(2, sum, bytes[place]);
  return sum;
}

void learning_lengths(const int8_t *rows, long count, long columns, float *scales) {
  for (long row = 0; row < count; row++) {
    int64_t square = 0;
    for (long column = 0; column < columns; column++) {
      int64_t number = rows[row * columns + column];
      square += number * number;
    }
    scales[row] = square > 0 ? 1 / __builtin_sqrtf((float)square) : 0;
  }
}

long learning_read_features(
    const uint8_t *bytes, long size, long features, long labels, learning_feature *table, long capacity,
    uint16_t *names, int8_t *weights, long room, long *total) {
  const int width = labels <= 256 ? 1 : 2;
  long next = 0, place = 0, entries = 0;
  for (long index = 0; index < features; index++) {
    uint8_t gap;
    do {
      if (next >= size) return -1;
      gap = bytes[next++];
      place += gap;
    } while (gap == 255);
    if (size - next < 6 + width) return -1;
    learning_feature feature = {.mark = (uint32_t)number(bytes + next, 4), .start = (uint32_t)entries};
    // The upper half of a number's bits.
    uint32_t scale = (uint32_t)number(bytes + next + 4, 2) << 16;
    memcpy(&feature.scale, &scale, sizeof scale);
    long count = 1 + (long)number(bytes + next + 6, width);
    next += 6 + width;
    if (place >= capacity || feature.mark == 0 || !__builtin_isfinite(feature.scale)) return -1;
    if (count > labels || count > room - entries || size - next < count * (width + 1)) return -1;
    feature.count = (uint16_t)count;
    table[place] = feature;
    for (long entry = 0; entry < count; entry++, next += width + 1) {
      uint16_t label = (uint16_t)number(bytes + next, width);
      if (label >= labels) return -1;
      names[entries] = label;
      weights[entries++] = (int8_t)bytes[next + width];
    }
  }
  *total = entries;
  return next;
}
