internal import CLearningKernels

/// The hashes that name features, the same on every machine because they are stored in models.
enum FeatureHash {
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a byte to a hash.
  @inline(__always)
  static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Spreads a hash over all bits.
  @inline(__always)
  static func finish(_ hash: UInt64) -> UInt64 {
    let spread = (hash ^ (hash >> 32)) &* 0xBF58_476D_1CE4_E5B9
    return spread ^ (spread >> 29)
  }

  /// The hash of a feature made by one template of one or two parts.
  @inline(__always)
  static func combine(_ template: UInt64, _ one: UInt64, _ two: UInt64 = 0) -> UInt64 {
    learning_combine(template, one, two)
  }

  /// The hash of bytes.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = step(hash, byte) }
    return finish(hash)
  }

  /// The hash of text.
  static func of(_ text: String) -> UInt64 { of(text.utf8) }
}
