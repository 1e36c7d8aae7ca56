public import IntentWire

/// A summary that depends on a parameter's value.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
  /// What a summary may depend on besides a parameter.
  public enum WidgetFamily: Sendable {
    /// The size of a widget, of which there are none.
    case widgetFamily
  }

  /// The parameter; `nil` for the size of a widget.
  private let parameter: String?
  private let cases: CaseCondition

  /// The sentences of the cases in their order, each with its values as conditions.
  public var _sentences: [AppIntentManifest.Sentence] {
    var sentences: [AppIntentManifest.Sentence] = []
    var seen: [String] = []
    for branch in cases._branches {
      guard let parameter else {
        // Without widgets only what is for all other sizes remains.
        if branch.values == nil { sentences += branch.sentences }
        continue
      }
      guard let values = branch.values else {
        sentences += branch.sentences.limited(to: [SummaryTest.none(of: seen, parameter)])
        continue
      }
      let ways = values.map { value in
        [
          DefinitionManifest.Condition(
            parameter: parameter, test: value == nil ? .hasNoValue : .equals, value: value?.comparisonText)
        ]
      }
      sentences += branch.sentences.limited(to: ways)
      seen += values.compactMap { $0?.comparisonText }
    }
    return sentences
  }

  /// Depends on a parameter's value.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {
    parameter = Reflection.name(of: keyPath)
    cases = builder()
  }

  /// Depends on the size of a widget, of which there are none; a manifest has only the default case.
  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {
    parameter = nil
    cases = builder()
  }
}

/// One case of a summary that depends on a value, or several.
public protocol _ParameterSummarySwitchCase: Sendable {
  /// The intent.
  associatedtype Intent: AppIntent
  /// The type of the value.
  associatedtype Value: _IntentValue
  /// The branches in their order.
  var _branches: [_SummaryBranch] { get }
}

/// One branch of a summary that depends on a value.
public struct _SummaryBranch: Sendable {
  /// The values for which the branch is; an absent one is `nil`, and `nil` altogether means all other values.
  let values: [IntentValue?]?
  /// The sentences of the branch.
  let sentences: [AppIntentManifest.Sentence]
}

/// A summary for some values.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase {
  let values: [Value]
  let summary: Summary

  /// The branch.
  public var _branches: [_SummaryBranch] {
    [_SummaryBranch(values: values.map { Value._bridge.encode($0) }, sentences: summary._sentences)]
  }

  /// A summary for one value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = [value]
    summary = parameterSummary()
  }

  /// A summary for several values.
  public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = value
    summary = parameterSummary()
  }
}

/// A summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase {
  let summary: Summary

  /// The branch.
  public var _branches: [_SummaryBranch] { [_SummaryBranch(values: nil, sentences: summary._sentences)] }

  /// A summary for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    summary = parameterSummary()
  }
}

/// Several cases.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, each Case>:
  _ParameterSummarySwitchCase
where repeat each Case: _ParameterSummarySwitchCase {
  let cases: (repeat each Case)

  /// The branches of the cases in their order.
  public var _branches: [_SummaryBranch] {
    var branches: [_SummaryBranch] = []
    for one in repeat each cases { branches += one._branches }
    return branches
  }
}

/// Builds the cases of a summary that depends on a value.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// A case.
  public static func buildExpression<Case: _ParameterSummarySwitchCase>(_ expression: Case) -> Case
  where Case.Intent == Intent, Case.Value == Value { expression }
  /// Cases one after the other.
  public static func buildBlock<each Case: _ParameterSummarySwitchCase>(
    _ cases: repeat each Case
  ) -> ParameterSummaryTupleCaseCondition<Intent, Value, repeat each Case> {
    ParameterSummaryTupleCaseCondition(cases: (repeat each cases))
  }
}
