import IntentWire

/// What an app offers for a parameter.
struct OptionsSource {
  private let slot: any ParameterSlot
  private let context: ReadingContext

  init(_ slot: any ParameterSlot, _ context: ReadingContext) {
    self.slot = slot
    self.context = context
  }

  /// The choices of the parameter's own provider, else those that its type suggests.
  func values() async throws -> [any Sendable] {
    guard let provider = slot.definition.options else { return try await slot.bridge.suggestions(context) }
    try await context.dependencies.prepare(provider)
    return try await Self.items(of: provider)
  }

  /// The value to use when none was given.
  func fallback() async throws -> (any Sendable)? {
    guard let provider = slot.definition.options else { return try await slot.bridge.fallback(context) }
    try await context.dependencies.prepare(provider)
    return await Self.fallback(of: provider)
  }

  private static func items<Provider: DynamicOptionsProvider>(of provider: Provider) async throws
    -> [any Sendable]
  {
    try await provider.results().items
  }

  private static func fallback<Provider: DynamicOptionsProvider>(of provider: Provider) async -> (
    any Sendable
  )? {
    await provider.defaultResult()
  }
}
