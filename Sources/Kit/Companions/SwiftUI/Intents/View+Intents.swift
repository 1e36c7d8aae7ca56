public import AppIntentsBase

extension View {
  /// Does something when the app is asked to show what an intent names; as long as the view is shown.
  public func onAppIntentExecution<Intent: TargetContentProvidingIntent>(
    _ type: Intent.Type, perform action: @escaping @MainActor (Intent) -> Void
  ) -> some View {
    changed { context, resolve in
      let path = context.path + "#intent"
      let place = context.graph.object(path) { Registration() }
      context.graph.appear(
        path,
        { place.number = _IntentExecutions.shared.add(type) { action($0) } },
        disappear: { place.number.map { _IntentExecutions.shared.remove($0) } })
      return resolve(context)
    }
  }

  /// Says which entity the view shows, kept as the attribute `entity`.
  public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
    attributed("entity", identifier?.description)
  }
}

@MainActor
private final class Registration {
  var number: Int?
}

extension AppIntent {
  /// Asks the person to agree, with a view beside the question.
  ///
  /// - Throws: An error that ends the intent when the person says no.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
  ) async throws {
    let snippet = _SnippetViewContainer(view: content())
    try await _requestConfirmation(
      actionName: actionName, dialog: dialog, showDialogAsPrompt: showDialogAsPrompt, snippet: snippet)
  }

  /// Asks the person to choose, with a view beside the question.
  ///
  /// - Throws: An error that ends the intent when the person chooses none.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    let snippet = _SnippetViewContainer(view: content())
    return try await _requestChoice(between: options, dialog: dialog, snippet: snippet)
  }

  /// Asks the person to choose, with a view beside the question.
  ///
  /// - Throws: An error that ends the intent when the person chooses none.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    let snippet = _SnippetViewContainer(view: view)
    return try await _requestChoice(between: options, dialog: dialog, snippet: snippet)
  }
}

extension IntentParameter {
  /// Asks the person whether a value is meant, with a view beside the question.
  public func requestConfirmation<Content: View>(
    for item: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> Content
  ) async throws -> Bool {
    let snippet = _SnippetViewContainer(view: view())
    return try await _requestConfirmation(for: item, dialog: dialog, snippet: snippet)
  }

  /// Asks the person whether a value is meant, with a view beside the question.
  public func requestConfirmation<Content: View>(
    for item: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool {
    let snippet = _SnippetViewContainer(view: view)
    return try await _requestConfirmation(for: item, dialog: dialog, snippet: snippet)
  }
}
