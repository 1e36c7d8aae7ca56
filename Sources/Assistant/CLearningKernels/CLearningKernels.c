#include "CLearningKernels.h"
#include "Wide.h"

#pragma STDC FP_CONTRACT OFF

INLINE void add(const float *row, float factor, float *sums, long columns) {
  long column = 0;
  for (; column + 16 <= columns; column += 16) *(wide *)(sums + column) += factor * *(const wide *)(row + column);
  if (column < columns) *(half *)(sums + column) += factor * *(const half *)(row + column);
}

// Rows stand in no order, so that the processor cannot know which comes next; so many before they are needed they are
// called for.
enum { AHEAD = 8, LINE = 64 };

INLINE void fetch(const int8_t *row, long columns) {
  for (long column = 0; column < columns; column += LINE) __builtin_prefetch(row + column);
}

INLINE void add_bytes(const int8_t *row, float factor, float *sums, long columns) {
  long column = 0;
  for (; column + 16 <= columns; column += 16)
    *(wide *)(sums + column) += factor * __builtin_convertvector(*(const bytes *)(row + column), wide);
  if (column < columns)
    *(half *)(sums + column) += factor * __builtin_convertvector(*(const few *)(row + column), half);
}

EVERY_WIDTH void learning_gather(
    const float *weights, const int32_t *rows, const float *values, long count, long columns, float *sums) {
  // Blocks of columns that stay in registers while all rows are added.
  long column = 0;
  for (; column + 32 <= columns; column += 32) {
    wide one = *(wide *)(sums + column), two = *(wide *)(sums + column + 16);
    for (long i = 0; i < count; i++) {
      const float *row = weights + (long)rows[i] * columns + column;
      one += values[i] * *(const wide *)row;
      two += values[i] * *(const wide *)(row + 16);
    }
    *(wide *)(sums + column) = one;
    *(wide *)(sums + column + 16) = two;
  }
  for (; column < columns; column += 8) {
    half one = *(half *)(sums + column);
    for (long i = 0; i < count; i++) one += values[i] * *(const half *)(weights + (long)rows[i] * columns + column);
    *(half *)(sums + column) = one;
  }
}

EVERY_WIDTH void learning_gather_bytes(
    const int8_t *weights, const float *scales, const int32_t *rows, const float *values, long count, long columns,
    float *sums) {
  for (long i = 0; i < count; i++) {
    if (i + 2 * AHEAD < count) __builtin_prefetch(scales + rows[i + 2 * AHEAD]);
    if (i + AHEAD < count) fetch(weights + (long)rows[i + AHEAD] * columns, columns);
    float factor = values[i] * scales[rows[i]];
    if (factor != 0) add_bytes(weights + (long)rows[i] * columns, factor, sums, columns);
  }
}

EVERY_WIDTH void learning_pool_all(
    const float *rows, const float *bias, long count, long filters, float *restrict tops,
    float *restrict totals) {
  for (long place = 0; place < count; place++)
    for (long filter = 0; filter < filters; filter++) {
      float answer = rows[place * filters + filter] + bias[filter];
      answer = answer >= 0 ? answer : 0;
      tops[filter] = answer >= tops[filter] ? answer : tops[filter];
      totals[filter] += answer;
    }
}

EVERY_WIDTH void learning_extremes(
    const float *row, float factor, long count, float *restrict sums, float *restrict tops,
    float *restrict bottoms) {
  for (long index = 0; index < count; index++) {
    float unit = row[index] * factor;
    sums[index] += row[index];
    tops[index] = unit >= tops[index] ? unit : tops[index];
    bottoms[index] = unit < bottoms[index] ? unit : bottoms[index];
  }
}

EVERY_WIDTH void learning_scatter(
    float *weights, const int32_t *rows, const float *values, long count, long columns, float factor,
    const float *added) {
  for (long i = 0; i < count; i++) add(added, factor * values[i], weights + (long)rows[i] * columns, columns);
}

EVERY_WIDTH void learning_add(const float *row, float factor, float *sums, long columns) {
  add(row, factor, sums, columns);
}

EVERY_WIDTH void learning_add_bytes(const int8_t *row, float factor, float *sums, long columns) {
  add_bytes(row, factor, sums, columns);
}

INLINE float sum(const float *lanes) {
  return ((lanes[0] + lanes[4]) + (lanes[2] + lanes[6])) + ((lanes[1] + lanes[5]) + (lanes[3] + lanes[7]));
}

EVERY_WIDTH void learning_dots(
    const float *matrix, const float *vector, const uint8_t *keep, long rows, long columns, float factor,
    float *products) {
  for (long row = 0; row < rows; row++) {
    if (!keep[row]) {
      products[row] = 0;
      continue;
    }
    float lanes[8] = {0};
    half partial = {0};
    for (long column = 0; column < columns; column += 8)
      partial += *(const half *)(matrix + row * columns + column) * *(const half *)(vector + column);
    *(half *)lanes = partial;
    products[row] = factor * sum(lanes);
  }
}

EVERY_WIDTH float learning_nearest(
    const int8_t *rows, const float *scales, long count, long columns, const float *vector) {
  float nearest = -1;
  for (long row = 0; row < count; row++) {
    float lanes[16];
    wide partial = {0};
    for (long column = 0; column < columns; column += 16)
      partial += __builtin_convertvector(*(const bytes *)(rows + row * columns + column), wide) *
                 *(const wide *)(vector + column);
    *(wide *)lanes = partial;
    float product = scales[row] * (sum(lanes) + sum(lanes + 8));
    nearest = product > nearest ? product : nearest;
  }
  return nearest;
}

EVERY_WIDTH void learning_multiply(
    const float *matrix, long step, long rows, long depth, const float *packed, long columns, float *result) {
  for (long panel = 0; panel < columns; panel += 16) {
    const float *source = packed + panel * depth;
    for (long row = 0; row < rows; row += 4) {
      const float *a = matrix + row * step, *b = a + step, *c = b + step, *d = c + step;
      wide one = {0}, two = {0}, three = {0}, four = {0};
      for (long index = 0; index < depth; index++) {
        wide factors = *(const wide *)(source + index * 16);
        one += a[index] * factors;
        two += b[index] * factors;
        three += c[index] * factors;
        four += d[index] * factors;
      }
      float *target = result + row * columns + panel;
      *(wide *)target = one;
      *(wide *)(target + columns) = two;
      *(wide *)(target + 2 * columns) = three;
      *(wide *)(target + 3 * columns) = four;
    }
  }
}

EVERY_WIDTH void learning_add_outer(
    const float *matrix, long step, long depth, const float *other, long columns, long rows, float *sum, long below,
    long beside) {
  // Blocks of rows that stay in the cache.
  for (long first = 0; first < rows; first += 64) {
    long last = first + 64 < rows ? first + 64 : rows;
    for (long panel = 0; panel < columns; panel += 16) {
      for (long index = 0; index < depth; index += 4) {
        wide one = {0}, two = {0}, three = {0}, four = {0};
        for (long row = first; row < last; row++) {
          wide factors = *(const wide *)(other + row * columns + panel);
          const float *source = matrix + row * step + index;
          one += source[0] * factors;
          two += source[1] * factors;
          three += source[2] * factors;
          four += source[3] * factors;
        }
        float *target = sum + index * below + panel / 16 * beside;
        *(wide *)target += one;
        *(wide *)(target + below) += two;
        *(wide *)(target + 2 * below) += three;
        *(wide *)(target + 3 * below) += four;
      }
    }
  }
}

EVERY_WIDTH void learning_pool(
    const float *restrict row, const float *restrict bias, long filters, int32_t place, float factor,
    float *restrict tops, int32_t *restrict places, float *restrict means) {
  for (long filter = 0; filter < filters; filter++) {
    float answer = row[filter] + bias[filter];
    answer = answer > 0 ? answer : 0;
    int isNew = answer > tops[filter];
    tops[filter] = isNew ? answer : tops[filter];
    places[filter] = isNew ? place : places[filter];
    means[filter] += answer * factor;
  }
}

EVERY_WIDTH void learning_unpool(
    const float *restrict row, const float *restrict bias, long filters, int32_t place, float factor,
    const float *restrict tops, const int32_t *restrict places, const float *restrict means,
    float *restrict gradients, float *restrict biases) {
  for (long filter = 0; filter < filters; filter++) {
    float gradient = means[filter] * factor + (places[filter] == place ? tops[filter] : 0);
    gradient = row[filter] + bias[filter] > 0 ? gradient : 0;
    gradients[filter] = gradient;
    biases[filter] += gradient;
  }
}

EVERY_WIDTH void learning_masked_add(
    const float *restrict row, const float *restrict mask, const float *restrict other, float *restrict sums,
    long count) {
  for (long i = 0; i < count; i++) sums[i] += row[i] * mask[i] + other[i];
}

EVERY_WIDTH void learning_adam(
    float *restrict weights, float *restrict gradients, float *restrict first, float *restrict second, long count,
    float rate, float one, float two, float decay) {
  for (long i = 0; i < count; i++) {
    float gradient = gradients[i];
    gradients[i] = 0;
    float mean = 0.9f * first[i] + 0.1f * gradient;
    float square = 0.98f * second[i] + 0.02f * gradient * gradient;
    first[i] = mean;
    second[i] = square;
    weights[i] -= rate * (mean * one / (__builtin_elementwise_sqrt(square * two) + 1e-8f) + decay * weights[i]);
  }
}

EVERY_WIDTH void learning_adagrad(
    float *restrict weights, float *restrict gradients, float *restrict squares, long count, float rate) {
  for (long i = 0; i < count; i++) {
    float gradient = gradients[i];
    float square = squares[i] + gradient * gradient;
    gradients[i] = 0;
    squares[i] = square;
    weights[i] -= rate * gradient / (__builtin_elementwise_sqrt(square) + 1e-6f);
  }
}
