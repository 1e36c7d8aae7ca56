public import IntentWire

/// The sentence with parameters in it that stands for an intent in a workflow.
public protocol ParameterSummary: Sendable {
  /// The intent.
  associatedtype Intent: AppIntent
  /// The sentences, with `${parameter}` in the places of the parameters; the first whose conditions hold is shown.
  var _sentences: [AppIntentManifest.Sentence] { get }
}

extension ParameterSummary {
  /// The sentence that comes first.
  var _sentence: String { _sentences.first?.template ?? "" }
}

extension Never: ParameterSummary {
  /// There is no intent.
  public typealias Intent = Never
  /// There are no sentences.
  public var _sentences: [AppIntentManifest.Sentence] { [] }
}

extension AppIntent {
  /// The sentences of ``parameterSummary`` for a manifest; `nil` when it says nothing.
  static var _sentences: [AppIntentManifest.Sentence]? {
    let sentences = parameterSummary._sentences.filter { !($0.template.isEmpty && $0.others.isEmpty) }
    return sentences.isEmpty ? nil : sentences
  }
}

/// Builds a summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A summary.
  public static func buildExpression<Summary: ParameterSummary>(_ expression: Summary) -> Summary
  where Summary.Intent == Intent { expression }
  /// A summary alone.
  public static func buildBlock<Summary: ParameterSummary>(_ block: Summary) -> Summary
  where Summary.Intent == Intent { block }
}

/// A sentence with parameters in it, and parameters that are not in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence.
  let text: String
  /// The names of the parameters that are listed below the sentence.
  let additionalParameters: [String]

  /// The sentence, in any case.
  public var _sentences: [AppIntentManifest.Sentence] {
    [AppIntentManifest.Sentence(template: text, others: additionalParameters)]
  }

  /// Creates a summary with parameters below the sentence.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    text = string.text
    additionalParameters = additionalParameterKeyPaths().map(Reflection.name(of:))
  }

  /// Creates a summary of a sentence.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    text = string.text
    additionalParameters = []
  }

  /// Creates a summary without a sentence.
  public init(@ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
    text = ""
    additionalParameters = additionalParameterKeyPaths().map(Reflection.name(of:))
  }

  /// Creates an empty summary.
  public init() {
    text = ""
    additionalParameters = []
  }

  /// Collects the parameters below the sentence.
  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    /// A parameter.
    public static func buildExpression<Value: _IntentValue>(
      _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { expression }
    /// Parameters one after the other.
    public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
      components
    }
  }
}

/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The sentence with `${parameter}` in the places of the parameters.
  let text: String

  /// Creates a sentence from text.
  public init(_ value: String) {
    text = value
  }

  /// Creates a sentence from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a sentence from a literal with parameters in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects the words and the parameters of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(Reflection.name(of: subject))}"
    }
  }
}
