import Dispatch
import Store
import Synchronization

extension IndexEngine {
  /// Puts files together that have become many; what takes long is left to the background.
  ///
  /// - Returns: Whether something was done, so that the state is to be refreshed.
  func tidy(_ state: inout EngineState) throws -> Bool {
    guard let folder = state.folder, let range = dueFiles(state) else { return false }
    guard state.files[range].reduce(0, { $0 + $1.count }) <= Self.quickMerge else {
      tidyInBackground()
      return false
    }
    let parts = state.files[range].map { ($0.segment, $0.removed) }
    let entries = Array(state.entries[range])
    guard let new = try merged(parts, entries) else { return false }
    try replace(
      Set(entries.map(\.name)), with: new.segment.map { (new.entry, $0) }, packing: packing(parts, new.entry),
      removal: state.lastRemoval, folder, &state)
    return true
  }

  /// Does all the work that is due, and returns when nothing is left to do.
  func finishWork() throws {
    while try mergeLarge(isIdle: true) {}
  }

  private func tidyInBackground() {
    let isRunning = isTidying.exchange(true, ordering: .acquiringAndReleasing)
    guard !isRunning else { return }
    DispatchQueue.global(qos: .utility).async { [self] in
      defer { isTidying.store(false, ordering: .releasing) }
      do {
        while try mergeLarge() {}
      } catch {
        logger("The files of the search index could not be put together, and stay as they are: \(error)")
      }
    }
  }

  /// Puts one run of files together without keeping searches waiting; returns whether there was one.
  private func mergeLarge(isIdle: Bool = false) throws -> Bool {
    typealias Work = (
      parts: [(Segment, RemovedDocuments)], entries: [IndexSegmentEntry], removal: Int64
    )
    let work: Work? = try withState { state in
      guard state.folder != nil, let range = dueFiles(state, isIdle: isIdle) else { return nil }
      return (
        state.files[range].map { ($0.segment, $0.removed) }, Array(state.entries[range]), state.lastRemoval
      )
    }
    guard let work, let new = try merged(work.parts, work.entries) else { return false }
    return try withState { state in
      guard let folder = state.folder, work.entries.allSatisfy(state.entries.contains) else { return true }
      try replace(
        Set(work.entries.map(\.name)), with: new.segment.map { (new.entry, $0) },
        packing: packing(work.parts, new.entry), removal: work.removal, folder, &state)
      return true
    }
  }

  private func merged(
    _ parts: [(Segment, RemovedDocuments)], _ entries: [IndexSegmentEntry]
  ) throws -> (entry: IndexSegmentEntry, segment: Segment?)? {
    guard let first = entries.first, let last = entries.last else { return nil }
    let entry = IndexSegmentEntry(name: SegmentFiles.newName(), first: first.first, last: last.last)
    return (entry, try SegmentMerger(parts).image().map { try Segment($0) })
  }

  /// The keys whose items are to be packed anew, when many of them are gone.
  private func packing(
    _ parts: [(Segment, RemovedDocuments)], _ entry: IndexSegmentEntry
  ) -> ClosedRange<Int64>? {
    let removed = parts.reduce(0) { $0 + $1.1.count }
    let all = parts.reduce(0) { $0 + $1.0.documentCount }
    return removed * 16 > all ? entry.first...entry.last : nil
  }

  /// The files that are to be put together: many of about the same size, or one of which much is gone.
  private func dueFiles(_ state: EngineState, isIdle: Bool = false) -> Range<Int>? {
    if let range = EngineState.due(state.files),
      state.files[range].reduce(0, { $0 + $1.segment.documentCount }) <= Self.largestMerge
    {
      return range
    }
    for (index, live) in state.files.enumerated()
    where live.removed.count * 4 > live.segment.documentCount && live.removed.count > 64 {
      return index..<index + 1
    }
    return isIdle ? idleFiles(state) : nil
  }

  /// The files at the end that are worth putting together when there is time: none that is much larger than the others.
  private func idleFiles(_ state: EngineState) -> Range<Int>? {
    var sum = 0
    var start = state.files.count
    for index in state.files.indices.reversed() {
      let count = state.files[index].segment.documentCount
      if sum > 0, count < 4 * sum, sum + count <= Self.largestMerge { start = index }
      sum += count
    }
    return start < state.files.count - 1 ? start..<state.files.count : nil
  }
}
