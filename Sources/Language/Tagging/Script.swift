/// A writing system, by the ranges of Unicode in which its letters lie.
public enum Script: String, Sendable, Hashable, CaseIterable {
  /// Latin letters.
  case latin = "Latn"
  /// Cyrillic letters.
  case cyrillic = "Cyrl"
  /// Greek letters.
  case greek = "Grek"
  /// Hebrew letters.
  case hebrew = "Hebr"
  /// Arabic letters.
  case arabic = "Arab"
  /// Devanagari letters.
  case devanagari = "Deva"
  /// Bengali letters.
  case bengali = "Beng"
  /// Tamil letters.
  case tamil = "Taml"
  /// Thai letters.
  case thai = "Thai"
  /// Georgian letters.
  case georgian = "Geor"
  /// Armenian letters.
  case armenian = "Armn"
  /// Japanese syllables.
  case japanese = "Jpan"
  /// Korean syllables.
  case korean = "Kore"
  /// Chinese characters, which Japanese uses too.
  case han = "Hani"

  /// The script of a letter; `nil` for digits, marks and scripts that are not among these.
  public init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF3A,
      0xFF41...0xFF5A:
      self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xB80...0xBFF: self = .tamil
    case 0xE00...0xE7F: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .japanese
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .korean
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    default: return nil
    }
  }

  /// The script of most letters of a text; `nil` when it has none.
  public init?(of text: some StringProtocol) {
    var counts: [Script: Int] = [:]
    for scalar in text.unicodeScalars {
      if let script = Script(of: scalar) { counts[script, default: 0] += 1 }
    }
    guard let most = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else {
      return nil
    }
    self = most.key
  }
}
