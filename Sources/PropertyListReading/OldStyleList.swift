public import Foundation

/// What is wrong with a property list in the old text form.
public struct OldStyleFault: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// What was expected there, or is too much.
  public var reason: String

  /// The line and the reason.
  public var description: String { "line \(line): \(reason)" }
}

/// Reads property lists in the old text form of NeXTSTEP, in which Xcode writes `project.pbxproj`.
///
/// ```
/// // !$*UTF8*$!
/// { objects = { A1 /* App */ = { isa = PBXGroup; children = ( B2, ); }; }; }
/// ```
///
/// Every scalar is a text. A value in angle brackets is bytes.
public enum OldStyleList {
  /// The value of a list.
  ///
  /// - Parameter deepest: How many levels of arrays and dictionaries it may nest.
  public static func read(_ data: Data, deepest: Int = 64) throws(OldStyleFault) -> PropertyListNode {
    var scanner = Scanner(bytes: Array(data))
    return try scanner.list(deepest: deepest)
  }

  private struct Scanner {
    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func list(deepest: Int) throws(OldStyleFault) -> PropertyListNode {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
      let value = try value(levels: deepest)
      try skipBlanks()
      guard index == bytes.count else { throw fault("there is something behind the end of the list") }
      return value
    }

    private mutating func value(levels: Int) throws(OldStyleFault) -> PropertyListNode {
      try skipBlanks()
      guard index < bytes.count else { throw fault("the file ends where a value should stand") }
      switch bytes[index] {
      case UInt8(ascii: "{"): return .dictionary(try dictionary(levels: levels))
      case UInt8(ascii: "("): return .array(try array(levels: levels))
      case UInt8(ascii: "<"): return .data(try data())
      default: return .string(try text())
      }
    }

    private mutating func dictionary(levels: Int) throws(OldStyleFault) -> [String: PropertyListNode] {
      guard levels > 0 else { throw fault("it nests too deep") }
      index += 1
      var values: [String: PropertyListNode] = [:]
      while true {
        try skipBlanks()
        if take("}") { return values }
        let key = try text()
        try expect("=")
        values[key] = try value(levels: levels - 1)
        try skipBlanks()
        if take("}") { return values }
        try expect(";")
      }
    }

    private mutating func array(levels: Int) throws(OldStyleFault) -> [PropertyListNode] {
      guard levels > 0 else { throw fault("it nests too deep") }
      index += 1
      var items: [PropertyListNode] = []
      while true {
        try skipBlanks()
        if take(")") { return items }
        items.append(try value(levels: levels - 1))
        try skipBlanks()
        if take(")") { return items }
        try expect(",")
      }
    }

    private mutating func data() throws(OldStyleFault) -> Data {
      index += 1
      var digits: [UInt8] = []
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
        let byte = bytes[index]
        index += 1
        if byte <= 0x20 { continue }
        guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
          throw fault("what stands between angle brackets is no hexadecimal number")
        }
        digits.append(UInt8(digit))
      }
      guard take(">"), digits.count.isMultiple(of: 2) else { throw fault("the bytes do not end") }
      return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    private mutating func text() throws(OldStyleFault) -> String {
      guard index < bytes.count else { throw fault("the file ends where a text should stand") }
      let mark = bytes[index]
      if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") { return try quoted(by: mark) }
      let start = index
      while index < bytes.count, Self.isPlain(bytes[index]), !startsComment { index += 1 }
      guard index > start else { throw fault("a text should stand here") }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted(by mark: UInt8) throws(OldStyleFault) -> String {
      index += 1
      var content: [UInt8] = []
      while index < bytes.count, bytes[index] != mark {
        guard bytes[index] == UInt8(ascii: "\\") else {
          content.append(bytes[index])
          index += 1
          continue
        }
        index += 1
        guard index < bytes.count else { break }
        content += escaped()
      }
      guard index < bytes.count else { throw fault("a text in quotation marks does not end") }
      index += 1
      return String(decoding: content, as: UTF8.self)
    }

    /// What an escape stands for; the index is behind the backslash.
    private mutating func escaped() -> [UInt8] {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "r"): return [0x0D]
      case UInt8(ascii: "a"): return [0x07]
      case UInt8(ascii: "b"): return [0x08]
      case UInt8(ascii: "f"): return [0x0C]
      case UInt8(ascii: "v"): return [0x0B]
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        return character(digits: 4, base: 16)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        index -= 1
        return character(digits: 3, base: 8)
      default: return [byte]
      }
    }

    private mutating func character(digits: Int, base: UInt32) -> [UInt8] {
      var code: UInt32 = 0
      for _ in 0..<digits {
        guard index < bytes.count, let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue,
          digit < base
        else { break }
        code = code * base + UInt32(digit)
        index += 1
      }
      return Array(String(UnicodeScalar(code) ?? "\u{FFFD}").utf8)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
        UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"),
        0x80...:
        true
      default: false
      }
    }

    private var startsComment: Bool {
      bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.count
        && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"))
    }

    private mutating func skipBlanks() throws(OldStyleFault) {
      while index < bytes.count {
        if bytes[index] <= 0x20 {
          index += 1
        } else if startsComment, bytes[index + 1] == UInt8(ascii: "/") {
          while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        } else if startsComment {
          let start = index
          index += 2
          while index + 1 < bytes.count,
            bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
          {
            index += 1
          }
          guard index + 1 < bytes.count else {
            index = start
            throw fault("a comment does not end")
          }
          index += 2
        } else {
          return
        }
      }
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
      index += 1
      return true
    }

    private mutating func expect(_ mark: Unicode.Scalar) throws(OldStyleFault) {
      try skipBlanks()
      guard take(mark) else { throw fault("“\(mark)” should stand here") }
    }

    private func fault(_ reason: String) -> OldStyleFault {
      OldStyleFault(line: bytes[..<min(index, bytes.count)].count { $0 == 0x0A } + 1, reason: reason)
    }
  }
}
