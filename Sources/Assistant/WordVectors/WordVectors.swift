internal import CWordVectors

/// Vectors of words that point the same way where sentences mean about the same.
///
/// There is nothing to train or to download: the table is part of the program. A sentence costs a look-up for each
/// piece of a word and a sum. Vectors do not see what small words turn around (“open” and “close”, “not”), and do not
/// know the order of words.
///
/// ```swift
/// let vectors = WordVectors.shared
/// let open = vectors?.embed("open my saved hikes") ?? []
/// let show = vectors?.embed("show my favorite trails") ?? []
/// WordVectors.similarity(open, show)  // 0.68
/// ```
public struct WordVectors: Sendable {
  /// The vectors of the program; `nil` only when their data is damaged.
  public static let shared = WordVectors(
    table: UnsafeRawBufferPointer(start: word_vectors_table(), count: word_vectors_table_size()),
    pieces: UnsafeBufferPointer(start: word_vectors_pieces(), count: word_vectors_pieces_size()))

  /// The numbers of a vector.
  public static let dimensions = 128

  /// How many pieces of words are known; their numbers count from 0.
  public let count: Int

  let vocabulary: Vocabulary
  // Both point into constant data of the program, which nobody writes and which stays for good.
  private nonisolated(unsafe) let scales: UnsafePointer<Float>
  private nonisolated(unsafe) let rows: UnsafePointer<Int8>

  /// Reads the table and its pieces, which must stay in memory as long as the program runs.
  init?(table: UnsafeRawBufferPointer, pieces: UnsafeBufferPointer<UInt8>) {
    guard let base = table.baseAddress, table.count >= Self.headerSize,
      table.prefix(4).elementsEqual("SVI8".utf8)
    else { return nil }
    let header = (1...3).map {
      Int(UInt32(littleEndian: base.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)))
    }
    let (version, count, dimensions) = (header[0], header[1], header[2])
    guard version == 1, dimensions == Self.dimensions, count > 0, count < 1 << 24,
      table.count == Self.headerSize + count * (MemoryLayout<Float>.size + dimensions),
      let vocabulary = Vocabulary(pieces, count: count)
    else { return nil }
    self.count = count
    self.vocabulary = vocabulary
    // The table is aligned, and all machines that Swift runs on keep the lowest byte first, as the file does.
    scales = (base + Self.headerSize).assumingMemoryBound(to: Float.self)
    rows = (base + Self.headerSize + count * MemoryLayout<Float>.size).assumingMemoryBound(to: Int8.self)
  }

  private static let headerSize = 16

  /// Returns the vector of a text, of length 1; zeros for a text without known words.
  public func embed(_ text: String) -> [Float] { embed(pieces: pieces(of: text)[...]) }

  /// Returns the vector of pieces together, of length 1; zeros for none.
  ///
  /// Pieces that do not exist are left out.
  public func embed(pieces: ArraySlice<Int>) -> [Float] {
    var sum = [Float](repeating: 0, count: Self.dimensions)
    for piece in pieces where piece >= 0 && piece < count { add(piece, to: &sum) }
    var square: Float = 0
    for number in sum { square += number * number }
    guard square > 0 else { return sum }
    let factor = 1 / square.squareRoot()
    for index in sum.indices { sum[index] *= factor }
    return sum
  }

  /// Returns the vector of a piece, as long as the piece counts in a text; zeros for one that does not exist.
  public func vector(of piece: Int) -> [Float] {
    var vector = [Float](repeating: 0, count: Self.dimensions)
    if piece >= 0, piece < count { add(piece, to: &vector) }
    return vector
  }

  /// How much a piece counts in a text: the length of its vector, 0 for one that does not exist.
  public func weight(of piece: Int) -> Float {
    guard piece >= 0, piece < count else { return 0 }
    let row = rows + piece * Self.dimensions
    var square: Int32 = 0
    for index in 0..<Self.dimensions { square += Int32(row[index]) * Int32(row[index]) }
    return scales[piece] * Float(square).squareRoot()
  }

  /// Returns how alike two vectors of texts are, −1 to 1; 0 when either is all zeros or they differ in size.
  public static func similarity(_ one: [Float], _ two: [Float]) -> Float {
    guard one.count == two.count else { return 0 }
    return one.withUnsafeBufferPointer { one in
      two.withUnsafeBufferPointer { two in
        var sums = SIMD8<Float>.zero
        var index = 0
        while index + 8 <= one.count {
          var (left, right) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
          for lane in 0..<8 { (left[lane], right[lane]) = (one[index + lane], two[index + lane]) }
          sums += left * right
          index += 8
        }
        var sum = sums.sum()
        while index < one.count {
          sum += one[index] * two[index]
          index += 1
        }
        return sum
      }
    }
  }

  private func add(_ piece: Int, to sum: inout [Float]) {
    let (row, scale) = (rows + piece * Self.dimensions, scales[piece])
    sum.withUnsafeMutableBufferPointer { sum in
      for index in 0..<Self.dimensions { sum[index] += scale * Float(row[index]) }
    }
  }
}
