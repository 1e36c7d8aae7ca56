#ifndef CREQUESTMODEL_H
#define CREQUESTMODEL_H

#include <stddef.h>
#include <stdint.h>

/// The model of requests for built-in intents, a file as `prithee nlu train` writes it. `script/request-model` makes it.
const uint8_t *request_model(void);
size_t request_model_size(void);

/// Requests that are no app's own business, a line each, in UTF-8. `script/outside-requests` makes them.
const uint8_t *outside_requests(void);
size_t outside_requests_size(void);

#endif
