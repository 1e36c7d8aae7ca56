import Catalog
import ContactBook
import IntentWire
import Language
import SaidValues

extension Conversation {
  /// The call with every name of a person that it holds looked up: the app gets the contacts that may be meant.
  ///
  /// A person whom the app or the person has already settled on stays as they are.
  func introduced(_ pending: PendingCall) -> PendingCall {
    guard let parameters = app(pending.app)?.manifest.intent(pending.call.intent)?.parameters else {
      return pending
    }
    var pending = pending
    for parameter in parameters where parameter.type.element == .person {
      guard let value = pending.call.parameters[parameter.name] else { continue }
      let agreed = pending.agreed[parameter.name] ?? []
      func introduced(_ value: IntentValue) -> IntentValue {
        agreed.contains(value) ? value : person(value, for: pending)
      }
      pending.call.parameters[parameter.name] =
        value.isList ? .list(Self.each(value.elements.map(introduced))) : introduced(value)
    }
    return pending
  }

  /// People without those who are named twice, by name and by what they are: “Dana, my boss”.
  private static func each(_ people: [IntentValue]) -> [IntentValue] {
    guard people.count > 1 else { return people }
    var found: [IntentValue] = []
    for person in people {
      let only = identifiers(of: person)
      let isThere = found.contains { other in
        let others = identifiers(of: other)
        return only == others && only.count == 1
      }
      if !isThere { found.append(person) }
    }
    // “Chris, my brother”: who is certain tells who the other one is.
    let certain = Set(found.map(identifiers).filter { $0.count == 1 }.joined())
    return found.filter { person in
      let several = identifiers(of: person)
      return several.count < 2 || several.isDisjoint(with: certain)
    }
  }

  /// The contacts that a value may mean.
  private static func identifiers(of value: IntentValue) -> Set<String> {
    guard case .person(let person) = value else { return [] }
    let all = person.matches.isEmpty ? [person] : person.matches
    return Set(all.compactMap { $0.contactIdentifier ?? $0.customIdentifier })
  }

  /// A person as an app gets them: with the contacts that a name may mean, best first.
  private func person(_ value: IntentValue, for pending: PendingCall) -> IntentValue {
    switch value {
    case .string(let name):
      // Digits and mail addresses are somebody, whoever that is.
      if let handle = Address.handle(of: name, language.tokens(in: name)) {
        return person(.person(PersonValue(name: handle.value, handles: [handle])), for: pending)
      }
      return .person(PersonValue(name: name, matches: matches(name, for: pending)))
    case .spoken(let spoken):
      // The app's own vocabulary names somebody whom the app knows.
      var matches = matches(spoken.phrase, for: pending)
      if let identifier = spoken.identifier, !matches.contains(where: { $0.customIdentifier == identifier }) {
        matches.insert(PersonValue(name: spoken.phrase, customIdentifier: identifier), at: 0)
      }
      return .person(
        PersonValue(name: spoken.phrase, customIdentifier: spoken.identifier, matches: matches))
    case .person(var person):
      if let owner = owner(ofNumberIn: person, for: pending) { return .person(owner) }
      let isKnown =
        person.customIdentifier != nil || person.contactIdentifier != nil || person.isMe
        || !person.matches.isEmpty
      guard !isKnown, person.handles.allSatisfy(\.value.isEmpty) else { return value }
      person.matches = matches(person.name, for: pending)
      // "on her mobile": only the numbers of that kind are meant, where there are any.
      if let label = person.handles.first?.label {
        let labelled = person.matches.filter { match in match.handles.contains { $0.label == label } }
        if !labelled.isEmpty { person.matches = labelled }
      }
      return .person(person)
    default: return value
    }
  }

  /// The contact whose number was said instead of a name.
  private func owner(ofNumberIn person: PersonValue, for pending: PendingCall) -> PersonValue? {
    guard person.handles.count == 1, let handle = person.handles.first, handle.kind == "phoneNumber",
      handle.value == person.name, person.matches.isEmpty,
      case let owners = people?.matches(for: handle.value, app: pending.app, purpose: .any) ?? [],
      owners.count == 1, let owner = owners.first
    else { return nil }
    // The app may know the contact by a name of its own.
    let known = matches(owner.name, for: pending).filter {
      $0.contactIdentifier == owner.contactIdentifier && $0.handles == owner.handles
    }
    var found = known.first ?? owner
    found.matches = [known.first ?? owner]
    return found
  }

  private func matches(_ name: String, for pending: PendingCall) -> [PersonValue] {
    guard let people else { return [] }
    let isCall = Topic(pending.call.intent)?.name == "Call"
    return people.matches(for: name, app: pending.app, purpose: isCall ? .call : .any)
  }

  /// Remembers the one person whom a sentence names that nobody understands: “then text her” may follow.
  func noteSomebody(_ heard: HeardSentence, _ state: inout ConversationState) {
    let words = heard.tokens.filter { $0.kind == .word }
    guard (2...Self.mostWordsWithSomebody).contains(words.count) else { return }
    let annotated = AnnotatedText(text: heard.said, tokens: heard.tokens, numbers: [], dates: [])
    var names: Set<String> = []
    for length in [2, 1] where names.isEmpty {
      for start in heard.tokens.indices.dropLast(length - 1) {
        let range = start..<start + length
        guard heard.tokens[range].allSatisfy({ $0.kind == .word }), mayBeName(start, heard.tokens) else {
          continue
        }
        let found = Set(
          (people?.matches(for: annotated.text(of: range), app: "", purpose: .any) ?? []).map(\.name))
        // “My boss” is somebody, and so is “Tommy” of “pay Tommy”; other words have to be those of the name.
        let isNamed =
          length > 1 && heard.tokens[start].folded == FollowUpWords.beforeRelation
          || found.contains { name in heard.tokens[range].allSatisfy { hasWord($0.folded, name) } }
          || start > 0 && FollowUpWords.beforePeople.contains(heard.tokens[start - 1].folded)
        if found.count == 1, isNamed { names.formUnion(found) }
      }
    }
    guard names.count == 1, let name = names.first else { return }
    let call = IntentCall(id: "", intent: "", parameters: ["somebody": .person(PersonValue(name: name))])
    state.memory.note(named: call, in: "")
  }

  /// Whether somebody's name may begin with a token: it is no word of the dictionary, has a capital, or stands where people
  /// are named.
  private func mayBeName(_ place: Int, _ tokens: [Token]) -> Bool {
    let token = tokens[place]
    let isCapital = place > 0 && token.text.first?.isUppercase == true
    return isCapital || !language.isWord(token.folded) || token.folded == FollowUpWords.beforeRelation
      || place > 0 && FollowUpWords.beforePeople.contains(tokens[place - 1].folded)
      // “Is grace at home”, but not “is there some grace in it”.
      || place == 1 && StatusWords.auxiliaries.union(TurningWords.questions).contains(tokens[0].folded)
  }

  private func hasWord(_ word: String, _ name: String) -> Bool {
    language.tokens(in: name).contains { $0.folded == word }
  }

  /// The most words of such a sentence.
  private static let mostWordsWithSomebody = 24
}
