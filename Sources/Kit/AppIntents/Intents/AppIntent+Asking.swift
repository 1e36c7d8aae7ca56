public import FoundationAdditions
import IntentWire

extension AppIntent {
  /// Asks the person to agree, in the assistant's own words.
  ///
  /// - Throws: An error that ends the intent when the person says no.
  public func requestConfirmation() async throws {
    try await Asking.confirm(nil)
  }

  /// Asks the person to agree to a result.
  ///
  /// - Throws: An error that ends the intent when the person says no.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await Asking.confirm((result as? any ResultParts)?.dialog)
  }

  /// Asks the person to agree.
  ///
  /// - Throws: An error that ends the intent when the person says no.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws {
    try await Asking.confirm(dialog)
  }

  /// Asks the person to choose one of several things that are no parameter's value.
  ///
  /// - Throws: An error that ends the intent when the person chooses none.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await Asking.choose(among: options, dialog)
  }
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
