import Foundation
import IntentWire

extension Workflow {
  /// The workflow as text, always in the same form: what ``init(text:)`` reads as the same workflow.
  public var text: String {
    var printer = WorkflowPrinter()
    printer.workflow(self)
    return printer.lines.joined(separator: "\n") + "\n"
  }

  /// A text of a workflow in its usual form; comments are kept.
  ///
  /// - Throws: ``WorkflowProblems`` with every line that cannot be read.
  public static func format(_ text: String) throws(WorkflowProblems) -> String {
    try Workflow(text: text).text
  }
}

/// Writes a workflow as text.
struct WorkflowPrinter {
  var lines: [String] = []
  /// The longest line that is not broken, in characters.
  private static let width = 88

  mutating func workflow(_ workflow: Workflow) {
    lines += workflow.notes.flatMap { Self.comment($0, "") }
    if !workflow.name.isEmpty || !workflow.notes.isEmpty {
      lines.append("workflow \(Self.quoted(workflow.name))")
    }
    if let about = workflow.about { lines.append("about \(Self.quoted(about))") }
    for phrase in workflow.phrases { lines.append("phrase \(Self.quoted(phrase))") }
    for input in workflow.inputs {
      var line = "input \(Self.word(input.name))"
      if let type = input.type { line += ": \(TypeName.text(type))" }
      if let fallback = input.fallback { line += " = \(Self.text(fallback))" }
      lines.append(line)
    }
    for trigger in workflow.triggers { lines.append("when \(trigger)") }
    if !lines.isEmpty, !workflow.steps.isEmpty { lines.append("") }
    for (index, step) in workflow.steps.enumerated() {
      self.step(step, indent: "", isFirst: index == 0)
    }
  }

  private mutating func block(_ block: Step.Block, indent: String) {
    for step in block.steps { self.step(step, indent: indent + "  ") }
  }

  private static func comment(_ text: String, _ indent: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      $0.isEmpty ? "\(indent)#" : "\(indent)# \($0)"
    }
  }

  private static func note(_ note: String?) -> String {
    guard let note else { return "" }
    let line = note.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.isEmpty ? "  #" : "  # \(line)"
  }

  mutating func step(_ step: Step, indent: String, isFirst: Bool = false) {
    if step.isSpaced, !isFirst { lines.append("") }
    let name = step.name.map { "\(Self.word($0)) = " } ?? ""
    let head = indent + name
    switch step.form {
    case .comment(let text): lines += Self.comment(text, indent)
    case .conditional(let branches, let otherwise):
      for (index, branch) in branches.enumerated() {
        let words = index == 0 ? "\(head)if" : "\(indent)else if"
        lines.append("\(words) \(Self.text(branch.condition))\(Self.note(branch.block.note))")
        block(branch.block, indent: indent)
      }
      if let otherwise {
        lines.append("\(indent)else\(Self.note(otherwise.note))")
        block(otherwise, indent: indent)
      }
    case .loop(let count, let index, let body):
      let at = index.map { " at \(Self.word($0))" } ?? ""
      lines.append("\(head)repeat \(Self.text(count)) times\(at)\(Self.note(body.note))")
      block(body, indent: indent)
    case .each(let item, let index, let list, let body):
      let at = index.map { " at \(Self.word($0))" } ?? ""
      lines.append("\(head)for each \(Self.word(item))\(at) in \(Self.text(list))\(Self.note(body.note))")
      block(body, indent: indent)
    case .menu(let prompt, let options):
      let words = prompt.map { " \(Self.text($0))" } ?? ""
      lines.append("\(head)menu\(words)\(Self.note(step.note))")
      for option in options {
        lines.append("\(indent)  option \(Self.text(option.title))\(Self.note(option.block.note))")
        block(option.block, indent: indent + "  ")
      }
    case .attempt(let body, let failure, let handler):
      lines.append("\(head)try\(Self.note(body.note))")
      block(body, indent: indent)
      let name = failure.map { " \(Self.word($0))" } ?? ""
      lines.append("\(indent)on failure\(name)\(Self.note(handler.note))")
      block(handler, indent: indent)
    case .find(let find): clauses(Self.clauses(find), head, indent, step.note)
    case .intent(let intent): clauses(Self.clauses(intent), head, indent, step.note)
    default: lines.append("\(head)\(Self.line(step.form))\(Self.note(step.note))")
    }
  }

  /// A line, or its parts below each other when it is long.
  private mutating func clauses(
    _ clauses: (short: String, long: [String]), _ head: String, _ indent: String, _ note: String?
  ) {
    guard head.count + clauses.short.count > Self.width || clauses.short.isEmpty else {
      lines.append("\(head)\(clauses.short)\(Self.note(note))")
      return
    }
    for (index, clause) in clauses.long.enumerated() {
      lines.append(index == 0 ? "\(head)\(clause)\(Self.note(note))" : "\(indent)  \(clause)")
    }
  }

  /// A step of one line.
  static func line(_ form: Step.Form) -> String {
    switch form {
    case .value(let value): return statement(value)
    case .action(let call): return action(call)
    case .set(let name, let value): return "set \(word(name)) to \(text(value))"
    case .add(let value, let name): return "add \(text(value)) to \(word(name))"
    case .run(let name, let input):
      return "run workflow \(text(name))" + (input.map { " with \(text($0))" } ?? "")
    case .stop(let value): return "stop" + (value.map { " with \(text($0))" } ?? "")
    case .unsupported(let identifier, let parameters):
      let json = parameters == .null ? "" : " json(\(sheltered(json(parameters))))"
      return "unsupported \(quoted(identifier))\(json)"
    case .find(let find): return clauses(find).short
    case .intent(let intent): return clauses(intent).long.joined(separator: " ")
    case .comment(let text): return "# \(text)"
    case .conditional(let branches, _): return "if \(branches.first.map { text($0.condition) } ?? "")"
    case .loop(let count, _, _): return "repeat \(text(count)) times"
    case .each(let item, _, let list, _): return "for each \(word(item)) in \(text(list))"
    case .menu(let prompt, _): return "menu" + (prompt.map { " \(text($0))" } ?? "")
    case .attempt: return "try"
    }
  }

  private static func action(_ call: BuiltInCall) -> String {
    var line = call.name
    for argument in call.arguments {
      // A word behind the name would be taken for a longer name, or for a label.
      if let label = argument.label { line += " \(label)" }
      line += " \(text(argument.value))"
    }
    return line
  }

  /// An expression as a step: one that would be read as an action is put into parentheses.
  private static func statement(_ value: Formula) -> String {
    let line = text(value)
    let word = String(line.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    return word == "ask" || Keywords.starters.contains(word) ? "(\(line))" : line
  }

  private static func clauses(_ intent: IntentStep) -> (short: String, long: [String]) {
    let names = intent.intent.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isDotted = names.count > 1 && names.allSatisfy(\.isPlainWord)
    var head = "do \(isDotted ? intent.intent : word(intent.intent))"
    if let app = intent.app { head += " in \(word(app))" }
    let parameters = intent.arguments.map { "\(label($0.label ?? "")): \(text($0.value))" }
    // Several parameters stand below each other, so that a change of one is a change of one line.
    if parameters.isEmpty { return (head, [head]) }
    return (parameters.count == 1 ? "\(head) with \(parameters[0])" : "", [head] + parameters)
  }

  private static func clauses(_ find: FindStep) -> (short: String, long: [String]) {
    var parts: [String] = []
    if let kind = find.kind {
      var head = "find \(word(kind))"
      if let app = find.app { head += " in \(word(app))" }
      if let among = find.among { head += " from \(text(among))" }
      parts.append(head)
    } else {
      parts.append("filter \(find.among.map { text($0) } ?? "it")")
    }
    let groups = find.groups.filter { !$0.isEmpty }
    for (index, group) in groups.enumerated() {
      let conditions = group.map(Self.condition).joined(separator: " or ")
      let grouped = group.count > 1 && groups.count > 1 ? "(\(conditions))" : conditions
      parts.append(index == 0 ? "where \(grouped)" : "  and \(grouped)")
    }
    if !find.order.isEmpty {
      let order = find.order.map { word($0.property) + ($0.isAscending ? "" : " descending") }
      parts.append("sort by \(order.joined(separator: ", "))")
    }
    if let limit = find.limit { parts.append("limit \(text(limit))") }
    return (parts.map { $0.drop { $0 == " " } }.joined(separator: " "), parts)
  }

  private static func condition(_ condition: FindStep.Condition) -> String {
    let property = word(condition.property)
    let values = condition.values.map { text($0, 5) }
    let first = values.first ?? "\"\""
    if condition.isNegated, condition.comparison == .contains {
      return "\(property) does not contain \(first)"
    }
    let sign: String =
      switch condition.comparison {
      case .equalTo: "is"
      case .notEqualTo: "is not"
      case .lessThan: "<"
      case .lessThanOrEqualTo: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqualTo: ">="
      case .contains: "contains"
      case .hasPrefix: "begins with"
      case .hasSuffix: "ends with"
      case .isBetween: "between"
      }
    let ends = condition.comparison == .isBetween ? "\(first) and \(values.last ?? first)" : first
    return "\(condition.isNegated ? "not " : "")\(property) \(sign) \(ends)"
  }

  // MARK: Words

  /// A name as it is written where a name is expected.
  static func word(_ name: String) -> String {
    name.isPlainWord && !Keywords.reserved.contains(name) ? name : backquoted(name)
  }

  /// A name behind a dot, where no word has another meaning.
  static func member(_ name: String) -> String { name.isPlainWord ? name : backquoted(name) }

  /// The name of a parameter.
  static func label(_ name: String) -> String {
    name.isPlainWord && name != "with" && name != "in" ? name : backquoted(name)
  }

  private static func backquoted(_ name: String) -> String {
    "`\(escaped(name).replacing("`", with: "\\`"))`"
  }

  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "{": result += "\\{"
      case "}": result += "\\}"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _
      where scalar.properties.generalCategory == .control
        || scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0x85:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "null" }
    var line = ""
    // JSON may hold characters that end a line here.
    for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x85: line += "\\u0085"
      case 0x2028: line += "\\u2028"
      case 0x2029: line += "\\u2029"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
