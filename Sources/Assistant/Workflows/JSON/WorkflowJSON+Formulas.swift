import Foundation
import IntentWire

/// Writes and reads values.
extension WorkflowJSON {
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

  static func write(_ value: IntentValue) -> JSONValue {
    switch value {
    case .string(let text): return .string(text)
    case .integer(let number): return .integer(number)
    case .boolean(let flag): return .boolean(flag)
    default:
      let data = (try? JSONEncoder().encode(value)) ?? Data()
      return .object(["value": (try? JSONDecoder().decode(JSONValue.self, from: data)) ?? .null])
    }
  }

  mutating func expression(_ json: JSONValue) throws(WorkflowProblem) -> Formula {
    switch json {
    case .string(let text): return .text(text)
    case .integer(let number): return .value(.integer(number))
    case .number(let number): return .value(.number(number))
    case .boolean(let flag): return .value(.boolean(flag))
    case .null, .array: throw problem("a value")
    case .object(let members): return Formula(try form(of: members))
    }
  }

  mutating func form(of members: [String: JSONValue]) throws(WorkflowProblem) -> Formula.Form {
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
