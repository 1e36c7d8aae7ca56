import Foundation
import IntentWire

/// Writes and reads the JSON form of workflows.
struct WorkflowJSON {
  var path: [String] = []
  var depth = 0

  init() {}

  func problem(_ expected: String) -> WorkflowProblem {
    let place = path.joined()
    return WorkflowProblem("\(place.isEmpty ? "The JSON" : place): expected \(expected).")
  }

  mutating func at<Result>(
    _ step: String, _ body: (inout WorkflowJSON) throws(WorkflowProblem) -> Result
  ) throws(WorkflowProblem) -> Result {
    path.append(path.isEmpty || step.hasPrefix("[") ? step : ".\(step)")
    defer { path.removeLast() }
    depth += 1
    defer { depth -= 1 }
    guard depth < 180 else { throw problem("less than 180 levels") }
    return try body(&self)
  }

  func object(_ json: JSONValue, _ what: String) throws(WorkflowProblem) -> [String: JSONValue] {
    guard case .object(let members) = json else { throw problem("an object with \(what)") }
    return members
  }

  mutating func items<Item>(
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

  mutating func text(
    _ members: [String: JSONValue], _ key: String
  ) throws(WorkflowProblem) -> String? {
    switch members[key] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    default: return try at(key) { (reader) throws(WorkflowProblem) in throw reader.problem("text") }
    }
  }

  mutating func needed(
    _ members: [String: JSONValue], _ key: String
  ) throws(WorkflowProblem) -> String {
    guard let text = try text(members, key) else { throw problem("text under “\(key)”") }
    return text
  }

  mutating func member<Result>(
    _ members: [String: JSONValue], _ key: String,
    _ body: (inout WorkflowJSON, JSONValue) throws(WorkflowProblem) -> Result
  ) throws(WorkflowProblem) -> Result? {
    guard let json = members[key], json != .null else { return nil }
    return try at(key) { (reader) throws(WorkflowProblem) in try body(&reader, json) }
  }

  mutating func value(
    _ members: [String: JSONValue], _ key: String
  ) throws(WorkflowProblem) -> Formula {
    guard let value = try maybe(members, key) else { throw problem("a value under “\(key)”") }
    return value
  }

  mutating func maybe(
    _ members: [String: JSONValue], _ key: String
  ) throws(WorkflowProblem) -> Formula? {
    try member(members, key) { (reader, json) throws(WorkflowProblem) in try reader.expression(json) }
  }

  func check(_ members: [String: JSONValue], _ known: [String]) throws(WorkflowProblem) {
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

  mutating func input(_ json: JSONValue) throws(WorkflowProblem) -> Workflow.Input {
    let members = try object(json, "a name")
    try check(members, ["name", "type", "default"])
    var input = Workflow.Input(try needed(members, "name"))
    if let type = try text(members, "type"), type != "any" { input.type = try self.type(type) }
    input.fallback = try maybe(members, "default")
    return input
  }

  func trigger(_ json: JSONValue) throws(WorkflowProblem) -> Trigger {
    guard case .string(let text) = json, let trigger = Trigger(text) else {
      throw problem("what stands behind “when”, for example “every day at 08:00”")
    }
    return trigger
  }

  func type(_ name: String) throws(WorkflowProblem) -> ValueType {
    guard let type = TypeName.type(name) else { throw problem("the name of a type, not “\(name)”") }
    return type
  }

  mutating func steps(_ members: [String: JSONValue]) throws(WorkflowProblem) -> [Step] {
    try member(members, "steps") { (reader, json) throws(WorkflowProblem) in
      try reader.items(json) { (reader, json) throws(WorkflowProblem) in try reader.step(json) }
    } ?? []
  }

  mutating func block(_ members: [String: JSONValue]) throws(WorkflowProblem) -> Step.Block {
    Step.Block(try steps(members), note: try text(members, "note"))
  }
}
