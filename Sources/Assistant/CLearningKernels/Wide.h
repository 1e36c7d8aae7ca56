#ifndef WIDE_H
#define WIDE_H

#include <stdint.h>

// Built for several kinds of processors, of which the best is chosen when the program starts. Nothing is fused, so that
// all of them give the same numbers.
#if defined(__x86_64__) && defined(__ELF__) && defined(__GLIBC__)
#define EVERY_WIDTH __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define EVERY_WIDTH
#endif

#define INLINE static inline __attribute__((always_inline))

typedef float wide __attribute__((vector_size(64), aligned(4)));
typedef float half __attribute__((vector_size(32), aligned(4)));
typedef int8_t bytes __attribute__((vector_size(16), aligned(1)));
typedef int8_t few __attribute__((vector_size(8), aligned(1)));

#endif
