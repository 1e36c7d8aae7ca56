import Foundation

/// Brings the forms in which Unicode has the same letter to one.
enum WordNormalising {
  /// A text whose letters are composed, and have no forms for the sake of their looks: full width, ligatures, enclosed
  /// and raised ones.
  static func normalised(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= 0x2B0 || isForm($0) }) else { return text }
    var needsComposing = false
    var needsForms = false
    for scalar in text.unicodeScalars {
      needsForms = needsForms || isForm(scalar)
      needsComposing = needsComposing || isPart(scalar)
      if needsForms && needsComposing { break }
    }
    guard needsForms || needsComposing else { return text }
    var plain = ""
    for scalar in text.unicodeScalars {
      if isForm(scalar) {
        plain += String(scalar).decomposedStringWithCompatibilityMapping
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain.precomposedStringWithCanonicalMapping
  }

  /// Whether it may compose with what stands before it.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0653...0x0655, 0x093C, 0x0958...0x095F, 0x09BE, 0x09DC...0x09DF, 0x0A33...0x0A5E,
      0x09D7, 0x0B3E, 0x0B56...0x0B57, 0x0BBE, 0x0BD7, 0x0C56,
      0x0CC2, 0x0CD5...0x0CD6, 0x0D3E, 0x0D57, 0x0DCA, 0x0DCF, 0x0DDF, 0x102E, 0x1100...0x11FF, 0x1B35,
      0x3099...0x309A,
      0xF900...0xFAFF, 0x2F800...0x2FA1F:
      true
    default: false
    }
  }

  /// Whether it is a letter or a digit in a form of its own.
  static func isForm(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAA, 0xB2...0xB3, 0xB9...0xBA, 0x132...0x133, 0x13F...0x140, 0x149, 0x17F, 0x1C4...0x1CC,
      0x1F1...0x1F3,
      0x2B0...0x2B8, 0x0E33, 0x0EB3, 0x0EDC...0x0EDD, 0x2070...0x209C, 0x2100...0x2115, 0x2118...0x211F,
      0x2124...0x213F, 0x2145...0x2149, 0x2160...0x217F, 0x2460...0x24FF, 0x3131...0x318E, 0x3200...0x33FF,
      0xFB00...0xFDFC, 0xFE70...0xFEFC, 0xFF01...0xFFDC, 0x1D400...0x1D7FF, 0x1F100...0x1F169:
      true
    default: false
    }
  }
}
