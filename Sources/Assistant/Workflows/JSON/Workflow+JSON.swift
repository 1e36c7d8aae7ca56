public import Foundation
public import IntentWire

extension Workflow {
  /// The workflow as JSON, in the form that ``schema`` describes.
  public var json: JSONValue { WorkflowJSON.write(self) }

  /// The workflow as the text of a JSON file, with its keys in order.
  public var jsonText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(json)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// Reads a workflow from JSON.
  ///
  /// - Throws: ``WorkflowProblem`` that says where something else was expected.
  public init(json: JSONValue) throws(WorkflowProblem) {
    var reader = WorkflowJSON()
    self = try reader.workflow(json)
  }

  /// Reads a workflow from the content of a JSON file.
  ///
  /// - Throws: ``WorkflowProblem`` that says where something else was expected.
  public init(jsonText data: Data) throws(WorkflowProblem) {
    guard data.count <= Self.longestText * 4, data.nesting <= 400,
      let json = try? JSONDecoder().decode(JSONValue.self, from: data)
    else { throw WorkflowProblem("This is not JSON, or too large or too deep for a workflow.") }
    try self.init(json: json)
  }
}

/// Writes and reads the JSON form of workflows.
struct WorkflowJSON {
  private var path: [String] = []
  private var depth = 0

  init() {}

  // MARK: Writing

  static func write(_ workflow: Workflow) -> JSONValue {
    var members: [String: JSONValue] = [
      "name": .string(workflow.name), "steps": write(workflow.steps),
    ]
    members["about"] = workflow.about.map(JSONValue.string)
    members.set("phrases", workflow.phrases.map(JSONValue.string))
    members.set("notes", workflow.notes.map(JSONValue.string))
    members.set("when", workflow.triggers.map { .string($0.description) })
    members.set(
      "inputs",
      workflow.inputs.map { input in
        var members: [String: JSONValue] = ["name": .string(input.name)]
        members["type"] = input.type.map { .string(TypeName.text($0)) }
        members["default"] = input.fallback.map(write)
        return .object(members)
      })
    return .object(members)
  }

  private static func write(_ steps: [Step]) -> JSONValue { .array(steps.map(write)) }

  private static func write(
    _ block: Step.Block, _ more: [String: JSONValue] = [:]
  ) -> JSONValue {
    var members = more
    members["steps"] = write(block.steps)
    members["note"] = block.note.map(JSONValue.string)
    return .object(members)
  }

  private static func write(_ arguments: [StepArgument]) -> JSONValue {
    .array(
      arguments.map { argument in
        var members = ["value": write(argument.value)]
        members["label"] = argument.label.map(JSONValue.string)
        return .object(members)
      })
  }

  private static func write(_ step: Step) -> JSONValue {
    var members: [String: JSONValue] = [:]
    members["name"] = step.name.map(JSONValue.string)
    members["note"] = step.note.map(JSONValue.string)
    if step.isSpaced { members["spaced"] = .boolean(true) }
    switch step.form {
    case .comment(let text): members["comment"] = .string(text)
    case .value(let value): members["value"] = write(value)
    case .action(let call):
      members["action"] = .string(call.name)
      if !call.arguments.isEmpty { members["with"] = write(call.arguments) }
    case .intent(let call):
      members["do"] = .string(call.intent)
      members["in"] = call.app.map(JSONValue.string)
      if !call.arguments.isEmpty { members["with"] = write(call.arguments) }
    case .find(let find): members["find"] = write(find)
    case .set(let name, let value):
      members["set"] = .string(name)
      members["to"] = write(value)
    case .add(let value, let name):
      members["add"] = write(value)
      members["to"] = .string(name)
    case .conditional(let branches, let otherwise):
      members["if"] = .array(branches.map { write($0.block, ["condition": write($0.condition)]) })
      members["else"] = otherwise.map { write($0) }
    case .loop(let count, let index, let body):
      members["repeat"] = write(body, ["times": write(count)].adding("at", index))
    case .each(let item, let index, let list, let body):
      members["each"] = write(body, ["item": .string(item), "in": write(list)].adding("at", index))
    case .menu(let prompt, let options):
      var menu: [String: JSONValue] = [
        "options": .array(options.map { write($0.block, ["title": write($0.title)]) })
      ]
      menu["prompt"] = prompt.map(write)
      members["menu"] = .object(menu)
    case .attempt(let body, let failure, let handler):
      members["try"] = write(body)
      members["failure"] = write(handler, [:].adding("name", failure))
    case .run(let name, let input):
      var run = ["workflow": write(name)]
      run["with"] = input.map(write)
      members["run"] = .object(run)
    case .stop(let value): members["stop"] = value.map(write) ?? .null
    case .unsupported(let identifier, let parameters):
      members["unsupported"] = .object(["identifier": .string(identifier), "parameters": parameters])
    }
    return .object(members)
  }

  private static func write(_ find: FindStep) -> JSONValue {
    var members: [String: JSONValue] = [:]
    members["kind"] = find.kind.map(JSONValue.string)
    members["in"] = find.app.map(JSONValue.string)
    members["from"] = find.among.map(write)
    members["limit"] = find.limit.map(write)
    members.set(
      "where",
      find.groups.map { group in
        .array(
          group.map { condition in
            var members: [String: JSONValue] = [
              "property": .string(condition.property), "comparison": .string(condition.comparison.rawValue),
              "values": .array(condition.values.map(write)),
            ]
            if condition.isNegated { members["not"] = .boolean(true) }
            return .object(members)
          })
      })
    members.set(
      "sort",
      find.order.map { .object(["property": .string($0.property), "descending": .boolean(!$0.isAscending)]) })
    return .object(members)
  }

  static func write(_ expression: Formula) -> JSONValue {
    switch expression.form {
    case .value(let value): return write(value)
    case .text(let parts):
      return .object([
        "text": .array(
          parts.map { part in
            switch part {
            case .characters(let characters): .string(characters)
            case .value(let inner): .object(["of": write(inner)])
            }
          })
      ])
    case .list(let items): return .object(["list": .array(items.map(write))])
    case .dictionary(let entries):
      return .object([
        "dictionary": .array(entries.map { .object(["key": .string($0.key), "value": write($0.value)]) })
      ])
    case .variable(let name): return .object(["variable": .string(name)])
    case .property(let inner, let name): return .object(["property": .string(name), "of": write(inner)])
    case .element(let inner, let key): return .object(["item": write(key), "of": write(inner)])
    case .converted(let inner, let type):
      return .object(["as": .string(TypeName.text(type)), "of": write(inner)])
    case .ask(let prompt): return .object(["ask": prompt.map(JSONValue.string) ?? .null])
    case .sign(let sign, let inner): return .object([sign.rawValue: write(inner)])
    case .operation(let operation, let left, let right):
      return .object(["operation": .string(operation.rawValue), "left": write(left), "right": write(right)])
    case .between(let value, let low, let high):
      return .object(["between": .array([write(value), write(low), write(high)])])
    }
  }

  private static func write(_ value: IntentValue) -> JSONValue {
    switch value {
    case .string(let text): return .string(text)
    case .integer(let number): return .integer(number)
    case .boolean(let flag): return .boolean(flag)
    default:
      let data = (try? JSONEncoder().encode(value)) ?? Data()
      return .object(["value": (try? JSONDecoder().decode(JSONValue.self, from: data)) ?? .null])
    }
  }

  // MARK: Reading

  private func problem(_ expected: String) -> WorkflowProblem {
    let place = path.joined()
    return WorkflowProblem("\(place.isEmpty ? "The JSON" : place): expected \(expected).")
  }

  private mutating func at<Result>(
    _ step: String, _ body: (inout WorkflowJSON) throws(WorkflowProblem) -> Result
  ) throws(WorkflowProblem) -> Result {
    path.append(path.isEmpty || step.hasPrefix("[") ? step : ".\(step)")
    defer { path.removeLast() }
    depth += 1
    defer { depth -= 1 }
    guard depth < 180 else { throw problem("less than 180 levels") }
    return try body(&self)
  }

  private func object(_ json: JSONValue, _ what: String) throws(WorkflowProblem) -> [String: JSONValue] {
    guard case .object(let members) = json else { throw problem("an object with \(what)") }
    return members
  }

  private mutating func items<Item>(
    _ json: JSONValue?, _ body: (inout WorkflowJSON, JSONValue) throws(WorkflowProblem) -> Item
  ) throws(WorkflowProblem) -> [Item] {
    guard let json else { return [] }
    guard case .array(let values) = json else { throw problem("an array") }
    var items: [Item] = []
    for (index, value) in values.enumerated() {
      items.append(
        try at("[\(index)]") { (reader) throws(WorkflowProblem) in try body(&reader, value) })
    }
    return items
  }

  private mutating func text(
    _ members: [String: JSONValue], _ key: String
  ) throws(WorkflowProblem) -> String? {
    switch members[key] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    default: return try at(key) { (reader) throws(WorkflowProblem) in throw reader.problem("text") }
    }
  }

  private mutating func needed(
    _ members: [String: JSONValue], _ key: String
  ) throws(WorkflowProblem) -> String {
    guard let text = try text(members, key) else { throw problem("text under “\(key)”") }
    return text
  }

  private mutating func member<Result>(
    _ members: [String: JSONValue], _ key: String,
    _ body: (inout WorkflowJSON, JSONValue) throws(WorkflowProblem) -> Result
  ) throws(WorkflowProblem) -> Result? {
    guard let json = members[key], json != .null else { return nil }
    return try at(key) { (reader) throws(WorkflowProblem) in try body(&reader, json) }
  }

  private mutating func value(
    _ members: [String: JSONValue], _ key: String
  ) throws(WorkflowProblem) -> Formula {
    guard let value = try maybe(members, key) else { throw problem("a value under “\(key)”") }
    return value
  }

  private mutating func maybe(
    _ members: [String: JSONValue], _ key: String
  ) throws(WorkflowProblem) -> Formula? {
    try member(members, key) { (reader, json) throws(WorkflowProblem) in try reader.expression(json) }
  }

  private func check(_ members: [String: JSONValue], _ known: [String]) throws(WorkflowProblem) {
    if let other = members.keys.sorted().first(where: { !known.contains($0) }) {
      throw problem("one of \(known.joined(separator: ", ")), not “\(other)”")
    }
  }

  mutating func workflow(_ json: JSONValue) throws(WorkflowProblem) -> Workflow {
    let members = try object(json, "name and steps")
    try check(members, ["name", "about", "phrases", "inputs", "when", "notes", "steps", "$schema"])
    var workflow = Workflow(name: try needed(members, "name"), about: try text(members, "about"))
    let texts = { (reader: inout WorkflowJSON, json: JSONValue) throws(WorkflowProblem) -> [String] in
      try reader.items(json) { (reader, json) throws(WorkflowProblem) in
        guard case .string(let text) = json else { throw reader.problem("text") }
        return text
      }
    }
    workflow.phrases = try member(members, "phrases", texts) ?? []
    workflow.notes = try member(members, "notes", texts) ?? []
    workflow.inputs =
      try member(members, "inputs") { (reader, json) throws(WorkflowProblem) in
        try reader.items(json) { (reader, json) throws(WorkflowProblem) in try reader.input(json) }
      } ?? []
    workflow.triggers =
      try member(members, "when") { (reader, json) throws(WorkflowProblem) in
        try reader.items(json) { (reader, json) throws(WorkflowProblem) in try reader.trigger(json) }
      } ?? []
    workflow.steps = try steps(members)
    return workflow
  }

  private mutating func input(_ json: JSONValue) throws(WorkflowProblem) -> Workflow.Input {
    let members = try object(json, "a name")
    try check(members, ["name", "type", "default"])
    var input = Workflow.Input(try needed(members, "name"))
    if let type = try text(members, "type"), type != "any" { input.type = try self.type(type) }
    input.fallback = try maybe(members, "default")
    return input
  }

  private func trigger(_ json: JSONValue) throws(WorkflowProblem) -> Trigger {
    guard case .string(let text) = json, let trigger = Trigger(text) else {
      throw problem("what stands behind “when”, for example “every day at 08:00”")
    }
    return trigger
  }

  private func type(_ name: String) throws(WorkflowProblem) -> ValueType {
    guard let type = TypeName.type(name) else { throw problem("the name of a type, not “\(name)”") }
    return type
  }

  private mutating func steps(_ members: [String: JSONValue]) throws(WorkflowProblem) -> [Step] {
    try member(members, "steps") { (reader, json) throws(WorkflowProblem) in
      try reader.items(json) { (reader, json) throws(WorkflowProblem) in try reader.step(json) }
    } ?? []
  }

  private mutating func block(_ members: [String: JSONValue]) throws(WorkflowProblem) -> Step.Block {
    Step.Block(try steps(members), note: try text(members, "note"))
  }

  private static let stepKeys = [
    "comment", "value", "action", "do", "find", "set", "add", "if", "repeat", "each", "menu", "try", "run",
    "stop",
    "unsupported",
  ]

  private mutating func step(_ json: JSONValue) throws(WorkflowProblem) -> Step {
    let members = try object(json, "a step")
    let kinds = Self.stepKeys.filter { members[$0] != nil }
    guard kinds.count == 1 else { throw problem("exactly one of \(Self.stepKeys.joined(separator: ", "))") }
    var step = Step(
      try form(kinds[0], members), name: try text(members, "name"), note: try text(members, "note"))
    if members["spaced"] == .boolean(true) { step.isSpaced = true }
    return step
  }

  private mutating func form(
    _ kind: String, _ members: [String: JSONValue]
  ) throws(WorkflowProblem) -> Step.Form {
    switch kind {
    case "comment": return .comment(try needed(members, "comment"))
    case "value": return .value(try value(members, "value"))
    case "action":
      let name = try needed(members, "action")
      guard BuiltIn.all[name] != nil else { throw problem("the words of an action, not “\(name)”") }
      return .action(BuiltInCall(name, try arguments(members)))
    case "do":
      return .intent(
        IntentStep(try needed(members, "do"), app: try text(members, "in"), try arguments(members)))
    case "find":
      return .find(
        try member(members, "find") { (reader, json) throws(WorkflowProblem) in try reader.find(json) }
          ?? FindStep(nil))
    case "set": return .set(try needed(members, "set"), try value(members, "to"))
    case "add": return .add(try value(members, "add"), to: try needed(members, "to"))
    case "stop": return .stop(try maybe(members, "stop"))
    default: return try blockForm(kind, members)
    }
  }

  private mutating func blockForm(
    _ kind: String, _ members: [String: JSONValue]
  ) throws(WorkflowProblem) -> Step.Form {
    func inner(_ key: String) throws(WorkflowProblem) -> [String: JSONValue] {
      guard case .object(let inner)? = members[key] else { throw problem("an object under “\(key)”") }
      return inner
    }
    switch kind {
    case "if":
      let branches = try items(members["if"]) { (reader, json) throws(WorkflowProblem) in
        let inner = try reader.object(json, "a condition and steps")
        return Step.Branch(try reader.value(inner, "condition"), try reader.block(inner))
      }
      guard !branches.isEmpty else { throw problem("at least one branch under “if”") }
      let otherwise = try member(members, "else") { (reader, json) throws(WorkflowProblem) in
        try reader.block(try reader.object(json, "steps"))
      }
      return .conditional(branches, otherwise: otherwise)
    case "repeat":
      let inner = try inner("repeat")
      return .loop(count: try value(inner, "times"), index: try text(inner, "at"), try block(inner))
    case "each":
      let inner = try inner("each")
      return .each(
        item: try needed(inner, "item"), index: try text(inner, "at"), list: try value(inner, "in"),
        try block(inner))
    case "menu":
      let inner = try inner("menu")
      let options = try items(inner["options"]) { (reader, json) throws(WorkflowProblem) in
        let option = try reader.object(json, "a title and steps")
        return Step.Option(try reader.value(option, "title"), try reader.block(option))
      }
      guard !options.isEmpty else { throw problem("at least one option of the menu") }
      return .menu(prompt: try maybe(inner, "prompt"), options)
    case "try":
      let failure = try member(members, "failure") { (reader, json) throws(WorkflowProblem) in
        let inner = try reader.object(json, "steps")
        return (try reader.text(inner, "name"), try reader.block(inner))
      }
      return .attempt(try block(try inner("try")), failure: failure?.0, handler: failure?.1 ?? Step.Block())
    case "run":
      let inner = try inner("run")
      return .run(try value(inner, "workflow"), input: try maybe(inner, "with"))
    default:
      let inner = try inner("unsupported")
      return .unsupported(try needed(inner, "identifier"), inner["parameters"] ?? .null)
    }
  }

  private mutating func arguments(_ members: [String: JSONValue]) throws(WorkflowProblem) -> [StepArgument] {
    try member(members, "with") { (reader, json) throws(WorkflowProblem) in
      try reader.items(json) { (reader, json) throws(WorkflowProblem) in
        let inner = try reader.object(json, "a label and a value")
        return StepArgument(try reader.text(inner, "label"), try reader.value(inner, "value"))
      }
    } ?? []
  }

  private mutating func find(_ json: JSONValue) throws(WorkflowProblem) -> FindStep {
    let members = try object(json, "what to look for")
    try check(members, ["kind", "in", "from", "where", "sort", "limit"])
    var find = FindStep(
      try text(members, "kind"), app: try text(members, "in"), among: try maybe(members, "from"))
    guard find.kind != nil || find.among != nil else { throw problem("“kind” or “from”") }
    find.limit = try maybe(members, "limit")
    find.groups =
      try member(members, "where") { (reader, json) throws(WorkflowProblem) in
        try reader.items(json) { (reader, json) throws(WorkflowProblem) in
          try reader.items(json) { (reader, json) throws(WorkflowProblem) in try reader.condition(json) }
        }
      } ?? []
    find.order =
      try member(members, "sort") { (reader, json) throws(WorkflowProblem) in
        try reader.items(json) { (reader, json) throws(WorkflowProblem) in
          let inner = try reader.object(json, "a property")
          return EntitySearch.Order(
            try reader.needed(inner, "property"), isAscending: inner["descending"] != .boolean(true))
        }
      } ?? []
    return find
  }

  private mutating func condition(_ json: JSONValue) throws(WorkflowProblem) -> FindStep.Condition {
    let members = try object(json, "a condition")
    guard let comparison = EntitySearch.Comparison(rawValue: try needed(members, "comparison")) else {
      let known = EntitySearch.Comparison.allCases.map(\.rawValue).joined(separator: ", ")
      throw problem("one of the comparisons \(known)")
    }
    let values = try items(members["values"]) { (reader, json) throws(WorkflowProblem) in
      try reader.expression(json)
    }
    guard values.count == (comparison == .isBetween ? 2 : 1) else {
      throw problem(comparison == .isBetween ? "two values" : "one value")
    }
    return FindStep.Condition(
      try needed(members, "property"), comparison, isNegated: members["not"] == .boolean(true), values)
  }

  private mutating func expression(_ json: JSONValue) throws(WorkflowProblem) -> Formula {
    switch json {
    case .string(let text): return .text(text)
    case .integer(let number): return .value(.integer(number))
    case .number(let number): return .value(.number(number))
    case .boolean(let flag): return .value(.boolean(flag))
    case .null, .array: throw problem("a value")
    case .object(let members): return Formula(try form(of: members))
    }
  }

  private mutating func form(of members: [String: JSONValue]) throws(WorkflowProblem) -> Formula.Form {
    if let value = members["value"] {
      guard let data = try? JSONEncoder().encode(value),
        let value = try? JSONDecoder().decode(IntentValue.self, from: data)
      else { throw problem("a value such as {\"string\": \"milk\"} under “value”") }
      return .value(value)
    }
    if members["text"] != nil {
      return .text(
        try items(members["text"]) { (reader, json) throws(WorkflowProblem) in
          if case .string(let text) = json { return .characters(text) }
          return .value(try reader.value(try reader.object(json, "“of”"), "of"))
        })
    }
    if members["list"] != nil {
      return .list(
        try items(members["list"]) { (reader, json) throws(WorkflowProblem) in try reader.expression(json) })
    }
    if members["dictionary"] != nil {
      return .dictionary(
        try items(members["dictionary"]) { (reader, json) throws(WorkflowProblem) in
          let inner = try reader.object(json, "a key and a value")
          return Formula.Entry(try reader.needed(inner, "key"), try reader.value(inner, "value"))
        })
    }
    if let name = try text(members, "variable") { return .variable(name) }
    if let name = try text(members, "property") { return .property(try value(members, "of"), name) }
    if members["item"] != nil { return .element(try value(members, "of"), try value(members, "item")) }
    if let name = try text(members, "as") { return .converted(try value(members, "of"), try type(name)) }
    if members["ask"] != nil { return .ask(try text(members, "ask")) }
    for sign in Formula.Sign.allCases where members[sign.rawValue] != nil {
      return .sign(sign, try value(members, sign.rawValue))
    }
    if let name = try text(members, "operation") {
      guard let operation = Formula.Operation(rawValue: name) else {
        let known = Formula.Operation.allCases.map(\.rawValue).joined(separator: ", ")
        throw problem("one of the operations \(known)")
      }
      return .operation(operation, try value(members, "left"), try value(members, "right"))
    }
    if members["between"] != nil {
      let values = try items(members["between"]) { (reader, json) throws(WorkflowProblem) in
        try reader.expression(json)
      }
      guard values.count == 3 else { throw problem("three values under “between”") }
      return .between(values[0], values[1], values[2])
    }
    throw problem("a value; \(members.keys.sorted().joined(separator: ", ")) says none")
  }
}

extension [String: JSONValue] {
  fileprivate mutating func set(_ key: String, _ values: [JSONValue]) {
    if !values.isEmpty { self[key] = .array(values) }
  }

  fileprivate func adding(_ key: String, _ text: String?) -> Self {
    var members = self
    members[key] = text.map(JSONValue.string)
    return members
  }
}

extension Trigger {
  /// Reads what stands behind “when”.
  public init?(_ text: String) {
    var lexer = Lexer()
    let lines = lexer.lines(of: text)
    guard lines.count == 1, lexer.problems.isEmpty else { return nil }
    var reader = TokenReader(lines[0].tokens, end: lines[0].place)
    guard let trigger = try? reader.trigger(), reader.isAtEnd else { return nil }
    self = trigger
  }
}
