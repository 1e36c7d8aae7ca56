#include "CWordVectors.h"

#if defined(__x86_64__) && defined(__ELF__) && defined(__GLIBC__)
#define EVERY_WIDTH __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define EVERY_WIDTH
#endif

EVERY_WIDTH void word_vectors_products(
    const int8_t *rows, long count, long columns, const int8_t *query, int32_t *products) {
  for (long row = 0; row < count; row++) {
    const int8_t *numbers = rows + row * columns;
    int32_t sum = 0;
    // Narrow steps, as rows are short and their number of columns is a multiple of 8 or 16.
#pragma clang loop vectorize_width(16) interleave_count(1)
    for (long column = 0; column < columns; column++) sum += (int16_t)numbers[column] * (int16_t)query[column];
    products[row] = sum;
  }
}
