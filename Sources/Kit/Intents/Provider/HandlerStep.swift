import IntentWire

/// One step of a call: the intent with the values known so far, and the object that handles it.
struct HandlerStep {
  private(set) var intent: INIntent
  let handler: Any
  private let name: String
  private let method: String
  private let noun: String
  private var fields: WireFields

  /// Builds the intent and asks the app for its handler.
  ///
  /// - Parameter known: The handler of an earlier step, where it must be the same object.
  /// - Throws: ``WireFault`` when the app does not handle the intent, or a value is not one of its parameter.
  init(
    _ call: IntentCall, provider: SiriKitProvider, handler known: HandlerForwarding.Handover<Any>? = nil
  ) async throws(WireFault) {
    let source = provider.source
    guard provider.supported.contains(call.intent), let type = SiriKitTypes.intent(named: call.intent)
    else {
      throw WireFault(
        .unknownName,
        "This \(source.noun) does not handle “\(call.intent)”; \(source.key) in its Info.plist names: "
          + (provider.supported.isEmpty ? "none" : provider.supported.joined(separator: ", ")) + ".")
    }
    name = call.intent
    fields = WireFields(call.parameters)
    intent = try Self.make(type, fields)
    intent.identifier = call.id
    let found = if let known { known } else { await source.handler(for: intent, of: call.id) }
    guard let handler = found else {
      throw WireFault(
        .unknownName,
        "\(source.method) of the \(source.noun) returned nil for “\(call.intent)”, which its Info.plist lists; "
          + "return an object that adopts \(call.intent)Handling.")
    }
    self.handler = handler.value
    method = source.method
    noun = source.noun
  }

  /// The fault of a handler that does not adopt the protocol.
  var mismatch: WireFault {
    WireFault(
      .unknownName,
      "\(method) of the \(noun) returned a \(type(of: handler)) for “\(name)”, which does not adopt "
        + "\(name)Handling.")
  }

  /// Asks the handler whether it can carry the request out.
  func confirm() async throws(WireFault) -> IntentOutcome {
    guard let response = await intent.confirm(by: handler) else { throw mismatch }
    return response.outcome(of: intent, confirming: true)
  }

  private static func make(_ type: INIntent.Type, _ fields: WireFields) throws(WireFault) -> INIntent {
    guard let declaration = type.declaration, let intent = type.make(fields) else {
      throw WireFault(.internalError, "“\(type)” has no declaration; run script/generate.")
    }
    let understood = intent.fields.values
    for name in fields.values.keys.sorted() {
      guard let parameter = declaration.parameter(name) else {
        let names = declaration.parameters.map(\.name).joined(separator: ", ")
        throw WireFault(
          .unknownName, "“\(name)” is not a parameter of \(type); its parameters are: \(names).")
      }
      if let value = fields.values[name], understood[name] == nil, !value.namesNothing {
        throw WireFault(
          .invalidParameters,
          "“\(value.displayText)” is not a value of \(type).\(name), which is of the type \(parameter.type).")
      }
    }
    return intent
  }

  /// Resolves parameters in order, up to and including the first that needs the person.
  ///
  /// An accepted value is in the intent when the next parameter is resolved.
  func resolve(_ parameters: [String]) async throws -> [ParameterResolution] {
    var step = self
    var answers: [ParameterResolution] = []
    for parameter in parameters {
      guard let declared = type(of: intent).declaration?.parameter(parameter) else {
        throw WireFault(.unknownName, "“\(parameter)” is not a parameter of \(name).")
      }
      guard let results = await step.intent.resolve(parameter, by: handler) else { throw mismatch }
      let resolutions = step.resolutions(results, of: declared)
      answers.append(ParameterResolution(parameter, resolutions))
      guard let accepted = Self.accepted(resolutions, of: declared) else { break }
      try step.accept(accepted, for: parameter)
    }
    return answers
  }

  private func resolutions(
    _ results: [INIntentResolutionResult], of parameter: ParameterManifest
  ) -> [Resolution] {
    let written = results.compactMap { result -> Resolution? in
      if case .resolved(let resolution) = result.state { resolution } else { nil }
    }
    guard written.isEmpty else { return written }
    // The app says nothing of the parameter: the value passes as it is.
    guard let value = intent.fields.values[parameter.name] else { return [.notRequired] }
    guard case .list = parameter.type else { return [.success(value)] }
    return value.elements.isEmpty ? [.notRequired] : value.elements.map(Resolution.success)
  }

  /// What a parameter's value becomes; `nil` when the person is needed.
  private static func accepted(
    _ resolutions: [Resolution], of parameter: ParameterManifest
  ) -> IntentValue?? {
    var values: [IntentValue] = []
    for resolution in resolutions {
      switch resolution {
      case .success(let value): values.append(value)
      case .notRequired: continue
      case .needsValue, .unsupported, .disambiguation, .confirmation: return .none
      }
    }
    if case .list = parameter.type { return .some(values.isEmpty ? nil : .list(values)) }
    return .some(values.first)
  }

  private mutating func accept(_ value: IntentValue?, for parameter: String) throws(WireFault) {
    fields.values[parameter] = value
    let identifier = intent.identifier
    intent = try Self.make(type(of: intent), fields)
    intent.identifier = identifier
  }
}

extension IntentValue {
  /// Whether it is the case that stands for no value, or no value at all.
  fileprivate var namesNothing: Bool {
    switch self {
    case .list(let values): values.isEmpty
    case .enumeration(let value): value.cases.allSatisfy { ["unknown", "unspecified", "none"].contains($0) }
    default: false
    }
  }
}
