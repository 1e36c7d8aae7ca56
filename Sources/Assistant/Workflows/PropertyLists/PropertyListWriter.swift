import Foundation
import IntentWire

/// Writes steps as the actions of a property list.
struct PropertyListWriter {
  var actions: [[String: Any]] = []
  var notes: [String] = []
  /// How each name is referred to.
  var names: [String: [String: Any]] = [:]
  var groups = 0
  var loops = 0
  var previous: String?

  mutating func steps(_ steps: [Step]) {
    for step in steps { write(step) }
  }

  /// An identifier that is always the same for the same workflow.
  func identifier(_ number: Int, _ kind: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "00000000-0000-4000-800\(kind)-" + String(repeating: "0", count: max(0, 12 - digits.count))
      + digits
  }

  mutating func add(_ short: String, _ parameters: [String: Any], name: String? = nil) {
    add(identifier: "is.workflow.actions.\(short)", parameters, name: name)
  }

  mutating func add(identifier action: String, _ parameters: [String: Any], name: String? = nil) {
    var parameters = parameters
    let uuid = identifier(actions.count + 1, 0)
    if parameters["UUID"] == nil { parameters["UUID"] = uuid }
    let known = parameters["UUID"] as? String ?? uuid
    let title = name ?? "Result"
    if let name {
      parameters["CustomOutputName"] = name
      names[name] = ["Type": "ActionOutput", "OutputUUID": known, "OutputName": name]
    }
    names["it"] = ["Type": "ActionOutput", "OutputUUID": known, "OutputName": title]
    actions.append(["WFWorkflowActionIdentifier": action, "WFWorkflowActionParameters": parameters])
  }

  mutating func note(_ step: Step, _ what: String) {
    let place = step.place.line > 0 ? "line \(step.place.line): " : ""
    notes.append("\(place)\(WorkflowPrinter.line(step.form).prefix(80)): \(what)")
  }

  mutating func write(_ step: Step) {
    switch step.form {
    case .comment(let text): add("comment", ["WFCommentActionText": text])
    case .value(let value): write(value, step)
    case .set(let name, let value):
      add("setvariable", ["WFVariableName": name, "WFInput": attachment(value)])
      names[name] = ["Type": "Variable", "VariableName": name]
    case .add(let value, let name):
      add("appendvariable", ["WFVariableName": name, "WFInput": attachment(value)])
      names[name] = ["Type": "Variable", "VariableName": name]
    case .action(let call): write(call, step)
    case .intent(let call): write(call, step)
    case .find(let find): write(find, step)
    case .stop(let value):
      if let value { add("output", ["WFOutput": self.value(value)]) } else { add("exit", [:]) }
    case .run(let name, let input):
      var parameters: [String: Any] = ["WFWorkflow": ["workflowName": name.knownText ?? "", "isSelf": false]]
      if let input { parameters["WFInput"] = attachment(input) }
      add("runworkflow", parameters, name: step.name)
    case .unsupported(let identifier, let parameters):
      let value = PropertyLists.value(parameters) as? [String: Any] ?? [:]
      add(identifier: identifier, value, name: step.name)
    default: block(step)
    }
  }
}
