import Foundation

/// Reduction of text to the form in which words are compared.
public enum Folding {
  /// Returns the text in lower case, without diacritics, with plain apostrophes and ASCII digits.
  ///
  /// Letters that Unicode does not decompose are spelled out ("ß" → "ss", "ø" → "o"), full-width forms
  /// become ASCII, and invisible format characters disappear. Scripts in which a mark makes another
  /// letter (Cyrillic, Devanagari, kana) keep their marks.
  public static func fold(_ text: String) -> String {
    var text = text
    return text.withUTF8 { fold($0) }
  }

  static func fold(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      var folded = ""
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        append(scalar, to: &folded)
      }
      return folded
    }
    return foldASCII(bytes)
  }

  static func foldASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { target in
      for index in bytes.indices {
        let byte = bytes[index]
        target[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
      }
      return bytes.count
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to folded: inout String) {
    if scalar.isASCII {
      folded += scalar.properties.lowercaseMapping
      return
    }
    if isCombiningMark(scalar) { return }
    if let spelled = spelledOut[scalar.value] {
      folded += spelled
      return
    }
    switch scalar.value {
    case 0xFF01...0xFF5E:
      if let narrow = Unicode.Scalar(scalar.value - 0xFEE0) { folded += narrow.properties.lowercaseMapping }
    default:
      switch scalar.properties.generalCategory {
      case .format: break
      case .decimalNumber:
        folded += scalar.properties.numericValue.map { String(Int($0)) } ?? String(scalar)
      default: folded += scalar.properties.lowercaseMapping
      }
    }
  }

  /// Marks that only decorate a letter; marks that make another letter are not among them.
  static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7,
      0x064B...0x065F, 0x0670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F,
      0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// The folded form of every Latin and Greek letter that carries a mark, and of lookalike apostrophes.
  private static let spelledOut: [UInt32: String] = {
    var table: [UInt32: String] = [
      0x00DF: "ss", 0x1E9E: "ss", 0x00C6: "ae", 0x00E6: "ae", 0x0152: "oe", 0x0153: "oe",
      0x00D8: "o", 0x00F8: "o", 0x0141: "l", 0x0142: "l", 0x0110: "d", 0x0111: "d",
      0x00D0: "d", 0x00F0: "d", 0x00DE: "th", 0x00FE: "th", 0x0131: "i", 0x0130: "i",
      0x2018: "'", 0x2019: "'", 0x201B: "'", 0x02BC: "'", 0x02B9: "'", 0x2032: "'", 0xFF07: "'",
    ]
    let marked: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x3FF, 0x1E00...0x1FFF]
    for value in marked.joined() where table[value] == nil {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      guard parts.count > 1 else { continue }
      var plain = ""
      for part in parts where !isCombiningMark(part) { plain += part.properties.lowercaseMapping }
      table[value] = plain
    }
    return table
  }()
}
