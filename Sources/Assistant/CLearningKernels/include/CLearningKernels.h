#ifndef C_LEARNING_KERNELS_H
#define C_LEARNING_KERNELS_H

#include <stdint.h>

// The loops in which nearly all time of training and reading is spent. They are in C because each is compiled once for
// every width of vectors that the processor may have, and the widest is taken when the program starts. Products are never
// fused with sums, and sums are taken in a fixed order: the result is the same to the last bit on every processor.
//
// None of them checks bounds. `columns` is always a multiple of 8.

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

/// sum += matrixᵀ · other, both with `rows` rows; the depth is a multiple of 4, the columns of 16.
void learning_add_outer(
    const float *_Nonnull matrix, long step, long depth, const float *_Nonnull other, long columns, long rows,
    float *_Nonnull sum);

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

#endif
