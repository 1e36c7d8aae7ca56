public import FoundationAdditions

/// Something that an app can do for a person.
///
/// The assistant makes an intent with `init()`, sets the parameters that it knows, asks for those that are missing,
/// and then calls ``perform()``.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, _Described, Sendable {
  /// What ``perform()`` returns.
  associatedtype PerformResult: IntentResult
  /// The type of ``parameterSummary``.
  associatedtype SummaryContent: ParameterSummary

  /// The title that a person sees.
  static var title: LocalizedStringResource { get }
  /// What it does, in a sentence.
  static var description: IntentDescription? { get }
  /// Whether the app is brought to the front before the intent runs.
  static var openAppWhenRun: Bool { get }
  /// Where the intent may run.
  static var supportedModes: IntentModes { get }
  /// What is needed to run it on a locked device.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether people find it by themselves.
  static var isDiscoverable: Bool { get }
  /// The processes in which it may run.
  static var allowedExecutionTargets: IntentExecutionTargets { get }
  /// The sentence with the parameters in it that stands for the intent in a workflow.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Creates an intent without values.
  init()

  /// Does what the intent is for.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// The wrapper of an intent's parameters.
  public typealias Parameter = IntentParameter
  /// A sentence with parameters in it.
  public typealias Summary = IntentParameterSummary<Self>
  /// A sentence that depends on a condition.
  public typealias When = ParameterSummaryWhenCondition
  /// A sentence that depends on a parameter's value.
  public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
    ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  /// A sentence for some values.
  public typealias Case = ParameterSummaryCaseCondition
  /// A sentence for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition

  /// No description.
  public static var description: IntentDescription? { nil }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// Where ``openAppWhenRun`` says.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// The intent runs on a locked device.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// People find it by themselves.
  public static var isDiscoverable: Bool { true }
  /// Any process of the app.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
  /// All parameters, without a sentence.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

  /// Performs the intent and returns its value.
  ///
  /// - Parameter donateOnCompletion: Whether the assistant is told, as of anything that a person did in the app.
  /// - Throws: What ``perform()`` throws, and an error when a dependency is missing or there is no value.
  @_disfavoredOverload  // An intent without a value is called without one.
  public func callAsFunction(
    donate donateOnCompletion: Bool = true
  ) async throws -> PerformResult.Value where PerformResult: ReturnsValue {
    guard let value = try await _called(donateOnCompletion).value else {
      throw AppIntentError.Unrecoverable.unknown
    }
    return value
  }

  /// Performs the intent.
  ///
  /// - Parameter donateOnCompletion: Whether the assistant is told, as of anything that a person did in the app.
  /// - Throws: What ``perform()`` throws, and an error when a dependency is missing.
  public func callAsFunction(
    donate donateOnCompletion: Bool = true
  ) async throws where PerformResult.Value == Never {
    _ = try await _called(donateOnCompletion)
  }

  private func _called(_ donates: Bool) async throws -> PerformResult {
    try await DependencyPreparation().prepare(self)
    let result = try await perform()
    if donates { IntentDonationManager.shared.note(self, result) }
    return result
  }
}

/// A type with a description that is always there; ``AppIntent`` itself asks for one that may be missing.
///
/// Apps declare `static var description = IntentDescription(…)`, whose type is not optional.
public protocol _Described: SendableMetatype {
  /// The description.
  static var description: IntentDescription { get }
}

extension _Described {
  /// The mark of a type that declares none.
  public static var description: IntentDescription { .missing }
}

/// A type with a name that saved requests keep.
public protocol PersistentlyIdentifiable: SendableMetatype {
  /// The name; it stays when the type is renamed.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// What is needed to run an intent on a locked device.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  /// Nothing.
  case alwaysAllowed
  /// The person must have unlocked a device.
  case requiresAuthentication
  /// The person must unlock this device.
  case requiresLocalDeviceAuthentication
}

extension Never: AppIntent {
  /// There is no such intent.
  public static var title: LocalizedStringResource { "" }

  /// Cannot be called for anything that exists.
  public init() { preconditionFailure("Never is the type of intents that do not exist.") }

  /// Cannot be called.
  public func perform() async throws -> Never { switch self {} }
}
