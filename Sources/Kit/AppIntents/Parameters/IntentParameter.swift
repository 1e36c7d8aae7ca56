public import FoundationAdditions
import IntentWire
import Synchronization

/// A value that an intent needs: the wrapper behind `@Parameter`.
///
/// It begins as a definition (title, default, questions) and then carries a value. It is an object, so that the copies of
/// an intent share it, and `$name` gives the means to ask for a value in the middle of `perform()`.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
  /// The lowest and the highest value.
  public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

  private struct State {
    var value: Value?
    var name = ""
  }

  let definition: ParameterDefinition
  /// The value that the parameter has when none is given.
  public let defaultValue: Value.UnwrappedType?
  private let state = Mutex(State())

  init(_ definition: ParameterDefinition, default defaultValue: Value.UnwrappedType? = nil) {
    self.definition = definition
    self.defaultValue = defaultValue
  }

  /// Creates a parameter whose title comes from its name.
  public convenience init() {
    self.init(ParameterDefinition())
  }

  /// The title that a person sees.
  public var title: LocalizedStringResource {
    definition.title ?? LocalizedStringResource(stringLiteral: name)
  }

  /// Whether the intent runs without a value.
  public var isOptional: Bool { Value._bridge.isOptional }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value.
  ///
  /// Reading a required parameter that has no value ends the process, as it does on Apple's platforms: the
  /// assistant settles every required parameter before it calls `perform()`.
  public var wrappedValue: Value {
    get {
      guard let value = currentValue ?? Value._absent else {
        preconditionFailure(
          "The parameter “\(name)” was read before it had a value; give it a default, or make it optional.")
      }
      return value
    }
    set { state.withLock { $0.value = newValue } }
  }

  /// The value or the default; `nil` when there is none, and when an optional parameter's is absent.
  var givenValue: Value? {
    guard let value = currentValue, Value._bridge.encode(value) != nil else { return nil }
    return value
  }

  /// The value or the default.
  private var currentValue: Value? {
    if let value = state.withLock({ $0.value }) { return value }
    return defaultValue.flatMap { $0 as? Value }
  }

  /// The property's name, once the intent was looked at.
  var name: String { state.withLock { $0.name } }
}

extension IntentParameter: ParameterSlot {
  var bridge: _ValueBridge { Value._bridge }

  func bind(name: String) {
    state.withLock { $0.name = name }
  }

  func assign(_ value: any Sendable) -> Bool {
    guard let value = value as? Value else { return false }
    state.withLock { $0.value = value }
    return true
  }

  var hasValue: Bool { currentValue != nil }

  var hasGivenValue: Bool { givenValue != nil }

  var presetValue: IntentValue? {
    state.withLock { $0.value }.flatMap { Value._bridge.encode($0) }
  }

  var defaultWireValue: IntentValue? {
    defaultValue.flatMap { Value._bridge.encode($0) }
  }
}

/// A parameter, whatever the type of its value.
protocol ParameterSlot: AnyObject, Sendable {
  var definition: ParameterDefinition { get }
  var bridge: _ValueBridge { get }
  var isOptional: Bool { get }
  var name: String { get }
  /// Whether reading the parameter gives a value other than an absent one.
  var hasValue: Bool { get }
  /// Whether there is a value, and not an absent one.
  var hasGivenValue: Bool { get }
  /// The wire form of a value that was set.
  var presetValue: IntentValue? { get }
  /// The wire form of the default.
  var defaultWireValue: IntentValue? { get }

  /// Tells the parameter its name, which it cannot know by itself.
  func bind(name: String)
  /// Sets the value; `false` when it is of another type.
  func assign(_ value: any Sendable) -> Bool
}
