public import AppHost
import Foundation
public import IntentWire

/// Answers the assistant's requests for an app's App Intents.
public struct AppIntentsProvider: IntentProvider {
  let registry: AppIntentsRegistry
  private let now: @Sendable () -> Date
  private let dependencies: DependencyPreparation

  /// Creates a provider for the types of a module.
  public init(_ registry: AppIntentsRegistry) {
    self.init(registry, now: { Date() }, dependencies: DependencyPreparation())
  }

  init(
    _ registry: AppIntentsRegistry, now: @escaping @Sendable () -> Date,
    dependencies: DependencyPreparation = DependencyPreparation()
  ) {
    ErrorWords.learn(ErrorSentence.resource)
    PropertyNames.learn(registry.properties)
    EntityTypes.learn(registry.entities)
    ShortcutPhrases.learn(registry.shortcuts)
    self.registry = registry
    self.now = now
    self.dependencies = dependencies
  }

  /// What the types declare.
  public func manifest() async -> AppManifest {
    ManifestBuilder(registry: registry).manifest()
  }

  /// Resolves parameters in order, up to and including the first that needs the person.
  public func resolve(_ request: ResolveCall) async throws -> [ParameterResolution] {
    let intent = try intent(request.call.intent).init()
    let slots = Reflection.parameters(of: intent)
    var answers: [ParameterResolution] = []
    for name in request.parameters {
      guard let slot = slots.first(where: { $0.name == name })?.slot else {
        throw unknown(name, request.call)
      }
      try await fill(intent, before: name, request.call)
      let settled = try await IntentBeingFilled.$current.withValue(intent) {
        try await ParameterResolver(slot, request.call, context()).settle(request.call.parameters[name])
      }
      answers.append(ParameterResolution(name, settled.resolutions))
      if !settled.isSettled { break }
    }
    return answers
  }

  /// Gives an intent the values of the parameters before one, as far as the call brings them: its choices may depend on
  /// them.
  private func fill(_ intent: some AppIntent, before name: String, _ call: IntentCall) async throws {
    for (earlier, slot) in Reflection.parameters(of: intent).prefix(while: { $0.name != name }) {
      guard let given = call.parameters[earlier], slot.presetValue == nil else { continue }
      let settled = try await IntentBeingFilled.$current.withValue(intent) {
        try await ParameterResolver(slot, call, context()).settle(given)
      }
      if let value = settled.value { _ = slot.assign(value) }
    }
  }

  /// App Intents have no confirmation of their own: the app is always ready.
  public func confirm(_ call: IntentCall) async throws -> IntentOutcome {
    IntentOutcome(.ready)
  }

  /// Performs the intent.
  public func handle(_ call: IntentCall) async throws -> IntentOutcome {
    let run = IntentRun(call: call, context: context())
    return try await run.outcome(of: try intent(call.intent))
  }

  /// What can be chosen for a parameter.
  public func options(_ request: OptionsCall) async throws -> [IntentValue] {
    let intent = try intent(request.call.intent).init()
    let slots = Reflection.parameters(of: intent)
    guard let slot = slots.first(where: { $0.name == request.parameter })?.slot else {
      throw unknown(request.parameter, request.call)
    }
    try await fill(intent, before: request.parameter, request.call)
    let context = ParameterResolver(slot, request.call, context()).context
    let encode = slot.bridge.element?().encode ?? slot.bridge.encode
    return try await IntentBeingFilled.$current.withValue(intent) {
      try await OptionsSource(slot, context).values().compactMap { encode($0) }
    }
  }

  /// Entities of one type.
  public func entities(_ request: EntityQueryCall) async throws -> [IntentValue] {
    guard let type = registry.entity(request.entity) else {
      throw WireFault(.unknownName, "The app has no entity “\(request.entity)”.")
    }
    var context = context()
    // The request says nothing of the person, who sits where the app runs.
    context.call.timeZone = AppSession.currentCall?.context.timeZone ?? TimeZone.current.identifier
    let found = try await Self.entities(of: type, request, context)
    let limited = request.limit > 0 ? Array(found.prefix(request.limit)) : found
    var values: [IntentValue] = []
    for entity in limited {
      // Whoever asks for an entity by its identity wants to know everything about it.
      if case .identifiers = request.request {
        values.append(.entity(try await entity._completeReference()))
      } else {
        values.append(.entity(entity._reference))
      }
    }
    return values
  }

  private static func entities<Entity: AppEntity>(
    of type: Entity.Type, _ request: EntityQueryCall, _ context: ReadingContext
  ) async throws -> [any AppEntity] {
    let finder = EntityFinder(type.defaultQuery, context)
    switch request.request {
    case .identifiers(let identifiers): return try await finder.entities(identifiers)
    case .matching(let text): return try await finder.matching(text)
    case .suggestions: return try await finder.suggestions()
    case .search(let search):
      return try await EntitySearcher(type.defaultQuery, context).entities(search, limit: request.limit)
    case .all:
      if let all = try await finder.all() { return all }
      return try await finder.suggestions()
    }
  }

  /// The app's values for one that the assistant made.
  public func values(_ request: ValueQueryCall) async throws -> [IntentValue] {
    guard let type = registry.valueQuery(request.query) else {
      throw WireFault(.unknownName, "The app has no value query “\(request.query)”.")
    }
    var context = context()
    context.call = request.context
    let found = try await ValueSearcher(type, context).values(for: request.input)
    return request.limit > 0 ? Array(found.prefix(request.limit)) : found
  }

  func context() -> ReadingContext {
    ReadingContext(now: now(), dependencies: dependencies)
  }

  private func intent(_ name: String) throws(WireFault) -> any AppIntent.Type {
    guard let type = registry.intent(name) else {
      throw WireFault(.unknownName, "The app has no intent “\(name)”.")
    }
    return type
  }

  private func unknown(_ parameter: String, _ call: IntentCall) -> WireFault {
    WireFault(.unknownName, "\(call.intent) has no parameter “\(parameter)”.")
  }
}
