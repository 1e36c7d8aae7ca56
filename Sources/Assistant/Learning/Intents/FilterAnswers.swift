internal import Synchronization

/// What the filters of a network answer to each known piece at each of the places that they see, in bytes.
///
/// A row is worked out when a text first needs it: a network knows thousands of pieces, of which a short run reads a few.
// Its memory is written by one thread at a time, and a row is read only by threads that have seen it in `made`, under the
// same lock, after which nobody writes it again.
final class FilterAnswers: @unchecked Sendable {
  private let columns: Int
  private let answers: UnsafeMutablePointer<Int8>
  private let scales: UnsafeMutablePointer<Float>
  /// Which rows are worked out.
  private let made: Mutex<[Bool]>

  /// - Parameters:
  ///   - count: How many pieces are known.
  ///   - columns: How many answers there are to a piece.
  init(count: Int, columns: Int) {
    self.columns = columns
    // Left as it is: what no text needs takes no memory.
    answers = .allocate(capacity: max(count * columns, 1))
    scales = .allocate(capacity: max(count, 1))
    made = Mutex([Bool](repeating: false, count: count))
  }

  deinit {
    answers.deallocate()
    scales.deallocate()
  }

  /// Works out the rows that are missing; numbers that are no rows are passed over.
  ///
  /// - Parameter sum: Adds the answers of a row to numbers that are 0.
  func prepare(_ rows: some Sequence<Int>, sum: (_ row: Int, _ sums: UnsafeMutablePointer<Float>) -> Void) {
    made.withLock { made in
      var sums: Floats?
      for row in rows where made.indices.contains(row) && !made[row] {
        let work = sums ?? Floats(columns)
        work.clear()
        sum(row, work.start)
        scales[row] = Kernels.bytes(of: work.start, count: columns, into: answers + row * columns)
        made[row] = true
        sums = work
      }
    }
  }

  /// The answers to a piece that was prepared, and what they are multiplied with.
  subscript(row: Int) -> (answers: UnsafePointer<Int8>, scale: Float) {
    (UnsafePointer(answers + row * columns), scales[row])
  }
}
