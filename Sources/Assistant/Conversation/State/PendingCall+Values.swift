import IntentWire

extension PendingCall {
  /// The value at which a question points: a whole parameter, or one element of it.
  func value(of parameter: String, element: Int?) -> IntentValue? {
    guard let value = call.parameters[parameter] else { return nil }
    guard let element else { return value }
    let elements = value.elements
    return elements.indices.contains(element) ? elements[element] : nil
  }

  /// Puts a value in the place at which a question points, and has the app look at the parameter again.
  mutating func put(_ value: IntentValue, into parameter: String, element: Int?, isList: Bool) {
    settled.removeAll { $0 == parameter }
    if let element, let current = call.parameters[parameter] {
      var elements = current.elements
      if elements.indices.contains(element) {
        elements.replaceSubrange(element...element, with: value.elements)
        call.parameters[parameter] = .list(elements)
        return
      }
    }
    call.parameters[parameter] = isList && !value.isList ? .list([value]) : value
  }

  /// Takes the value away at which a question points.
  mutating func clear(_ parameter: String, element: Int?) {
    settled.removeAll { $0 == parameter }
    guard let element, var elements = call.parameters[parameter]?.elements, elements.count > 1,
      elements.indices.contains(element)
    else {
      call.parameters[parameter] = nil
      return
    }
    elements.remove(at: element)
    call.parameters[parameter] = .list(elements)
  }

  /// The call with values that an answer gave besides; what is known already stays.
  func filled(with values: [String: IntentValue]) -> PendingCall {
    var pending = self
    for (name, value) in values.sorted(by: { $0.key < $1.key }) where pending.call.parameters[name] == nil {
      pending.answered.append(name)
      pending.put(value, into: name, element: nil, isList: value.isList)
    }
    return pending
  }

  /// The call as a person says it anew before it is complete: what is new replaces what was said before.
  func said(anew values: [String: IntentValue]) -> PendingCall {
    var pending = self
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      pending.answered.append(name)
      pending.agreed[name] = nil
      pending.put(value, into: name, element: nil, isList: value.isList)
    }
    pending.isConfirmed = false
    return pending
  }

  /// The call with another value for a parameter, to be looked at and confirmed anew.
  func amended(_ value: IntentValue, for parameter: String, isList: Bool) -> PendingCall {
    var pending = self
    pending.put(value, into: parameter, element: nil, isList: isList)
    pending.agreed[parameter] = nil
    pending.isConfirmed = false
    pending.call.confirmsFirst = false
    return pending
  }

  /// Notes that the person chose or confirmed a value.
  mutating func agree(to value: IntentValue, for parameter: String) {
    agreed[parameter, default: []].append(value)
  }

  /// Whether the person has chosen or confirmed a value.
  func hasAgreed(to value: IntentValue, for parameter: String) -> Bool {
    agreed[parameter, default: []].contains { $0.isSame(as: value) }
  }
}

extension IntentValue {
  /// Whether the value is several values.
  var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// Whether a person would take two values for the same thing.
  func isSame(as other: IntentValue) -> Bool {
    switch (self, other) {
    case (.entity(let one), .entity(let two)): one.type == two.type && one.identifier == two.identifier
    case (.person(let one), .person(let two)): one.isSame(as: two)
    case (.record(let one), .record(let two)):
      if let first = one.identifier, let second = two.identifier {
        one.type == two.type && first == second
      } else {
        self == other || displayText == other.displayText
      }
    default: self == other || displayText == other.displayText
    }
  }

  /// Whether the value says nothing: empty words, or no elements.
  var isEmpty: Bool {
    switch self {
    case .string(let text): text.allSatisfy(\.isWhitespace)
    case .spoken(let spoken): spoken.phrase.allSatisfy(\.isWhitespace)
    case .list(let values): values.isEmpty
    case .enumeration(let value): value.cases.isEmpty
    default: false
    }
  }
}

extension PersonValue {
  /// Whether two values mean the same person at the same address; one person may be there with several.
  func isSame(as other: PersonValue) -> Bool {
    guard handles.first?.value == other.handles.first?.value else { return false }
    if let one = customIdentifier, let two = other.customIdentifier { return one == two }
    if let one = contactIdentifier, let two = other.contactIdentifier { return one == two }
    return name == other.name
  }
}
