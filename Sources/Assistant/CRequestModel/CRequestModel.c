#include "CRequestModel.h"

// The compiler knows #embed in every edition of C, and says in older ones that it is new.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(16) static const uint8_t model[] = {
#embed "Data/requests.model"
};

const uint8_t *request_model(void) { return model; }
size_t request_model_size(void) { return sizeof model; }
