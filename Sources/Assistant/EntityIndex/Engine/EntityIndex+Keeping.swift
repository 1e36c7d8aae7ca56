import Store

/// How large the index is.
public struct IndexStatistics: Sendable, Hashable {
  /// One of an app's indexes.
  public struct Source: Sendable, Hashable {
    /// The app's bundle identifier.
    public var app: String
    /// The app's name of the index; empty for the one that every app has.
    public var index: String
    /// How many items it has.
    public var items: Int
  }

  /// The apps' indexes, by app and name.
  public var sources: [Source]
  /// How many files there are.
  public var files: Int
  /// How many bytes the files have.
  public var bytes: Int
  /// How many items are laid out in files.
  public var filed: Int
  /// How many items are laid out in memory only.
  public var pending: Int
  /// How many items are laid out that are gone.
  public var removed: Int
  /// How many different words there are in the largest file.
  public var words: Int

  /// How many items there are.
  public var items: Int { sources.reduce(0) { $0 + $1.items } }
}

extension EntityIndex {
  /// How large the index is.
  public func statistics() throws -> IndexStatistics {
    try engine.withState { state in
      let sizes = state.files.map(\.segment.size)
      return IndexStatistics(
        sources: state.sources.map { IndexStatistics.Source(app: $0.app, index: $0.index, items: $0.items) },
        files: state.files.count, bytes: sizes.reduce(0, +),
        filed: state.files.reduce(0) { $0 + $1.segment.documentCount },
        pending: state.pending.reduce(0) { $0 + $1.segment.documentCount },
        removed: state.segments.reduce(0) { $0 + $1.removed.count },
        words: state.segments.map(\.segment.termCount).max() ?? 0)
    }
  }

  /// Lays everything out anew from the items in the store.
  public func rebuild() throws {
    if let refusal = store.refusal { throw refusal }
    try store.forgetIndexSegments()
    try makeNames()
    try engine.withState { state in
      state.reset()
      try engine.refresh(&state)
      try engine.flush(&state)
      try engine.refresh(&state)
    }
    try finishWork()
  }

  /// Does all the work that was left for later, so that the next one who opens the index has little to read.
  public func finishWork() throws {
    guard store.refusal == nil else { return }
    try engine.finishWork()
  }

  /// Opens what is laid out, so that the first search need not.
  public func open() throws { try engine.withState { _ in } }
}
