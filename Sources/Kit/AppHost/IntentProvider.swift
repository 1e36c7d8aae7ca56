public import IntentWire

/// One framework's side of an app's process: answers for the intents that the app declares in it.
///
/// ``AppSession`` routes each request of the assistant to the provider that knows the intent or entity.
/// A ``WireFault`` that a method throws reaches the assistant as it is; any other error becomes one with the
/// code ``WireFault/Code-swift.struct/appError``. A provider handles several calls at the same time.
public protocol IntentProvider: Sendable {
  /// What the app declares in this framework, as it runs.
  func manifest() async -> AppManifest

  /// Resolves parameters in order, up to and including the first that needs the person.
  func resolve(_ request: ResolveCall) async throws -> [ParameterResolution]

  /// Checks that a call can be carried out.
  func confirm(_ call: IntentCall) async throws -> IntentOutcome

  /// Carries a call out. Questions in the middle of it go through ``AppSession/current``.
  func handle(_ call: IntentCall) async throws -> IntentOutcome

  /// What can be chosen for a parameter; empty when the app offers nothing.
  func options(_ request: OptionsCall) async throws -> [IntentValue]

  /// Entities of one type, as ``IntentValue/entity(_:)``.
  func entities(_ request: EntityQueryCall) async throws -> [IntentValue]

  /// The app's values for one that the assistant made.
  func values(_ request: ValueQueryCall) async throws -> [IntentValue]

  /// Tells how the answer to a call that was handled changes, until the task is cancelled.
  ///
  /// - Parameter update: Told the whole answer, as often as it changes.
  func follow(_ call: IntentCall, update: @escaping @Sendable (IntentOutcome) -> Void) async throws

  /// Hands what the app declares in this framework to the search index again.
  ///
  /// - Returns: How many parts of the app did so.
  func reindex(_ request: ReindexCall) async throws -> Int
}

extension IntentProvider {
  /// A framework of which nothing is indexed has nothing to do.
  public func reindex(_ request: ReindexCall) async throws -> Int { 0 }

  /// A framework without value queries knows none.
  public func values(_ request: ValueQueryCall) async throws -> [IntentValue] {
    throw WireFault(.unknownName, "The app has no value query “\(request.query)”.")
  }

  /// A framework whose intents answer once tells of no changes.
  public func follow(_ call: IntentCall, update: @escaping @Sendable (IntentOutcome) -> Void) async throws {
    throw WireFault(.unknownMethod, "The answer to “\(call.intent)” does not change; ask again instead.")
  }
}
