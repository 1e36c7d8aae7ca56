import Foundation
import IntentWire
import Yams

/// Reads scripts from YAML, with the line of everything for messages.
struct ScriptParser {
  let file: String

  func script(_ yaml: String) throws -> ConversationScript {
    let root: Node?
    do {
      root = try Yams.compose(yaml: yaml)
    } catch let error as YamlError {
      throw ScriptError(file: file, line: Self.line(of: error), "This is not YAML: \(error)")
    }
    guard let root, case .mapping(let mapping) = root else {
      throw ScriptError(file: file, line: 1, "A script is a mapping with the keys name and steps.")
    }
    try check(mapping, ["name", "now", "voice", "steps", "files"], "a script")
    guard let steps = mapping["steps"], case .sequence(let sequence) = steps, !sequence.isEmpty else {
      throw ScriptError(file: file, line: line(root), "A script needs the key steps with at least one step.")
    }
    var parsed: [ConversationScript.Step] = []
    for node in sequence { parsed.append(try step(node, isFirst: parsed.isEmpty)) }
    return ConversationScript(
      name: try mapping["name"].map(text) ?? file, now: try mapping["now"].map(moment),
      voice: try mapping["voice"].map(truth) ?? false, steps: parsed, files: try files(mapping["files"]),
      file: file)
  }

  private func truth(_ node: Node) throws -> Bool {
    guard case .boolean(let value) = try json(node) else { throw error(node, "voice is true or false.") }
    return value
  }

  private func step(_ node: Node, isFirst: Bool) throws -> ConversationScript.Step {
    guard case .mapping(let mapping) = node else {
      throw error(node, "A step is a mapping with say or answer, and expect.")
    }
    try check(mapping, ["say", "answer", "expect"], "a step")
    let sentence: Node
    let continues: Bool
    switch (mapping["say"], mapping["answer"]) {
    case (let say?, nil): (sentence, continues) = (say, false)
    case (nil, let answer?) where !isFirst: (sentence, continues) = (answer, true)
    case (nil, let answer?): throw error(answer, "The first step has nothing to answer; it begins with say.")
    default: throw error(node, "A step needs either say or answer.")
    }
    var expectations: [Expectation] = []
    if let expect = mapping["expect"] {
      guard case .mapping(let members) = expect else {
        throw error(expect, "expect is a mapping, for example {state: done}.")
      }
      for (key, value) in members { expectations += try self.expectations(key, value) }
    }
    return ConversationScript.Step(
      text: try text(sentence), continues: continues, expectations: expectations, line: line(node))
  }

  private static let members: Set<String> = [
    "state", "app", "intent", "parameters", "question", "spoken", "printed", "snippet", "activity", "result",
    "says", "saysNot",
  ]

  private func expectations(_ key: Node, _ value: Node) throws -> [Expectation] {
    let name = try text(key)
    // "spoken contains: words" is short for "spoken: {contains: words}".
    let words = name.split(separator: " ").map(String.init)
    if words.count == 2, Self.members.contains(words[0]), let matcher = try matcher(words[1], value) {
      return [Expectation(path: [words[0]], matcher: matcher, line: line(key))]
    }
    switch name {
    case "says": return [Expectation(path: ["says"], matcher: .contains(try texts(value)), line: line(key))]
    case "saysNot":
      return [Expectation(path: ["says"], matcher: .containsNot(try texts(value)), line: line(key))]
    case "question", "parameters":
      guard case .mapping(let members) = value else { return [try expectation([name], value)] }
      return try members.map { try expectation([name, text($0)], $1) }
    case _ where Self.members.contains(name): return [try expectation([name], value)]
    default:
      throw error(
        key, "“\(name)” is no part of a reply; there are \(Self.members.sorted().joined(separator: ", ")).")
    }
  }

  private func expectation(_ path: [String], _ node: Node) throws -> Expectation {
    if case .mapping(let members) = node, members.count == 1, let (key, value) = members.first,
      let matcher = try matcher(try text(key), value)
    {
      return Expectation(path: path, matcher: matcher, line: line(node))
    }
    let value = try json(node)
    return Expectation(path: path, matcher: value == .null ? .absent : .equals(value), line: line(node))
  }

  private func matcher(_ name: String, _ value: Node) throws -> Expectation.Matcher? {
    switch name {
    case "equals": return .equals(try json(value))
    case "contains": return .contains(try texts(value))
    case "containsNot": return .containsNot(try texts(value))
    case "matches":
      let pattern = try text(value)
      guard (try? Regex(pattern)) != nil else { throw error(value, "“\(pattern)” is no regular expression.") }
      return .matches(pattern)
    case "absent", "present":
      guard case .boolean(let wanted) = try json(value) else {
        throw error(value, "\(name) is true or false.")
      }
      return (name == "absent") == wanted ? .absent : .present
    default: return nil
    }
  }

  private func files(_ node: Node?) throws -> [ConversationScript.FileExpectation] {
    guard let node else { return [] }
    guard case .mapping(let mapping) = node else {
      throw error(node, "files is a mapping from a path in the home to what the file holds.")
    }
    return try mapping.map { path, value in
      guard case .mapping(let members) = value else {
        throw error(value, "A file needs has or hasNot, for example {has: [apples]}.")
      }
      try check(members, ["has", "hasNot"], "a file")
      return ConversationScript.FileExpectation(
        path: try text(path), has: try members["has"].map(texts) ?? [],
        hasNot: try members["hasNot"].map(texts) ?? [], line: line(path))
    }
  }

  // MARK: Values

  private func moment(_ node: Node) throws -> ScriptMoment {
    let written = try text(node)
    guard let moment = ScriptMoment(written) else {
      throw error(node, "“\(written)” is no moment; write it as 2026-03-18T10:15:00, with or without a zone.")
    }
    return moment
  }

  private func text(_ node: Node) throws -> String {
    guard case .scalar(let scalar) = node else { throw error(node, "This must be text.") }
    return scalar.string
  }

  private func texts(_ node: Node) throws -> [String] {
    guard case .sequence(let sequence) = node else { return [try text(node)] }
    return try sequence.map(text)
  }

  private func json(_ node: Node) throws -> JSONValue {
    switch node {
    case .mapping(let mapping):
      var members: [String: JSONValue] = [:]
      for (key, value) in mapping { members[try text(key)] = try json(value) }
      return .object(members)
    case .sequence(let sequence): return .array(try sequence.map(json))
    case .scalar(let scalar):
      // Words in quotes are text, whatever they look like.
      guard scalar.style == .plain || scalar.style == .any else { return .string(scalar.string) }
      if NSNull.construct(from: scalar) != nil { return .null }
      if let value = Bool.construct(from: scalar) { return .boolean(value) }
      if let value = Int.construct(from: scalar) { return .integer(value) }
      if let value = Double(scalar.string) { return .number(value) }
      return .string(scalar.string)
    case .alias: throw error(node, "References are not supported here; write the value out.")
    }
  }

  // MARK: Errors

  private func check(_ mapping: Node.Mapping, _ known: [String], _ what: String) throws {
    for (key, _) in mapping {
      let name = try text(key)
      guard known.contains(name) else {
        throw error(key, "“\(name)” is no key of \(what); there are \(known.joined(separator: ", ")).")
      }
    }
  }

  private func error(_ node: Node, _ message: String) -> ScriptError {
    ScriptError(file: file, line: line(node), message)
  }

  private func line(_ node: Node) -> Int { node.mark?.line ?? 1 }

  private static func line(of error: YamlError) -> Int {
    switch error {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    default: 1
    }
  }
}
