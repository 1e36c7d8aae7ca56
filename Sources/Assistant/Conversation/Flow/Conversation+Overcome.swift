import AppProcesses
import Catalog
import IntentWire
import Language

extension Conversation {
  /// Asks the person for what a parameter needs.
  func overcome(
    _ obstacle: Obstacle, _ pending: PendingCall, _ state: inout ConversationState
  ) async throws(WireFault) -> Move {
    let words = words(for: pending)
    let name = obstacle.parameter
    let value = pending.value(of: name, element: obstacle.element)
    switch obstacle.resolution {
    case .success, .notRequired:
      return try await resolve(pending, &state)
    case .needsValue(let dialog, let options):
      var pending = pending
      pending.clear(name, element: nil)
      let offered = options.isEmpty ? await values(for: name, of: pending) : options
      return askForValue(name, element: nil, pending, dialog: dialog, options: offered)
    case .disambiguation(let options, let dialog):
      guard !options.isEmpty else {
        return askForValue(name, element: obstacle.element, pending, dialog: dialog, options: [])
      }
      let sentence = dialog ?? Dialog(words.choice(of: name, value: value))
      return ask(.disambiguation, obstacle, pending, options: options, saying: sentence)
    case .confirmation(let proposed, let reason, let dialog):
      guard let proposed = proposed ?? value else {
        return askForValue(name, element: obstacle.element, pending, dialog: dialog, options: [])
      }
      let sentence =
        dialog ?? reason?.dialog
        ?? Dialog(words.confirmation(of: name, value: proposed, said: value, reason: reason?.name))
      return ask(.confirmation, obstacle, pending, options: [proposed], saying: sentence)
    case .unsupported(let reason):
      if let (first, others) = divided(obstacle, pending) {
        state.queue = others
        return try await resolve(first, &state)
      }
      if let shorter = withoutKind(obstacle, pending) { return try await resolve(shorter, &state) }
      if let meant = await misspelled(obstacle, pending) {
        let sentence = Dialog(words.confirmation(of: name, value: meant, said: value, reason: nil))
        return ask(.confirmation, obstacle, pending, options: [meant], saying: sentence)
      }
      let sentence =
        reason?.dialog ?? Dialog(words.refusal(of: name, value: value, reason: reason?.name))
      return await refuse(obstacle, pending, saying: sentence)
    }
  }

  /// The call with a name without the word behind it that only says that it is something: “the vacuum thing”.
  private func withoutKind(_ obstacle: Obstacle, _ pending: PendingCall) -> PendingCall? {
    let name = obstacle.parameter
    guard let type = parameter(name, of: pending)?.type, type.element.isOfKnownThings,
      case .string(let text)? = pending.value(of: name, element: obstacle.element)
    else { return nil }
    let tokens = language.tokens(in: text)
    guard tokens.count > 1, let last = tokens.last, AnswerWords.genericNouns.contains(last.folded) else {
      return nil
    }
    let isList = type.isList
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(
      of: 0..<tokens.count - 1)
    var shorter = pending
    shorter.put(.string(words), into: name, element: obstacle.element, isList: isList)
    return shorter
  }

  /// The only thing there is whose name was misspelled: “vaccum the stairs”.
  private func misspelled(_ obstacle: Obstacle, _ pending: PendingCall) async -> IntentValue? {
    let name = obstacle.parameter
    guard let declared = parameter(name, of: pending), declared.type.element.isOfKnownThings,
      pending.refusals[name] == nil,
      let said = pending.value(of: name, element: obstacle.element)?.displayText
    else { return nil }
    let words = language.tokens(in: said).map(\.folded)
    guard words.contains(where: { !language.isWord($0) }) else { return nil }
    let offered = await values(for: name, of: pending)
    let known =
      offered.isEmpty ? await choices(for: declared, of: pending, from: ChoiceSource.names) : offered
    let options = known.filter { option in
      isSlip(words, of: language.tokens(in: option.displayText).map(\.folded))
    }
    return options.count == 1 ? options.first : nil
  }

  /// Whether words that the dictionary does not have are slips of those of a name.
  private func isSlip(_ words: [String], of name: [String]) -> Bool {
    guard words.count == name.count, words != name else { return false }
    return zip(words, name).allSatisfy { said, meant in
      said == meant
        || !language.isWord(said)
          && EditDistance.distance(said, meant, limit: said.utf8.count < Self.longWord ? 1 : 2) != nil
    }
  }

  /// The least length of a word in which two letters may be wrong, in bytes.
  private static let longWord = 6

  /// Says that a value cannot be used, and asks for another one, with those that can be where they are known.
  private func refuse(_ obstacle: Obstacle, _ pending: PendingCall, saying sentence: Dialog) async -> Move {
    var pending = pending
    let name = obstacle.parameter
    pending.refusals[name, default: 0] += 1
    let options = await values(for: name, of: pending)
    guard pending.refusals[name, default: 0] < limits.attempts else {
      return end(.failed, sentence, pending)
    }
    let words = words(for: pending)
    var said = sentence
    // Nobody listens to more than a handful; the others are still understood.
    if (1...8).contains(options.count) { said = said.followed(by: words.existing(options, of: name)) }
    let question = words.again(name, hasOptions: !options.isEmpty)
    // The value stays in its place until another takes it, so that the elements beside it keep theirs.
    if obstacle.element == nil { pending.clear(name, element: nil) }
    return ask(
      .needsValue, obstacle, pending, options: options, saying: said.followed(by: question),
      question: question, listsOptions: false)
  }

  /// Asks for a value of a parameter.
  func askForValue(
    _ name: String, element: Int?, _ pending: PendingCall, dialog: Dialog?, options: [IntentValue]
  ) -> Move {
    let sentence = dialog ?? Dialog(words(for: pending).question(for: name))
    let obstacle = Obstacle(parameter: name, element: element, resolution: .notRequired)
    return ask(.needsValue, obstacle, pending, options: options, saying: sentence)
  }

  /// Asks which of several things that came up is meant.
  func askWhich(_ name: String, element: Int?, of options: [IntentValue], _ pending: PendingCall) -> Move {
    let sentence = Dialog(words(for: pending).choice(of: name, value: nil))
    let obstacle = Obstacle(parameter: name, element: element, resolution: .notRequired)
    return ask(.disambiguation, obstacle, pending, options: options, saying: sentence)
  }

  private func ask(
    _ kind: Question.Kind, _ obstacle: Obstacle, _ pending: PendingCall, options: [IntentValue],
    saying sentence: Dialog, question words: String? = nil, listsOptions: Bool = true
  ) -> Move {
    var pending = pending
    pending.questions += 1
    guard pending.questions <= limits.questions else {
      return end(.failed, Sentences.tooManyQuestions(name(pending.app)), pending)
    }
    let question = PendingQuestion(
      kind: kind, parameter: obstacle.parameter, element: obstacle.element,
      type: parameter(obstacle.parameter, of: pending)?.type, options: Array(options.prefix(limits.options)),
      sentence: words ?? sentence.full)
    return ask(
      question, pending, saying: sentence, phase: .asking(pending, question), listsOptions: listsOptions)
  }

  /// The values that a parameter may take, as far as they are known.
  func values(for name: String, of pending: PendingCall) async -> [IntentValue] {
    guard let app = app(pending.app), let parameter = parameter(name, of: pending) else { return [] }
    let known = KnownValues(app: app, vocabulary: vocabularies[app.identifier], dialogs: dialogs)
      .values(for: parameter, of: pending.call.intent)
    guard known.isEmpty else { return Array(known.prefix(limits.options)) }
    let listed = await choices(for: parameter, of: pending)
    guard listed.isEmpty else { return Array(listed.prefix(limits.options)) }
    guard let request = request(for: parameter, pending) else { return [] }
    // What can be chosen is a help; an app that cannot say it is asked without.
    guard case .values(let values) = try? await calls.send(request, to: pending.app) else { return [] }
    return Array(values.prefix(limits.options))
  }

  private func request(for parameter: ParameterManifest, _ pending: PendingCall) -> WireRequest? {
    if parameter.offersOptions {
      return .options(OptionsCall(call: pending.call, parameter: parameter.name))
    }
    if case .entity(let type) = parameter.type.element {
      return .entities(EntityQueryCall(entity: type, request: .suggestions, limit: limits.options))
    }
    return nil
  }
}

extension Dialog {
  /// The dialog with another sentence behind it.
  func followed(by sentence: String) -> Dialog {
    guard !sentence.isEmpty else { return self }
    return Dialog(
      full.isEmpty ? sentence : "\(full) \(sentence)", supporting: supporting.map { "\($0) \(sentence)" })
  }
}

extension ValueType {
  /// The type of one value: that of the elements for a list, itself otherwise.
  var element: ValueType {
    if case .list(let element) = self { element } else { self }
  }
}
