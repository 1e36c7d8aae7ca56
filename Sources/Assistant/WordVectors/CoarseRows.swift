internal import CWordVectors

/// Vectors of length 1, kept in a byte for each number, so that many of them are compared at once.
///
/// The numbers are whole, so that a comparison gives the same on every machine; it is off by at most about 0.01. Ten
/// thousand rows of 128 numbers take 1.3 MB.
public struct CoarseRows: Sendable {
  /// The numbers of a row.
  public let columns: Int
  /// The number of rows.
  public private(set) var count = 0
  private var numbers: [Int8] = []

  /// Makes a table without rows.
  ///
  /// - Parameter columns: The numbers of a row.
  public init(columns: Int) { self.columns = columns }

  /// Adds a row; numbers outside of −1 to 1 are cut, and one of another size is a row of zeros.
  public mutating func append(_ vector: [Float]) {
    numbers += Self.bytes(vector, columns)
    count += 1
  }

  /// Returns how alike a vector of length 1 and each row are, in ``unit``s; 0 everywhere for a vector of another size.
  public func similarities(to vector: [Float]) -> [Int32] {
    let query = Self.bytes(vector, columns)
    return [Int32](unsafeUninitializedCapacity: count) { products, filled in
      filled = count
      guard let products = products.baseAddress else { return }
      numbers.withUnsafeBufferPointer { numbers in
        query.withUnsafeBufferPointer { query in
          guard let rows = numbers.baseAddress, let query = query.baseAddress else {
            for row in 0..<count { products[row] = 0 }
            return
          }
          word_vectors_products(rows, count, columns, query, products)
        }
      }
    }
  }

  /// The unit of similarities, of which 16,129 are 1.
  public static let unit: Float = 1 / (127 * 127)

  private static func bytes(_ vector: [Float], _ columns: Int) -> [Int8] {
    guard vector.count == columns else { return [Int8](repeating: 0, count: columns) }
    return vector.map { $0.isFinite ? Int8(max(-127, min(($0 * 127).rounded(), 127))) : 0 }
  }
}
