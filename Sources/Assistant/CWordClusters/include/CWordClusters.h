#ifndef C_WORD_CLUSTERS_H
#define C_WORD_CLUSTERS_H

#include <stddef.h>
#include <stdint.h>

/// The clusters of word vectors, as their file holds them; they stay where they are for the life of the program.
const uint8_t *_Nonnull word_clusters_table(void);

/// The size of the clusters in bytes.
size_t word_clusters_table_size(void);

#endif
