import Foundation
import IntentWire

/// Reads the actions of a property list.
///
/// What an action says is taken over as a whole, or the action is kept as it is and cannot run; what has no meaning here
/// is told of. Nothing is guessed.
struct PropertyListReader {
  struct Action {
    var identifier: String
    var parameters: [String: Any]

    var mode: Int { PropertyLists.integer(parameters["WFControlFlowMode"]) ?? 0 }
    var group: String? { parameters["GroupingIdentifier"] as? String }
    var isOwn: Bool { identifier.hasPrefix(Self.prefix) }
    /// The identifier without the prefix of Apple's own actions.
    var short: String { isOwn ? String(identifier.dropFirst(Self.prefix.count)) : identifier }

    static let prefix = "is.workflow.actions."
  }

  /// A repetition that is read, with its names.
  struct Loop {
    var index: String
    /// The name of the item; `nil` where something is only repeated.
    var item: String?
  }

  let actions: [Action]
  /// The name of the workflow itself.
  let title: String
  var index = 0
  var notes: [String] = []
  var unsupported = 0
  var loops: [Loop] = []
  var depth = 0
  /// The names of results, by the identifier of the action.
  private var outputs: [String: String] = [:]
  private var variables: [String: String] = [:]
  private var taken: Set<String> = []
  /// Whether the number of a round is referred to anywhere.
  private(set) var countsRounds = false

  init(_ list: [[String: Any]], title: String) {
    actions = list.map {
      Action(
        identifier: $0["WFWorkflowActionIdentifier"] as? String ?? "",
        parameters: $0["WFWorkflowActionParameters"] as? [String: Any] ?? [:])
    }
    self.title = title
    var references = References()
    for action in actions { references.collect(action.parameters) }
    countsRounds = references.variables.contains { $0.hasPrefix("Repeat Index") }
    // Variables keep their names where they can; results are renamed where one is taken.
    for name in references.variables where !name.hasPrefix("Repeat I") {
      let known = unique(name)
      variables[name] = known
      if known != name { notes.append("The variable “\(name)” is called “\(known)” here.") }
    }
    for action in actions {
      guard let identifier = action.parameters["UUID"] as? String, outputs[identifier] == nil else {
        continue
      }
      let custom = action.parameters["CustomOutputName"] as? String
      guard let name = custom ?? references.outputs[identifier] else { continue }
      outputs[identifier] = unique(name.isEmpty ? Self.name(of: action) : name)
    }
  }

  private mutating func unique(_ name: String) -> String {
    let base = name.trimmingCharacters(in: .whitespaces).isEmpty ? "result" : name
    var result = base
    var number = 2
    while taken.contains(result) || Formula.specialNames.contains(result) {
      result = "\(base) \(number)"
      number += 1
    }
    taken.insert(result)
    return result
  }

  private static func name(of action: Action) -> String {
    action.identifier.split(separator: ".").last.map(String.init) ?? "result"
  }

  /// A name for what a repetition has at a depth, which nothing else has.
  func loopName(_ base: String) -> String {
    let level = loops.count + 1
    var name = level == 1 ? base : "\(base)\(level)"
    while taken.contains(name) { name += "_" }
    return name
  }

  /// The name of the result of an action.
  func output(_ identifier: String) -> String? { outputs[identifier] }

  /// The name of a variable, which is another one where it has a meaning of its own here.
  func variable(_ name: String) -> String { variables[name] ?? name }

  var current: Action? { index < actions.count ? actions[index] : nil }

  /// The steps up to the end, or to the next part of the block with an identifier.
  mutating func steps(in group: String? = nil) -> [Step] {
    var steps: [Step] = []
    while let action = current {
      if let group, action.group == group, action.mode != 0 { return steps }
      index += 1
      steps += read(action)
    }
    return steps
  }

  /// A step with the name that its result has.
  func named(_ form: Step.Form, _ action: Action) -> Step {
    Step(form, name: (action.parameters["UUID"] as? String).flatMap(output))
  }

  // MARK: Notes

  /// Keeps an action as it is, which cannot run.
  mutating func drop(_ action: Action, _ why: String) -> [Step] {
    unsupported += 1
    note(action, why)
    // The names that results have here are written into it, as their identifiers are not kept.
    let parameters = References.changed(in: action.parameters) { members in
      if let name = (members["OutputUUID"] as? String).flatMap(output) { members["OutputUUID"] = name }
      for key in ["WFVariableName", "VariableName"] {
        if let name = members[key] as? String { members[key] = variable(name) }
      }
    }
    return [named(.unsupported(action.identifier, PropertyLists.json(parameters)), action)]
  }

  mutating func note(_ action: Action, _ what: String) {
    notes.append("Action \(index), \(action.identifier): \(what)")
  }

  /// Tells of the keys that nothing here has.
  mutating func note(_ action: Action, unread parameters: ForeignParameters) {
    for key in parameters.unread {
      note(action, "“\(key)” (\(PropertyLists.words(parameters.values[key] ?? ""))) is left out")
    }
  }
}

/// What the parameters of actions refer to.
struct References {
  /// The variables, in order.
  var variables: [String] = []
  /// The names under which results are referred to, by the identifier of the action.
  var outputs: [String: String] = [:]

  mutating func collect(_ value: Any, depth: Int = 0) {
    guard depth < 60 else { return }
    if let items = value as? [Any] {
      for item in items { collect(item, depth: depth + 1) }
      return
    }
    guard let members = value as? [String: Any] else { return }
    for key in ["WFVariableName", "VariableName"] {
      if let name = members[key] as? String, !variables.contains(name) { variables.append(name) }
    }
    if let identifier = members["OutputUUID"] as? String, outputs[identifier] == nil {
      outputs[identifier] = members["OutputName"] as? String ?? ""
    }
    for (_, member) in members.sorted(by: { $0.key < $1.key }) { collect(member, depth: depth + 1) }
  }

  /// A copy of parameters in which every dictionary is changed.
  static func changed(in parameters: [String: Any], _ change: (inout [String: Any]) -> Void) -> [String: Any]
  {
    func copy(_ value: Any, _ depth: Int) -> Any {
      guard depth < 60 else { return value }
      if let items = value as? [Any] { return items.map { copy($0, depth + 1) } }
      guard var members = value as? [String: Any] else { return value }
      change(&members)
      return members.mapValues { copy($0, depth + 1) }
    }
    return copy(parameters, 0) as? [String: Any] ?? parameters
  }
}
