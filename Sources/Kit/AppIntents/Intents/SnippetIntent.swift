import Foundation
public import FoundationAdditions
public import IntentWire

/// An intent that draws what a person sees beside a dialog, and changes nothing.
///
/// It is performed to draw, and again after each button in what it has drawn.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {
  /// Says that what is shown is out of date.
  static func reload()
}

extension SnippetIntent {
  /// People do not find it by themselves.
  public static var isDiscoverable: Bool { false }

  /// Says that what is shown is out of date.
  ///
  /// Nothing has to be done for it: the assistant draws a snippet anew after each of its buttons, and what an app
  /// changes at other times shows when the snippet is drawn the next time.
  public static func reload() {}
}

/// A snippet intent that shows nothing.
public struct EmptySnippetIntent: SnippetIntent {
  /// “Empty Snippet”.
  public static let title: LocalizedStringResource = "Empty Snippet"

  /// Creates the intent.
  public init() {}

  /// Shows nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    IntentResultContainer<Never, Never, _SnippetViewContainer, Never>()
  }
}

/// An intent that performs like another one, with a `Snippet` of its own: what `.result(snippetIntent:)` keeps.
public struct _SnippetIntentContainer: _DrawableSnippet {
  let intent: any SnippetIntent

  /// Creates a container of an intent.
  public init(_ intent: any SnippetIntent) {
    self.intent = intent
  }

  /// Performs the intent and draws its view.
  ///
  /// The root of what is drawn carries the call of the intent in its attribute `reload`, so that whoever shows it can
  /// have it drawn anew.
  @MainActor public func snippet() async throws -> SnippetNode {
    try await DependencyPreparation().prepare(intent)
    let result = try await intent._anyResult()
    guard var node = try await (result as? any ResultParts)?.snippet?.snippet() else {
      return SnippetNode("group")
    }
    node.attributes["reload"] = IntentCall.attribute(for: intent)
    return node
  }
}

extension AppIntent {
  /// The result of ``perform()``, whatever its type.
  func _anyResult() async throws -> any IntentResult { try await perform() }
}

extension IntentCall {
  /// The call of an intent with the values that were set in it, as JSON for an attribute of a node.
  ///
  /// Its identifier is empty and its situation the usual one: whoever makes the call fills both in.
  static func attribute(for intent: any AppIntent) -> String? {
    let call = IntentCall(
      id: "", intent: String(describing: type(of: intent)), parameters: Reflection.presetValues(of: intent))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(call)).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Code of the app's views that takes part in intents.
public enum _IntentViews {
  /// The call of an intent as JSON, for the attribute `intent` of a button's node; `nil` when it cannot be written.
  public static func callAttribute(of intent: any AppIntent) -> String? { IntentCall.attribute(for: intent) }

  /// Performs an intent in the app's own process, after what it depends on was prepared.
  ///
  /// - Throws: What the intent throws, or that something it depends on is not there.
  public static func perform(_ intent: some AppIntent) async throws {
    try await DependencyPreparation().prepare(intent)
    _ = try await intent.perform()
  }

  /// The intent behind a switch, with the value that using the switch gives it; any but a `SetValueIntent` of a Boolean
  /// value stays as it is.
  public static func setting(_ intent: some AppIntent, to isOn: Bool) -> any AppIntent {
    guard let setter = intent as? any SetValueIntent else { return intent }
    return setting(setter, to: isOn)
  }

  private static func setting<Setter: SetValueIntent>(_ intent: Setter, to isOn: Bool) -> any AppIntent {
    guard let value = isOn as? Setter.ValueType else { return intent }
    var intent = intent
    intent.value = value
    return intent
  }
}
