/// Finds what else the words of a text are when they are put together: "to-do" is "todo", "1,000" is "1000", and a
/// telephone number is one number, with and without what stands before it.
final class WordJoiner {
  /// The most words of a chain.
  static let mostParts = 16

  /// A form of several words, by the place of the first of them and how many they are.
  struct Form {
    var first: Int
    var parts: Int
    /// Whether the words are nothing by themselves: the groups of a number, the letters of an abbreviation.
    var isWhole = false
  }

  typealias Body = (UnsafeBufferPointer<UInt8>, Form) -> Void

  private enum Chain {
    case open, letters, initials, digits
  }

  private let bytes = UnsafeMutablePointer<UInt8>.allocate(
    capacity: (mostParts + 1) * WordScanner.longestWord)
  private let ends = UnsafeMutablePointer<Int>.allocate(capacity: mostParts + 1)
  private let gaps = UnsafeMutablePointer<WordGap.Kind>.allocate(capacity: mostParts + 1)
  private var parts = 0
  private var chain = Chain.open
  private var isDigits = false
  private var hasPlus = false
  /// The number of words so far.
  private(set) var count = 0

  deinit {
    bytes.deallocate()
    ends.deallocate()
    gaps.deallocate()
  }

  /// Begins another text.
  func begin() { (parts, count, chain) = (0, 0, .open) }

  /// Takes the next word of a text, without its signs.
  func add(_ word: UnsafeBufferPointer<UInt8>, _ mark: WordScanner.Mark, _ body: Body) {
    defer { count += 1 }
    guard !mark.isPiece, word.count == mark.stem, word.count <= WordScanner.longestWord,
      word.last != 0x2B, word.last != 0x23
    else {
      finish(body)
      return
    }
    var isNumber = true
    for byte in word where byte &- 0x30 >= 10 { isNumber = false }
    if let next = continuing(word, isNumber, mark.gap.kind) {
      chain = next
      gaps[parts] = mark.gap.kind
    } else {
      finish(body)
      hasPlus = mark.gap.hasPlus
      parts = 0
    }
    let start = parts == 0 ? 0 : ends[parts - 1]
    if let from = word.baseAddress { (bytes + start).update(from: from, count: word.count) }
    ends[parts] = start + word.count
    parts += 1
    isDigits = isNumber
  }

  /// The kind of chain that a word continues; `nil` when it begins another.
  private func continuing(
    _ word: UnsafeBufferPointer<UInt8>, _ isNumber: Bool, _ gap: WordGap.Kind
  ) -> Chain? {
    guard parts > 0, parts < Self.mostParts, gap != .apart else { return nil }
    if isNumber, isDigits, chain == .open || chain == .digits { return .digits }
    let last = length(parts - 1)
    switch gap {
    case .hyphen: return chain == .open || chain == .letters ? .letters : nil
    case .narrow, .dot:
      let isOne =
        Self.isOneLetter(word)
        && Self.isOneLetter(UnsafeBufferPointer(start: bytes + ends[parts - 1] - last, count: last))
      if isOne, chain == .open || chain == .initials { return .initials }
      guard gap == .narrow, last <= 4, word.count <= 4, chain == .open || chain == .letters else {
        return nil
      }
      return .letters
    default: return nil
    }
  }

  private static func isOneLetter(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count <= 4 && !(word[0] &- 0x30 < 10) && word.count { $0 & 0xC0 != 0x80 } == 1
  }

  private func length(_ part: Int) -> Int { part == 0 ? ends[0] : ends[part] - ends[part - 1] }

  /// Ends the text, or the words that may belong together.
  func finish(_ body: Body) {
    defer {
      parts = 0
      chain = .open
    }
    guard parts > 0 else { return }
    switch chain {
    case .open: if isDigits { numberForms(0, body) }
    case .initials: emit(0, parts, isWhole: true, body)
    case .letters:
      guard parts <= 4 else { return }
      emit(0, parts, body)
      if parts > 2 { for first in 0..<parts - 1 { emit(first, 2, body) } }
    case .digits: digitForms(body)
    }
  }

  private func digitForms(_ body: Body) {
    var hasComma = false
    var first = 0
    while first < parts - 1 {
      // Groups of three with the same sign between them are one number.
      let sign = gaps[first + 1]
      var end = first + 1
      if length(first) <= 3, sign == .comma || sign == .dot || sign == .space {
        while end < parts, length(end) == 3, gaps[end] == sign { end += 1 }
      }
      let number = end - first
      if number > 1 { emit(first, number, isWhole: sign != .space && number == parts, body) }
      hasComma = hasComma || sign == .comma
      first += max(1, number - 1)
    }
    for first in 0..<parts - 1 {
      for end in first + 2...max(first + 2, min(parts, first + Self.mostGroups)) {
        if gaps[end - 1] == .comma { break }
        let length = ends[end - 1] - (first == 0 ? 0 : ends[first - 1])
        if (6...15).contains(length) { emit(first, end - first, body) }
      }
    }
    if !hasComma, parts <= Self.mostGroups { numberForms(0, body) }
  }

  /// The most groups of digits of what may be a telephone number.
  private static let mostGroups = 5

  /// A long number without what only callers from elsewhere need: zeros, or the number of a country.
  private func numberForms(_ start: Int, _ body: Body) {
    let end = ends[parts - 1]
    guard end - start >= 7 else { return }
    var zeros = start
    while zeros < end, zeros < 2, bytes[zeros] == 0x30 { zeros += 1 }
    let form = Form(first: count - parts, parts: parts)
    if zeros > start { body(UnsafeBufferPointer(start: bytes + zeros, count: end - zeros), form) }
    guard hasPlus || zeros == 2, end - zeros >= 9 else { return }
    for digits in 1...3 {
      body(UnsafeBufferPointer(start: bytes + zeros + digits, count: end - zeros - digits), form)
    }
  }

  private func emit(_ first: Int, _ number: Int, isWhole: Bool = false, _ body: Body) {
    let start = first == 0 ? 0 : ends[first - 1]
    let length = ends[first + number - 1] - start
    guard length <= WordScanner.longestWord else { return }
    body(
      UnsafeBufferPointer(start: bytes + start, count: length),
      Form(first: count - parts + first, parts: number, isWhole: isWhole))
  }
}
