import Catalog
import Donations
import IntentWire
import Language
import Understanding

extension Conversation {
  /// What a sentence that refers to something turns out to be.
  enum Recall {
    /// The call with what it refers to.
    case call(PendingCall)
    /// The call, with the things of which the person has to say which one is meant.
    case unclear(PendingCall, Choice)
    /// Nothing is known to which the call could refer; what is said of it.
    case missing(String)
  }

  /// Several things of which a word that points means one.
  struct Choice {
    var parameter: String
    /// The place among the values of the parameter.
    var element: Int?
    var options: [IntentValue]
  }

  /// The call with everything filled in that it leaves to what was spoken of before.
  ///
  /// - Parameters:
  ///   - phraseWords: The words of the request's phrase, which may point at something.
  ///   - previous: The intent of the request that was carried out right before this one.
  ///   - isLiteral: Whether the words of its values point at nothing.
  func recalled(
    _ pending: PendingCall, phraseWords: Set<String>, after previous: String?, isLiteral: Bool = false,
    _ state: inout ConversationState
  ) async -> Recall {
    var pending = pending
    if !isLiteral {
      let pointed = resolvePointers(in: &pending, saidIn: state.last?.text ?? "", state.memory)
      if let others = pointed.others { state.queue = others }
      if let choice = pointed.unclear { return .unclear(pending, choice) }
    }
    if let previous {
      let said = Set(pending.call.parameters.keys)
      carryOver(from: previous, to: &pending, phraseWords, state.memory)
      state.settle(pending.call.parameters.filter { !said.contains($0.key) })
    }
    for reference in Reference.of(pending.call.intent)
    where reference.isMeant(in: pending.call.parameters, words: phraseWords) {
      guard let parameter = parameter(reference.parameter, of: pending) else { continue }
      if let people = several(reference, pending.call, phraseWords, state.memory) {
        guard let person = Reference.person(of: pending.call.intent),
          let declared = self.parameter(person, of: pending)
        else { continue }
        guard declared.type.isList, reference.takesAll, phraseWords.contains(FollowUpWords.them) else {
          return .unclear(pending, Choice(parameter: person, element: nil, options: people))
        }
        pending.call.parameters[person] = .list(people)
        continue
      }
      var value = remembered(reference, app: pending.app, state.memory, words: phraseWords)
      if value == nil, let enquiry = reference.enquiry,
        let outcome = await enquire(enquiry, for: pending)
      {
        let told = IntentCall(id: "", intent: enquiry)
        state.memory.note(outcome, of: told, in: pending.app)
        value = remembered(reference, app: pending.app, state.memory)
      }
      if let value {
        let isList = parameter.type.isList
        pending.call.parameters[parameter.name] = isList && !value.isList ? .list([value]) : value
      } else if reference.isRequired {
        return .missing(words(for: pending).missing(reference.type))
      }
    }
    fillPointedEntity(of: &pending, phraseWords, state.memory)
    return .call(pending)
  }

  /// Gives a call the one thing of its kind that came up last, where its phrase points at something without a place for its
  /// name: “save it” after a trail was shown.
  private func fillPointedEntity(
    of pending: inout PendingCall, _ phraseWords: Set<String>, _ memory: ReferentMemory
  ) {
    guard !phraseWords.isDisjoint(with: AnswerWords.singular),
      let declared = app(pending.app)?.manifest.intent(pending.call.intent)?.parameters
    else { return }
    let missing = declared.filter { pending.call.parameters[$0.name] == nil && !$0.isOptional }
    guard missing.count == 1, let parameter = missing.first, case .entity(let type) = parameter.type,
      let latest = memory.latest([type], app: pending.app), latest.values.count == 1
    else { return }
    pending.call.parameters[parameter.name] = latest.values[0]
  }

  /// Gives a call what the request right before it was about: “add sunscreen” after a list was shown.
  private func carryOver(
    from previous: String, to pending: inout PendingCall, _ words: Set<String>, _ memory: ReferentMemory
  ) {
    for reference in Reference.of(pending.call.intent)
    where reference.isMeant(in: pending.call.parameters, words: words, after: previous) {
      guard let latest = memory.latest([reference.type], app: pending.app),
        latest.intent == previous || reference.reachesBack && reference.rightAfter.contains(latest.intent),
        latest.values.count == 1, let value = reference.value(from: latest.values)
      else { continue }
      pending.call.parameters[reference.parameter] = value
    }
  }

  /// Has the memory follow what a call has done.
  func note(_ outcome: IntentOutcome, of pending: PendingCall, in state: inout ConversationState) {
    switch outcome.status {
    case .success, .ready, .inProgress, .continueInApp: break
    case .failure, .needsApp, .unresolved, .cancelled: return
    }
    state.memory.note(outcome, of: pending.call, in: pending.app)
    if state.last?.app == pending.app, state.last?.intent == pending.call.intent {
      for name in pending.answered { state.last?.answers[name] = pending.call.parameters[name] }
      state.last?.foundNothing = outcome.foundNothing(as: pending.call.intent)
    }
    if let message = pending.call.parameters["messageIdentifier"]?.text,
      let content = pending.call.parameters["editedContent"]
    {
      state.memory.rewrite(message, of: pending.app, to: content)
    }
    for reference in Reference.of(pending.call.intent) where reference.endsThings {
      let identifiers = pending.call.parameters[reference.parameter]?.elements.compactMap(\.text) ?? []
      state.memory.forget(reference.type, identifiers: identifiers, of: pending.app)
    }
  }

  /// The people of whom a request means one, when several came up together last: nobody can tell who “her” is then, or who
  /// is to get a reply.
  private func several(
    _ reference: Reference, _ call: IntentCall, _ words: Set<String>, _ memory: ReferentMemory
  ) -> [IntentValue]? {
    let isPerson = reference.type == "INPerson"
    // “Call back” is said of the latest call, and “call her back” of somebody; “call them again” of the last number dialed.
    let isAgain = call.parameters["destinationType"]?.field("redial") != nil
    guard !isAgain || isPerson,
      isPerson || reference.type == "INCallRecord" && !words.isDisjoint(with: FollowUpWords.personal),
      let latest = memory.latest(["INPerson"])
    else { return nil }
    let people = latest.values.distinctPeople
    return people.count > 1 ? people : nil
  }

  private func remembered(
    _ reference: Reference, app: String, _ memory: ReferentMemory, words: Set<String> = []
  ) -> IntentValue? {
    // “Mark them all as read” means all that were found, also where one was asked about since.
    if reference.reach == .all, !words.isDisjoint(with: FollowUpWords.wholes.union(AnswerWords.plural)),
      let latest = memory.latest([reference.type], app: app), latest.values.count == 1,
      let whole = memory.referents.last(where: {
        $0.type == reference.type && $0.app == app && $0.values.count > 1
          && $0.values.contains(latest.values[0])
      })
    {
      return reference.value(from: whole.values)
    }
    // Who wrote in one app can be called with another; other things are known to one app alone.
    return memory.latest(
      [reference.type], from: reference.sources, app: reference.type == "INPerson" ? nil : app
    )
    .flatMap { reference.value(from: $0.values) }
  }

  // MARK: Which app

  /// The decision about a sentence in the light of what is allowed and of what was spoken of before.
  ///
  /// "Unsend that" fits every app that can take messages back; it means the one that has just sent one.
  func decision(of reading: Reading, _ memory: ReferentMemory) -> Decision {
    switch reading.decision {
    case .refused: return reading.decision
    case .accepted(let interpretation):
      guard !interpretation.namesApp else { return reading.decision }
      guard permissions.mayUse(interpretation.app) else {
        let others = reading.candidates.filter {
          $0.intent == interpretation.intent && permissions.mayUse($0.app)
        }
        return others.first.map(Decision.accepted) ?? reading.decision
      }
      return .accepted(moved(interpretation, memory))
    case .ambiguous(let interpretations):
      let allowed = interpretations.filter { permissions.mayUse($0.app) }
      guard let first = allowed.first, allowed.count > 1 else {
        return allowed.first.map(Decision.accepted) ?? reading.decision
      }
      if let meant = mostRecent(allowed, memory) ?? usual(among: allowed) { return .accepted(meant) }
      // Where nothing is remembered for any of them, no choice of an app would help.
      let isFutile = allowed.allSatisfy { reading in
        Reference.of(reading.intent).contains {
          $0.isRequired && $0.enquiry == nil && $0.isMeant(in: reading.values)
        }
      }
      return isFutile ? .accepted(first) : .ambiguous(allowed)
    }
  }

  /// Whether a request refers to something of which nothing is remembered.
  func isFutile(_ reading: Interpretation, _ memory: ReferentMemory) -> Bool {
    Reference.of(reading.intent).contains { reference in
      reference.isRequired && reference.enquiry == nil && reference.isMeant(in: reading.values)
        && remembered(reference, app: reading.app, memory) == nil
    }
  }

  /// The reading that goes with what came up last, or with the app that was used last for such requests.
  private func mostRecent(_ readings: [Interpretation], _ memory: ReferentMemory) -> Interpretation? {
    let recent = readings.compactMap { reading in
      recency(of: reading.intent, reading.values, app: reading.app, memory).map { (reading, $0) }
    }
    if let best = recent.map(\.1).max() {
      let meant = recent.filter { $0.1 == best }
      return meant.count == 1 ? meant[0].0 : nil
    }
    guard Set(readings.map(\.app)).count == readings.count else { return nil }
    let usual = readings.filter { reading in
      Topic(reading.intent).map { memory.topics[$0.name] == reading.app } ?? false
    }
    return usual.count == 1 ? usual[0] : nil
  }

  /// The reading in the app that knows what it refers to, when the app that was taken does not.
  private func moved(_ reading: Interpretation, _ memory: ReferentMemory) -> Interpretation {
    guard recency(of: reading.intent, reading.values, app: reading.app, memory) == nil else { return reading }
    let others = apps.compactMap { app -> (InstalledApp, Int)? in
      guard app.manifest.intent(reading.intent) != nil, permissions.mayUse(app.identifier) else { return nil }
      return recency(of: reading.intent, reading.values, app: app.identifier, memory).map { (app, $0) }
    }
    guard let (app, _) = others.max(by: { $0.1 < $1.1 }) else { return reading }
    var reading = reading
    reading.app = app.identifier
    reading.appName = app.name
    return reading
  }

  /// How lately something came up in an app to which an intent can refer.
  private func recency(
    of intent: String, _ values: [String: IntentValue], app: String, _ memory: ReferentMemory
  ) -> Int? {
    Reference.of(intent).filter { $0.isMeant(in: values) }.compactMap { reference in
      memory.referents.lastIndex { referent in
        referent.app == app && referent.type == reference.type
          && reference.sources?.contains(referent.intent) ?? true
          && reference.value(from: referent.values) != nil
      }
    }.max()
  }

  // MARK: Words that stand for something

  /// Puts what was spoken of in the place of "it", "her" and "the second one".
  ///
  /// What was spoken of in another conversation is not pointed at, and what is new may be called “Final”.
  ///
  /// - Returns: the calls for the others, where several things are meant and the intent takes one; and what is not clear.
  private func resolvePointers(
    in pending: inout PendingCall, saidIn text: String, _ memory: ReferentMemory
  ) -> (others: [PendingCall]?, unclear: Choice?) {
    var others: [PendingCall]?
    var unclear: Choice?
    let said = language.tokens(in: text).map(\.folded)
    for parameter in app(pending.app)?.manifest.intent(pending.call.intent)?.parameters ?? [] {
      guard let value = pending.call.parameters[parameter.name] else { continue }
      if parameter.type.element == .place, AnswerWords.places.contains(value.displayText.lowercased()) {
        // “Get me a ride there”, where no place was spoken of, says no place.
        pending.call.parameters[parameter.name] = nil
        continue
      }
      guard let types = Self.types(for: parameter) else { continue }
      let app = types == ["INPerson"] ? nil : pending.app
      var values: [IntentValue] = []
      var hasChanged = false
      let isNew = parameter.type.element == .spoken && !Interpretation.onlyLooks(pending.call.intent)
      for element in value.elements {
        guard let text = element.pointingText,
          let pointer = Pointer(
            text, type: pointed(types.first ?? "", in: pending.app),
            mayBeName: isNew && !isDefinite(text, in: said),
            language: language)
        else {
          values.append(element)
          continue
        }
        let things = memory.latest(types, app: app, isHere: true)?.values ?? []
        if let people = pointer.unclear(among: things) {
          unclear =
            unclear
            ?? Choice(
              parameter: parameter.name, element: parameter.type.isList ? values.count : nil, options: people)
          values.append(element)
          continue
        }
        let meant = pointer.things(among: things).map { Self.value($0, as: parameter.type.element) }
        // A list may be called "It"; a person is not, nor is what is only looked for and has another name.
        if meant.isEmpty && isNew || isName(text, of: parameter, pending) {
          values.append(element)
        } else {
          hasChanged = true
          values += meant
        }
      }
      guard hasChanged else { continue }
      if case .list = parameter.type {
        pending.call.parameters[parameter.name] = values.isEmpty ? nil : .list(values)
      } else if values.count > 1, let (first, rest) = divided(pending, parameter.name, values) {
        pending = first
        others = rest
      } else {
        pending.call.parameters[parameter.name] = values.first
      }
    }
    return (others, unclear)
  }

  /// Whether a word stands behind one that says that it is known which is meant: “the last”, “that same”.
  private func isDefinite(_ word: String, in said: [String]) -> Bool {
    guard let place = said.firstIndex(of: word.lowercased()), place > 0 else { return false }
    return AnswerWords.definite.contains(said[place - 1])
  }

  /// Whether the app tells of something that is called so.
  private func isName(_ text: String, of parameter: ParameterManifest, _ pending: PendingCall) -> Bool {
    guard let app = app(pending.app) else { return false }
    let known = KnownValues(app: app, vocabulary: vocabularies[app.identifier], dialogs: dialogs)
      .values(for: parameter, of: pending.call.intent)
    return known.contains { $0.displayText.lowercased() == text.lowercased() }
  }

  /// The type whose words may stand beside “that”: for an entity what its app calls it.
  private func pointed(_ type: String, in identifier: String) -> String {
    app(identifier)?.manifest.entity(type).map { "IN" + $0.title } ?? type
  }

  /// The types of things that a parameter may stand for; nil when its words never stand for one.
  private static func types(for parameter: ParameterManifest) -> Set<String>? {
    switch parameter.type.element {
    case .record(let name), .entity(let name): [name]
    case .person: ["INPerson"]
    case .spoken: named[parameter.name]
    default: nil
    }
  }

  /// What the parameters name that hold the name of something.
  private static let named: [String: Set<String>] = [
    "title": ["INTaskList", "INNote"], "rideOptionName": ["INRideOption"], "carName": ["INCar"],
    "accountNickname": ["INPaymentAccount"], "taskTitles": ["INTask"],
  ]

  private static func value(_ thing: IntentValue, as type: ValueType) -> IntentValue {
    guard type == .spoken, case .record(let record) = thing else { return thing }
    let name = record.fields["name"]?.text ?? record.display.title
    return .spoken(SpokenText(name, identifier: record.identifier))
  }

  /// The thing that a sentence such as "show me the second one" points at, among what was found last.
  func pointedThing(_ tokens: [Token], _ memory: ReferentMemory) -> (app: String, thing: IntentValue)? {
    // “The first one” of one that was found is that one.
    let single = memory.referents.last.flatMap { isFound($0) && $0.values.count == 1 ? $0 : nil }
    guard let found = single ?? memory.referents.last(where: { $0.values.count > 1 }) else { return nil }
    let words = tokens.filter { $0.kind != .punctuation && !AnswerWords.showing.contains($0.folded) }
    let matcher = OptionMatcher([], language: language)
    // “Make it 4” is a number, “make it the fourth” a place.
    let said = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    if FollowUpWords.replacing.contains(where: { said.starts(with: $0) }),
      !language.numbers(in: words).contains(where: \.isOrdinal)
    {
      return nil
    }
    guard !words.isEmpty, let place = matcher.place(words, among: found.values.count) else { return nil }
    let isLast = words.contains { AnswerWords.last.contains($0.folded) }
    return (found.app, isLast ? Reference.latest(found.values) ?? found.values[place] : found.values[place])
  }

  /// Whether things came up because they were looked for.
  private func isFound(_ referent: ReferentMemory.Referent) -> Bool {
    guard let manifest = app(referent.app)?.manifest else { return false }
    return Interpretation.onlyLooks(referent.intent) || FindAction.named(referent.intent, in: manifest) != nil
  }
}

extension ConversationState {
  /// Keeps values that the last request took over, so that what changes a part of it keeps them.
  mutating func settle(_ values: [String: IntentValue]) {
    last?.answers.merge(values, uniquingKeysWith: { $1 })
  }
}
