#include "CWordVectors.h"

// The compiler knows #embed in every edition of C, and says in older ones that it is new.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(16) static const uint8_t table[] = {
#embed "Data/minilm-static-128.i8.bin"
};

static const uint8_t pieces[] = {
#embed "Data/vocab.txt"
};

_Alignas(16) static const uint8_t requests[] = {
#embed "Data/requests.i8.bin"
};

const uint8_t *word_vectors_table(void) { return table; }
size_t word_vectors_table_size(void) { return sizeof table; }
const uint8_t *word_vectors_pieces(void) { return pieces; }
size_t word_vectors_pieces_size(void) { return sizeof pieces; }
const uint8_t *request_vectors_table(void) { return requests; }
size_t request_vectors_table_size(void) { return sizeof requests; }
