import Foundation
import IntentWire

@testable import Workflows

/// Makes workflows of every kind of step, always the same ones for the same number.
struct Generator {
  private var state: UInt64
  private var names: [String] = ["price", "`odd name`", "größe", "items", "it", "input"].map {
    $0.trimmingCharacters(in: ["`"])
  }

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ count: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(count, 1)))
  }

  private mutating func chance(_ percent: Int) -> Bool { next(100) < percent }
  private mutating func pick<Item>(_ items: [Item]) -> Item { items[next(items.count)] }

  private mutating func text() -> String {
    pick([
      "", "milk", "two words", "a \"quote\"", "{brace}", "back\\slash", "line\nbreak", "# no comment",
      "naïve 🎉",
      "\u{2028}", "tab\t", "`tick`", "ends with space ", "1 km",
    ])
  }

  private mutating func name() -> String {
    if chance(50) { return pick(names.filter { !Formula.specialNames.contains($0) }) }
    let name = pick([
      "total", "trail", "list", "show", "if", "with", "count", "x1", "and", "a`b", "new\nline", "_",
    ])
    if !names.contains(name) { names.append(name) }
    return name
  }

  mutating func workflow() -> Workflow {
    var workflow = Workflow(name: text(), steps: [])
    if chance(40) { workflow.about = text() }
    if chance(30) { workflow.phrases = [text(), text()] }
    if chance(30) { workflow.notes = ["A note", "another {one}"] }
    for index in 0..<next(3) {
      workflow.inputs.append(
        Workflow.Input(
          "\(name())\(index)", type: chance(70) ? type() : nil, fallback: chance(50) ? expression(2) : nil))
    }
    if chance(30) { workflow.triggers = [trigger()] }
    workflow.steps = steps(depth: 0)
    if !workflow.steps.isEmpty { workflow.steps[0].isSpaced = false }
    return workflow
  }

  private mutating func trigger() -> Trigger {
    switch next(5) {
    case 0: .every(seconds: pick([30, 60, 900, 7200, 86_400]))
    case 1: .daily(hour: next(24), minute: next(60), weekdays: chance(50) ? [] : [2, 6])
    case 2: .once(year: 2026, month: 3, day: 1 + next(28), hour: next(24), minute: next(60))
    case 3: .file(text())
    default: .donation(app: "Trails", intent: chance(50) ? "OpenTrail" : nil)
    }
  }

  private mutating func type() -> ValueType {
    pick([
      .string, .integer, .number, .boolean, .date, .dateRange, .duration, .currency, .url, .person, .place,
      .file,
      .dictionary, .list(.string), .entity("TrailEntity"), .enumeration("Activity"), .measurement("length"),
      .record("IN Task"), .list(.list(.entity("A b"))), .spoken,
    ])
  }

  private mutating func steps(depth: Int) -> [Step] {
    (0..<(depth == 0 ? 1 + next(8) : next(4))).map { _ in step(depth) }
  }

  private mutating func block(_ depth: Int) -> Step.Block {
    Step.Block(steps(depth: depth + 1), note: chance(15) ? "why" : nil)
  }

  private mutating func step(_ depth: Int) -> Step {
    let form = form(depth)
    var step = Step(form, isSpaced: chance(20))
    switch form {
    case .comment: return step
    case .conditional, .loop, .each, .attempt: break
    default: if chance(20) { step.note = "a note \"here\"" }
    }
    if chance(40) { step.name = name() }
    return step
  }

  private mutating func form(_ depth: Int) -> Step.Form {
    switch next(depth < 4 ? 17 : 11) {
    case 0: return .comment(pick(["", "words", "# two", "  indented", "\"quoted\" {x}"]))
    case 1, 2: return .value(expression(4))
    case 3, 4: return .action(call())
    case 5: return .set(name(), expression(3))
    case 6: return .add(expression(3), to: name())
    case 7: return .intent(intent())
    case 8: return .find(find())
    case 9: return .run(expression(2), input: chance(50) ? expression(2) : nil)
    case 10:
      return chance(50)
        ? .stop(chance(50) ? expression(2) : nil)
        : .unsupported(
          "is.workflow.actions.x",
          chance(50) ? .null : .object(["a": .array([.integer(1), .string(")\"(")])]))
    case 11, 12:
      return .conditional(
        (0...next(2)).map { _ in Step.Branch(expression(3), block(depth)) },
        otherwise: chance(50) ? block(depth) : nil)
    case 13: return .loop(count: expression(2), index: chance(30) ? name() : nil, block(depth))
    case 14: return .each(item: name(), index: chance(30) ? name() : nil, list: expression(2), block(depth))
    case 15:
      return .menu(
        prompt: chance(50) ? expression(1) : nil,
        (0...next(2)).map { _ in Step.Option(expression(1), block(depth)) })
    default: return .attempt(block(depth), failure: chance(50) ? name() : nil, handler: block(depth))
    }
  }

  private mutating func call() -> BuiltInCall {
    let action = pick(BuiltIn.all.values.sorted { $0.name < $1.name })
    var call = BuiltInCall(action.name)
    for slot in action.slots where !slot.isOptional || chance(50) {
      call.arguments.append(StepArgument(slot.label, expression(2)))
    }
    return call
  }

  private mutating func intent() -> IntentStep {
    var step = IntentStep(
      pick(["SuggestTrails", "com.example.Do", "odd intent"]),
      app: chance(70) ? pick(["Trails", "List-O-Mat"]) : nil)
    for (index, label) in ["activity", "in", "with", "a b"].enumerated() where chance(40 - index * 5) {
      step.arguments.append(StepArgument(label, expression(3)))
    }
    return step
  }

  private mutating func find() -> FindStep {
    var find =
      chance(70)
      ? FindStep(pick(["Trails", "Trail Collections"]), app: chance(50) ? "Trails" : nil) : FindStep(nil)
    if find.kind == nil || chance(40) { find.among = expression(2) }
    for _ in 0..<next(4) {
      find.groups.append((0..<(1 + next(3))).map { _ in condition() })
    }
    if chance(50) {
      find.order = [EntitySearch.Order(pick(["distance", "is", "a b"]), isAscending: chance(50))]
    }
    if chance(50) { find.limit = expression(1) }
    return find
  }

  private mutating func condition() -> FindStep.Condition {
    let comparison = pick(EntitySearch.Comparison.allCases)
    let values = comparison == .isBetween ? [expression(2), expression(2)] : [expression(2)]
    return FindStep.Condition(
      pick(["name", "distance", "not", "Is Open"]), comparison, isNegated: chance(20), values)
  }

  private mutating func literal() -> IntentValue {
    switch next(20) {
    case 0...3: .string(text())
    case 4, 5: .integer(pick([0, 1, -5, 42, .max, .min]))
    case 6: .number(pick([0.5, -2.25, 3, 1e20, 1e-9, .infinity]))
    case 7: .boolean(chance(50))
    case 8:
      .date(
        pick([
          DateValue(year: 2026, month: 3, day: 18),
          DateValue(year: 2026, month: 3, day: 18, hour: 17, minute: 30),
          DateValue(hour: 8, minute: 5),
          DateValue(year: 2026, month: 3, day: 18, hour: 1, minute: 2, second: 3, timeZone: "Europe/Lisbon"),
          DateValue(month: 3, day: 18),
          DateValue(year: 2026, month: 3, day: 18, hour: 17, minute: 30, second: 5),
        ]))
    case 9:
      .dateRange(
        DateRangeValue(
          start: DateValue(year: 2026, month: 3, day: 14), end: DateValue(year: 2026, month: 3, day: 15)))
    case 10: .duration(seconds: pick([0, 5, 90, 3600, 5400, -60, 0.5]))
    case 11:
      .measurement(
        MeasurementValue(value: pick([1, 2.5, -3]), unit: pick(["km", "in", "m"]), dimension: "length"))
    case 12:
      .measurement(MeasurementValue(value: 5, unit: pick(["km/h", "m/s", "furlongs"]), dimension: "speed"))
    case 13: .currency(CurrencyValue(amount: Decimal(string: "19.99") ?? 0, code: pick(["EUR", "usd"])))
    case 14: .url(URL(filePath: "/a b"))
    case 15:
      .enumeration(
        EnumerationValue(
          type: pick(["", "Activity"]), cases: pick([["hiking"], [], ["a", "b"], ["is"], ["a b"]])))
    case 16: .entity(EntityReference(type: "TrailEntity", identifier: "1", display: DisplayValue(text())))
    case 17: .person(PersonValue(name: "Maria (work)"))
    case 18: .spoken(SpokenText(text(), identifier: "x"))
    default: .list([.integer(1), .string(")")])
    }
  }

  mutating func expression(_ depth: Int) -> Formula {
    guard depth > 0, chance(70) else {
      return chance(50) ? .value(literal()) : .variable(pick(names + ["now", "today", "index", "clipboard"]))
    }
    switch next(11) {
    case 0: return Formula(.text([.characters("x "), .value(expression(depth - 1)), .characters("}")]))
    case 1: return Formula(.list((0..<next(3)).map { _ in expression(depth - 1) }))
    case 2:
      return Formula(.dictionary((0..<next(3)).map { Formula.Entry("k\($0) \"", expression(depth - 1)) }))
    case 3: return Formula(.property(expression(depth - 1), pick(["count", "name", "first", "a b"])))
    case 4: return Formula(.element(expression(depth - 1), expression(depth - 1)))
    case 5: return Formula(.converted(expression(depth - 1), type()))
    case 6: return Formula(.ask(chance(50) ? text() : nil))
    case 7: return Formula(.sign(pick(Formula.Sign.allCases), expression(depth - 1)))
    case 8: return Formula(.between(expression(depth - 1), expression(depth - 1), expression(depth - 1)))
    default:
      return Formula(
        .operation(pick(Formula.Operation.allCases), expression(depth - 1), expression(depth - 1)))
    }
  }
}
