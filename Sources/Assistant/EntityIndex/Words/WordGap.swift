/// What stands between a word and the one before it, as far as it tells whether they are one.
struct WordGap {
  enum Kind: UInt8 {
    /// Nothing, or what separates.
    case apart
    /// One blank.
    case space
    /// One hyphen or low line.
    case hyphen
    /// One slash or “&”, which join short words only.
    case narrow
    case dot, comma
    /// Several characters as in telephone numbers, for example “) ”.
    case number
  }

  private(set) var kind = Kind.apart
  private var count: UInt8 = 0
  /// Whether a plus stands right before the word.
  private(set) var hasPlus = false

  /// Takes another character; 1 stands for one beyond ASCII that separates, and 2 for a hyphen.
  mutating func add(_ byte: UInt8) {
    let next: Kind =
      switch byte {
      case 0x20: .space
      case 0x2D, 0x5F, 2: .hyphen
      case 0x2F, 0x26: .narrow
      case 0x2E: .dot
      case 0x2C: .comma
      case 0x28, 0x29: .number
      default: .apart
      }
    hasPlus = byte == 0x2B
    count = min(count &+ 1, 100)
    if count == 1 {
      kind = next
    } else if count > 3 || kind == .apart || kind == .comma || next == .apart || next == .comma {
      kind = .apart
    } else {
      kind = .number
    }
  }
}
