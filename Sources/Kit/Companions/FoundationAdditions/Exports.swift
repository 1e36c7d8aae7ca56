// On Apple's systems Foundation brings along what models are observed with; `Combine` is the same types.
@_exported public import protocol OpenCombine.ObservableObject
@_exported public import class OpenCombine.ObservableObjectPublisher
@_exported public import struct OpenCombine.Published
