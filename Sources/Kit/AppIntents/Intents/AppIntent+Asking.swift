public import FoundationAdditions
import IntentWire

extension AppIntent {
  /// Asks the person to agree, in the assistant's own words.
  ///
  /// - Throws: An error that ends the intent when the person says no.
  public func requestConfirmation() async throws {
    try await Asking.confirm(nil, .continue, isOwn: true)
  }

  /// Asks the person to agree to a result, whose dialog is said and whose view is shown.
  ///
  /// - Parameter showPrompt: Whether the dialog is said.
  /// - Throws: An error that ends the intent when the person says no.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    let parts = result as? any ResultParts
    try await Asking.confirm(
      showPrompt ? parts?.dialog : nil, confirmationActionName, snippet: parts?.snippet, isOwn: true)
  }

  /// Asks the person to agree to a result; newer apps say `result`.
  ///
  /// - Throws: An error that ends the intent when the person says no.
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  /// Asks the person to agree.
  ///
  /// - Throws: An error that ends the intent when the person says no.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    try await Asking.confirm(dialog, actionName, isOwn: true)
  }

  /// Asks the person to agree to what an intent draws.
  ///
  /// - Parameter showDialogAsPrompt: Whether the dialog is said.
  /// - Throws: An error that ends the intent when the person says no.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: some SnippetIntent
  ) async throws {
    try await Asking.confirm(
      showDialogAsPrompt ? dialog : nil, actionName, snippet: _SnippetIntentContainer(snippetIntent),
      isOwn: true)
  }

  /// Asks the person to agree to what a view shows; the module with the views calls it.
  ///
  /// - Throws: An error that ends the intent when the person says no.
  public func _requestConfirmation(
    actionName: ConfirmationActionName, dialog: IntentDialog?, showDialogAsPrompt: Bool,
    snippet: _SnippetViewContainer
  ) async throws {
    try await Asking.confirm(showDialogAsPrompt ? dialog : nil, actionName, snippet: snippet, isOwn: true)
  }

  /// Asks the person to choose one of several things that are no parameter's value.
  ///
  /// - Throws: An error that ends the intent when the person chooses none.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await Asking.choose(among: options, dialog)
  }

  /// Asks the person to choose one of several things beside a view; the module with the views calls it.
  ///
  /// - Throws: An error that ends the intent when the person chooses none.
  public func _requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog?, snippet: _SnippetViewContainer
  ) async throws -> IntentChoiceOption {
    try await Asking.choose(among: options, dialog, snippet: snippet)
  }
}

/// When the person is asked to agree.
///
/// There are no other conditions than the usual ones yet: the person is asked each time.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  /// The conditions as bits.
  public let rawValue: Int

  /// Creates conditions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// One of several things that a person can choose.
public struct IntentChoiceOption: Sendable, Equatable {
  /// What choosing it does.
  public struct Style: Sendable, Equatable {
    private let name: String

    /// Nothing special.
    public static let `default` = Style(name: "default")
    /// Something is lost.
    public static let destructive = Style(name: "destructive")
    /// The intent ends.
    public static let cancel = Style(name: "cancel")
  }

  /// What the person sees.
  public let title: LocalizedStringResource
  /// What choosing it does.
  public let style: Style

  /// Creates an option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// An option that ends the intent.
  public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }

  /// An option that ends the intent, with a title of its own.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }
}
