import IntentWire

extension IntentParameter {
  /// Asks the person for a value, and waits for the answer.
  ///
  /// An answer that does not fit is asked for again.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    let answer = try await Asking.value(for: self, Value.ValueType._bridge, dialog ?? definition.valueDialog)
    return try Self.typed(answer)
  }

  /// An error that has the person asked for a value; an older form of ``needsValueError(_:)``.
  @available(*, deprecated, renamed: "needsValueError(_:)")
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  /// Asks the person to choose one of several values, and waits for the answer.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let answer = try await Asking.choice(
      for: self, Value.ValueType._bridge, among: itemsToDisambiguate,
      dialog ?? definition.disambiguationDialog)
    return try Self.typed(answer)
  }

  /// Asks the person whether a value is meant, and waits for the answer.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await Asking.isMeant(itemToConfirm, for: self, Value.ValueType._bridge, dialog)
  }

  /// Asks the person whether a value is meant beside a view; the module with the views calls it.
  public func _requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog?, snippet: _SnippetViewContainer
  ) async throws -> Bool {
    try await Asking.isMeant(itemToConfirm, for: self, Value.ValueType._bridge, dialog, snippet: snippet)
  }

  /// An error that has the person asked for a value; then the intent is performed again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    let question = dialog ?? definition.valueDialog
    return AppIntentError(
      .unsettled(ParameterResolution(name, [.needsValue(dialog: question?.wire, options: [])])))
  }

  /// An error that has the person choose one of several values; then the intent is performed again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    let options = itemsToDisambiguate.compactMap { Value.ValueType._bridge.encode($0) }
    let question = dialog ?? definition.disambiguationDialog
    return AppIntentError(
      .unsettled(ParameterResolution(name, [.disambiguation(options, dialog: question?.wire)])))
  }

  private static func typed(_ value: any Sendable) throws -> Value.ValueType {
    guard let value = value as? Value.ValueType else { throw AppIntentError.Unrecoverable.unknown }
    return value
  }
}
