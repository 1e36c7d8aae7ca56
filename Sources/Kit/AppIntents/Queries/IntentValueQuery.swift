/// Finds an app's values for a value that the assistant made, for example for a search for audio.
///
/// ```swift
/// struct SongSearch: IntentValueQuery {
///   func values(for input: AudioSearch) async throws -> [SongEntity] { … }
/// }
/// ```
///
/// A query for entities can be one for values at the same time. Results may be entities, or values of one of several
/// types.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What is looked for.
  associatedtype Input: _IntentValue
  /// What is found, together.
  associatedtype _Values: ResultsCollection

  /// Creates a query.
  init()

  /// The values for what is looked for, the best first.
  func values(for input: Input) async throws -> _Values
}

extension IntentValueQuery {
  /// What is found.
  public typealias ResultValue = _Values.Result
}
