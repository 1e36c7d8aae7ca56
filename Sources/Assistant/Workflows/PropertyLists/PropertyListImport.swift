public import Foundation
import IntentWire
import PropertyListReading

extension Workflow {
  /// A workflow that was read from a property list of Apple's, with what could not be taken over.
  public struct Imported: Sendable {
    /// The workflow; an action that cannot run here is a step `unsupported` with all its parameters.
    public var workflow: Workflow
    /// What cannot run or was changed, action by action.
    public var notes: [String]
    /// How many actions there are.
    public var actions: Int
    /// How many of them cannot run here.
    public var unsupported: Int
  }

  /// Reads a workflow from an unsigned property list of Apple's, in XML or binary form.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - name: The name, where the file has none.
  /// - Throws: ``WorkflowProblem`` when it is no such file; a signed one says so.
  public static func imported(propertyList data: Data, name: String) throws(WorkflowProblem) -> Imported {
    if data.starts(with: Array("AEA1".utf8)) {
      throw WorkflowProblem(
        "The file is a signed container, which only its own system can open. Export it without a signature.")
    }
    guard data.count <= 16_000_000 else { throw WorkflowProblem("The file has more than 16 MB.") }
    let list: Any
    do {
      list = try ForeignPropertyList.value(of: data, deepest: 200)
    } catch {
      throw WorkflowProblem(
        error == .tooDeep
          ? "The file nests more than 200 levels; a workflow is flatter."
          : "The file is no property list, or it is damaged.")
    }
    guard let root = list as? [String: Any], let actions = root["WFWorkflowActions"] as? [Any] else {
      throw WorkflowProblem("The property list is no workflow: it has no WFWorkflowActions.")
    }
    var reader = PropertyListReader(actions.map { $0 as? [String: Any] ?? [:] })
    var workflow = Workflow(name: root["WFWorkflowName"] as? String ?? name)
    workflow.steps = reader.steps()
    if !workflow.steps.isEmpty { workflow.steps[0].isSpaced = false }
    for question in root["WFWorkflowImportQuestions"] as? [[String: Any]] ?? [] {
      reader.notes.append(
        "It asks on import: “\(question["Text"] as? String ?? "")”. Look at the value in the step.")
    }
    return Imported(
      workflow: workflow, notes: reader.notes, actions: actions.count, unsupported: reader.unsupported)
  }
}

enum PropertyLists {
  /// A value of a property list as JSON; data as text in base64, dates as text.
  static func json(_ value: Any, depth: Int = 0) -> JSONValue {
    guard depth < 60 else { return .null }
    switch value {
    case let text as String: return .string(text)
    case let flag as Bool where isBoolean(value): return .boolean(flag)
    case let number as Int: return .integer(number)
    case let number as Double: return .number(number)
    case let date as Date: return .object(["date": .string(date.formatted(.iso8601))])
    case let data as Data: return .object(["data": .string(data.base64EncodedString())])
    case let items as [Any]: return .array(items.map { json($0, depth: depth + 1) })
    case let members as [String: Any]: return .object(members.mapValues { json($0, depth: depth + 1) })
    default: return .null
    }
  }

  /// The value of a property list that ``json(_:depth:)`` made.
  static func value(_ json: JSONValue) -> Any {
    switch json {
    case .null: return ""
    case .boolean(let flag): return flag
    case .integer(let number): return number
    case .number(let number): return number
    case .string(let text): return text
    case .array(let items): return items.map(value)
    case .object(let members):
      if members.count == 1, case .string(let text)? = members["data"], let data = Data(base64Encoded: text) {
        return data
      }
      if members.count == 1, case .string(let text)? = members["date"],
        let date = try? Date.ISO8601FormatStyle().parse(text)
      {
        return date
      }
      return members.mapValues(value)
    }
  }

  /// Whether a number of a property list is a yes or no.
  static func isBoolean(_ value: Any) -> Bool {
    if let number = value as? NSNumber {
      return String(cString: number.objCType) == "c" || type(of: value) == Bool.self
    }
    return value is Bool
  }
}

/// Reads the actions of a property list.
struct PropertyListReader {
  let actions: [[String: Any]]
  var index = 0
  var notes: [String] = []
  var unsupported = 0
  /// The names of results, by the identifier of the action.
  private var outputs: [String: String] = [:]
  private var taken: Set<String> = []
  /// The names for the number of the round, from the outermost repetition.
  var indexes: [String] = []
  var items: [String] = []
  var depth = 0

  init(_ actions: [[String: Any]]) {
    self.actions = actions
    // Every result that another action refers to gets a name beforehand.
    for action in actions {
      let parameters = action["WFWorkflowActionParameters"] as? [String: Any] ?? [:]
      guard let identifier = parameters["UUID"] as? String else { continue }
      let custom = parameters["CustomOutputName"] as? String
      let name = custom ?? Self.title(action["WFWorkflowActionIdentifier"] as? String ?? "result")
      outputs[identifier] = unique(name)
    }
    for action in actions {
      let parameters = action["WFWorkflowActionParameters"] as? [String: Any] ?? [:]
      if let name = parameters["WFVariableName"] as? String { taken.insert(name) }
    }
  }

  private mutating func unique(_ name: String) -> String {
    var result = name
    var number = 2
    while taken.contains(result) || Formula.specialNames.contains(result) || result.isEmpty {
      result = "\(name.isEmpty ? "result" : name) \(number)"
      number += 1
    }
    taken.insert(result)
    return result
  }

  private static func title(_ identifier: String) -> String {
    let last = identifier.split(separator: ".").last.map(String.init) ?? "result"
    return last
  }

  /// The name of the result of an action.
  func output(_ identifier: String) -> String? { outputs[identifier] }

  struct Action {
    var identifier: String
    var parameters: [String: Any]
    var mode: Int { parameters["WFControlFlowMode"] as? Int ?? 0 }
    var group: String? { parameters["GroupingIdentifier"] as? String }
    /// The identifier without the prefix of Apple's own actions.
    var short: String {
      let prefix = "is.workflow.actions."
      return identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
    }
  }

  var current: Action? {
    guard index < actions.count else { return nil }
    return Action(
      identifier: actions[index]["WFWorkflowActionIdentifier"] as? String ?? "",
      parameters: actions[index]["WFWorkflowActionParameters"] as? [String: Any] ?? [:])
  }

  /// The steps up to the end, or to the next part of the block with an identifier.
  mutating func steps(in group: String? = nil) -> [Step] {
    var steps: [Step] = []
    while let action = current {
      if let group, action.group == group, action.mode != 0 { return steps }
      index += 1
      let forms = read(action)
      let name = (action.parameters["UUID"] as? String).flatMap(output)
      for (position, form) in forms.enumerated() {
        var step = Step(form)
        if position == forms.count - 1, name != nil, Self.hasResult(form) { step.name = name }
        steps.append(step)
      }
    }
    return steps
  }

  private static func hasResult(_ form: Step.Form) -> Bool {
    switch form {
    case .comment, .stop: false
    default: true
    }
  }

  mutating func drop(_ action: Action, _ why: String) -> [Step.Form] {
    unsupported += 1
    notes.append("Action \(index), \(action.identifier): \(why)")
    return [.unsupported(action.identifier, PropertyLists.json(action.parameters))]
  }

  mutating func note(_ action: Action, _ what: String) {
    notes.append("Action \(index), \(action.identifier): \(what)")
  }
}
