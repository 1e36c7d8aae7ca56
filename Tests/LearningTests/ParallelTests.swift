import Synchronization
import Testing

@testable import Learning

/// Work that several cores do at the same time.
struct ParallelTests {
  private struct Enough: Error {}

  @Test(arguments: [1, 2, 7])
  func resultsAreInOrder(workers: Int) {
    var fractions: [Double] = []
    let squares = Parallel.map(
      20, workers: workers, progress: { fractions.append($0) },
      piece: { index, progress -> Int? in
        try? progress(0.5)
        return index * index
      })
    #expect(squares == (0..<20).map { $0 * $0 })
    #expect(fractions.allSatisfy { $0 > 0 && $0 <= 1 })
    #expect(Parallel.map(0, progress: { _ in }, piece: { index, _ in index }).isEmpty)
  }

  @Test func nothingMoreIsDoneWhenNothingMoreIsWanted() {
    let begun = Mutex(0)
    #expect(throws: Enough.self) {
      try Parallel.map(
        1_000, workers: 2, progress: { _ in throw Enough() },
        piece: { index, progress -> Int? in
          begun.withLock { $0 += 1 }
          while true {
            guard (try? progress(0.5)) != nil else { return nil }
          }
        })
    }
    #expect(begun.withLock { $0 } <= 2)
  }
}
