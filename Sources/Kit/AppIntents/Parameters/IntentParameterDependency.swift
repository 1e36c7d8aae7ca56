import FoundationAdditions
import Synchronization

/// The intent whose parameters are being filled in, for what their choices depend on.
enum IntentBeingFilled {
  @TaskLocal static var current: (any AppIntent)?
}

/// Reads other parameters of the intent that is being filled in: the wrapper behind `@IntentParameterDependency`.
///
/// An options provider or a query declares one to offer choices that fit what was chosen before.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  // Sendable because key paths never change, although the compiler does not know it of these.
  private let keyPaths: [PartialKeyPath<Intent>]

  init(_ keyPaths: [PartialKeyPath<Intent>]) {
    self.keyPaths = keyPaths
  }

  /// Depends on a parameter.
  public convenience init<V0: _IntentValue>(_ k0: KeyPath<Intent, IntentParameter<V0>>) {
    self.init([k0])
  }

  /// The parameters; `nil` when one of them has no value, or another intent is being filled in.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentBeingFilled.current as? Intent else { return nil }
    let slots = keyPaths.map { intent[keyPath: $0] as? any ParameterSlot }
    guard slots.allSatisfy({ $0?.hasGivenValue == true }) else { return nil }
    return IntentProjection(intent)
  }

  /// The wrapper itself.
  public var projectedValue: IntentParameterDependency<Intent> { self }
}

extension IntentParameterDependency: CustomDebugStringConvertible {
  /// The intent and its parameters.
  public var debugDescription: String {
    "\(Intent.self)(\(parameterNames.joined(separator: ", ")))"
  }
}

extension IntentParameterDependency: ParameterDependencySlot {
  var parameterNames: [String] { keyPaths.map { Reflection.name(of: $0) } }
  var intentName: String { String(describing: Intent.self) }
}

/// What choices depend on, whatever the intent.
protocol ParameterDependencySlot: Sendable {
  /// The intent's type name.
  var intentName: String { get }
  /// The parameters in the order of declaration.
  var parameterNames: [String] { get }
}

/// The parameters of an intent that is being filled in.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent> {
  private let intent: Intent

  init(_ intent: Intent) {
    self.intent = intent
  }

  /// The value of a parameter on which the choices depend.
  ///
  /// Reading one that has no value and was not declared as a dependency ends the process, with an explanation.
  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType
  {
    let value: Any = intent[keyPath: keyPath]
    if let value = value as? Value.UnwrappedType { return value }
    preconditionFailure(
      "A parameter of \(Intent.self) was read that has no value; name it in @IntentParameterDependency.")
  }
}
