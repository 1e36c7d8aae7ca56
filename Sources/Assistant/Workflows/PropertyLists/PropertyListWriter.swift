import Foundation
import IntentWire

/// Writes steps as the actions of a property list.
///
/// A value that cannot stand in a parameter there gets an action of its own in front. A step that cannot be said at all is
/// written as a comment, and told of.
struct PropertyListWriter {
  var actions: [[String: Any]] = []
  var notes: [String] = []
  /// How each name is referred to.
  var names: [String: [String: Any]] = [:]
  /// The identifiers that actions have which are kept as they are.
  var taken: Set<String> = []
  var groups = 0
  var loops = 0
  private var numbered = 0

  mutating func steps(_ steps: [Step]) {
    for step in steps { write(step) }
  }

  // MARK: Actions

  /// An identifier that is always the same for the same workflow.
  mutating func identifier(_ kind: Int) -> String {
    while true {
      numbered += 1
      let digits = String(numbered, radix: 16, uppercase: true)
      let result =
        "00000000-0000-4000-800\(kind)-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
      if !taken.contains(result) { return result }
    }
  }

  /// Adds an action.
  ///
  /// - Parameter isResult: Whether the steps after it take its result for that of the step before.
  @discardableResult
  mutating func add(
    _ short: String, _ parameters: [String: Any], name: String? = nil, isResult: Bool = true
  ) -> [String: Any] {
    add(identifier: "is.workflow.actions.\(short)", parameters, name: name, isResult: isResult)
  }

  @discardableResult
  mutating func add(
    identifier action: String, _ parameters: [String: Any], name: String? = nil, isResult: Bool = true
  ) -> [String: Any] {
    var parameters = parameters
    let known = parameters["UUID"] as? String ?? identifier(0)
    parameters["UUID"] = known
    if let name { parameters["CustomOutputName"] = name }
    let reference: [String: Any] = [
      "Type": "ActionOutput", "OutputUUID": known,
      "OutputName": parameters["CustomOutputName"] as? String ?? "Result",
    ]
    if let name { names[name] = reference }
    if isResult { names["it"] = reference }
    actions.append(["WFWorkflowActionIdentifier": action, "WFWorkflowActionParameters": parameters])
    return reference
  }

  /// Adds an action that was kept as it is, whose parameters name the results that they take.
  private mutating func kept(_ identifier: String, _ parameters: [String: Any], name: String?) {
    var parameters = References.changed(in: parameters) { members in
      guard let name = members["OutputUUID"] as? String,
        let known = names[name].flatMap({ $0["OutputUUID"] as? String })
      else { return }
      members["OutputUUID"] = known
    }
    if name != nil, parameters["UUID"] == nil { parameters["UUID"] = self.identifier(0) }
    actions.append(["WFWorkflowActionIdentifier": identifier, "WFWorkflowActionParameters": parameters])
    names["it"] = (parameters["UUID"] as? String).map {
      ["Type": "ActionOutput", "OutputUUID": $0, "OutputName": name ?? "Result"]
    }
    if let name { names[name] = names["it"] }
  }

  mutating func note(_ step: Step, _ what: String) {
    let place = step.place.line > 0 ? "line \(step.place.line): " : ""
    notes.append("\(place)\(WorkflowPrinter.line(step.form).prefix(80)): \(what)")
  }

  // MARK: Steps

  mutating func write(_ step: Step) {
    let (count, before) = (actions.count, names)
    do throws(Unmapped) {
      try form(step)
    } catch {
      // Half a step would do something else.
      actions.removeSubrange(count...)
      names = before
      note(step, "\(error.message); it is a comment there")
      var printer = WorkflowPrinter()
      printer.step(step, indent: "", isFirst: true)
      add("comment", ["WFCommentActionText": printer.lines.joined(separator: "\n")], isResult: false)
    }
  }

  private mutating func form(_ step: Step) throws(Unmapped) {
    switch step.form {
    case .comment(let text): add("comment", ["WFCommentActionText": text], isResult: false)
    case .intent(let call): try write(call, step)
    case .find(let find): try write(find, step)
    case .unsupported(let identifier, let parameters):
      kept(identifier, PropertyLists.value(parameters) as? [String: Any] ?? [:], name: step.name)
    case .conditional, .loop, .each, .menu, .attempt: try block(step)
    default:
      let (row, parameters) = try action(step.form)
      if let words = row.exportNote { note(step, words) }
      add(row.short, parameters, name: step.name)
      switch step.form {
      case .set(let name, _), .add(_, let name): names[name] = ["Type": "Variable", "VariableName": name]
      default: break
      }
    }
  }

  /// The action of the table that does the same as a step.
  mutating func action(_ form: Step.Form) throws(Unmapped) -> (ActionRow, [String: Any]) {
    guard let (row, slots) = Self.row(of: form) else { throw Unmapped("there is no such action there") }
    var parameters: [String: Any] = [:]
    for field in row.fields {
      if let value = try parameter(field, slots[field.slot]) { parameters[field.keys[0]] = value }
    }
    return (row, parameters)
  }

  static func row(of form: Step.Form) -> (ActionRow, ActionRow.Slots)? {
    for row in ActionTable.rows where !row.isOnlyRead {
      guard let slots = row.slots(form), row.constants.allSatisfy({ slots[$0.key] == $0.value }) else {
        continue
      }
      let open = slots.filter { row.constants[$0.key] == nil }
      let known = Set(row.fields.filter(\.hasSlot).map(\.slot))
      guard Set(open.keys).isSubset(of: known), row.fields.allSatisfy({ $0.takes(open[$0.slot]) }) else {
        continue
      }
      return (row, open)
    }
    return nil
  }

  private mutating func parameter(
    _ field: ActionRow.Field, _ value: Formula?
  ) throws(Unmapped) -> Any? {
    switch field.kind {
    case .fixed(let words, _): return words.first
    case .fixedFlag(let flag, _): return flag
    case .assumed, .never, .redundant: return nil
    case .choice(let choices, _): return choices.first { $0.says(value) }?.there
    default: break
    }
    guard let value else {
      if case .previous = field.absent { return try attachment(.variable("it")) }
      return nil
    }
    switch field.kind {
    case .input: return try attachment(value)
    case .text:
      if case .variable = value.form { return try tokens([.value(value)]) }
      return try self.value(value)
    case .seconds:
      if case .value(.duration(let seconds)) = value.form { return Int(exactly: seconds) ?? seconds }
      return try self.value(value)
    case .list:
      guard case .list(let items) = value.form else { throw Unmapped("it is no list that is written out") }
      return try list(items)
    case .unit:
      guard let symbol = value.knownText, let unit = Unit.named(symbol) else {
        throw Unmapped("the unit is not known")
      }
      return ["WFNSUnitSymbol": unit.symbol, "WFNSUnitType": unit.dimension.capitalized]
    case .workflow: return ["workflowName": value.knownText ?? "", "isSelf": false]
    case .flag: return value.form == .value(.boolean(true))
    default: return try self.value(value)
    }
  }
}

extension ActionRow.Field {
  /// Whether a value belongs to the field.
  var hasSlot: Bool {
    switch kind {
    case .fixed, .fixedFlag, .assumed, .never, .redundant: false
    default: true
    }
  }

  /// Whether the field can say a value, or that there is none.
  func takes(_ value: Formula?) -> Bool {
    guard hasSlot else { return true }
    if case .choice(let choices, _) = kind { return choices.contains { $0.says(value) } }
    guard let form = value?.form else {
      switch absent {
      case .empty, .previous: return true
      case .refused, .standard: return false
      }
    }
    switch (kind, form) {
    case (.list, .list), (.dictionary, .dictionary), (.flag, .value(.boolean)): return true
    case (.list, _), (.dictionary, _), (.flag, _): return false
    case (.quantity, _): return value.map(PropertyListWriter.isAmount) ?? false
    case (.name, _), (.workflow, _), (.unit, _): return value?.knownText != nil
    default: return true
    }
  }
}

extension ActionRow.Choice {
  /// Whether the word means a value, or that there is none.
  func says(_ value: Formula?) -> Bool {
    guard let value else { return here == nil }
    guard case .value(let known) = value.form else { return false }
    if case .string(let text) = known {
      // Words are the same in capitals.
      return ([here].compactMap(\.self) + also).contains { $0.text?.lowercased() == text.lowercased() }
    }
    return known == here || also.contains(known)
  }
}
