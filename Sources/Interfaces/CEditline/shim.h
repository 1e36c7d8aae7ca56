#ifndef PRITHEE_CEDITLINE_SHIM_H
#define PRITHEE_CEDITLINE_SHIM_H

#include <editline/readline.h>

#endif
