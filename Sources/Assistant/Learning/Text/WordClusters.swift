internal import CWordClusters
internal import Synchronization
internal import WordVectors

/// Words that mean about the same, as numbers of groups: a coarse and a fine one.
///
/// Words that occur in no example share a group with words that do.
struct WordClusters: Sendable {
  /// The groups of a word; 0 for a word without vector, else from 1 on.
  struct Pair: Hashable, Sendable {
    /// One of 256.
    var coarse: UInt16
    /// One of 1,024.
    var fine: UInt16

    static let none = Pair(coarse: 0, fine: 0)
  }

  /// The groups of the program's vectors; `nil` only when their data is damaged.
  static let shared = WordClusters()

  // All point into constant data of the program, which nobody writes and which stays for good.
  private nonisolated(unsafe) let base: UnsafePointer<UInt8>
  private nonisolated(unsafe) let scales: UnsafePointer<Float>
  private nonisolated(unsafe) let centres: UnsafePointer<Int8>
  private let count: Int

  private static let coarse = 256
  private static let fine = 1_024
  private static let dimensions = 128

  private init?() {
    guard let vectors = WordVectors.shared else { return nil }
    let ids = (vectors.count * 3 + 3) & ~3
    let total = Self.coarse + Self.fine
    guard word_clusters_table_size() == ids + total * (4 + Self.dimensions) else { return nil }
    count = vectors.count
    base = word_clusters_table()
    // The table is aligned, and all machines that Swift runs on keep the lowest byte first, as the file does.
    scales = UnsafeRawPointer(base + ids).assumingMemoryBound(to: Float.self)
    centres = UnsafeRawPointer(base + ids + total * 4).assumingMemoryBound(to: Int8.self)
  }

  /// Returns the groups of a word that is made of pieces.
  func pair(of pieces: ArraySlice<Int>) -> Pair {
    guard let first = pieces.first else { return .none }
    guard pieces.count > 1 else { return pair(of: first) }
    return Self.found.pair(of: pieces) { find($0) }
  }

  /// The groups of words of several pieces, which are compared with all centres.
  private static let found = PairMemo()

  private func find(_ pieces: ArraySlice<Int>) -> Pair {
    guard let vectors = WordVectors.shared else { return .none }
    let vector = vectors.embed(pieces: pieces)
    var whole = [Int16](repeating: 0, count: Self.dimensions)
    for index in whole.indices { whole[index] = Int16((vector[index] * 512).rounded()) }
    return Pair(
      coarse: UInt16(nearest(whole, in: 0..<Self.coarse) + 1),
      fine: UInt16(nearest(whole, in: Self.coarse..<Self.coarse + Self.fine) - Self.coarse + 1))
  }

  private func pair(of piece: Int) -> Pair {
    guard piece >= 0, piece < count else { return .none }
    let fine = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: count + 2 * piece, as: UInt16.self)
    return Pair(coarse: UInt16(base[piece]) + 1, fine: UInt16(littleEndian: fine) + 1)
  }

  private func nearest(_ vector: [Int16], in range: Range<Int>) -> Int {
    vector.withUnsafeBufferPointer { vector in
      var best = range.lowerBound
      var most = -Float.infinity
      for centre in range {
        let row = centres + centre * Self.dimensions
        var sum: Int32 = 0
        for index in 0..<Self.dimensions { sum &+= Int32(row[index]) &* Int32(vector[index]) }
        let score = Float(sum) * scales[centre]
        if score > most { (best, most) = (centre, score) }
      }
      return best
    }
  }
}

/// The groups of words that were compared with all centres before: the same words come again and again.
private final class PairMemo: Sendable {
  /// The most words that are kept; when there are more, all are forgotten.
  private static let limit = 4_096
  /// The most pieces of a word that is kept: a hostile text has long ones, and no two alike.
  private static let longest = 12

  private let found = Mutex<[ArraySlice<Int>: WordClusters.Pair]>([:])

  func pair(of pieces: ArraySlice<Int>, find: (ArraySlice<Int>) -> WordClusters.Pair) -> WordClusters.Pair {
    guard pieces.count <= Self.longest else { return find(pieces) }
    if let known = found.withLock({ $0[pieces] }) { return known }
    let pair = find(pieces)
    // A copy, as the pieces of the whole text would stay with a slice of them.
    let key = ArraySlice(Array(pieces))
    found.withLock { found in
      if found.count >= Self.limit { found.removeAll(keepingCapacity: true) }
      found[key] = pair
    }
    return pair
  }
}
