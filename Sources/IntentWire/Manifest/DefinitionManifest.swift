/// What the definition file of a custom SiriKit intent says beside its parameters.
///
/// All templates name values in the form `${parameter}` or `${parameter.property}`. The app's process fills them in
/// before it answers: questions and refusals arrive with a ``Dialog``, and so does the outcome.
public struct DefinitionManifest: Sendable, Hashable, Codable {
  /// One set of parameters with which the intent makes sense, and how a person reads it.
  public struct Summary: Sendable, Hashable, Codable {
    /// The parameters of the set, in the definition's order.
    public var parameters: [String]
    /// The template of the title, for example `Order ${count} ${cake}`.
    public var title: String
    /// The template of the second line.
    public var subtitle: String?
    /// Whether the app handles the set without being opened.
    public var runsInBackground: Bool

    /// Creates a summary.
    public init(parameters: [String], title: String, subtitle: String? = nil, runsInBackground: Bool = true) {
      self.parameters = parameters
      self.title = title
      self.subtitle = subtitle
      self.runsInBackground = runsInBackground
    }
  }

  /// One code of the response.
  public struct Code: Sendable, Hashable, Codable {
    /// The case name in source.
    public var name: String
    /// The raw value: 0–6 for those that every response has, from 100 for the app's own.
    public var value: Int
    /// Whether the request was carried out.
    public var isSuccess: Bool
    /// The template of what is said, with the shorter one beside a display; `nil` leaves the words to the assistant.
    public var template: Dialog?

    /// Creates a code.
    public init(name: String, value: Int, isSuccess: Bool, template: Dialog? = nil) {
      self.name = name
      self.value = value
      self.isSuccess = isSuccess
      self.template = template
    }
  }

  /// Why a value of a parameter is refused.
  public struct Reason: Sendable, Hashable, Codable {
    /// The case name in source.
    public var name: String
    /// The template of what is said.
    public var template: String?

    /// Creates a reason.
    public init(name: String, template: String? = nil) {
      self.name = name
      self.template = template
    }
  }

  /// When a parameter matters, by the value of another one.
  public struct Condition: Sendable, Hashable, Codable {
    /// How the other value is looked at.
    public enum Test: String, Sendable, Hashable, Codable {
      /// It is there.
      case hasValue
      /// It is not there.
      case hasNoValue
      /// It is the given one.
      case equals
      /// It is not the given one.
      case differs
      /// It is a number above the given one.
      case above
      /// It is a number below the given one.
      case below
    }

    /// The other parameter.
    public var parameter: String
    /// How its value is looked at.
    public var test: Test
    /// What it is compared with, as text: a case name, `true`, a number or plain text.
    public var value: String?

    /// Creates a condition.
    public init(parameter: String, test: Test, value: String? = nil) {
      self.parameter = parameter
      self.test = test
      self.value = value
    }
  }

  /// What is said and checked of one parameter.
  public struct Rules: Sendable, Hashable, Codable {
    /// The template of the question for a missing value.
    public var question: String?
    /// The template of the sentence before several values to choose from.
    public var introduction: String?
    /// The template of the question which of several values is meant.
    public var choice: String?
    /// The template of the question whether a value is meant.
    public var confirmation: String?
    /// The words for true and false, in this order.
    public var booleanWords: [String]?
    /// Why a value may be refused; a reason's raw value is its place, from 1.
    public var reasons: [Reason]
    /// The smallest number.
    public var minimum: Double?
    /// The greatest number.
    public var maximum: Double?
    /// When the parameter matters; `nil` for always.
    public var condition: Condition?

    /// Creates rules.
    public init(
      question: String? = nil, introduction: String? = nil, choice: String? = nil,
      confirmation: String? = nil, booleanWords: [String]? = nil, reasons: [Reason] = [],
      minimum: Double? = nil, maximum: Double? = nil, condition: Condition? = nil
    ) {
      self.question = question
      self.introduction = introduction
      self.choice = choice
      self.confirmation = confirmation
      self.booleanWords = booleanWords
      self.reasons = reasons
      self.minimum = minimum
      self.maximum = maximum
      self.condition = condition
    }
  }

  /// The kind of request, in the definition's word, for example `order`.
  public var category: String
  /// The verb that fits a button, for example `Order`.
  public var verb: String?
  /// Whether the person must agree before the request is carried out.
  public var needsConfirmation: Bool
  /// The sets of parameters, the primary one first.
  public var summaries: [Summary]
  /// The codes of the response, by raw value.
  public var codes: [Code]
  /// The properties of the response.
  public var properties: [PropertyManifest]
  /// The property of the response that is the request's result.
  public var output: String?
  /// The rules of the parameters, by name.
  public var rules: [String: Rules]

  /// Creates the rest of a definition.
  public init(
    category: String, verb: String? = nil, needsConfirmation: Bool = false, summaries: [Summary] = [],
    codes: [Code] = [], properties: [PropertyManifest] = [], output: String? = nil,
    rules: [String: Rules] = [:]
  ) {
    self.category = category
    self.verb = verb
    self.needsConfirmation = needsConfirmation
    self.summaries = summaries
    self.codes = codes
    self.properties = properties
    self.output = output
    self.rules = rules
  }
}
