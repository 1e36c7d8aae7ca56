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
    guard let new = merged(parts, entries) else { return false }
    try replace(
      Set(entries.map(\.name)), with: new.image.map { (new.entry, $0) }, removal: state.lastRemoval, folder,
      &state)
    return true
  }

  /// Does all the work that is due, and returns when nothing is left to do.
  func finishWork() throws {
    while try mergeLarge() {}
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
  private func mergeLarge() throws -> Bool {
    typealias Work = (
      parts: [(Segment, RemovedDocuments)], entries: [IndexSegmentEntry], removal: Int64
    )
    let work: Work? = try withState { state in
      guard state.folder != nil, let range = dueFiles(state) else { return nil }
      return (
        state.files[range].map { ($0.segment, $0.removed) }, Array(state.entries[range]), state.lastRemoval
      )
    }
    guard let work, let new = merged(work.parts, work.entries) else { return false }
    return try withState { state in
      guard let folder = state.folder, work.entries.allSatisfy(state.entries.contains) else { return true }
      try replace(
        Set(work.entries.map(\.name)), with: new.image.map { (new.entry, $0) }, removal: work.removal, folder,
        &state)
      return true
    }
  }

  private func merged(
    _ parts: [(Segment, RemovedDocuments)], _ entries: [IndexSegmentEntry]
  ) -> (entry: IndexSegmentEntry, image: SegmentImage?)? {
    guard let first = entries.first, let last = entries.last else { return nil }
    let entry = IndexSegmentEntry(name: SegmentFiles.newName(), first: first.first, last: last.last)
    return (entry, SegmentMerger(parts).image())
  }

  /// The files that are to be put together: many of about the same size, or one of which much is gone.
  private func dueFiles(_ state: EngineState) -> Range<Int>? {
    if let range = EngineState.due(state.files) { return range }
    for (index, live) in state.files.enumerated()
    where live.removed.count * 3 > live.segment.documentCount && live.removed.count > 64 {
      return index..<index + 1
    }
    return nil
  }
}
