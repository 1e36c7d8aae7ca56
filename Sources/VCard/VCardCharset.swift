import Foundation

/// Text in the character sets that programs and telephones wrote, read by the `iconv` of the C library.
enum VCardCharset {
  /// What bytes say in a character set.
  struct Decoded {
    var text: String
    /// Whether all bytes are text of the character set; the others stand as U+FFFD.
    var isWhole: Bool
  }

  /// Decodes bytes in a named character set; `nil` when nobody knows the name.
  ///
  /// What is cut in the middle of a character, as short memories do, loses only that character. Bytes that are not in
  /// the character set and are UTF-8 are taken for that.
  static func decode(_ bytes: [UInt8], charset: String) -> Decoded? {
    let key = key(of: charset)
    if unicode.contains(key) { return utf8(bytes) }
    var best: (decoded: Decoded, damage: Int)?
    for name in names(charset, key) {
      guard let (decoded, damage) = convert(bytes, from: name) else { continue }
      if damage == 0 { return decoded }
      if damage < best?.damage ?? .max { best = (decoded, damage) }
    }
    guard let best else { return nil }
    if let text = String(validating: bytes, as: UTF8.self) { return Decoded(text: text, isWhole: false) }
    return best.decoded
  }

  private static let unicode: Set<String> = ["utf8", "usascii", "ascii", "us", "ansix341968", "7bit"]

  private static func key(of charset: String) -> String {
    charset.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Text that says it is UTF-8; most of it has to be, else it is the Western text that old programs wrote.
  private static func utf8(_ bytes: [UInt8]) -> Decoded {
    if let text = String(validating: bytes, as: UTF8.self) { return Decoded(text: text, isWhole: true) }
    let mended = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let damage = mended.count { $0 == "\u{FFFD}" }
    let isMostly = mended.count { !$0.isASCII && $0 != "\u{FFFD}" } >= damage
    return Decoded(text: isMostly ? String(mended) : VCardText.decoded(bytes), isWhole: !isMostly)
  }

  // MARK: Names

  /// The names by which the C library may know a set, the most fitting first.
  ///
  /// Programs write the name of a small standard set for the larger one that they use, so that one is tried as well.
  private static func names(_ charset: String, _ key: String) -> [String] {
    let written = charset.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) }
    var names = larger[key] ?? []
    var spellings = [written, key]
    for prefix in ["x-", "cs", "x"] where written.lowercased().hasPrefix(prefix) {
      spellings.append(String(written.dropFirst(prefix.count)))
    }
    spellings += spellings.map { $0.replacing("_", with: "-") }
    let digits = key.drop { !$0.isNumber }
    if (3...5).contains(digits.count), digits.allSatisfy(\.isNumber) { spellings.append("CP\(digits)") }
    for name in spellings where !name.isEmpty && !names.contains(name) { names.append(name) }
    return names
  }

  private static let larger: [String: [String]] = {
    var names: [String: [String]] = ["utf16": ["UTF-16BE"], "unicode": ["UTF-16BE"], "ucs2": ["UTF-16BE"]]
    for (large, small) in [
      (["GB18030"], "gb2312 gb231280 euccn gbk xgbk cp936 windows936 ms936 chinese gb18030"),
      (["BIG5", "CP950", "BIG5-HKSCS"], "big5 xbig5 cnbig5 csbig5 bigfive cp950 windows950 big5hkscs"),
      (["CP932", "EUC-JISX0213"], "shiftjis sjis xsjis csshiftjis mskanji cp932 windows31j windows932"),
      (["EUC-JP-MS"], "eucjp xeucjp"), (["CP949"], "euckr ksc56011987 ksc5601 cp949 windows949 korean"),
      (["CP1252", "ISO-8859-1"], "iso88591 latin1 l1 cp819 ibm819 88591 iso885911987"),
      (["CP1254"], "iso88599 latin5 l5"), (["CP874"], "tis620 iso885911 thai windows874 cp874"),
    ] {
      for name in small.split(separator: " ") { names[String(name)] = large }
    }
    return names
  }()

  // MARK: Conversion

  /// Converts bytes, with U+FFFD for what is none of the set, and how much that is; `nil` for an unknown name.
  private static func convert(_ bytes: [UInt8], from name: String) -> (Decoded, damage: Int)? {
    var name = name
    if name == "UTF-16BE", bytes.starts(with: [0xFF, 0xFE]) { name = "UTF-16LE" }
    let converter = iconv_open("UTF-8", name)
    guard Int(bitPattern: converter) != -1 else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var result: [UInt8] = []
    var damage = 0
    input.withUnsafeMutableBufferPointer { input in
      var source = input.baseAddress
      var left = input.count
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { output in
        /// Converts as much as fits; returns what stopped it.
        func step(isEnd: Bool) -> Int32 {
          var target = output.baseAddress
          var room = output.count
          let state =
            isEnd
            ? iconv(converter, nil, nil, &target, &room) : iconv(converter, &source, &left, &target, &room)
          let stopped = state == -1 ? errno : 0
          result += output.prefix(output.count - room).map { UInt8(bitPattern: $0) }
          return stopped
        }
        while left > 0 {
          let stopped = step(isEnd: false)
          guard stopped != 0, stopped != E2BIG else { continue }
          damage += 1
          result += [0xEF, 0xBF, 0xBD]
          source = source?.advanced(by: 1)
          left = stopped == EINVAL ? 0 : left - 1
        }
        _ = step(isEnd: true)
      }
    }
    let text = String(decoding: result, as: UTF8.self)
    let plain = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    return (Decoded(text: plain, isWhole: damage == 0), damage)
  }
}
