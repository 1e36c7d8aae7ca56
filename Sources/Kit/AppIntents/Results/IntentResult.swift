import IntentWire

/// What an intent's `perform()` returns; made with the functions named `result`.
public protocol IntentResult: Sendable {
  /// The type of the value, or `Never`.
  associatedtype Value: _IntentValue = Never
  /// The type of the intent to run next, or `Never`.
  associatedtype OpensAppIntent: AppIntent = Never
  /// The type of what is shown, or `Never`.
  associatedtype Snippet = Never
  /// `IntentDialog` when the result says something, else `Never`.
  associatedtype Dialog = Never

  /// The value that the next action can use.
  var value: Value? { get }
}

/// A result with a value that the next action can use.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with an intent to run next.
public protocol OpensIntent: IntentResult {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result that shows what an intent draws.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// What older apps call a result.
public typealias IntentPerformResult = IntentResult

/// The result that the functions named `result` make.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult
where Value: _IntentValue, OpensAppIntent: AppIntent {
  /// The value that the next action can use.
  public var value: Value?
  /// What the assistant says.
  public var dialog: IntentDialog?
  /// The intent to run next.
  public var opensIntent: OpensAppIntent?
  /// What is shown.
  let shown: (any _DrawableSnippet)?

  init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil,
    shown: (any _DrawableSnippet)? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.opensIntent = opensIntent
    self.shown = shown
  }

  /// Creates a result that shows a view; the module with the views calls it.
  public init(
    _value value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil,
    snippet: _SnippetViewContainer
  ) where Snippet == _SnippetViewContainer {
    self.init(value: value, opensIntent: opensIntent, dialog: dialog, shown: snippet)
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

extension Never: IntentResult {
  /// There is no value.
  public var value: Never? { nil }
}

/// The parts of a result, whatever its type.
protocol ResultParts {
  var anyValue: Any? { get }
  var wireValue: IntentValue? { get }
  var dialog: IntentDialog? { get }
  var next: (any AppIntent)? { get }
  var snippet: (any _DrawableSnippet)? { get }
}

extension IntentResultContainer: ResultParts {
  var anyValue: Any? { value }
  var wireValue: IntentValue? { value.flatMap { Value._bridge.encode($0) } }
  var next: (any AppIntent)? { opensIntent }
  var snippet: (any _DrawableSnippet)? { shown }
}
