/// A key as the line editor knows it.
enum EditKey: Equatable, Sendable {
  case text(String)
  case enter, interrupt, endOfInput, suspend
  case left, right, up, down, home, end, wordLeft, wordRight
  case backspace, delete, deleteToEnd, deleteToStart, deleteWordBefore, deleteWordAfter
  case insertDeleted, exchange, clearScreen, search, leave
}

/// Turns the bytes that a terminal sends into keys.
///
/// Whatever the bytes are, they become keys or are dropped.
struct KeyReader: Sendable {
  private var pending: [UInt8] = []
  private var isPasting = false
  private var pasted: [UInt8] = []

  private static let longestSequence = 16
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
  /// The longest text that is taken in at once.
  static let longestPaste = 1 << 20

  /// Takes in a byte.
  ///
  /// - Returns: The key that it completes.
  mutating func key(for byte: UInt8) -> EditKey? {
    if isPasting { return paste(byte) }
    pending.append(byte)
    guard let first = pending.first else { return nil }
    if first == 0x1B { return sequence() }
    if first < 0x20 || first == 0x7F {
      pending = []
      return control(first)
    }
    let length = Self.length(first)
    guard pending.count >= length else {
      // What cannot go on like this is no character.
      guard pending.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else {
        pending = []
        return nil
      }
      return nil
    }
    defer { pending = [] }
    return String(validating: pending, as: UTF8.self).map(EditKey.text)
  }

  private static func length(_ first: UInt8) -> Int {
    switch first {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }

  private mutating func paste(_ byte: UInt8) -> EditKey? {
    pasted.append(byte)
    guard pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else {
      // A paste that never ends must not fill the memory.
      if pasted.count > Self.longestPaste { pasted.removeFirst(pasted.count - Self.longestPaste / 2) }
      return nil
    }
    let text = String(decoding: pasted.dropLast(Self.pasteEnd.count), as: UTF8.self)
    (isPasting, pasted) = (false, [])
    // A line is one line: breaks in what is pasted are blanks.
    let plain = text.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    return .text(String(plain.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }

  private func control(_ byte: UInt8) -> EditKey? {
    switch byte {
    case 0x01: .home
    case 0x02: .left
    case 0x03: .interrupt
    case 0x04: .endOfInput
    case 0x05: .end
    case 0x06: .right
    case 0x07: .leave
    case 0x08, 0x7F: .backspace
    case 0x09: .text(" ")
    case 0x0A, 0x0D: .enter
    case 0x0B: .deleteToEnd
    case 0x0C: .clearScreen
    case 0x0E: .down
    case 0x10: .up
    case 0x12: .search
    case 0x14: .exchange
    case 0x15: .deleteToStart
    case 0x17: .deleteWordBefore
    case 0x19: .insertDeleted
    case 0x1A: .suspend
    default: nil
    }
  }

  private mutating func sequence() -> EditKey? {
    guard pending.count > 1 else { return nil }
    let isLong = pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O")
    guard isLong else {
      defer { pending = [] }
      switch pending[1] {
      case UInt8(ascii: "b"), UInt8(ascii: "B"): return .wordLeft
      case UInt8(ascii: "f"), UInt8(ascii: "F"): return .wordRight
      case UInt8(ascii: "d"), UInt8(ascii: "D"): return .deleteWordAfter
      case 0x7F, 0x08: return .deleteWordBefore
      case 0x1B:
        pending = [0x1B, 0x1B]
        pending.removeFirst()
        return nil
      default: return nil
      }
    }
    guard pending.count > 2, let last = pending.last else { return nil }
    guard (0x40...0x7E).contains(last) else {
      if pending.count > Self.longestSequence { pending = [] }
      return nil
    }
    let name = String(decoding: pending.dropFirst(2), as: UTF8.self)
    pending = []
    if name == "200~" {
      isPasting = true
      return nil
    }
    return Self.names[name]
  }

  private static let names: [String: EditKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "7~": .home,
    "4~": .end,
    "8~": .end, "3~": .delete, "1;5C": .wordRight, "1;5D": .wordLeft, "1;3C": .wordRight, "1;3D": .wordLeft,
    "5C": .wordRight, "5D": .wordLeft, "3;5~": .deleteWordAfter, "1;2C": .right, "1;2D": .left,
  ]
}
