/// One pass of the tokenizer over the UTF-8 bytes of a text.
struct TokenScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let ordinalEndings: [[UInt8]]
  private(set) var tokens: [Token] = []
  private(set) var looks = 0
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>, ordinalEndings: [[UInt8]]) {
    self.bytes = bytes
    self.ordinalEndings = ordinalEndings
    tokens.reserveCapacity(bytes.count / 5 + 2)
  }

  mutating func run() {
    while position < bytes.count {
      let (kind, width) = look(at: position)
      switch kind {
      case .separator, .format: position += width
      case .letter: word(from: position, width)
      case .mark: emit(.symbol, to: position + width + markWidth(after: position + width))
      case .ideograph: emit(.word, to: position + width + markWidth(after: position + width))
      case .digit: number(from: position, width)
      case .fraction: emit(.number, to: position + width)
      case .apostrophe, .punctuation: emit(.punctuation, to: position + width)
      case .emoji: emoji(from: position, width)
      case .symbol: emit(.symbol, to: position + width)
      }
    }
  }

  /// The class and byte width of the character at an offset; a separator of no width at the end.
  private mutating func look(at offset: Int) -> (CharacterClass, Int) {
    looks += 1
    guard offset < bytes.count else { return (.separator, 0) }
    let byte = bytes[offset]
    if byte < 0x80 { return (CharacterClass.ascii[Int(byte)], 1) }
    let (scalar, width) = decode(at: offset)
    return (CharacterClass(scalar), width)
  }

  /// Decodes a scalar beyond ASCII; a Swift string's bytes are always well formed.
  private func decode(at offset: Int) -> (Unicode.Scalar, Int) {
    let lead = bytes[offset]
    let width = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard offset + width <= bytes.count else { return (Unicode.Scalar(0xFFFD) ?? " ", bytes.count - offset) }
    var value = UInt32(lead) & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
    for index in 1..<width { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }

  private mutating func word(from start: Int, _ firstWidth: Int) {
    var end = start + firstWidth
    scan: while end < bytes.count {
      let (kind, width) = look(at: end)
      switch kind {
      case .letter, .mark, .digit: end += width
      case .format, .apostrophe:
        // Only inside a word: what follows must be a letter, so that closing quotes stay apart.
        guard case (.letter, _) = look(at: end + width) else { break scan }
        end += width
      default: break scan
      }
    }
    emit(.word, to: end)
  }

  private mutating func number(from start: Int, _ firstWidth: Int) {
    var end = digits(from: start + firstWidth)
    var run = end - start
    while end + 1 < bytes.count {
      let mark = bytes[end]
      guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ":") || mark == UInt8(ascii: ","),
        case (.digit, _) = look(at: end + 1)
      else { break }
      let next = digits(from: end + 1)
      let length = next - end - 1
      // A comma groups thousands; "1,2,3" is a list.
      if mark == UInt8(ascii: ","), length != 3 || run > 3 { break }
      end = next
      run = length
    }
    let next = end + 2
    if next <= bytes.count, ordinalEndings.contains(where: { matches($0, at: end) }) {
      switch look(at: next).0 {
      case .letter, .mark, .digit: break
      default: end = next
      }
    }
    emit(.number, to: end)
  }

  private mutating func digits(from offset: Int) -> Int {
    var end = offset
    while case (.digit, let width) = look(at: end) { end += width }
    return end
  }

  private func matches(_ ending: [UInt8], at offset: Int) -> Bool {
    guard offset + ending.count <= bytes.count else { return false }
    for index in ending.indices where bytes[offset + index] | 0x20 != ending[index] { return false }
    return true
  }

  /// Joins what one glyph is made of: modifiers, selectors, joined emoji, pairs of regional indicators.
  private mutating func emoji(from start: Int, _ firstWidth: Int) {
    var end = start + firstWidth
    var indicators = isRegionalIndicator(at: start) ? 1 : 0
    while end < bytes.count, bytes[end] >= 0x80 {
      looks += 1
      let (scalar, width) = decode(at: end)
      switch scalar.value {
      case 0x200D:
        guard case (.emoji, let joined) = look(at: end + width) else {
          emit(.symbol, to: end)
          return
        }
        end += width + joined
      case 0xFE00...0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: end += width
      case 0x1F1E6...0x1F1FF where indicators == 1:
        indicators = 2
        end += width
      default:
        emit(.symbol, to: end)
        return
      }
    }
    emit(.symbol, to: end)
  }

  private func isRegionalIndicator(at offset: Int) -> Bool {
    (0x1F1E6...0x1F1FF).contains(decode(at: offset).0.value)
  }

  private mutating func markWidth(after offset: Int) -> Int {
    var width = 0
    while case (.mark, let more) = look(at: offset + width), more > 0 { width += more }
    return width
  }

  private mutating func emit(_ kind: Token.Kind, to end: Int) {
    let slice = UnsafeBufferPointer(rebasing: bytes[position..<end])
    let text = String(decoding: slice, as: UTF8.self)
    var needsFolding = false
    for byte in slice where byte &- 0x41 < 26 || byte >= 0x80 {
      needsFolding = true
      break
    }
    var folded = needsFolding ? Folding.fold(slice) : text
    // A mark without its letter folds to nothing, but every token must be comparable.
    if folded.isEmpty { folded = text }
    tokens.append(Token(text: text, folded: folded, range: position..<end, kind: kind))
    position = end
  }
}
