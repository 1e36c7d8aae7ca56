/// The loops in which nearly all time is spent.
///
/// None of them checks bounds; each says which counts must hold.
enum Kernels {
  /// Rounds a number of columns up, so that rows consist of whole vectors.
  static func padded(_ count: Int) -> Int { (count + 7) & ~7 }

  /// `sum += factor * row`; the count is a multiple of 8.
  @inline(__always)
  static func add(
    _ row: UnsafePointer<Float>, times factor: Float, to sum: UnsafeMutablePointer<Float>, count: Int
  ) {
    let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(sum))
    var offset = 0
    while offset < count * 4 {
      let old = target.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
      let new = old + factor * source.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
      target.storeBytes(of: new, toByteOffset: offset, as: SIMD8<Float>.self)
      offset += 32
    }
  }

  /// `sum += factor * row` for small whole numbers; the count is a multiple of 8.
  @inline(__always)
  static func add(
    _ row: UnsafePointer<Int8>, times factor: Float, to sum: UnsafeMutablePointer<Float>, count: Int
  ) {
    for index in 0..<count { sum[index] += factor * Float(row[index]) }
  }

  /// The sum of products; the count is a multiple of 8.
  @inline(__always)
  static func dot(_ one: UnsafePointer<Float>, _ two: UnsafePointer<Float>, count: Int) -> Float {
    let (one, two) = (UnsafeRawPointer(one), UnsafeRawPointer(two))
    var sums = SIMD8<Float>.zero
    var offset = 0
    while offset < count * 4 {
      sums +=
        one.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
        * two.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
      offset += 32
    }
    return sums.sum()
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
