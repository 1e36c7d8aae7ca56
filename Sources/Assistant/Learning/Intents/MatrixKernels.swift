internal import CLearningKernels

/// Products of matrices, in blocks that fit into the processor's registers.
///
/// None of them checks bounds.
enum MatrixKernels {
  /// How many columns a panel has.
  static let panel = 16

  /// Puts the columns of a matrix, a multiple of 16, into panels, for `multiply`.
  static func pack(
    _ matrix: UnsafePointer<Float>, rows: Int, columns: Int, into panels: UnsafeMutablePointer<Float>
  ) {
    var target = panels
    for first in stride(from: 0, to: columns, by: panel) {
      for row in 0..<rows {
        target.update(from: matrix + row * columns + first, count: panel)
        target += panel
      }
    }
  }

  /// Puts the rows of a matrix, a multiple of 16, into panels, as `pack` does with the matrix turned.
  static func packTurned(
    _ matrix: UnsafePointer<Float>, rows: Int, columns: Int, into panels: UnsafeMutablePointer<Float>
  ) {
    for first in stride(from: 0, to: rows, by: panel) {
      let target = panels + first * columns
      for row in 0..<panel {
        let source = matrix + (first + row) * columns
        for column in 0..<columns { target[column * panel + row] = source[column] }
      }
    }
  }

  /// Puts the panels of a matrix into those of the matrix turned; its depth and columns are multiples of 16.
  static func turnPanels(
    _ panels: UnsafePointer<Float>, depth: Int, columns: Int, into turned: UnsafeMutablePointer<Float>
  ) { learning_turn_panels(panels, depth, columns, turned) }

  /// `result = matrix · packed`; rows of the matrix may lie over one another, and are a multiple of 4.
  static func multiply(
    _ matrix: UnsafePointer<Float>, stride step: Int, rows: Int, depth: Int,
    _ panels: UnsafePointer<Float>, columns: Int, into result: UnsafeMutablePointer<Float>
  ) { learning_multiply(matrix, step, rows, depth, panels, columns, result) }

  /// `sum += matrixᵀ · other`, for matrices of the same number of rows; the depth is a multiple of 4, the columns of 16.
  static func addOuter(
    _ matrix: UnsafePointer<Float>, stride step: Int, depth: Int,
    _ other: UnsafePointer<Float>, columns: Int, rows: Int, to sum: UnsafeMutablePointer<Float>
  ) { learning_add_outer(matrix, step, depth, other, columns, rows, sum, columns, panel) }

  /// The same, with a sum in panels.
  static func addOuterPanels(
    _ matrix: UnsafePointer<Float>, stride step: Int, depth: Int,
    _ other: UnsafePointer<Float>, columns: Int, rows: Int, to sum: UnsafeMutablePointer<Float>
  ) { learning_add_outer(matrix, step, depth, other, columns, rows, sum, panel, depth * panel) }
}
