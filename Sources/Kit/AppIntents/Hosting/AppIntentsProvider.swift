public import AppHost
import Foundation
public import IntentWire

/// Answers the assistant's requests for an app's App Intents.
public struct AppIntentsProvider: IntentProvider {
  private let registry: AppIntentsRegistry
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
    let slots = Reflection.parameters(of: try intent(request.call.intent).init())
    var answers: [ParameterResolution] = []
    for name in request.parameters {
      guard let slot = slots.first(where: { $0.name == name })?.slot else {
        throw unknown(name, request.call)
      }
      let resolver = ParameterResolver(slot, request.call, context())
      let settled = try await resolver.settle(request.call.parameters[name])
      answers.append(ParameterResolution(name, settled.resolutions))
      if !settled.isSettled { break }
    }
    return answers
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
    let slots = Reflection.parameters(of: try intent(request.call.intent).init())
    guard let slot = slots.first(where: { $0.name == request.parameter })?.slot else {
      throw unknown(request.parameter, request.call)
    }
    let context = ParameterResolver(slot, request.call, context()).context
    let encode = slot.bridge.element?().encode ?? slot.bridge.encode
    return try await OptionsSource(slot, context).values().compactMap { encode($0) }
  }

  /// Entities of one type.
  public func entities(_ request: EntityQueryCall) async throws -> [IntentValue] {
    guard let type = registry.entity(request.entity) else {
      throw WireFault(.unknownName, "The app has no entity “\(request.entity)”.")
    }
    let found = try await Self.entities(of: type, request.request, context())
    let limited = request.limit > 0 ? Array(found.prefix(request.limit)) : found
    return limited.map { .entity($0._reference) }
  }

  private static func entities<Entity: AppEntity>(
    of type: Entity.Type, _ request: EntityQueryCall.Request, _ context: ReadingContext
  ) async throws -> [any AppEntity] {
    let finder = EntityFinder(type.defaultQuery, context)
    switch request {
    case .identifiers(let identifiers): return try await finder.entities(identifiers)
    case .matching(let text): return try await finder.matching(text)
    case .suggestions: return try await finder.suggestions()
    case .search:
      throw WireFault(.unknownMethod, "“\(type)” cannot be searched by its properties yet.")
    case .all:
      if let all = try await finder.all() { return all }
      return try await finder.suggestions()
    }
  }

  private func context() -> ReadingContext {
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
