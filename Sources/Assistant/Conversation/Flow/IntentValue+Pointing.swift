import IntentWire

extension [IntentValue] {
  /// The people among the values, each once.
  var distinctPeople: [IntentValue] {
    var seen: Set<String> = []
    return filter { value in
      guard case .person(let person) = value else { return false }
      return seen.insert(value.referentIdentifier ?? person.name.lowercased()).inserted
    }
  }
}

extension IntentValue {
  var isPerson: Bool {
    if case .person = self { true } else { false }
  }

  /// The words of a value that may stand for something that was spoken of: bare words, and people of whom nothing
  /// else is known.
  var pointingText: String? {
    switch self {
    case .string(let text): text
    case .spoken(let spoken): spoken.identifier == nil ? spoken.phrase : nil
    case .person(let person):
      person.customIdentifier == nil && person.contactIdentifier == nil && person.handles.isEmpty
        && person.matches.isEmpty ? person.name : nil
    default: nil
    }
  }
}
