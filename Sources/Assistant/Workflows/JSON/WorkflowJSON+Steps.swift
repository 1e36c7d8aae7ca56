import Foundation
import IntentWire

/// Reads steps.
extension WorkflowJSON {
  static let stepKeys = [
    "comment", "value", "action", "do", "find", "set", "add", "if", "repeat", "each", "menu", "try", "run",
    "stop",
    "unsupported",
  ]

  mutating func step(_ json: JSONValue) throws(WorkflowProblem) -> Step {
    let members = try object(json, "a step")
    let kinds = Self.stepKeys.filter { members[$0] != nil }
    guard kinds.count == 1 else { throw problem("exactly one of \(Self.stepKeys.joined(separator: ", "))") }
    var step = Step(
      try form(kinds[0], members), name: try text(members, "name"), note: try text(members, "note"))
    if members["spaced"] == .boolean(true) { step.isSpaced = true }
    return step
  }

  mutating func form(
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

  mutating func blockForm(
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

  mutating func arguments(_ members: [String: JSONValue]) throws(WorkflowProblem) -> [StepArgument] {
    try member(members, "with") { (reader, json) throws(WorkflowProblem) in
      try reader.items(json) { (reader, json) throws(WorkflowProblem) in
        let inner = try reader.object(json, "a label and a value")
        return StepArgument(try reader.text(inner, "label"), try reader.value(inner, "value"))
      }
    } ?? []
  }

  mutating func find(_ json: JSONValue) throws(WorkflowProblem) -> FindStep {
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

  mutating func condition(_ json: JSONValue) throws(WorkflowProblem) -> FindStep.Condition {
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
}
