import Foundation
import IntentWire

/// Writes workflows.
extension WorkflowJSON {
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

  static func write(_ steps: [Step]) -> JSONValue { .array(steps.map(write)) }

  static func write(
    _ block: Step.Block, _ more: [String: JSONValue] = [:]
  ) -> JSONValue {
    var members = more
    members["steps"] = write(block.steps)
    members["note"] = block.note.map(JSONValue.string)
    return .object(members)
  }

  static func write(_ arguments: [StepArgument]) -> JSONValue {
    .array(
      arguments.map { argument in
        var members = ["value": write(argument.value)]
        members["label"] = argument.label.map(JSONValue.string)
        return .object(members)
      })
  }

  static func write(_ step: Step) -> JSONValue {
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

  static func write(_ find: FindStep) -> JSONValue {
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
