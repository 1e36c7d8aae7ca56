import Foundation
import IntentWire

extension Machine {
  /// The value of an expression, with the person's answers where it asks for them.
  func known(_ expression: Formula, type: ValueType? = nil) async throws -> IntentValue {
    guard expression.asks else { return try value(expression) }
    return try value(try await answered(expression, type))
  }

  /// The expression with answers in the place of questions.
  private func answered(_ expression: Formula, _ type: ValueType?) async throws -> Formula {
    var result = expression
    switch expression.form {
    case .ask(let prompt):
      let question = WorkflowQuestion(.value, prompt ?? "What should it be?", type: type)
      result.form = .value(try await ask(question))
    case .text(let parts):
      var known: [Formula.Part] = []
      for part in parts {
        if case .value(let inner) = part {
          known.append(.value(try await answered(inner, nil)))
        } else {
          known.append(part)
        }
      }
      result.form = .text(known)
    case .list(let items):
      var known: [Formula] = []
      for item in items { known.append(try await answered(item, nil)) }
      result.form = .list(known)
    case .dictionary(let entries):
      var known: [Formula.Entry] = []
      for entry in entries { known.append(.init(entry.key, try await answered(entry.value, nil))) }
      result.form = .dictionary(known)
    case .property(let inner, let name): result.form = .property(try await answered(inner, nil), name)
    case .element(let inner, let key):
      result.form = .element(try await answered(inner, nil), try await answered(key, nil))
    case .converted(let inner, let target):
      result.form = .converted(try await answered(inner, target), target)
    case .sign(let sign, let inner): result.form = .sign(sign, try await answered(inner, nil))
    case .operation(let operation, let left, let right):
      result.form = .operation(operation, try await answered(left, nil), try await answered(right, nil))
    case .between(let inner, let low, let high):
      result.form = .between(
        try await answered(inner, nil), try await answered(low, nil), try await answered(high, nil))
    case .value, .variable: break
    }
    return result
  }

  /// The value of an expression that asks nothing.
  func value(_ expression: Formula) throws -> IntentValue {
    switch expression.form {
    case .value(let value): return value
    case .variable(let name): return try variable(name, at: expression.place)
    case .text(let parts):
      var text = ""
      for part in parts {
        switch part {
        case .characters(let characters): text += characters
        case .value(let inner): text += coercion.words(try value(inner))
        }
        if text.utf8.count > room { throw tooLarge(at: expression.place) }
      }
      return .string(text)
    case .list(let items):
      var values: [IntentValue] = []
      var weight = 0
      for item in items {
        let value = try value(item)
        weight += value.weight
        if weight > room { throw tooLarge(at: expression.place) }
        values.append(value)
      }
      return .list(values)
    case .dictionary(let entries):
      var fields: [String: IntentValue] = [:]
      var weight = 0
      for entry in entries {
        let value = try value(entry.value)
        weight += value.weight
        if weight > room { throw tooLarge(at: expression.place) }
        fields[entry.key] = value
      }
      return .dictionary(fields)
    case .property(let inner, let name):
      let whole = try value(inner)
      if let found = Properties.value(name, of: whole, zone: coercion.zone) { return found }
      if case .list(let items) = whole, items.isEmpty {
        throw WorkflowFailure("The list is empty and has no “\(name)”.", at: expression.place)
      }
      throw WorkflowFailure(
        "“\(coercion.words(whole).prefix(60))” is \(Coercion.name(of: whole)) and has no “\(name)”.",
        at: expression.place)
    case .element(let inner, let key): return try element(try value(inner), try value(key), expression.place)
    case .converted(let inner, let type): return try coercion.convert(try value(inner), to: type)
    case .ask(let prompt):
      throw WorkflowFailure("“\(prompt ?? "ask")” cannot be asked here.", at: expression.place)
    case .sign(let sign, let inner): return try signed(sign, try value(inner))
    case .operation(let operation, let left, let right): return try operate(operation, left, right)
    case .between(let inner, let low, let high):
      return .boolean(
        coercion.holds(.isBetween, try value(inner), [try value(low), try value(high)]))
    }
  }

  /// How much memory is left for one value.
  var room: Int { max(0, account.limits.memory - account.memory) }

  private func tooLarge(at place: Place) -> WorkflowFailure {
    WorkflowFailure(
      "The values of the workflow need more than \(account.limits.memory / 1_000_000) MB, and it was stopped.",
      kind: .limit, at: place)
  }

  private func variable(_ name: String, at place: Place) throws -> IntentValue {
    if let value = variables[name] { return value }
    switch name {
    case "it": return last
    case "now": return .date(moment)
    case "today":
      let now = moment
      return .date(DateValue(year: now.year, month: now.month, day: now.day))
    case "clipboard": return runner.environment.clipboard()
    case "input":
      throw WorkflowFailure("The workflow was given no input. Run it with one, or declare one.", at: place)
    case "index": throw WorkflowFailure("There is no “index” outside of a repetition.", at: place)
    default:
      throw WorkflowFailure("Nothing has the name “\(name)” yet. Set it before it is used.", at: place)
    }
  }

  private var moment: DateValue {
    var value = DateValue(runner.environment.now(), timeZone: coercion.zone)
    // The person's own zone goes without saying.
    value.timeZone = nil
    if let second = value.second { value.second = second.rounded(.down) }
    return value
  }

  private func element(_ whole: IntentValue, _ key: IntentValue, _ place: Place) throws -> IntentValue {
    if whole.isUnknown { return whole }
    if let entries = whole.entries, let value = entries[coercion.words(key)] { return value }
    if case .record(let record) = whole, let value = record.fields[coercion.words(key)] { return value }
    if case .entity(let entity) = whole, let value = entity.properties[coercion.words(key)] { return value }
    guard whole.entries == nil, let number = coercion.number(key), number.magnitude < 1e9 else {
      throw WorkflowFailure("There is no value for “\(coercion.words(key).prefix(60))”.", at: place)
    }
    let items = whole.elements
    let index = number < 0 ? items.count + Int(number) : Int(number) - 1
    guard items.indices.contains(index) else {
      throw WorkflowFailure(
        "The list has \(items.count) items, so there is no item \(Int(number)).", at: place)
    }
    return items[index]
  }

  private func signed(_ sign: Formula.Sign, _ value: IntentValue) throws -> IntentValue {
    if value.isUnknown { return value }
    switch sign {
    case .hasValue: return .boolean(value.isThere)
    case .not: return .boolean(try coercion.convert(value, to: .boolean) != .boolean(true))
    case .minus: return try arithmetic(.times, value, .integer(-1))
    }
  }

  private func truth(_ expression: Formula) throws -> Bool {
    let value = try value(expression)
    return try value.isUnknown || coercion.convert(value, to: .boolean) == .boolean(true)
  }

  private func operate(
    _ operation: Formula.Operation, _ left: Formula, _ right: Formula
  ) throws -> IntentValue {
    switch operation {
    case .and: return .boolean(try truth(left) && truth(right))
    case .or: return .boolean(try truth(left) || truth(right))
    default: break
    }
    let (one, two) = (try value(left), try value(right))
    if one.isUnknown { return one }
    if two.isUnknown { return two }
    switch operation {
    case .plus, .minus, .times, .divided, .remainder: return try arithmetic(operation, one, two)
    case .equal: return .boolean(coercion.equal(one, two))
    case .notEqual: return .boolean(!coercion.equal(one, two))
    case .less: return .boolean(try order(one, two) < 0)
    case .lessOrEqual: return .boolean(try order(one, two) <= 0)
    case .greater: return .boolean(try order(one, two) > 0)
    case .greaterOrEqual: return .boolean(try order(one, two) >= 0)
    case .contains: return .boolean(coercion.contains(one, two))
    case .containsNot: return .boolean(!coercion.contains(one, two))
    case .begins: return .boolean(coercion.begins(one, two))
    case .ends: return .boolean(coercion.ends(one, two))
    case .and, .or: return .boolean(false)
    }
  }

  private func order(_ left: IntentValue, _ right: IntentValue) throws -> Int {
    guard let order = coercion.order(left, right) else {
      throw WorkflowFailure(
        "“\(coercion.words(left).prefix(60))” and “\(coercion.words(right).prefix(60))” have no order.")
    }
    return order
  }

  private func arithmetic(
    _ operation: Formula.Operation, _ left: IntentValue, _ right: IntentValue
  ) throws -> IntentValue {
    if case .integer(let one) = left, case .integer(let two) = right,
      let whole = Self.whole(operation, one, two)
    {
      return .integer(whole)
    }
    switch (left, right) {
    case (.date(let date), .duration(let seconds)) where operation == .plus || operation == .minus:
      guard let instant = date.instant(in: coercion.zone) else {
        throw WorkflowFailure("“\(date.description)” names no day.")
      }
      var moved = DateValue(
        instant.addingTimeInterval(operation == .plus ? seconds : -seconds), timeZone: coercion.zone)
      moved.timeZone = date.timeZone
      return .date(moved)
    case (.date(let one), .date(let two)) where operation == .minus:
      guard let first = one.instant(in: coercion.zone), let second = two.instant(in: coercion.zone) else {
        throw WorkflowFailure("Only dates with a day have a time between them.")
      }
      return .duration(seconds: first.timeIntervalSince(second))
    case (.measurement(let one), .measurement(let two)) where one.dimension == two.dimension:
      let other = Coercion.measure(two, in: one.unit)
      switch operation {
      case .plus: return .measurement(one.with(one.value + other.value))
      case .minus: return .measurement(one.with(one.value - other.value))
      case .divided: return .plainNumber(try Self.result(operation, one.value, other.value))
      default: break
      }
    case (.measurement(let one), _) where operation == .times || operation == .divided:
      if let number = coercion.number(right) {
        return .measurement(one.with(try Self.result(operation, one.value, number)))
      }
    case (_, .measurement(let two)) where operation == .times:
      if let number = coercion.number(left) { return .measurement(two.with(number * two.value)) }
    case (.currency(let one), .currency(let two)) where one.code == two.code:
      switch operation {
      case .plus: return .currency(CurrencyValue(amount: one.amount + two.amount, code: one.code))
      case .minus: return .currency(CurrencyValue(amount: one.amount - two.amount, code: one.code))
      default: break
      }
    case (.currency(let one), _) where operation == .times || operation == .divided:
      if let number = coercion.number(right), number != 0 || operation == .times {
        let factor = Decimal(number)
        let amount = operation == .times ? one.amount * factor : one.amount / factor
        return .currency(CurrencyValue(amount: amount, code: one.code))
      }
    case (.duration(let one), .duration(let two)):
      switch operation {
      case .plus: return .duration(seconds: one + two)
      case .minus: return .duration(seconds: one - two)
      case .divided: return .plainNumber(try Self.result(operation, one, two))
      default: break
      }
    case (.duration(let one), _) where operation == .times || operation == .divided:
      if let number = coercion.number(right) {
        return .duration(seconds: try Self.result(operation, one, number))
      }
    default:
      if let one = coercion.number(left), let two = coercion.number(right) {
        return .plainNumber(try Self.result(operation, one, two))
      }
    }
    throw WorkflowFailure(
      "\(Coercion.name(of: left).capitalizedFirst) and \(Coercion.name(of: right)) cannot be calculated with “\(operation.rawValue)”. "
        + "Texts are put together with “\"{one}{two}\"”.")
  }

  private static func whole(_ operation: Formula.Operation, _ one: Int, _ two: Int) -> Int? {
    let (value, isTooLarge): (Int, Bool)
    switch operation {
    case .plus: (value, isTooLarge) = one.addingReportingOverflow(two)
    case .minus: (value, isTooLarge) = one.subtractingReportingOverflow(two)
    case .times: (value, isTooLarge) = one.multipliedReportingOverflow(by: two)
    case .remainder where two != 0: (value, isTooLarge) = one.remainderReportingOverflow(dividingBy: two)
    default: return nil
    }
    return isTooLarge ? nil : value
  }

  private static func result(_ operation: Formula.Operation, _ one: Double, _ two: Double) throws -> Double {
    if two == 0, operation == .divided || operation == .remainder {
      throw WorkflowFailure("Nothing can be divided by 0.")
    }
    return switch operation {
    case .plus: one + two
    case .minus: one - two
    case .times: one * two
    case .divided: one / two
    default: one.truncatingRemainder(dividingBy: two)
    }
  }
}

extension MeasurementValue {
  fileprivate func with(_ number: Double) -> MeasurementValue {
    MeasurementValue(value: number, unit: unit, dimension: dimension)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Formula {
  /// Whether the person is asked for a part of it.
  var asks: Bool {
    switch form {
    case .ask: true
    case .value, .variable: false
    case .text(let parts):
      parts.contains { if case .value(let inner) = $0 { inner.asks } else { false } }
    case .list(let items): items.contains(where: \.asks)
    case .dictionary(let entries): entries.contains { $0.value.asks }
    case .property(let inner, _), .converted(let inner, _), .sign(_, let inner): inner.asks
    case .element(let left, let right), .operation(_, let left, let right): left.asks || right.asks
    case .between(let one, let two, let three): one.asks || two.asks || three.asks
    }
  }
}
