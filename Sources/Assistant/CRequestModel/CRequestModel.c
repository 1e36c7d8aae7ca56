#include "CRequestModel.h"

// The compiler knows #embed in every edition of C, and says in older ones that it is new.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(16) static const uint8_t model[] = {
#embed "Data/requests.model"
};

const uint8_t *request_model(void) { return model; }
size_t request_model_size(void) { return sizeof model; }

static const uint8_t outside[] = {
#embed "Data/outside.txt"
};

const uint8_t *outside_requests(void) { return outside; }
size_t outside_requests_size(void) { return sizeof outside; }
