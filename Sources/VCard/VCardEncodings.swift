import Foundation

/// The encodings that edition 2.1 has for text beyond ASCII.
enum VCardEncodings {
  /// The bytes that quoted-printable text stands for; what cannot be decoded stays as it is.
  static func fromQuotedPrintable(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "="), index + 2 < bytes.count,
        let high = VCardText.hexadecimal(bytes[index + 1]),
        let low = VCardText.hexadecimal(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result
  }

  /// Text in quoted-printable form, in lines of at most 72 bytes.
  static func quotedPrintable(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    var width = 0
    for byte in text.utf8 {
      let isPlain = (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "=")
      let piece = isPlain ? [byte] : [UInt8(ascii: "="), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      if width + piece.count > 72 {
        result += Array("=\r\n".utf8)
        width = 0
      }
      result += piece
      width += piece.count
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Decodes bytes in a named character set; `nil` when the name or the bytes are unknown.
  static func text(_ bytes: some Collection<UInt8>, charset: String) -> String? {
    let name = charset.lowercased().filter { $0.isLetter || $0.isNumber }
    if name == "utf8" || name == "usascii" || name == "ascii" {
      return VCardText.decoded(bytes)
    }
    guard let encoding = encodings[name] else { return nil }
    return String(data: Data(bytes), encoding: encoding)
  }

  private static let encodings: [String: String.Encoding] = [
    "iso88591": .isoLatin1, "latin1": .isoLatin1, "iso88592": .isoLatin2, "latin2": .isoLatin2,
    "windows1250": .windowsCP1250, "cp1250": .windowsCP1250, "windows1251": .windowsCP1251,
    "cp1251": .windowsCP1251, "windows1252": .windowsCP1252, "cp1252": .windowsCP1252,
    "windows1253": .windowsCP1253, "cp1253": .windowsCP1253, "windows1254": .windowsCP1254,
    "cp1254": .windowsCP1254, "shiftjis": .shiftJIS, "sjis": .shiftJIS, "eucjp": .japaneseEUC,
    "iso2022jp": .iso2022JP, "utf16": .utf16, "utf16le": .utf16LittleEndian, "utf16be": .utf16BigEndian,
    "macintosh": .macOSRoman,
  ]
}
