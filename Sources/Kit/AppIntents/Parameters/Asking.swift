import AppHost
import FoundationAdditions
import IntentWire

/// Asks the person something in the middle of `perform()`.
enum Asking {
  /// How often an answer that does not fit is asked for again.
  private static let patience = 10

  /// Asks for a value until one fits.
  static func value(
    for slot: any ParameterSlot, _ bridge: _ValueBridge, _ dialog: IntentDialog?
  ) async throws -> any Sendable {
    let context = context(for: slot)
    let options = try await OptionsSource(slot, context).values().compactMap { bridge.encode($0) }
    var objection: String?
    for _ in 0..<patience {
      var question = dialog?.wire
      if let objection {
        question = Dialog([objection, question?.full].compactMap(\.self).joined(separator: " "))
      }
      let answer = try await ask { call in
        Question(
          call: call, kind: .needsValue, parameter: slot.name, type: bridge.wireType, dialog: question,
          options: options)
      }
      switch try await bridge.readChecked(value(of: answer), context) {
      case .accepted(let value): return value
      case .candidates(let candidates):
        return try await choice(for: slot, bridge, among: candidates, slot.definition.disambiguationDialog)
      case .refused(let reason): objection = reason.dialog?.full
      }
    }
    throw AppIntentError(.failure(objection ?? ErrorSentence.general))
  }

  /// Asks to choose one of several values until one is chosen.
  static func choice(
    for slot: any ParameterSlot, _ bridge: _ValueBridge, among items: [any Sendable], _ dialog: IntentDialog?
  ) async throws -> any Sendable {
    let options = items.compactMap { item in bridge.encode(item).map { (item: item, value: $0) } }
    guard !options.isEmpty else { throw AppIntentError.Unrecoverable.entityNotFound }
    for _ in 0..<patience {
      let answer = try await ask { call in
        Question(
          call: call, kind: .disambiguation, parameter: slot.name, type: bridge.wireType,
          dialog: dialog?.wire,
          options: options.map(\.value))
      }
      let chosen = try value(of: answer)
      if let option = options.first(where: { $0.value.isSameChoice(as: chosen) }) { return option.item }
      let named = TextMatch.find(chosen.displayText, in: options) { $0.value.display }
      if named.count == 1 { return named[0].item }
    }
    throw AppIntentError(.failure("None of the choices was taken."))
  }

  /// Asks whether a value is meant.
  static func isMeant(
    _ item: any Sendable, for slot: any ParameterSlot, _ bridge: _ValueBridge, _ dialog: IntentDialog?,
    snippet: (any _DrawableSnippet)? = nil
  ) async throws -> Bool {
    let node = try await snippet?.snippet()
    let answer = try await ask { call in
      Question(
        call: call, kind: .confirmation, parameter: slot.name, type: bridge.wireType, dialog: dialog?.wire,
        options: [bridge.encode(item)].compactMap(\.self), snippet: node)
    }
    return try isAgreed(answer)
  }

  /// Asks to agree; a “no” ends the intent.
  ///
  /// Without a dialog the verb makes the question, for example “Order?”; “continue” leaves the words to the assistant.
  ///
  /// - Parameter isOwn: Whether the intent itself asks; it then asks nothing that the person has been asked for it already,
  ///   before a deletion.
  static func confirm(
    _ dialog: IntentDialog?, _ action: ConfirmationActionName, snippet: (any _DrawableSnippet)? = nil,
    isOwn: Bool = false
  ) async throws {
    if isOwn, let run = RunningIntent.current, run.takeAgreement() { return }
    let node = try await snippet?.snippet()
    let question = dialog?.wire ?? action.question.map { Dialog($0) }
    let answer = try await ask { call in
      Question(
        call: call, kind: .confirmation, dialog: question, snippet: node, agreeing: action.agreeing,
        refusing: action.refusing)
    }
    guard try isAgreed(answer) else { throw AppIntentError(.cancelled) }
  }

  /// Asks to choose one of several things that are no parameter's value.
  static func choose(
    among options: [IntentChoiceOption], _ dialog: IntentDialog?, snippet: (any _DrawableSnippet)? = nil
  ) async throws -> IntentChoiceOption {
    let node = try await snippet?.snippet()
    let titles = options.map { String(localized: $0.title) }
    for _ in 0..<patience {
      let answer = try await ask { call in
        Question(
          call: call, kind: .choice, type: .string, dialog: dialog?.wire,
          options: titles.map(IntentValue.string), snippet: node)
      }
      let text = try value(of: answer).displayText
      let found = TextMatch.find(text, in: Array(titles.indices)) { DisplayValue(titles[$0]) }
      guard found.count == 1 else { continue }
      let chosen = options[found[0]]
      if chosen.style == .cancel { throw AppIntentError(.cancelled) }
      return chosen
    }
    throw AppIntentError(.failure("None of the choices was taken."))
  }

  private static func ask(_ question: (String) -> Question) async throws -> Answer {
    guard let session = AppSession.current, let call = AppSession.currentCall else {
      throw AppIntentError(
        .failure("The person can be asked only while the assistant performs the intent."))
    }
    return try await session.ask(question(call.id))
  }

  private static func value(of answer: Answer) throws -> IntentValue {
    switch answer {
    case .value(let value): value
    case .confirmed: .boolean(true)
    case .declined, .cancelled: throw AppIntentError(.cancelled)
    }
  }

  private static func isAgreed(_ answer: Answer) throws -> Bool {
    switch answer {
    case .confirmed, .value(.boolean(true)): true
    case .declined, .value: false
    case .cancelled: throw AppIntentError(.cancelled)
    }
  }

  private static func context(for slot: any ParameterSlot) -> ReadingContext {
    var context = ReadingContext()
    if let call = AppSession.currentCall { context.call = call.context }
    context.constraints = slot.definition.constraints
    return context
  }
}

extension IntentValue {
  /// What a person sees of the value.
  var display: DisplayValue {
    switch self {
    case .entity(let reference): reference.display
    case .record(let record): record.display
    default: DisplayValue(displayText)
    }
  }

  /// Whether two values are the same choice; entities are the same by their identifier.
  fileprivate func isSameChoice(as other: IntentValue) -> Bool {
    if case .entity(let one) = self, case .entity(let another) = other {
      return one.type == another.type && one.identifier == another.identifier
    }
    return self == other
  }
}
