#ifndef CREQUESTMODEL_H
#define CREQUESTMODEL_H

#include <stddef.h>
#include <stdint.h>

/// The model of requests for built-in intents, a file as `prithee nlu train` writes it. `script/request-model` makes it.
const uint8_t *request_model(void);
size_t request_model_size(void);

#endif
