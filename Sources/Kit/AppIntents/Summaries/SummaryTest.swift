import IntentWire

/// What a branch of a summary asks of a parameter: the ways in which it holds and fails, each a set of conditions that
/// hold together.
///
/// Where there are several ways, the sentences of the branch stand once for each. A manifest knows fewer tests than an
/// app can write; what it cannot express never holds there, so the other branch is shown. That goes for the size of a
/// widget, of which there are none, and for tests of the inside of an identifier. The same conditions are read from
/// source when an app is built.
struct SummaryTest: Sendable {
  typealias Condition = DefinitionManifest.Condition

  /// The ways in which it holds.
  let holds: [[Condition]]
  /// The ways in which it fails.
  let fails: [[Condition]]

  /// A test that holds for nothing here.
  static let inexpressible = SummaryTest(holds: [], fails: [[]])

  private init(holds: [[Condition]], fails: [[Condition]]) {
    self.holds = holds
    self.fails = fails
  }

  private init(_ parameter: String, holds: [(Condition.Test, String?)], fails: [(Condition.Test, String?)]) {
    func ways(_ tests: [(Condition.Test, String?)]) -> [[Condition]] {
      tests.map { [Condition(parameter: parameter, test: $0.0, value: $0.1)] }
    }
    self.init(holds: ways(holds), fails: ways(fails))
  }

  init<Intent: AppIntent>(_ keyPath: PartialKeyPath<Intent>, _ comparison: HasValueComparisonOperator) {
    self.init(Reflection.name(of: keyPath), comparison)
  }

  private init(_ parameter: String, _ comparison: HasValueComparisonOperator) {
    let isThere: (Condition.Test, String?) = (.hasValue, nil)
    let isMissing: (Condition.Test, String?) = (.hasNoValue, nil)
    let holds = comparison == .hasAnyValue
    self.init(parameter, holds: [holds ? isThere : isMissing], fails: [holds ? isMissing : isThere])
  }

  init<Intent: AppIntent, Value: _IntentValue>(
    _ keyPath: PartialKeyPath<Intent>, _ comparison: EquatableComparisonOperator, _ value: Value
  ) {
    if let text = Value._bridge.encode(value)?.comparisonText {
      self.init(keyPath, comparison, text: text)
    } else {
      self.init(keyPath, comparison == .equalTo ? .hasNoValue : .hasAnyValue)
    }
  }

  init<Intent: AppIntent>(
    _ keyPath: PartialKeyPath<Intent>, _ comparison: EquatableComparisonOperator, text: String
  ) {
    let isEqual = comparison == .equalTo
    self.init(
      Reflection.name(of: keyPath), holds: [(isEqual ? .equals : .differs, text)],
      fails: [(isEqual ? .differs : .equals, text)])
  }

  init<Intent: AppIntent>(_ keyPath: PartialKeyPath<Intent>, oneOf texts: [String]) {
    let parameter = Reflection.name(of: keyPath)
    self.init(
      holds: texts.map { [Condition(parameter: parameter, test: .equals, value: $0)] },
      fails: [Self.none(of: texts, parameter)])
  }

  init<Intent: AppIntent, Value: _IntentValue>(_ keyPath: PartialKeyPath<Intent>, oneOf values: [Value]) {
    self.init(keyPath, oneOf: values.compactMap { Value._bridge.encode($0)?.comparisonText })
  }

  init<Intent: AppIntent, Value: _IntentValue>(
    _ keyPath: PartialKeyPath<Intent>, _ comparison: ComparableComparisonOperator, _ value: Value
  ) {
    if let text = Value._bridge.encode(value)?.comparisonText {
      self.init(keyPath, comparison, text: text)
    } else {
      self = .inexpressible
    }
  }

  init<Intent: AppIntent>(
    _ keyPath: PartialKeyPath<Intent>, _ comparison: ComparableComparisonOperator, text: String
  ) {
    let parameter = Reflection.name(of: keyPath)
    let (above, below, equal):
      ((Condition.Test, String?), (Condition.Test, String?), (Condition.Test, String?)) =
        ((.above, text), (.below, text), (.equals, text))
    switch comparison {
    case .greaterThan: self.init(parameter, holds: [above], fails: [below, equal])
    case .greaterThanOrEqualTo: self.init(parameter, holds: [above, equal], fails: [below])
    case .lessThan: self.init(parameter, holds: [below], fails: [above, equal])
    case .lessThanOrEqualTo: self.init(parameter, holds: [below, equal], fails: [above])
    }
  }

  /// The conditions under which a parameter has none of the values.
  static func none(of values: [String], _ parameter: String) -> [Condition] {
    values.map { Condition(parameter: parameter, test: .differs, value: $0) }
  }
}

extension [AppIntentManifest.Sentence] {
  /// The sentences once for each way, with its conditions before their own.
  func limited(to ways: [[DefinitionManifest.Condition]]) -> Self {
    ways.flatMap { way in
      map { sentence in
        var limited = sentence
        limited.conditions = way + sentence.conditions
        return limited
      }
    }
  }
}

extension IntentValue {
  /// The value as a condition compares it: a case's name, `true`, a number without needless zeros, an entity's
  /// identifier, or plain text.
  var comparisonText: String {
    switch self {
    case .enumeration(let choice): choice.cases.joined(separator: ",")
    case .boolean(let answer): answer ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .entity(let entity): entity.identifier
    case .string(let text): text
    default: displayText
    }
  }
}
