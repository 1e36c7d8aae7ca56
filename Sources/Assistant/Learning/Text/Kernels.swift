internal import CLearningKernels

/// The loops in which nearly all time is spent.
///
/// None of them checks bounds; each says which counts must hold.
enum Kernels {
  /// Rounds a number of columns up, so that rows consist of whole vectors.
  static func padded(_ count: Int) -> Int { (count + 7) & ~7 }

  /// The nearest byte; 0 for what is no number.
  static func byte(_ number: Float) -> Int8 {
    number.isNaN ? 0 : Int8(min(max(number.rounded(), -127), 127))
  }

  /// Puts numbers into bytes, the largest as 127 or −127, and returns what the bytes are multiplied with.
  static func bytes(
    of numbers: UnsafePointer<Float>, count: Int, into bytes: UnsafeMutablePointer<Int8>
  ) -> Float {
    var largest: Float = 0
    for index in 0..<count { largest = max(largest, abs(numbers[index])) }
    for index in 0..<count { bytes[index] = largest > 0 ? byte(numbers[index] * 127 / largest) : 0 }
    return largest / 127
  }

  /// `sum += factor * row`; the count is a multiple of 8.
  @inline(__always)
  static func add(
    _ row: UnsafePointer<Float>, times factor: Float, to sum: UnsafeMutablePointer<Float>, count: Int
  ) { learning_add(row, factor, sum, count) }

  /// `sum += factor * row` for small whole numbers; the count is a multiple of 8.
  @inline(__always)
  static func add(
    _ row: UnsafePointer<Int8>, times factor: Float, to sum: UnsafeMutablePointer<Float>, count: Int
  ) { learning_add_bytes(row, factor, sum, count) }

  /// `sum += values · rows of the matrix`; the columns are a multiple of 8.
  static func gather(
    _ rows: UnsafePointer<Int32>, _ values: UnsafePointer<Float>, count: Int,
    of matrix: UnsafePointer<Float>, columns: Int, to sum: UnsafeMutablePointer<Float>
  ) { learning_gather(matrix, rows, values, count, columns, sum) }

  /// `rows of the matrix += factor * values * added`; the columns are a multiple of 8.
  static func scatter(
    _ added: UnsafePointer<Float>, times factor: Float, _ rows: UnsafePointer<Int32>,
    _ values: UnsafePointer<Float>, count: Int, of matrix: UnsafeMutablePointer<Float>, columns: Int
  ) { learning_scatter(matrix, rows, values, count, columns, factor, added) }

  /// The largest product of a vector with rows of bytes that have a scale each; −1 for no rows.
  ///
  /// The columns are a multiple of 16.
  static func nearest(
    _ rows: UnsafePointer<Int8>, _ scales: UnsafePointer<Float>, count: Int, columns: Int,
    to vector: UnsafePointer<Float>
  ) -> Float { learning_nearest(rows, scales, count, columns, vector) }

  /// What turns each row of bytes into one of length 1; 0 for a row of zeros.
  static func scales(of rows: [Int8], count: Int, columns: Int) -> [Float] {
    [Float](unsafeUninitializedCapacity: count) { scales, filled in
      rows.withUnsafeBufferPointer { rows in
        scales.initialize(repeating: 0)
        filled = count
        guard let row = rows.baseAddress, let scale = scales.baseAddress else { return }
        learning_lengths(row, count, columns, scale)
      }
    }
  }
}

/// Numbers in memory of a fixed size, zero at first.
final class Floats {
  let start: UnsafeMutablePointer<Float>
  let count: Int

  init(_ count: Int) {
    self.count = count
    start = .allocate(capacity: max(count, 1))
    start.initialize(repeating: 0, count: max(count, 1))
  }

  deinit { start.deallocate() }

  func clear() { start.update(repeating: 0, count: count) }
}
