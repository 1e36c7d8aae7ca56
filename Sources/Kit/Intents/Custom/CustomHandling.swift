import IntentWire

/// What the handling protocols do that the build makes from a definition file, for generated code.
public enum _CustomHandling {
  /// The default of an async form: calls the completion form and waits for its answer.
  public static func viaCompletion<Result>(
    of handler: some AnyObject, _ method: String, unwritten: @autoclosure () -> Result,
    call: (@escaping @Sendable (Result) -> Void) -> Void
  ) async -> Result {
    await HandlerForwarding.viaCompletion(of: handler, method, unwritten: unwritten(), call: call)
  }

  /// The default of a completion form: calls the async form and passes its answer on.
  public static func viaAsync<Result>(
    of handler: some AnyObject, _ method: String, completion: @escaping @Sendable (Result) -> Void,
    unwritten: @autoclosure () -> Result, call: @escaping () async -> Result
  ) {
    HandlerForwarding.viaAsync(
      of: handler, method, completion: completion, unwritten: unwritten(), call: call)
  }

  /// Whether an app wrote the method that gave results.
  public static func isWritten(_ results: [INIntentResolutionResult]) -> Bool {
    results.contains(where: \.isImplemented)
  }
}

extension INIntentResolutionResult {
  /// The mark of a method that an app did not write, for generated code.
  public static func _unwritten() -> Self { notImplemented() }

  /// The value is accepted, for generated code.
  public static func _success(_ object: some INObject) -> Self { accept(object) }

  /// One of several values must be chosen, for generated code.
  public static func _disambiguation(_ objects: [some INObject]) -> Self { choose(objects) }

  /// The person must say whether the value is what they meant, for generated code.
  public static func _confirmation(_ object: (some INObject)?) -> Self { check(object) }

  /// The value is accepted, for generated code.
  public static func _success(_ value: some _CustomEnumeration) -> Self {
    accept(CustomEnumerationBox(value: value.customWireValue))
  }

  /// The person must say whether the value is what they meant, for generated code.
  public static func _confirmation(_ value: some _CustomEnumeration) -> Self {
    check(value.customWireValue.map { CustomEnumerationBox(value: $0) })
  }
}

/// A case of a custom enumeration on its way to the wire.
private struct CustomEnumerationBox: WireCodable {
  let value: IntentValue?

  var wireValue: IntentValue { value ?? .enumeration(EnumerationValue(type: "", cases: [])) }

  static func decoded(from value: IntentValue) -> CustomEnumerationBox? { CustomEnumerationBox(value: value) }
}
