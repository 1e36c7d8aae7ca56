#ifndef PRITHEE_CZLIB_SHIM_H
#define PRITHEE_CZLIB_SHIM_H

#include <zlib.h>

#endif
