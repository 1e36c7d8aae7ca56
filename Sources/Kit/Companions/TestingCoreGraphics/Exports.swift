// The compiler imports this module by itself into files that import both Testing and CoreGraphics: the toolchain says
// that it exists, and has it only on Apple's systems. Without it such a file does not compile.
@_exported public import CoreGraphics
