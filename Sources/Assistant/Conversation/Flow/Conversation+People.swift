import Catalog
import ContactBook
import IntentWire

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

  private func matches(_ name: String, for pending: PendingCall) -> [PersonValue] {
    guard let people else { return [] }
    let isCall = Topic(pending.call.intent)?.name == "Call"
    return people.matches(for: name, app: pending.app, purpose: isCall ? .call : .any)
  }
}
