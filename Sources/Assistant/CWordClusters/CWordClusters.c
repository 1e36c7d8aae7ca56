#include "CWordClusters.h"

// The compiler knows #embed in every edition of C, and says in older ones that it is new.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(16) static const uint8_t table[] = {
#embed "Data/word-clusters.bin"
};

const uint8_t *word_clusters_table(void) { return table; }
size_t word_clusters_table_size(void) { return sizeof table; }
