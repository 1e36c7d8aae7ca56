import Catalog
import IntentWire

extension CandidateBuilder {
  /// Gives a parameter the value of a slot, next to what it has.
  ///
  /// - Returns: whether there was room for it.
  func fill(
    _ filling: Filling, _ value: IntentValue, _ intent: Grammar.Intent, _ filled: inout [String: IntentValue]
  ) -> Bool {
    let known = filled[filling.parameter]
    let new: IntentValue?
    if let field = filling.field, case .record(let type)? = intent.manifest.parameter(filling.parameter)?.type
    {
      new = RecordFields.adding(value, to: field, of: known, type: type)
    } else {
      new = known.map { Self.merge(value, into: $0) } ?? value
    }
    if let new { filled[filling.parameter] = new }
    return new != nil
  }

  /// Gives a parameter or a field of it the value that the phrase sets.
  func set(
    _ mark: Automaton.Mark, _ intent: Grammar.Intent, _ filled: inout [String: IntentValue]
  ) {
    let path = mark.parameter.split(separator: ".").map(String.init)
    let type = intent.manifest.parameter(path[0])?.type
    guard path.count == 2 else {
      let value = Self.implied(mark.text, type)
      filled[path[0]] = filled[path[0]].flatMap { Self.merge(value, into: $0) } ?? value
      return
    }
    guard case .record(let record)? = type, let fieldType = RecordFields.type(record, path[1]) else { return }
    let value = Self.implied(mark.text, fieldType)
    filled[path[0]] =
      RecordFields.adding(value, to: path[1], of: filled[path[0]], type: record) ?? filled[path[0]]
  }

  /// Puts the label of a handle, as “mobile” in “on her mobile”, on the people that it is said of.
  func label(_ marks: [Automaton.Mark], _ filled: inout [String: IntentValue]) {
    for mark in marks where mark.parameter.hasSuffix(".label") {
      let parameter = String(mark.parameter.dropLast(".label".count))
      let labelled = { (value: IntentValue) -> IntentValue in
        let handle = PersonValue.Handle(value: "", kind: "unknown", label: mark.text)
        switch value {
        case .string(let name): return .person(PersonValue(name: name, handles: [handle]))
        case .person(var person):
          person.handles = [handle]
          return .person(person)
        default: return value
        }
      }
      switch filled[parameter] {
      case .list(let people)?: filled[parameter] = .list(people.map(labelled))
      case let person?: filled[parameter] = labelled(person)
      case nil: break
      }
    }
  }

  /// Two values of one parameter: several items, or several options of a set.
  ///
  /// - Returns: `nil` when the parameter has room for one only.
  static func merge(_ value: IntentValue, into known: IntentValue) -> IntentValue? {
    if value == known { return known }
    switch (known, value) {
    case (.list(let items), .list(let more)): return .list(items + more.filter { !items.contains($0) })
    case (.enumeration(let set), .enumeration(let more)) where set.type.hasSuffix("Options"):
      return .enumeration(
        EnumerationValue(type: set.type, cases: set.cases + more.cases.filter { !set.cases.contains($0) }))
    default: return nil
    }
  }

  /// A value that a phrase sets, in the parameter's type.
  static func implied(_ text: String, _ type: ValueType?) -> IntentValue {
    switch type {
    case .enumeration(let name): .enumeration(EnumerationValue(type: name, case: text))
    case .boolean: .boolean(text == "true" || text == "yes")
    case .integer where ["true", "false"].contains(text), .number where ["true", "false"].contains(text):
      .boolean(text == "true")
    case .integer: Int(text).map(IntentValue.integer) ?? .string(text)
    case .number: Double(text).map(IntentValue.number) ?? .string(text)
    default: .string(text)
    }
  }
}
