#!/usr/bin/env python3
"""Groups the word vectors into 256 and into 1,024 clusters (k-means), at build time only.

usage: clusters.py minilm-static-128.i8.bin word-clusters.bin

Layout, little-endian: n bytes (cluster of each row among 256), n uint16 (among 1,024), zeros up to a multiple of 4,
1,280 float32 scales of the centres, 1,280 x 128 int8 centres (first the 256). A centre is scale x row.
"""
import sys
import numpy as np

source, target = sys.argv[1:3]
data = open(source, 'rb').read()
n, d = (int(number) for number in np.frombuffer(data, '<u4', 2, 8))
rows = np.frombuffer(data, np.int8, n * d, 16 + 4 * n).reshape(n, d).astype(np.float32)
units = rows / np.maximum(1e-9, np.linalg.norm(rows, axis=1, keepdims=True))


def nearest(centres):
    half = .5 * (centres * centres).sum(1)
    return np.concatenate([(units[i:i + 4096] @ centres.T - half).argmax(1) for i in range(0, n, 4096)])


def group(k, seed, rounds=14):
    random = np.random.RandomState(seed)
    centres = units[random.choice(n, k, replace=False)].copy()
    for _ in range(rounds):
        ids = nearest(centres)
        sizes = np.bincount(ids, minlength=k)
        sums = np.zeros_like(centres)
        np.add.at(sums, ids, units)
        empty = sizes == 0
        sums[~empty] /= sizes[~empty, None]
        sums[empty] = units[random.choice(n, empty.sum())]
        centres = sums
    return nearest(centres), centres


few, few_centres = group(256, 1)
many, many_centres = group(1024, 2)
centres = np.concatenate([few_centres, many_centres])
scales = np.maximum(np.abs(centres).max(1), 1e-9) / 127
ids = few.astype('u1').tobytes() + many.astype('<u2').tobytes()
ids += bytes(-len(ids) % 4)
out = ids + scales.astype('<f4').tobytes() + np.rint(centres / scales[:, None]).astype('i1').tobytes()
open(target, 'wb').write(out)
