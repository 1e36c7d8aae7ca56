#include "CWordVectors.h"

#pragma STDC FP_CONTRACT OFF

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

typedef float eight __attribute__((vector_size(32), aligned(4)));

EVERY_WIDTH void word_vectors_dots(
    const float *one, long rows, const float *two, long columns, long dimensions, float *products) {
  for (long row = 0; row < rows; row++)
    for (long column = 0; column < columns; column++) {
      const float *left = one + row * dimensions, *right = two + column * dimensions;
      eight sums = {0};
      long index = 0;
      for (; index + 8 <= dimensions; index += 8)
        sums += *(const eight *)(left + index) * *(const eight *)(right + index);
      float sum = sums[0];
      for (int lane = 1; lane < 8; lane++) sum += sums[lane];
      for (; index < dimensions; index++) sum += left[index] * right[index];
      products[row * columns + column] = sum;
    }
}
