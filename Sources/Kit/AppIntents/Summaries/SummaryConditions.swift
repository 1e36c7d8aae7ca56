public import IntentWire

/// A summary that depends on a condition.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  /// What is asked.
  let test: SummaryTest
  /// The summary when the condition holds.
  let when: WhenCondition
  /// The summary when it does not.
  let otherwise: Otherwise

  /// The sentences of the first branch where the condition holds, then those of the other where it does not.
  public var _sentences: [AppIntentManifest.Sentence] {
    when._sentences.limited(to: test.holds) + otherwise._sentences.limited(to: test.fails)
  }

  init(_ test: SummaryTest, _ when: () -> WhenCondition, _ otherwise: () -> Otherwise) {
    self.test = test
    self.when = when()
    self.otherwise = otherwise()
  }

  /// Depends on whether a parameter has a value.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(SummaryTest(keyPath, comparisonOperator), when, otherwise)
  }

  /// Depends on whether a parameter has a certain value.
  public init<Value: Equatable, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value == Value {
    self.init(SummaryTest(keyPath, comparisonOperator, value), when, otherwise)
  }

  /// Depends on whether an optional parameter has a certain value.
  public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value == Value, Value.ValueType: Equatable {
    self.init(SummaryTest(keyPath, comparisonOperator, value), when, otherwise)
  }

  /// Depends on whether a parameter has one of several values.
  public init<Value: _IntentValue, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [Value.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value == Value, Value.ValueType: Equatable {
    self.init(SummaryTest(keyPath, oneOf: values), when, otherwise)
  }

  /// Depends on how a parameter's value compares to another.
  public init<Value: Comparable, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value == Value {
    self.init(SummaryTest(keyPath, comparisonOperator, value), when, otherwise)
  }

  /// Depends on how an optional parameter's value compares to another.
  public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value == Value, Value.ValueType: Comparable {
    self.init(SummaryTest(keyPath, comparisonOperator, value), when, otherwise)
  }
}

extension ParameterSummaryWhenCondition {
  /// Depends on whether an entity has one of several identifiers.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [String], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(SummaryTest(keyPath, oneOf: values), when, otherwise)
  }

  /// Depends on whether an entity has one of several identifiers.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [Parameter.Value.ValueType.ID], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
    self.init(SummaryTest(keyPath, oneOf: values.map(String.init)), when, otherwise)
  }

  /// Depends on whether an entity has a certain identifier.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(SummaryTest(keyPath, comparisonOperator, text: value), when, otherwise)
  }

  /// Depends on whether an entity has a certain identifier.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
    self.init(keyPath, identifier: comparisonOperator, String(value), when, otherwise: otherwise)
  }

  /// Depends on what is in an entity's identifier; a manifest does not say so, and has the other branch.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(.inexpressible, when, otherwise)
  }

  /// Depends on how an entity's identifier compares to a number.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: ComparableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
    self.init(SummaryTest(keyPath, comparisonOperator, text: String(value)), when, otherwise)
  }

  /// Depends on the size of a widget, of which there are none; a manifest has the other branch.
  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(.inexpressible, when, otherwise)
  }

  /// Depends on the size of a widget, of which there are none; a manifest has the other branch.
  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(.inexpressible, when, otherwise)
  }
}
