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

  /// Whether a value in base 64 is no text: a picture, a sound or a key, or nobody knows what.
  static func isBinary(_ name: some StringProtocol, hasCharset: Bool) -> Bool {
    binaries.contains(String(name)) || (name.hasPrefix("X-") && !hasCharset)
  }

  /// The properties whose values are no text.
  static let binaries: Set<String> = ["PHOTO", "LOGO", "SOUND", "KEY"]
}
