import IntentWire

/// Asks an app's value query.
struct ValueSearcher {
  private let type: any IntentValueQuery.Type
  private let context: ReadingContext

  init(_ type: any IntentValueQuery.Type, _ context: ReadingContext) {
    self.type = type
    self.context = context
  }

  /// The app's values for what is looked for, the best first.
  ///
  /// - Throws: ``WireFault`` when the query cannot read what is looked for.
  func values(for input: IntentValue) async throws -> [IntentValue] {
    try await type._values(for: input, context)
  }
}

extension IntentValueQuery {
  /// Reads what is looked for, asks the query, and writes what it finds.
  fileprivate static func _values(
    for input: IntentValue, _ context: ReadingContext
  ) async throws -> [IntentValue] {
    let query = Self()
    try await context.dependencies.prepare(query)
    let bridge = Input._bridge
    var parts: [any Sendable] = []
    for reading in try await bridge.readElements(input, context) {
      switch reading {
      case .accepted(let part): parts.append(part)
      case .candidates(let values): parts += values.prefix(1)
      case .refused(let reason):
        throw WireFault(
          .invalidParameters,
          reason.dialog?.full ?? "\(Self.self) looks for \(Input.self), which “\(input.displayText)” is not.")
      }
    }
    guard let whole = bridge.assemble(parts) as? Input else {
      throw WireFault(
        .invalidParameters, "\(Self.self) looks for \(Input.self), which “\(input.displayText)” is not.")
    }
    return _encoded(try await query.values(for: whole))
  }

  private static func _encoded(_ results: _Values) -> [IntentValue] {
    let bridge = _Values.Result._bridge
    let encode = bridge.element?().encode ?? bridge.encode
    return results.items.compactMap { encode($0) }
  }
}
