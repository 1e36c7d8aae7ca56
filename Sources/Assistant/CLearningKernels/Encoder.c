#include "CLearningKernels.h"
#include "Wide.h"

#pragma STDC FP_CONTRACT OFF

typedef int32_t whole __attribute__((vector_size(64), aligned(4)));

// Vectors are passed by their places, because by value they would be passed otherwise on every kind of processor.

INLINE float total(const wide *numbers) {
  const half *parts = (const half *)numbers;
  half sum = parts[0] + parts[1];
  return ((sum[0] + sum[4]) + (sum[2] + sum[6])) + ((sum[1] + sum[5]) + (sum[3] + sum[7]));
}

/// Turns numbers into their exponentials; below −87 as good as 0.
INLINE void exponential(wide *numbers) {
  wide x = __builtin_elementwise_min(__builtin_elementwise_max(*numbers, (wide){0} - 87.0f), (wide){0} + 88.0f);
  // The nearest whole number of doublings, and what is left of it by a polynomial.
  wide rounder = (wide){0} + 12582912.0f;
  wide doublings = (x * 1.44269504f + rounder) - rounder;
  wide rest = x - doublings * 0.693359375f + doublings * 2.12194440e-4f;
  wide sum = rest * 1.9875691500e-4f + 1.3981999507e-3f;
  sum = sum * rest + 8.3334519073e-3f;
  sum = sum * rest + 4.1665795894e-2f;
  sum = sum * rest + 1.6666665459e-1f;
  sum = sum * rest + 5.0000001201e-1f;
  sum = sum * rest * rest + rest + 1.0f;
  whole power = (__builtin_convertvector(doublings, whole) + 127) << 23;
  *numbers = sum * (wide)power;
}

EVERY_WIDTH void learning_multiply_bytes(
    const float *matrix, long rows, long depth, const int8_t *packed, const float *scales, const float *bias,
    long columns, float *result) {
  for (long panel = 0; panel < columns; panel += 16) {
    const int8_t *source = packed + panel * depth;
    wide scale = *(const wide *)(scales + panel), start = *(const wide *)(bias + panel);
    for (long row = 0; row < rows; row += 8) {
      const float *first = matrix + row * depth;
      wide sums[8] = {{0}};
      for (long index = 0; index < depth; index++) {
        wide factors = __builtin_convertvector(*(const bytes *)(source + index * 16), wide);
        for (long part = 0; part < 8; part++) sums[part] += first[part * depth + index] * factors;
      }
      for (long part = 0; part < 8; part++)
        *(wide *)(result + (row + part) * columns + panel) = sums[part] * scale + start;
    }
  }
}

EVERY_WIDTH void learning_turn_panels(const float *panels, long depth, long columns, float *turned) {
  for (long panel = 0; panel < columns; panel += 16)
    for (long block = 0; block < depth; block += 16) {
      const float *source = panels + panel * depth + block * 16;
      float *target = turned + block * columns + panel * 16;
      for (long row = 0; row < 16; row++)
        for (long column = 0; column < 16; column++) target[column * 16 + row] = source[row * 16 + column];
    }
}

EVERY_WIDTH void learning_add_bias(float *matrix, const float *bias, long rows, long columns) {
  for (long row = 0; row < rows; row++)
    for (long column = 0; column < columns; column += 16)
      *(wide *)(matrix + row * columns + column) += *(const wide *)(bias + column);
}

EVERY_WIDTH void learning_sum_rows(const float *matrix, long rows, long columns, float *sums) {
  for (long row = 0; row < rows; row++)
    for (long column = 0; column < columns; column += 16)
      *(wide *)(sums + column) += *(const wide *)(matrix + row * columns + column);
}

EVERY_WIDTH void learning_add_masked(
    const float *one, const float *other, const float *mask, long count, float *sum) {
  for (long i = 0; i < count; i += 16)
    *(wide *)(sum + i) = *(const wide *)(one + i) + *(const wide *)(other + i) * *(const wide *)(mask + i);
}

EVERY_WIDTH void learning_mask(const float *one, const float *mask, long count, float *product) {
  for (long i = 0; i < count; i += 16) *(wide *)(product + i) = *(const wide *)(one + i) * *(const wide *)(mask + i);
}

EVERY_WIDTH void learning_normalize(
    const float *matrix, const float *scale, const float *shift, long rows, long columns, float *plain,
    float *inverse, float *result) {
  for (long row = 0; row < rows; row++) {
    const float *source = matrix + row * columns;
    wide sum = {0}, squares = {0};
    for (long i = 0; i < columns; i += 16) sum += *(const wide *)(source + i);
    float mean = total(&sum) / columns;
    for (long i = 0; i < columns; i += 16) {
      wide part = *(const wide *)(source + i) - mean;
      squares += part * part;
    }
    float factor = 1 / __builtin_sqrtf(total(&squares) / columns + 1e-12f);
    if (inverse) inverse[row] = factor;
    for (long i = 0; i < columns; i += 16) {
      wide part = (*(const wide *)(source + i) - mean) * factor;
      if (plain) *(wide *)(plain + row * columns + i) = part;
      *(wide *)(result + row * columns + i) = part * *(const wide *)(scale + i) + *(const wide *)(shift + i);
    }
  }
}

EVERY_WIDTH void learning_normalize_back(
    const float *gradients, const float *plain, const float *inverse, const float *scale, long rows, long columns,
    float *scales, float *shifts, float *result) {
  for (long row = 0; row < rows; row++) {
    const float *gradient = gradients + row * columns, *source = plain + row * columns;
    wide sum = {0}, along = {0};
    for (long i = 0; i < columns; i += 16) {
      wide own = *(const wide *)(gradient + i), place = *(const wide *)(source + i);
      *(wide *)(scales + i) += own * place;
      *(wide *)(shifts + i) += own;
      own *= *(const wide *)(scale + i);
      sum += own;
      along += own * place;
    }
    float mean = total(&sum) / columns, share = total(&along) / columns;
    for (long i = 0; i < columns; i += 16)
      *(wide *)(result + row * columns + i) =
          (*(const wide *)(gradient + i) * *(const wide *)(scale + i) - mean - *(const wide *)(source + i) * share) *
          inverse[row];
  }
}

/// How much of numbers their GELU is.
INLINE void gelu_share(const wide *numbers, wide *share) {
  wide x = *numbers, part = (x + x * x * x * 0.044715f) * -1.5957691216f;
  exponential(&part);
  *share = 1.0f / (part + 1.0f);
}

EVERY_WIDTH void learning_gelu(const float *numbers, long count, float *result) {
  for (long i = 0; i < count; i += 16) {
    wide x = *(const wide *)(numbers + i), share;
    gelu_share(&x, &share);
    *(wide *)(result + i) = x * share;
  }
}

EVERY_WIDTH void learning_gelu_back(const float *numbers, long count, float *gradients) {
  for (long i = 0; i < count; i += 16) {
    wide x = *(const wide *)(numbers + i), share;
    gelu_share(&x, &share);
    wide slope = (x * x * 0.134145f + 1.0f) * 1.5957691216f;
    *(wide *)(gradients + i) *= share + x * share * (1.0f - share) * slope;
  }
}

INLINE float product(const float *one, const float *other, long count) {
  wide sum = {0};
  for (long i = 0; i < count; i += 16) sum += *(const wide *)(one + i) * *(const wide *)(other + i);
  return total(&sum);
}

INLINE void add_times(const float *row, float factor, long count, float *sum) {
  for (long i = 0; i < count; i += 16) *(wide *)(sum + i) += *(const wide *)(row + i) * factor;
}

EVERY_WIDTH void learning_attend(
    const float *asked, long rows, long width, long heads, long step, float *shares, float *result) {
  long size = width / heads, line = 3 * width;
  float factor = 1 / __builtin_sqrtf((float)size);
  for (long head = 0; head < heads; head++) {
    const float *wanted = asked + head * size, *keys = wanted + width, *values = keys + width;
    for (long row = 0; row < rows; row++) {
      float *share = shares + (head * rows + row) * step, largest = -1e30f;
      for (long other = 0; other < rows; other++) {
        share[other] = factor * product(wanted + row * line, keys + other * line, size);
        largest = share[other] > largest ? share[other] : largest;
      }
      for (long other = rows; other < step; other++) share[other] = -1e30f;
      for (long i = 0; i < step; i += 16) {
        wide part = *(const wide *)(share + i) - largest;
        exponential(&part);
        *(wide *)(share + i) = part;
      }
      float sum = 0;
      for (long other = 0; other < rows; other++) sum += share[other];
      float *target = result + row * width + head * size;
      for (long i = 0; i < size; i += 16) *(wide *)(target + i) = (wide){0};
      for (long other = 0; other < rows; other++) {
        share[other] /= sum;
        add_times(values + other * line, share[other], size, target);
      }
    }
  }
}

EVERY_WIDTH void learning_attend_back(
    const float *asked, const float *shares, const float *gradients, long rows, long width, long heads, long step,
    float *work, float *result) {
  long size = width / heads, line = 3 * width;
  float factor = 1 / __builtin_sqrtf((float)size);
  for (long i = 0; i < rows * line; i += 16) *(wide *)(result + i) = (wide){0};
  for (long head = 0; head < heads; head++) {
    const float *wanted = asked + head * size, *keys = wanted + width, *values = keys + width;
    float *wanted_back = result + head * size, *keys_back = wanted_back + width, *values_back = keys_back + width;
    for (long row = 0; row < rows; row++) {
      const float *share = shares + (head * rows + row) * step, *gradient = gradients + row * width + head * size;
      float along = 0;
      for (long other = 0; other < rows; other++) {
        work[other] = product(gradient, values + other * line, size);
        along += work[other] * share[other];
        add_times(gradient, share[other], size, values_back + other * line);
      }
      for (long other = 0; other < rows; other++) {
        float change = share[other] * (work[other] - along) * factor;
        add_times(keys + other * line, change, size, wanted_back + row * line);
        add_times(wanted + row * line, change, size, keys_back + other * line);
      }
    }
  }
}
