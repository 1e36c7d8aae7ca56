/// Products of matrices, in blocks that fit into the processor's registers.
///
/// None of them checks bounds; columns are multiples of 8.
enum MatrixKernels {
  /// Puts the columns of a matrix into panels of eight, for `multiply`.
  static func pack(
    _ matrix: UnsafePointer<Float>, rows: Int, columns: Int, into panels: UnsafeMutablePointer<Float>
  ) {
    var target = panels
    for panel in stride(from: 0, to: columns, by: 8) {
      for row in 0..<rows {
        target.update(from: matrix + row * columns + panel, count: 8)
        target += 8
      }
    }
  }

  /// Puts the rows of a matrix into panels of eight, as `pack` does with the matrix turned; rows are a multiple of 8.
  static func packTurned(
    _ matrix: UnsafePointer<Float>, rows: Int, columns: Int, into panels: UnsafeMutablePointer<Float>
  ) {
    for panel in stride(from: 0, to: rows, by: 8) {
      let target = panels + panel * columns
      for row in 0..<8 {
        let source = matrix + (panel + row) * columns
        for column in 0..<columns { target[column * 8 + row] = source[column] }
      }
    }
  }

  /// `result = matrix · packed`; rows of the matrix may lie over one another, and are a multiple of 4.
  static func multiply(
    _ matrix: UnsafePointer<Float>, stride step: Int, rows: Int, depth: Int,
    _ panels: UnsafePointer<Float>, columns: Int, into result: UnsafeMutablePointer<Float>
  ) {
    for row in stride(from: 0, to: rows, by: 4) {
      let (a, b) = (matrix + row * step, matrix + (row + 1) * step)
      let (c, d) = (matrix + (row + 2) * step, matrix + (row + 3) * step)
      for panel in stride(from: 0, to: columns, by: 8) {
        let source = UnsafeRawPointer(panels + panel * depth)
        var (one, two) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
        var (three, four) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
        for index in 0..<depth {
          let factors = source.loadUnaligned(fromByteOffset: index * 32, as: SIMD8<Float>.self)
          one += a[index] * factors
          two += b[index] * factors
          three += c[index] * factors
          four += d[index] * factors
        }
        let target = UnsafeMutableRawPointer(result + row * columns + panel)
        target.storeBytes(of: one, as: SIMD8<Float>.self)
        target.storeBytes(of: two, toByteOffset: columns * 4, as: SIMD8<Float>.self)
        target.storeBytes(of: three, toByteOffset: columns * 8, as: SIMD8<Float>.self)
        target.storeBytes(of: four, toByteOffset: columns * 12, as: SIMD8<Float>.self)
      }
    }
  }

  /// `sum += matrixᵀ · other`, for matrices of the same number of rows; the depth is a multiple of 4.
  static func addOuter(
    _ matrix: UnsafePointer<Float>, stride step: Int, depth: Int,
    _ other: UnsafePointer<Float>, columns: Int, rows: Int, to sum: UnsafeMutablePointer<Float>
  ) {
    for first in stride(from: 0, to: rows, by: 32) {
      let last = min(first + 32, rows)
      for panel in stride(from: 0, to: columns, by: 8) {
        for index in stride(from: 0, to: depth, by: 4) {
          var (one, two) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
          var (three, four) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
          for row in first..<last {
            let factors = UnsafeRawPointer(other + row * columns + panel).loadUnaligned(as: SIMD8<Float>.self)
            let source = matrix + row * step + index
            one += source[0] * factors
            two += source[1] * factors
            three += source[2] * factors
            four += source[3] * factors
          }
          add(one, to: sum + index * columns + panel)
          add(two, to: sum + (index + 1) * columns + panel)
          add(three, to: sum + (index + 2) * columns + panel)
          add(four, to: sum + (index + 3) * columns + panel)
        }
      }
    }
  }

  @inline(__always)
  private static func add(_ part: SIMD8<Float>, to sum: UnsafeMutablePointer<Float>) {
    let raw = UnsafeMutableRawPointer(sum)
    raw.storeBytes(of: raw.loadUnaligned(as: SIMD8<Float>.self) + part, as: SIMD8<Float>.self)
  }
}
