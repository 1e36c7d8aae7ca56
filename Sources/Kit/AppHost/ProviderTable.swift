import IntentWire
import Synchronization

/// Knows which of an app's providers answers for an intent or an entity.
final class ProviderTable: Sendable {
  struct Routes: Sendable {
    var manifest: AppManifest
    var intents: [String: Int] = [:]
    var entities: [String: Int] = [:]
    var queries: [String: Int] = [:]
  }

  let providers: [any IntentProvider]
  private let reading = Mutex<Task<Routes, Never>?>(nil)

  init(_ providers: [any IntentProvider]) {
    self.providers = providers
  }

  /// The declarations of all providers together; they cannot change while the process runs, so they are read once.
  func routes() async -> Routes {
    let task = reading.withLock { reading in
      if let reading { return reading }
      let task = Task { [providers] in await Self.read(providers) }
      reading = task
      return task
    }
    return await task.value
  }

  func provider(forIntent name: String) async throws(WireFault) -> any IntentProvider {
    let routes = await routes()
    guard let index = routes.intents[name] else {
      throw Self.unknown("intent", name, among: routes.intents.keys)
    }
    return providers[index]
  }

  func provider(forEntity name: String) async throws(WireFault) -> any IntentProvider {
    let routes = await routes()
    guard let index = routes.entities[name] else {
      throw Self.unknown("entity", name, among: routes.entities.keys)
    }
    return providers[index]
  }

  func provider(forQuery name: String) async throws(WireFault) -> any IntentProvider {
    let routes = await routes()
    guard let index = routes.queries[name] else {
      throw Self.unknown("query", name, among: routes.queries.keys)
    }
    return providers[index]
  }

  private static func read(_ providers: [any IntentProvider]) async -> Routes {
    var routes = Routes(manifest: AppManifest(module: ""))
    for (index, provider) in providers.enumerated() {
      let manifest = await provider.manifest()
      routes.manifest = index == 0 ? manifest : routes.manifest.merging(manifest)
      for intent in manifest.intents where routes.intents[intent.identifier] == nil {
        routes.intents[intent.identifier] = index
      }
      for entity in manifest.entities where routes.entities[entity.identifier] == nil {
        routes.entities[entity.identifier] = index
      }
      for query in manifest.queries where routes.queries[query.identifier] == nil {
        routes.queries[query.identifier] = index
      }
    }
    return routes
  }

  private static func unknown(
    _ kind: String, _ name: String, among names: Dictionary<String, Int>.Keys
  ) -> WireFault {
    let known = names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
    return WireFault(
      .unknownName,
      "The app has no \(kind) “\(name)”; it has \(known). Install the app again if it has changed.")
  }
}
