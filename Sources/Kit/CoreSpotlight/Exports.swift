// Whoever imports Core Spotlight also sees Foundation, the parts of it that Linux lacks, and the uniform types.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import UniformTypeIdentifiers
