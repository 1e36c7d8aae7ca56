/// A type whose values can be told what they depend on.
public protocol _SupportsAppDependencies: SendableMetatype {}

extension _SupportsAppDependencies {
  /// The wrapper of an object that the app has registered.
  public typealias Dependency = AppDependency
}

/// Provides the choices for a parameter when they are needed.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// The type of the choices together.
  associatedtype Result: ResultsCollection
  /// The type of the choice that is taken when none was made.
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType

  /// The choices.
  func results() async throws -> Result
  /// The choice that is taken when none was made; `nil` to ask.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// The wrapper of other parameters on which the choices depend.
  public typealias ParameterDependency = IntentParameterDependency
  /// Choices in sections.
  public typealias ItemCollection = IntentItemCollection
  /// Choices under a title.
  public typealias ItemSection<Value: _IntentValue> = IntentItemSection<Value>
  /// One choice.
  public typealias Item<Value: _IntentValue> = IntentItem<Value>

  /// No choice is taken.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds an app's entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The type of the entities; that of the values which the query makes, when source does not name it.
  associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
  /// The type of the entities together.
  associatedtype Result = [Entity]

  /// Creates a query.
  init()

  /// The entities with the given identities, as far as they exist.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities that a person most likely wants.
  func suggestedEntities() async throws -> Result
  /// The processes in which it may run.
  static var allowedExecutionTargets: IntentExecutionTargets { get }
}

extension EntityQuery {
  /// Any process of the app.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }

  /// No suggestions.
  public func suggestedEntities() async throws -> Result { .empty }

  /// The suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by what a person calls them.
public protocol EntityStringQuery: EntityQuery {
  /// The type of the entities together, which the method below may say as well.
  associatedtype Result = [Entity]

  /// The entities that words name.
  func entities(matching string: String) async throws -> Result
}

/// Lists all entities of a type that has few of them.
public protocol EnumerableEntityQuery: EntityQuery {
  /// The type of the entities together, which the method below may say as well.
  associatedtype Result = [Entity]

  /// What finding them does, in a sentence.
  static var findIntentDescription: IntentDescription? { get }

  /// Every entity.
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
  /// No description.
  public static var findIntentDescription: IntentDescription? { nil }

  /// Every entity.
  public func results() async throws -> Result { try await allEntities() }
}
