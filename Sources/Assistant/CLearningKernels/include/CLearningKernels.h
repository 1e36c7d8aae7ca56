#ifndef C_LEARNING_KERNELS_H
#define C_LEARNING_KERNELS_H

#include <stdint.h>

// The loops in which nearly all time of training and reading is spent. They are in C because each is compiled once for
// every width of vectors that the processor may have, and the widest is taken when the program starts. Products are never
// fused with sums, and sums are taken in a fixed order: the result is the same to the last bit on every processor.
//
// None of them checks bounds. `columns` is always a multiple of 8.

/// Calls for memory that is soon needed, where the processor cannot know of it.
static inline void learning_fetch(const void *_Nonnull place) { __builtin_prefetch(place); }

/// sums += the weighted rows of a matrix: for every i, values[i] * weights[rows[i]].
void learning_gather(
    const float *_Nonnull weights, const int32_t *_Nonnull rows, const float *_Nonnull values, long count,
    long columns, float *_Nonnull sums);

/// The same for rows of bytes with a scale each.
void learning_gather_bytes(
    const int8_t *_Nonnull weights, const float *_Nonnull scales, const int32_t *_Nonnull rows,
    const float *_Nonnull values, long count, long columns, float *_Nonnull sums);

/// For every i, weights[rows[i]] += factor * values[i] * added.
void learning_scatter(
    float *_Nonnull weights, const int32_t *_Nonnull rows, const float *_Nonnull values, long count, long columns,
    float factor, const float *_Nonnull added);

/// sums += factor * row.
void learning_add(const float *_Nonnull row, float factor, float *_Nonnull sums, long columns);

/// sums += factor * row, the row in bytes.
void learning_add_bytes(const int8_t *_Nonnull row, float factor, float *_Nonnull sums, long columns);

/// products[i] = factor * (row i of the matrix) · vector, where keep[i] is not 0; else 0.
void learning_dots(
    const float *_Nonnull matrix, const float *_Nonnull vector, const uint8_t *_Nonnull keep, long rows, long columns,
    float factor, float *_Nonnull products);

/// The largest of scales[i] * (row i of the bytes) · vector; −1 for no rows. The columns are a multiple of 16.
float learning_nearest(
    const int8_t *_Nonnull rows, const float *_Nonnull scales, long count, long columns, const float *_Nonnull vector);

/// result = matrix · packed, where the matrix has `rows` rows (a multiple of 4) that begin `step` numbers apart and may
/// lie over one another, and `packed` has panels of 16 columns (`columns` is a multiple of 16).
void learning_multiply(
    const float *_Nonnull matrix, long step, long rows, long depth, const float *_Nonnull packed, long columns,
    float *_Nonnull result);

/// sum += matrixᵀ · other, both with `rows` rows; the depth is a multiple of 4, the columns of 16. In the sum the number
/// below one is `below` numbers further on, and a panel of 16 columns begins `beside` numbers after the one before.
void learning_add_outer(
    const float *_Nonnull matrix, long step, long depth, const float *_Nonnull other, long columns, long rows,
    float *_Nonnull sum, long below, long beside);

/// Pools the answers of filters at one place: tops[f] and places[f] follow the largest answer above 0 so far and where it
/// was, and means[f] += answer / count. An answer is what the row and the bias add up to. Any count of filters.
void learning_pool(
    const float *_Nonnull row, const float *_Nonnull bias, long filters, int32_t place, float factor,
    float *_Nonnull tops, int32_t *_Nonnull places, float *_Nonnull means);

/// Pools the answers of filters at all places of a text: tops[f] follows the largest answer above 0, and totals[f] += answer.
/// None of what is added to may overlap anything else.
void learning_pool_all(
    const float *_Nonnull rows, const float *_Nonnull bias, long count, long filters, float *_Nonnull restrict tops,
    float *_Nonnull restrict totals);

/// sums += row, and tops and bottoms follow the largest and the smallest of factor * row.
void learning_extremes(
    const float *_Nonnull row, float factor, long count, float *_Nonnull restrict sums, float *_Nonnull restrict tops,
    float *_Nonnull restrict bottoms);

/// The gradients of one place's answers from those of the largest and mean ones; biases += them.
void learning_unpool(
    const float *_Nonnull row, const float *_Nonnull bias, long filters, int32_t place, float factor,
    const float *_Nonnull tops, const int32_t *_Nonnull places, const float *_Nonnull means,
    float *_Nonnull gradients, float *_Nonnull biases);

/// sums += row * mask + other.
void learning_masked_add(
    const float *_Nonnull row, const float *_Nonnull mask, const float *_Nonnull other, float *_Nonnull sums,
    long count);

/// A step of Adam with decay; the gradients become 0. `one` and `two` correct the moments for how young they are.
void learning_adam(
    float *_Nonnull weights, float *_Nonnull gradients, float *_Nonnull first, float *_Nonnull second, long count,
    float rate, float one, float two, float decay);

/// A step of AdaGrad; the gradients become 0, and a gradient of 0 changes nothing. Any count.
void learning_adagrad(
    float *_Nonnull weights, float *_Nonnull gradients, float *_Nonnull squares, long count, float rate);

/// The hash of a feature made by one template of one or two parts; models store such hashes.
static inline uint64_t learning_combine(uint64_t kind, uint64_t one, uint64_t two) {
  uint64_t hash = (one ^ (kind * 0x9E3779B97F4A7C15u)) * 0xBF58476D1CE4E5B9u;
  hash ^= hash >> 32;
  hash = (hash ^ two) * 0x94D049BB133111EBu;
  return hash ^ (hash >> 29);
}

// What follows reads models, and checks what it reads.

/// A place of a table of features; all that is known of one lies together, because features are found in no order.
typedef struct {
  /// The hash of the feature, 0 where the place is free.
  uint32_t mark;
  /// Where its weights begin, and how many there are.
  uint32_t start;
  uint16_t count;
  float scale;
} learning_feature;

/// Reads so many features into a table, which is free at first, and their weights for `labels` labels into `names` and
/// `weights`, of which there is room for so many. `total` gets how many there are. Returns how many bytes that took, and −1
/// when they end too early or hold what cannot be.
long learning_read_features(
    const uint8_t *_Nonnull bytes, long size, long features, long labels, learning_feature *_Nonnull table,
    long capacity, uint16_t *_Nonnull names, int8_t *_Nonnull weights, long room, long *_Nonnull total);

/// scales[i] = one through the length of row i of the bytes; 0 for a row of zeros.
void learning_lengths(const int8_t *_Nonnull rows, long count, long columns, float *_Nonnull scales);

/// A number that changes with every byte.
uint64_t learning_checksum(const uint8_t *_Nonnull bytes, long size, uint64_t seed);

// What follows belongs to encoders. All counts of numbers in a row are multiples of 16.

/// result = matrix · packed · scales + bias, with `rows` rows (a multiple of 8) and panels of bytes; a column has a scale.
void learning_multiply_bytes(
    const float *_Nonnull matrix, long rows, long depth, const int8_t *_Nonnull packed, const float *_Nonnull scales,
    const float *_Nonnull bias, long columns, float *_Nonnull result);

/// The panels of the matrix turned; its depth and columns are multiples of 16.
void learning_turn_panels(const float *_Nonnull panels, long depth, long columns, float *_Nonnull turned);

/// Adds a bias to every row.
void learning_add_bias(float *_Nonnull matrix, const float *_Nonnull bias, long rows, long columns);

/// sums += the rows of a matrix.
void learning_sum_rows(const float *_Nonnull matrix, long rows, long columns, float *_Nonnull sums);

/// sum = one + other * mask.
void learning_add_masked(
    const float *_Nonnull one, const float *_Nonnull other, const float *_Nonnull mask, long count,
    float *_Nonnull sum);

/// product = one * mask.
void learning_mask(const float *_Nonnull one, const float *_Nonnull mask, long count, float *_Nonnull product);

/// Rows with mean 0 and deviation 1, times a scale and plus a shift. `plain` gets them without these, `inverse` one
/// through the deviation of each; both may be NULL, and `plain` and `result` may be the matrix itself.
void learning_normalize(
    const float *_Nonnull matrix, const float *_Nonnull scale, const float *_Nonnull shift, long rows, long columns,
    float *_Nullable plain, float *_Nullable inverse, float *_Nonnull result);

/// The gradients of what was normalised; scales and shifts += theirs.
void learning_normalize_back(
    const float *_Nonnull gradients, const float *_Nonnull plain, const float *_Nonnull inverse,
    const float *_Nonnull scale, long rows, long columns, float *_Nonnull scales, float *_Nonnull shifts,
    float *_Nonnull result);

/// x Φ(x), nearly (by a tangent, at most 0.0005 away).
void learning_gelu(const float *_Nonnull numbers, long count, float *_Nonnull result);

/// gradients *= what `learning_gelu` turns a small change into.
void learning_gelu_back(const float *_Nonnull numbers, long count, float *_Nonnull gradients);

/// What every row of a text takes from all its rows. A row holds what each head asks for, what it is asked by, and what it
/// gives: 3 `width` numbers. `shares` gets how much each row takes of each other, for every head `rows` rows of `step`
/// numbers (at least `rows`, a multiple of 16). The numbers of a head are a multiple of 16.
void learning_attend(
    const float *_Nonnull asked, long rows, long width, long heads, long step, float *_Nonnull shares,
    float *_Nonnull result);

/// The gradients of what was asked for, asked by and given; `work` has room for a row of shares.
void learning_attend_back(
    const float *_Nonnull asked, const float *_Nonnull shares, const float *_Nonnull gradients, long rows, long width,
    long heads, long step, float *_Nonnull work, float *_Nonnull result);

#endif
