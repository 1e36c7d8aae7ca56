internal import CWordVectors

/// Vectors of words as people use them in requests to apps: “I’m freezing” points the same way as “set the thermostat”.
///
/// Words of everyday requests have vectors of their own, fitted on many ways to ask for the same thing; those of all
/// other words follow from ``WordVectors`` by one linear map. `script/similarity-vectors` makes the table.
///
/// ```swift
/// let vectors = RequestVectors.shared
/// let ask = vectors?.embed("bring up the hikes I saved") ?? []
/// let show = vectors?.embed("show my favorite trails") ?? []
/// RequestVectors.similarity(ask, show)  // 0.80
/// ```
public struct RequestVectors: Sendable {
  /// The vectors of the program; `nil` only when their data is damaged.
  public static let shared = WordVectors.shared.flatMap { words in
    RequestVectors(
      table: UnsafeRawBufferPointer(start: request_vectors_table(), count: request_vectors_table_size()),
      words: words)
  }

  /// The numbers of a vector.
  public let dimensions: Int
  /// How many pieces of words have a vector of their own.
  public let count: Int

  private let words: WordVectors
  /// The linear map, a row for each number of a vector.
  private var map: [Float]
  // All point into constant data of the program, which nobody writes and which stays for good.
  private nonisolated(unsafe) let pieces: UnsafePointer<UInt16>
  private nonisolated(unsafe) let scales: UnsafePointer<Float>
  private nonisolated(unsafe) let rows: UnsafePointer<Int8>

  /// Reads the table, which must stay in memory as long as the program runs.
  ///
  /// It holds, the lowest byte first: `SVRQ`; the version 1, the number of dimensions and of pieces, 32 bits each; for
  /// each dimension the scale of its row of the map; the scales of the pieces' rows; the pieces' numbers, rising, of 16
  /// bits; the rows of the map; the rows of the pieces.
  init?(table: UnsafeRawBufferPointer, words: WordVectors) {
    guard let base = table.baseAddress, table.count >= Self.headerSize,
      table.prefix(4).elementsEqual("SVRQ".utf8)
    else { return nil }
    let header = (1...3).map {
      Int(UInt32(littleEndian: base.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)))
    }
    let (version, dimensions, count) = (header[0], header[1], header[2])
    guard version == 1, dimensions > 0, dimensions % 8 == 0, dimensions <= 1_024, count > 0,
      count <= words.count
    else { return nil }
    let mapScales = Self.headerSize
    let rowScales = mapScales + 4 * dimensions
    let numbers = rowScales + 4 * count
    let mapRows = numbers + 2 * count
    let pieceRows = mapRows + dimensions * WordVectors.dimensions
    guard table.count == pieceRows + count * dimensions else { return nil }
    self.words = words
    self.dimensions = dimensions
    self.count = count
    scales = (base + rowScales).assumingMemoryBound(to: Float.self)
    pieces = (base + numbers).assumingMemoryBound(to: UInt16.self)
    rows = (base + pieceRows).assumingMemoryBound(to: Int8.self)
    map = []
    map.reserveCapacity(dimensions * WordVectors.dimensions)
    for row in 0..<dimensions {
      let scale = base.loadUnaligned(fromByteOffset: mapScales + 4 * row, as: Float.self)
      for column in 0..<WordVectors.dimensions {
        let place = mapRows + row * WordVectors.dimensions + column
        map.append(scale * Float(base.load(fromByteOffset: place, as: Int8.self)))
      }
    }
  }

  private static let headerSize = 16

  /// Returns the vector of a text, of length 1; zeros for a text without known words.
  public func embed(_ text: String) -> [Float] { Self.unit(vector(of: words.pieces(of: text))) }

  /// Returns where pieces point together, as long as they count; zeros for none.
  public func vector(of pieces: [Int]) -> [Float] {
    var sum = [Float](repeating: 0, count: dimensions)
    var others = [Float]()
    for piece in pieces where piece >= 0 && piece < words.count {
      if let place = place(of: piece) {
        let (row, scale) = (rows + place * dimensions, scales[place])
        for index in 0..<dimensions { sum[index] += scale * Float(row[index]) }
      } else {
        let vector = words.vector(of: piece)
        if others.isEmpty {
          others = vector
        } else {
          for index in others.indices { others[index] += vector[index] }
        }
      }
    }
    guard !others.isEmpty else { return sum }
    map.withUnsafeBufferPointer { map in
      others.withUnsafeBufferPointer { others in
        guard let map = map.baseAddress, let others = others.baseAddress else { return }
        for index in 0..<dimensions {
          sum[index] += Self.dot(map + index * WordVectors.dimensions, others, WordVectors.dimensions)
        }
      }
    }
    return sum
  }

  /// Returns a vector with the length 1 that points the same way; zeros stay zeros.
  public static func unit(_ vector: [Float]) -> [Float] {
    let square = similarity(vector, vector)
    guard square > 0 else { return vector }
    let factor = 1 / square.squareRoot()
    return vector.map { $0 * factor }
  }

  /// Returns how alike two vectors of length 1 are, −1 to 1; 0 when they differ in size.
  public static func similarity(_ one: [Float], _ two: [Float]) -> Float {
    guard one.count == two.count else { return 0 }
    return one.withUnsafeBufferPointer { one in
      two.withUnsafeBufferPointer { two in
        guard let left = one.baseAddress, let right = two.baseAddress else { return 0 }
        return dot(left, right, one.count)
      }
    }
  }

  /// Returns the sum of the products of two rows of numbers, eight at a time.
  public static func dot(_ one: UnsafePointer<Float>, _ two: UnsafePointer<Float>, _ count: Int) -> Float {
    var sum: Float = 0
    word_vectors_dots(one, 1, two, 1, count, &sum)
    return sum
  }

  /// Writes the sums of the products of each of some rows with each of others, those of one row after the other.
  ///
  /// - Parameter products: Room for as many numbers as there are pairs of rows.
  /// - Returns: Whether the rows have as many numbers each, as otherwise nothing is written.
  public static func dots(
    _ one: [Float], rows: Int, _ two: [Float], columns: Int, into products: UnsafeMutableBufferPointer<Float>
  ) -> Bool {
    guard rows > 0, columns > 0, one.count / rows == two.count / columns, products.count >= rows * columns,
      let products = products.baseAddress
    else { return false }
    word_vectors_dots(one, rows, two, columns, one.count / rows, products)
    return true
  }

  /// The row of a piece that has a vector of its own, by halving.
  private func place(of piece: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if Int(UInt16(littleEndian: pieces[middle])) < piece { low = middle + 1 } else { high = middle }
    }
    return low < count && Int(UInt16(littleEndian: pieces[low])) == piece ? low : nil
  }
}
