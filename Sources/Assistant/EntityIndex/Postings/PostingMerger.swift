/// Merges lists of postings that are each in order.
// It is used by one merge only; the memory grows to the longest list.
final class PostingMerger {
  private var postings = UnsafeMutablePointer<Posting>.allocate(capacity: 1_024)
  private var spare = UnsafeMutablePointer<Posting>.allocate(capacity: 1_024)
  private var capacity = 1_024
  private var count = 0
  /// Where each run ends.
  private var ends: [Int] = []
  private let buffers = BlockBuffers()

  deinit {
    postings.deallocate()
    spare.deallocate()
  }

  func clear() {
    count = 0
    ends.removeAll(keepingCapacity: true)
  }

  /// Adds a list, with the new places of its documents.
  func add(_ list: PostingList, _ map: UnsafePointer<UInt32>) {
    reserve(count + list.count)
    let (documents, levels) = (buffers.documents, buffers.levels)
    var end = count
    for block in 0..<list.blocks {
      let number = list.read(block, documents, levels)
      for index in 0..<number {
        let place = map[Int(documents[index])]
        postings[end] = place &<< 4 | Posting(levels[index])
        // What is gone is written over by the next one.
        end &+= place == .max ? 0 : 1
      }
    }
    if end > count { ends.append(end) }
    count = end
  }

  /// Calls a body with all postings in order.
  func withMerged(_ body: (UnsafeBufferPointer<Posting>) -> Void) {
    while ends.count > 1 { mergePairs() }
    body(UnsafeBufferPointer(start: postings, count: count))
  }

  private func mergePairs() {
    var newEnds: [Int] = []
    var start = 0
    var run = 0
    while run < ends.count {
      let middle = ends[run]
      let end = run + 1 < ends.count ? ends[run + 1] : middle
      merge(start, middle, end)
      newEnds.append(end)
      start = end
      run += 2
    }
    swap(&postings, &spare)
    ends = newEnds
  }

  private func merge(_ start: Int, _ middle: Int, _ end: Int) {
    var (left, right, place) = (start, middle, start)
    while left < middle, right < end {
      let (one, other) = (postings[left], postings[right])
      let isLeft = one < other
      spare[place] = isLeft ? one : other
      left &+= isLeft ? 1 : 0
      right &+= isLeft ? 0 : 1
      place &+= 1
    }
    if left < middle {
      (spare + place).update(from: postings + left, count: middle - left)
      place += middle - left
    }
    if right < end { (spare + place).update(from: postings + right, count: end - right) }
  }

  private func reserve(_ wanted: Int) {
    // One more than needed: what is gone is written before it is passed over.
    guard wanted + 1 > capacity else { return }
    capacity = (wanted + 1) * 2
    let larger = UnsafeMutablePointer<Posting>.allocate(capacity: capacity)
    larger.moveInitialize(from: postings, count: count)
    postings.deallocate()
    postings = larger
    spare.deallocate()
    spare = .allocate(capacity: capacity)
  }
}
