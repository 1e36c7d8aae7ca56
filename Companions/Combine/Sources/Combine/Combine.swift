// All of OpenCombine, with its schedulers for queues and run loops and what it adds to Foundation.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
