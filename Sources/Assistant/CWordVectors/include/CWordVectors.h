#ifndef C_WORD_VECTORS_H
#define C_WORD_VECTORS_H

#include <stddef.h>
#include <stdint.h>

/// The table of vectors, as its file holds it; it stays where it is for the life of the program.
const uint8_t *_Nonnull word_vectors_table(void);

/// The size of the table in bytes.
size_t word_vectors_table_size(void);

/// The pieces of words in the order of the rows of the table, UTF-8, a line each.
const uint8_t *_Nonnull word_vectors_pieces(void);

/// The size of the pieces in bytes.
size_t word_vectors_pieces_size(void);

/// The vectors of words in requests, as their file holds them; they stay where they are for the life of the program.
const uint8_t *_Nonnull request_vectors_table(void);

/// The size of the vectors of words in requests, in bytes.
size_t request_vectors_table_size(void);

/// Sums of products of a query with each of many rows of as many numbers.
void word_vectors_products(
    const int8_t *_Nonnull rows, long count, long columns, const int8_t *_Nonnull query, int32_t *_Nonnull products);

/// Sums of products of each of some rows with each of others, of as many numbers; the others follow one another in the
/// result.
void word_vectors_dots(
    const float *_Nonnull one, long rows, const float *_Nonnull two, long columns, long dimensions,
    float *_Nonnull products);

#endif
