/// Pieces of words that have numbers, read from lines; the pieces of BERT and of models made from it.
///
/// A line that begins with `##` is a piece that continues a word. The number of a piece is that of its line, from 0.
public final class PieceVocabulary: Sendable {
  /// How many pieces there are.
  public let count: Int
  // Allocated by this object, written before anybody else sees it, and given back when nobody does.
  private nonisolated(unsafe) let buffer: UnsafeMutableBufferPointer<UInt8>
  private let vocabulary: Vocabulary

  /// Collects the lines, each of which ends with a line feed; `nil` when two of them are the same or the last has no end.
  public init?(lines: [UInt8]) {
    count = lines.count { $0 == UInt8(ascii: "\n") }
    buffer = .allocate(capacity: max(lines.count, 1))
    _ = buffer.initialize(from: lines)
    guard let vocabulary = Vocabulary(UnsafeBufferPointer(rebasing: buffer[..<lines.count]), count: count)
    else {
      buffer.deallocate()
      return nil
    }
    self.vocabulary = vocabulary
    size = lines.count
  }

  private let size: Int

  deinit { buffer.deallocate() }

  /// The lines as they were read.
  public var lines: [UInt8] { Array(buffer[..<size]) }

  /// Returns the numbers of the pieces of a word in lower case, the longest first; none when some part of it has none.
  public func pieces(of word: some RandomAccessCollection<UInt8>) -> [Int] {
    var pieces: [Int] = []
    vocabulary.append(word, to: &pieces)
    return pieces
  }

  /// The number of a whole line; `nil` when there is none.
  public func number(of line: String) -> Int? {
    let pieces = pieces(of: Array(line.utf8))
    return pieces.count == 1 ? pieces[0] : nil
  }
}
