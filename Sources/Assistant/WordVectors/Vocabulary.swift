/// The pieces of words that have a vector, found by their letters.
struct Vocabulary: Sendable {
  /// The longest piece in bytes, without the mark of a piece that continues a word.
  let longest: Int

  // Points into constant data of the program, which nobody writes and which stays for good.
  private nonisolated(unsafe) let bytes: UnsafePointer<UInt8>
  /// Where each piece begins, and after the last where the data ends.
  private var starts: [Int32] = []
  /// The number of a piece and one, by its hash; 0 where there is none.
  private var slots: [Int32]
  private let mask: Int

  /// Collects the lines; `nil` unless there are exactly as many as expected, all of them different.
  init?(_ lines: UnsafeBufferPointer<UInt8>, count: Int) {
    guard let base = lines.baseAddress, lines.count < Int(Int32.max), lines.last == Self.newline else {
      return nil
    }
    bytes = base
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    mask = capacity - 1
    slots = [Int32](repeating: 0, count: capacity)
    starts.reserveCapacity(count + 1)
    starts.append(0)
    for index in lines.indices where lines[index] == Self.newline { starts.append(Int32(index + 1)) }
    guard starts.count == count + 1 else { return nil }
    var longest = 0
    for piece in 0..<count {
      let line = Int(starts[piece])..<Int(starts[piece + 1]) - 1
      let isRest =
        line.count > 2 && base[line.lowerBound] == Self.mark && base[line.lowerBound + 1] == Self.mark
      let letters = isRest ? line.lowerBound + 2..<line.upperBound : line
      longest = max(longest, letters.count)
      var hash = isRest ? Self.restSeed : Self.seed
      for index in letters { hash = Self.step(hash, base[index]) }
      var slot = Self.slot(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(piece + 1)
    }
    self.longest = longest
  }

  private static let newline = UInt8(ascii: "\n")
  private static let mark = UInt8(ascii: "#")
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let restSeed: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  @inline(__always)
  private static func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash ^ (hash >> 32)) }

  /// Appends the pieces of a word, the longest first; nothing when some part of it has none.
  func append(_ word: some RandomAccessCollection<UInt8>, to pieces: inout [Int]) {
    let before = pieces.count
    let appended: Void? = word.withContiguousStorageIfAvailable { word in
      var start = 0
      while start < word.count {
        guard let (piece, end) = longestPiece(of: word, from: start) else {
          pieces.removeSubrange(before...)
          return
        }
        pieces.append(piece)
        start = end
      }
    }
    if appended == nil { append(Array(word), to: &pieces) }
  }

  private func longestPiece(of word: UnsafeBufferPointer<UInt8>, from start: Int) -> (piece: Int, end: Int)? {
    var found: (piece: Int, end: Int)?
    var hash = start == 0 ? Self.seed : Self.restSeed
    for index in start..<min(word.count, start + longest) {
      hash = Self.step(hash, word[index])
      if let piece = piece(hash, word, start..<index + 1) { found = (piece, index + 1) }
    }
    return found
  }

  private func piece(_ hash: UInt64, _ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var slot = Self.slot(hash) & mask
    while slots[slot] != 0 {
      let piece = Int(slots[slot]) - 1
      if matches(piece, word, range) { return piece }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func matches(_ piece: Int, _ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var start = Int(starts[piece])
    let end = Int(starts[piece + 1]) - 1
    if range.lowerBound > 0 {
      guard end - start > 2, bytes[start] == Self.mark, bytes[start + 1] == Self.mark else { return false }
      start += 2
    }
    guard end - start == range.count else { return false }
    for offset in 0..<range.count where bytes[start + offset] != word[range.lowerBound + offset] {
      return false
    }
    return true
  }
}

extension Vocabulary {
  /// The letters of a piece that is, or begins, a word; `nil` for one that continues a word.
  func word(_ piece: Int) -> String? {
    let line = UnsafeBufferPointer(
      start: bytes + Int(starts[piece]), count: Int(starts[piece + 1] - starts[piece]) - 1)
    if line.count > 2, line[0] == Self.mark, line[1] == Self.mark { return nil }
    return String(decoding: line, as: UTF8.self)
  }
}
