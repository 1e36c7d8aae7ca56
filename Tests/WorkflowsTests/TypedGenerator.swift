import IntentWire

@testable import Workflows

/// Makes workflows in which every value has the type that is needed, always the same ones for the same number.
///
/// The checker must find nothing wrong with them, and they must run without a failure: what it lets pass, runs.
struct TypedGenerator {
  private var generator: Generator
  /// The names that are set so far, by type.
  private var names: [(name: String, type: ValueType)] = []
  private var count = 0

  /// Whether only that is made which workflows of the other system can say.
  private let isPlain: Bool

  init(seed: UInt64, isPlain: Bool = false) {
    generator = Generator(seed: seed)
    self.isPlain = isPlain
  }

  static let types: [ValueType] = [
    .string, .integer, .number, .boolean, .duration, .measurement("length"), .list(.string), .list(.integer),
  ]

  mutating func workflow() -> Workflow {
    Workflow(name: "Typed", steps: steps(2 + generator.next(8), depth: 0))
  }

  private mutating func steps(_ number: Int, depth: Int) -> [Step] {
    var steps: [Step] = []
    for _ in 0..<number { steps.append(step(depth)) }
    return steps
  }

  private mutating func newName() -> String {
    count += 1
    return "v\(count)"
  }

  private mutating func type() -> ValueType {
    let types = isPlain ? Self.types.filter { $0 != .boolean } : Self.types
    return types[generator.next(types.count)]
  }

  private mutating func step(_ depth: Int) -> Step {
    // Nothing of another system catches failures.
    switch generator.next(depth < 3 ? (isPlain ? 11 : 12) : 7) {
    case 0...3:
      let type = type()
      let value = value(type, 3)
      let name = newName()
      names.append((name, type))
      return Step(.value(value), name: name)
    case 4: return Step(.action(BuiltInCall("show", [StepArgument(nil, value(.string, 2))])))
    case 5:
      let list = value(.list(.string), 2)
      let separator = value(.string, 1)
      let name = newName()
      names.append((name, .string))
      return Step(
        .action(
          BuiltInCall("combine", [StepArgument(nil, list), StepArgument("with", separator)])),
        name: name)
    case 6:
      let text = value(.string, 2)
      let name = newName()
      names.append((name, .list(.string)))
      return Step(
        .action(BuiltInCall("split", [StepArgument(nil, text), StepArgument("by", .text(","))])), name: name)
    case 7, 8:
      let condition =
        isPlain
        ? Formula(.operation(.less, value(.integer, 1), value(.number, 1))) : value(.boolean, 2)
      return Step(
        .conditional([Step.Branch(condition, block(depth))], otherwise: block(depth)))
    case 9: return Step(.loop(count: .value(.integer(generator.next(4))), index: nil, block(depth)))
    case 10:
      let list = value(.list(.integer), 2)
      let name = newName()
      let before = names
      names.append((name, .integer))
      let body = block(depth)
      names = before
      return Step(.each(item: name, index: nil, list: list, body))
    default: return Step(.attempt(block(depth), failure: newName(), handler: block(depth)))
    }
  }

  /// What is set in a block may not be set behind it.
  private mutating func block(_ depth: Int) -> Step.Block {
    let before = names
    defer { names = before }
    return Step.Block(steps(1 + generator.next(3), depth: depth + 1))
  }

  private mutating func value(_ type: ValueType, _ depth: Int) -> Formula {
    let fitting = names.filter { $0.type == type }
    if !fitting.isEmpty, generator.next(100) < 45 {
      return .variable(fitting[generator.next(fitting.count)].name)
    }
    guard depth > 0, generator.next(100) < 70 else { return .value(literal(type)) }
    switch type {
    case .string:
      return generator.next(2) == 0
        ? Formula(.text([.characters("a "), .value(value(self.type(), depth - 1)), .characters(" b")]))
        : Formula(.converted(value(self.type(), depth - 1), .string))
    case .integer:
      return generator.next(3) == 0
        ? Formula(.property(value(.list(.string), depth - 1), "count"))
        : Formula(
          .operation(
            [.plus, .minus][generator.next(2)], value(.integer, depth - 1), value(.integer, depth - 1)))
    case .number:
      return Formula(.operation(.times, value(.number, depth - 1), value(.integer, depth - 1)))
    case .boolean:
      switch generator.next(4) {
      case 0: return Formula(.sign(.not, value(.boolean, depth - 1)))
      case 1: return Formula(.operation(.less, value(.integer, depth - 1), value(.number, depth - 1)))
      case 2: return Formula(.operation(.contains, value(.string, depth - 1), value(.string, depth - 1)))
      default: return Formula(.operation(.and, value(.boolean, depth - 1), value(.boolean, depth - 1)))
      }
    case .duration, .measurement:
      return Formula(.operation(.plus, value(type, depth - 1), value(type, depth - 1)))
    case .list(let element):
      return Formula(.list([value(element, depth - 1), value(element, depth - 1)]))
    default: return .value(literal(type))
    }
  }

  private mutating func literal(_ type: ValueType) -> IntentValue {
    switch type {
    case .integer: .integer(generator.next(100) - 50)
    case .number: .number(Double(generator.next(100)) / 4 + 0.125)
    case .boolean: .boolean(generator.next(2) == 0)
    case .duration: .duration(seconds: Double(generator.next(500)))
    case .measurement(let dimension):
      .measurement(MeasurementValue(value: Double(generator.next(40)), unit: "km", dimension: dimension))
    case .list(let element): .list([literal(element), literal(element)])
    default: .string(["milk", "two words", "1,2", "{x}", "\"q\""][generator.next(5)])
    }
  }
}
