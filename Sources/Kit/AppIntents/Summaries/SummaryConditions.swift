/// A summary that depends on a condition.
///
/// Until workflows choose by values, the sentence is that of the first branch.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  /// The summary when the condition holds.
  let when: WhenCondition
  /// The summary when it does not.
  let otherwise: Otherwise

  /// The first branch's sentence.
  public var _sentence: String { when._sentence }

  /// Depends on whether a parameter has a value.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.when = when()
    self.otherwise = otherwise()
  }

  /// Depends on whether a parameter has a certain value.
  public init<Value: Equatable, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value == Value {
    self.when = when()
    self.otherwise = otherwise()
  }

  /// Depends on whether an optional parameter has a certain value.
  public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value == Value, Value.ValueType: Equatable {
    self.when = when()
    self.otherwise = otherwise()
  }

  /// Depends on whether a parameter has one of several values.
  public init<Value: _IntentValue, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [Value.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value == Value, Value.ValueType: Equatable {
    self.when = when()
    self.otherwise = otherwise()
  }

  /// Depends on how a parameter's value compares to another.
  public init<Value: Comparable, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value == Value {
    self.when = when()
    self.otherwise = otherwise()
  }
}

/// A summary that depends on a parameter's value.
///
/// Until workflows choose by values, the sentence is that of the first case.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
  let cases: CaseCondition

  /// The first case's sentence.
  public var _sentence: String { cases._sentence }

  /// Depends on a parameter's value.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {
    cases = builder()
  }
}

/// One case of a summary that depends on a value.
public protocol _ParameterSummarySwitchCase: Sendable {
  /// The intent.
  associatedtype Intent: AppIntent
  /// The type of the value.
  associatedtype Value: _IntentValue
  /// The sentence.
  var _sentence: String { get }
}

/// A summary for some values.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase {
  let values: [Value]
  let summary: Summary

  /// The case's sentence.
  public var _sentence: String { summary._sentence }

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

  /// The case's sentence.
  public var _sentence: String { summary._sentence }

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

  /// The first case's sentence.
  public var _sentence: String {
    for one in repeat each cases { return one._sentence }
    return ""
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
