import IntentWire
import Language

/// The types of values.
extension TypeChecker {
  mutating func type(of expression: Formula) -> ValueType? {
    switch expression.form {
    case .value(let value): return Self.type(of: value)
    case .text(let parts):
      for case .value(let inner) in parts { _ = type(of: inner) }
      return .string
    case .list(let items):
      var types: Set<ValueType?> = []
      for item in items { types.insert(type(of: item)) }
      guard types.count == 1, let only = types.first, let element = only else { return nil }
      return .list(element)
    case .dictionary(let entries):
      for entry in entries { _ = type(of: entry.value) }
      return .dictionary
    case .variable(let name): return variable(name, expression.place)
    case .property(let inner, let name):
      let whole = type(of: inner)
      switch Properties.type(name, of: whole, in: known) {
      case .type(let type): return type
      case .none(let names):
        let hint = names.isEmpty ? "" : Suggestion.hint(for: name, among: names, "It has")
        report("A value of the type “\(TypeName.text(whole))” has no “\(name)”.\(hint)", expression.place)
        return nil
      }
    case .element(let inner, let key):
      let whole = type(of: inner)
      _ = type(of: key)
      if case .list(let element)? = whole { return element }
      return nil
    case .converted(let inner, let wanted):
      let own = type(of: inner)
      if !fits(own, wanted, inner) {
        report(
          "A value of the type “\(TypeName.text(own))” cannot become “\(TypeName.text(wanted))”.",
          expression.place)
      }
      return wanted
    case .ask: return nil
    case .sign(let sign, let inner):
      let type = type(of: inner)
      if sign == .minus { return type }
      return .boolean
    case .operation(let operation, let left, let right):
      return operate(operation, left, right, expression.place)
    case .between(let value, let low, let high):
      _ = type(of: value)
      _ = type(of: low)
      _ = type(of: high)
      return .boolean
    }
  }

  mutating func variable(_ name: String, _ place: Place) -> ValueType? {
    if let type = names[name] { return type }
    switch name {
    case "it": return last
    case "input", "clipboard": return nil
    case "now", "today": return .date
    case "index":
      if loops == 0 { report("There is no “index” outside of a repetition.", place) }
      return .integer
    default:
      let near = Suggestion.near(name, among: names.keys.sorted())
      let hint = near.map { " Did you mean “\($0)”?" } ?? " Set it before it is used."
      report("Nothing has the name “\(name)” here.\(hint)", place)
      names[name] = .some(nil)
      return nil
    }
  }

  mutating func operate(
    _ operation: Formula.Operation, _ left: Formula, _ right: Formula, _ place: Place
  ) -> ValueType? {
    let (one, two) = (type(of: left), type(of: right))
    switch operation {
    case .plus, .minus, .times, .divided, .remainder:
      guard let one, let two else { return nil }
      switch (one, two) {
      case (.integer, .integer): return operation == .divided ? .number : .integer
      case (.date, .duration): return .date
      case (.date, .date) where operation == .minus: return .duration
      case (.measurement(let a), .measurement(let b)):
        if a != b {
          report("A \(a) and a \(b) cannot be calculated with “\(operation.rawValue)”.", place)
          return nil
        }
        return operation == .divided ? .number : one
      case (.measurement, .integer), (.measurement, .number), (.duration, .integer), (.duration, .number),
        (.currency, .integer), (.currency, .number):
        return one
      case (.duration, .duration): return operation == .divided ? .number : .duration
      case (.currency, .currency): return .currency
      case (_, .measurement) where operation == .times: return two
      default:
        let numeric: [ValueType] = [.integer, .number, .boolean, .duration, .currency, .string, .spoken]
        let isNumeric = { (type: ValueType) in
          if case .measurement = type { true } else { numeric.contains(type) }
        }
        guard isNumeric(one), isNumeric(two) else {
          report(
            "Values of the types “\(TypeName.text(one))” and “\(TypeName.text(two))” cannot be calculated with "
              + "“\(operation.rawValue)”. Texts are put together with \"{one}{two}\".", place)
          return nil
        }
        return .number
      }
    default: return .boolean
    }
  }

  /// The type of a known value; `nil` for a list of several types.
  static func type(of value: IntentValue) -> ValueType? {
    switch value {
    case .string: return .string
    case .spoken: return .spoken
    case .integer: return .integer
    case .number: return .number
    case .boolean: return .boolean
    case .date: return .date
    case .dateRange: return .dateRange
    case .duration: return .duration
    case .measurement(let measure): return .measurement(measure.dimension)
    case .currency: return .currency
    case .url: return .url
    case .enumeration(let choice): return .enumeration(choice.type)
    case .entity(let entity): return .entity(entity.type)
    case .person: return .person
    case .place: return .place
    case .file: return .file
    case .record(let record): return .record(record.type)
    case .list(let items):
      let types = Set(items.map(type(of:)))
      guard types.count == 1, let only = types.first, let element = only else { return nil }
      return .list(element)
    }
  }
}
