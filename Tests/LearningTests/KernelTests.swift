import Testing

@testable import Learning

/// The loops in C, compared with the plain sums that they stand for.
struct KernelTests {
  @Test(arguments: [8, 24, 32, 40, 152])
  func gathersAndScattersRows(columns: Int) {
    var random = SeededGenerator(seed: UInt64(columns))
    let (matrix, sum) = (Floats(20 * columns), Floats(columns))
    for index in 0..<20 * columns { matrix.start[index] = random.normal() }
    let rows: [Int32] = [3, 19, 0, 3, 7]
    let values = rows.map { _ in random.normal() }
    Kernels.gather(rows, values, count: rows.count, of: matrix.start, columns: columns, to: sum.start)
    for column in 0..<columns {
      let expected = zip(rows, values).reduce(Float(0)) {
        $0 + $1.1 * matrix.start[Int($1.0) * columns + column]
      }
      #expect(abs(sum.start[column] - expected) < 1e-4)
    }
    let before = matrix.start[3 * columns + columns - 1]
    Kernels.scatter(sum.start, times: 2, rows, values, count: rows.count, of: matrix.start, columns: columns)
    let added = 2 * (values[0] + values[3]) * sum.start[columns - 1]
    #expect(abs(matrix.start[3 * columns + columns - 1] - before - added) < 1e-3)
  }

  @Test func multipliesMatrices() {
    let (rows, depth, columns) = (8, 20, 32)
    var random = SeededGenerator(seed: 2)
    let (one, two) = (Floats(rows * depth), Floats(depth * columns))
    for index in 0..<one.count { one.start[index] = random.normal() }
    for index in 0..<two.count { two.start[index] = random.normal() }
    let (panels, result, outer) = (Floats(two.count), Floats(rows * columns), Floats(two.count))
    MatrixKernels.pack(two.start, rows: depth, columns: columns, into: panels.start)
    MatrixKernels.multiply(
      one.start, stride: depth, rows: rows, depth: depth, panels.start, columns: columns, into: result.start)
    for row in 0..<rows {
      for column in 0..<columns {
        let expected = (0..<depth).reduce(Float(0)) {
          $0 + one.start[row * depth + $1] * two.start[$1 * columns + column]
        }
        #expect(abs(result.start[row * columns + column] - expected) < 1e-3)
      }
    }
    MatrixKernels.addOuter(
      one.start, stride: depth, depth: depth, result.start, columns: columns, rows: rows, to: outer.start)
    let corner = (0..<rows).reduce(Float(0)) {
      $0 + one.start[$1 * depth + 5] * result.start[$1 * columns + 31]
    }
    #expect(abs(outer.start[5 * columns + 31] - corner) < 1e-2)
  }

  @Test(arguments: [16, 48, 160])
  func findsTheNearestRow(columns: Int) {
    var random = SeededGenerator(seed: UInt64(columns))
    let rows = (0..<7 * columns).map { _ in Int8(random.below(255) - 127) }
    let scales = (0..<7).map { _ in random.unit() / 100 }
    let vector = (0..<columns).map { _ in random.normal() }
    let expected = (0..<7).map { row in
      (0..<columns).reduce(Float(0)) { $0 + scales[row] * Float(rows[row * columns + $1]) * vector[$1] }
    }
    let nearest = Kernels.nearest(rows, scales, count: 7, columns: columns, to: vector)
    #expect(abs(nearest - max(expected.max() ?? 0, -1)) < 1e-3)
    #expect(Kernels.nearest(rows, scales, count: 0, columns: columns, to: vector) == -1)
  }

  @Test func bytesNeverOverflow() {
    #expect(Kernels.byte(.infinity) == 127)
    #expect(Kernels.byte(-1e30) == -127)
    #expect(Kernels.byte(.nan) == 0)
    #expect(Kernels.byte(2.6) == 3)
  }
}
