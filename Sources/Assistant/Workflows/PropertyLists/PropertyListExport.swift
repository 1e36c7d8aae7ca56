public import Foundation
import IntentWire

extension Workflow {
  /// A workflow as a property list of Apple's, with what could not be said in it.
  public struct Exported: Sendable {
    /// The content of the file.
    public var data: Data
    /// What is left out or changed, step by step.
    public var notes: [String]
  }

  /// Writes the workflow as an unsigned property list of Apple's.
  ///
  /// - Parameter isBinary: Whether the file is in binary form instead of XML.
  /// - Throws: ``WorkflowProblem`` when it cannot be written.
  public func propertyList(isBinary: Bool = false) throws(WorkflowProblem) -> Exported {
    var writer = PropertyListWriter()
    for input in inputs where input.fallback != nil || inputs.count > 1 {
      writer.notes.append("The input “\(input.name)”: a workflow there has one input without a name.")
      break
    }
    if let first = inputs.first { writer.names[first.name] = ["Type": "ExtensionInput"] }
    writer.steps(steps)
    let root: [String: Any] = [
      "WFWorkflowActions": writer.actions, "WFWorkflowClientVersion": "3036.0.4.2",
      "WFWorkflowMinimumClientVersion": 900, "WFWorkflowMinimumClientVersionString": "900",
      "WFWorkflowName": name,
      "WFWorkflowIcon": ["WFWorkflowIconStartColor": 463_140_863, "WFWorkflowIconGlyphNumber": 59_511],
      "WFWorkflowImportQuestions": [Any](), "WFWorkflowTypes": [Any](),
      "WFWorkflowInputContentItemClasses": ["WFStringContentItem", "WFURLContentItem", "WFDateContentItem"],
      "WFWorkflowHasShortcutInputVariables": !inputs.isEmpty,
    ]
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: root, format: isBinary ? .binary : .xml, options: 0)
    else { throw WorkflowProblem("The workflow cannot be written as a property list.") }
    return Exported(data: data, notes: writer.notes)
  }
}

/// Writes steps as the actions of a property list.
struct PropertyListWriter {
  var actions: [[String: Any]] = []
  var notes: [String] = []
  /// How each name is referred to.
  var names: [String: [String: Any]] = [:]
  private var groups = 0
  private var loops = 0
  private var previous: String?

  mutating func steps(_ steps: [Step]) {
    for step in steps { write(step) }
  }

  /// An identifier that is always the same for the same workflow.
  private func identifier(_ number: Int, _ kind: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "00000000-0000-4000-800\(kind)-" + String(repeating: "0", count: max(0, 12 - digits.count))
      + digits
  }

  private mutating func add(_ short: String, _ parameters: [String: Any], name: String? = nil) {
    add(identifier: "is.workflow.actions.\(short)", parameters, name: name)
  }

  private mutating func add(identifier action: String, _ parameters: [String: Any], name: String? = nil) {
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

  private mutating func note(_ step: Step, _ what: String) {
    let place = step.place.line > 0 ? "line \(step.place.line): " : ""
    notes.append("\(place)\(WorkflowPrinter.line(step.form).prefix(80)): \(what)")
  }

  private mutating func write(_ step: Step) {
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

  // MARK: Values

  private mutating func write(_ value: Formula, _ step: Step) {
    switch value.form {
    case .value(.string), .text: add("gettext", ["WFTextActionText": self.value(value)], name: step.name)
    case .value(.integer(let number)): add("number", ["WFNumberActionNumber": number], name: step.name)
    case .value(.number(let number)): add("number", ["WFNumberActionNumber": number], name: step.name)
    case .list(let items): add("list", ["WFItems": items.map(self.value)], name: step.name)
    case .dictionary: add("dictionary", ["WFItems": self.value(value)], name: step.name)
    case .variable("now"): add("date", ["WFDateActionMode": "Current Date"], name: step.name)
    case .variable("clipboard"): add("getclipboard", [:], name: step.name)
    case .converted(let inner, .url): add("url", ["WFURLActionURL": self.value(inner)], name: step.name)
    case .property(let list, "first"):
      add("getitemfromlist", ["WFInput": attachment(list), "WFItemSpecifier": "First Item"], name: step.name)
    case .property(let list, "last"):
      add("getitemfromlist", ["WFInput": attachment(list), "WFItemSpecifier": "Last Item"], name: step.name)
    case .converted(let inner, let type) where Self.detectors[type] != nil:
      add("detect.\(Self.detectors[type] ?? "text")", ["WFInput": attachment(inner)], name: step.name)
    case .operation(let operation, let left, let right)
    where [.plus, .minus, .times, .divided].contains(operation):
      let signs: [Formula.Operation: String] = [.plus: "+", .minus: "-", .times: "×", .divided: "÷"]
      add(
        "math",
        [
          "WFInput": attachment(left), "WFMathOperation": signs[operation] ?? "+",
          "WFMathOperand": self.value(right),
        ], name: step.name)
    case .variable, .property, .element, .converted:
      add("getvariable", ["WFVariable": attachment(value)], name: step.name)
    default:
      note(step, "such a value has no action there; it is written as text")
      add("gettext", ["WFTextActionText": WorkflowPrinter.text(value)], name: step.name)
    }
  }

  private static let detectors: [ValueType: String] = [.string: "text", .number: "number", .date: "date"]

  /// A value as a parameter.
  func value(_ expression: Formula) -> Any {
    switch expression.form {
    case .value(let value): return literal(value)
    case .text(let parts): return tokens(parts)
    case .list(let items): return items.map(value)
    case .dictionary(let entries):
      return [
        "Value": ["WFDictionaryFieldValueItems": entries.map(field)],
        "WFSerializationType": "WFDictionaryFieldValue",
      ]
    default: return attachment(expression)
    }
  }

  private func field(_ entry: Formula.Entry) -> [String: Any] {
    let type: Int =
      switch entry.value.form {
      case .dictionary: 1
      case .list: 2
      case .value(.integer), .value(.number): 3
      case .value(.boolean): 4
      default: 0
      }
    var value = self.value(entry.value)
    if type == 2 { value = ["Value": value, "WFSerializationType": "WFArrayParameterState"] }
    if type == 1 { value = ["Value": value, "WFSerializationType": "WFDictionaryFieldValue"] }
    if type == 3, case .value(let number) = entry.value.form { value = number.displayText }
    return ["WFKey": entry.key, "WFItemType": type, "WFValue": value]
  }

  private func literal(_ value: IntentValue) -> Any {
    switch value {
    case .string(let text): return text
    case .integer(let number): return number
    case .number(let number): return number
    case .boolean(let flag): return flag
    case .duration(let seconds): return quantity(seconds, "s")
    case .measurement(let measure): return quantity(measure.value, measure.unit)
    case .enumeration(let choice): return choice.cases.first ?? ""
    case .entity(let entity):
      return [
        "identifier": entity.identifier, "type": entity.type, "title": ["key": entity.display.title],
      ]
    case .list(let items): return items.map(literal)
    default: return value.displayText
    }
  }

  private func quantity(_ number: Double, _ unit: String) -> Any {
    ["Value": ["Magnitude": number, "Unit": unit], "WFSerializationType": "WFQuantityFieldValue"]
  }

  private func tokens(_ parts: [Formula.Part]) -> Any {
    var text = ""
    var attachments: [String: Any] = [:]
    for part in parts {
      switch part {
      case .characters(let characters): text += characters
      case .value(let inner):
        attachments["{\(text.utf16.count), 1}"] = reference(inner)
        text += "\u{FFFC}"
      }
    }
    return [
      "Value": ["string": text, "attachmentsByRange": attachments],
      "WFSerializationType": "WFTextTokenString",
    ]
  }

  /// One variable as a whole value.
  private func attachment(_ expression: Formula) -> Any {
    switch expression.form {
    case .value, .text, .list, .dictionary: return value(expression)
    default: break
    }
    return ["Value": reference(expression), "WFSerializationType": "WFTextTokenAttachment"]
  }

  private func reference(_ expression: Formula) -> [String: Any] {
    func refined(_ inner: Formula, _ more: [String: Any]) -> [String: Any] {
      var result = reference(inner)
      result["Aggrandizements"] = (result["Aggrandizements"] as? [Any] ?? []) + [more]
      return result
    }
    switch expression.form {
    case .variable("input"): return ["Type": "ExtensionInput"]
    case .variable("clipboard"): return ["Type": "Clipboard"]
    case .variable("now"), .variable("today"): return ["Type": "CurrentDate"]
    case .variable("index"): return ["Type": "Variable", "VariableName": loopName("Repeat Index")]
    case .variable(let name): return names[name] ?? ["Type": "Variable", "VariableName": name]
    case .ask(let prompt):
      var result: [String: Any] = ["Type": "Ask"]
      if let prompt { result["Prompt"] = prompt }
      return result
    case .property(let inner, let name):
      return refined(inner, ["Type": "WFPropertyVariableAggrandizement", "PropertyName": name])
    case .element(let inner, let key):
      return refined(
        inner, ["Type": "WFDictionaryValueVariableAggrandizement", "DictionaryKey": key.knownText ?? "1"])
    case .converted(let inner, let type):
      let classes: [ValueType: String] = [
        .string: "WFStringContentItem", .number: "WFNumberContentItem", .url: "WFURLContentItem",
        .date: "WFDateContentItem", .person: "WFContactContentItem", .dictionary: "WFDictionaryContentItem",
      ]
      return refined(
        inner,
        [
          "Type": "WFCoercionVariableAggrandizement",
          "CoercionItemClass": classes[type] ?? "WFStringContentItem",
        ])
    default: return ["Type": "Variable", "VariableName": WorkflowPrinter.text(expression)]
    }
  }

  private func loopName(_ name: String) -> String { loops > 1 ? "\(name) \(loops)" : name }

  // MARK: Actions

  private mutating func write(_ call: BuiltInCall, _ step: Step) {
    func argument(_ label: String?) -> Any? {
      call.arguments.first { $0.label == label }.map { value($0.value) }
    }
    func attached(_ label: String?) -> Any? {
      call.arguments.first { $0.label == label }.map { attachment($0.value) }
    }
    let name: String
    var parameters: [String: Any?] = [:]
    switch call.name {
    case "nothing": name = "nothing"
    case "show": (name, parameters) = ("showresult", ["Text": argument(nil)])
    case "speak": (name, parameters) = ("speaktext", ["WFText": argument(nil)])
    case "notify":
      name = "notification"
      parameters = [
        "WFNotificationActionBody": argument(nil), "WFNotificationActionTitle": argument("title"),
      ]
    case "ask":
      let types = ["number": "Number", "integer": "Number", "url": "URL", "date": "Date and Time"]
      let type = call.arguments.first { $0.label == "for" }?.value.knownText ?? "text"
      name = "ask"
      parameters = [
        "WFAskActionPrompt": argument(nil), "WFInputType": types[type] ?? "Text",
        "WFAskActionDefaultAnswer": argument("default"),
      ]
    case "choose":
      name = "choosefromlist"
      parameters = ["WFInput": attached("from"), "WFChooseFromListActionPrompt": argument("prompt")]
      if argument("several") as? Bool == true { parameters["WFChooseFromListActionSelectMultiple"] = true }
    case "wait":
      name = "delay"
      var seconds = argument(nil)
      if case .value(.duration(let number))? = call.arguments.first?.value.form { seconds = number }
      parameters = ["WFDelayTime": seconds]
    case "copy": (name, parameters) = ("setclipboard", ["WFInput": attached(nil)])
    case "open": (name, parameters) = ("openurl", ["WFInput": attached(nil)])
    case "combine", "split":
      name = "text.\(call.name)"
      parameters = ["text": attached(nil)]
      if let separator = argument(call.name == "combine" ? "with" : "by") {
        parameters["WFTextSeparator"] = "Custom"
        parameters["WFTextCustomSeparator"] = separator
      }
    case "replace":
      name = "text.replace"
      parameters = [
        "WFReplaceTextFind": argument(nil), "WFReplaceTextReplace": argument("with"),
        "WFInput": attached("in"),
        "WFReplaceTextRegularExpression": argument("regex"),
      ]
    case "match":
      (name, parameters) = ("text.match", ["WFMatchTextPattern": argument(nil), "text": attached("in")])
    case "trim": (name, parameters) = ("text.trimwhitespace", ["text": attached(nil)])
    case "count":
      name = "count"
      let kind = call.arguments.first { $0.label == "by" }?.value.knownText ?? "items"
      parameters = ["Input": attached(nil), "WFCountType": kind.capitalized]
    case "item":
      name = "getitemfromlist"
      parameters = [
        "WFInput": attached("of"), "WFItemSpecifier": "Item At Index", "WFItemIndex": argument(nil),
      ]
    case "random item":
      (name, parameters) = ("getitemfromlist", ["WFInput": attached("of"), "WFItemSpecifier": "Random Item"])
    case "get value":
      (name, parameters) = (
        "getvalueforkey", ["WFDictionaryKey": argument(nil), "WFInput": attached("from")]
      )
    case "keys":
      (name, parameters) = (
        "getvalueforkey", ["WFGetDictionaryValueType": "All Keys", "WFInput": attached("of")]
      )
    case "values":
      (name, parameters) = (
        "getvalueforkey", ["WFGetDictionaryValueType": "All Values", "WFInput": attached("of")]
      )
    case "put value":
      name = "setvalueforkey"
      parameters = [
        "WFDictionaryValue": argument(nil), "WFDictionaryKey": argument("for"),
        "WFDictionary": attached("in"),
      ]
    case "parse json": (name, parameters) = ("detect.dictionary", ["WFInput": attached(nil)])
    case "calculate": (name, parameters) = ("calculateexpression", ["Input": argument(nil)])
    case "random number":
      name = "number.random"
      parameters = ["WFRandomNumberMinimum": argument("from"), "WFRandomNumberMaximum": argument("to")]
    case "read date":
      name = "date"
      parameters = ["WFDateActionMode": "Specified Date", "WFDateActionDate": argument(nil)]
    case "encode" where argument("for") == nil: (name, parameters) = ("urlencode", ["WFInput": attached(nil)])
    case "fetch":
      name = "downloadurl"
      parameters = [
        "WFURL": argument(nil), "WFHTTPMethod": argument("method"), "WFHTTPHeaders": argument("headers"),
        "WFJSONValues": argument("body"),
      ]
    default:
      note(step, "there is no such action there; it is a comment")
      add("comment", ["WFCommentActionText": WorkflowPrinter.line(step.form)], name: step.name)
      return
    }
    add(name, parameters.compactMapValues { $0 }, name: step.name)
  }

  private mutating func write(_ call: IntentStep, _ step: Step) {
    let app = call.app ?? ""
    var parameters: [String: Any] = ["AppIntentDescriptor": descriptor(call.intent, app)]
    for argument in call.arguments { parameters[argument.label ?? ""] = value(argument.value) }
    if !app.contains(".") { note(step, "the app is named, and there it needs its bundle identifier") }
    add(identifier: "\(app).\(call.intent)", parameters, name: step.name)
  }

  private func descriptor(_ intent: String, _ app: String) -> [String: Any] {
    ["AppIntentIdentifier": intent, "BundleIdentifier": app, "Name": app, "TeamIdentifier": "0000000000"]
  }

  private static let codes: [EntitySearch.Comparison: Int] = [
    .lessThan: 0, .lessThanOrEqualTo: 1, .greaterThan: 2, .greaterThanOrEqualTo: 3, .equalTo: 4,
    .notEqualTo: 5,
    .hasPrefix: 8, .hasSuffix: 9, .contains: 99, .isBetween: 1003,
  ]

  private mutating func write(_ find: FindStep, _ step: Step) {
    var parameters: [String: Any] = [:]
    let groups = find.groups.filter { !$0.isEmpty }
    let isAny = groups.count == 1 && groups[0].count > 1
    if groups.count > 1, groups.contains(where: { $0.count > 1 }) {
      note(step, "conditions there are all or any; those of each group are all needed now")
    }
    let templates: [[String: Any]] = groups.joined().map { condition in
      let code =
        condition.comparison == .contains && condition.isNegated ? 999 : Self.codes[condition.comparison] ?? 4
      var values: [String: Any] = [:]
      if let first = condition.values.first {
        switch first.form {
        case .value(.integer), .value(.number): values["Number"] = value(first)
        case .value(.boolean): values["Bool"] = value(first)
        case .value(.measurement): values["Unit"] = value(first)
        default: values["String"] = value(first)
        }
      }
      if condition.comparison == .isBetween, let last = condition.values.last {
        values["AnotherNumber"] = value(last)
      }
      return ["Property": condition.property, "Operator": code, "Values": values, "Removable": true]
    }
    if !templates.isEmpty {
      parameters["WFContentItemFilter"] = [
        "WFSerializationType": "WFContentPredicateTableTemplate",
        "Value": [
          "WFActionParameterFilterPrefix": isAny ? 0 : 1, "WFActionParameterFilterTemplates": templates,
          "WFContentPredicateBoundedDate": false,
        ],
      ]
    }
    if let order = find.order.first {
      parameters["WFContentItemSortProperty"] = order.property
      parameters["WFContentItemSortOrder"] = order.isAscending ? "Ascending" : "Descending"
      if find.order.count > 1 { note(step, "there is only one order there; the first is kept") }
    }
    if let limit = find.limit {
      parameters["WFContentItemLimitEnabled"] = true
      parameters["WFContentItemLimitNumber"] = value(limit)
    }
    if let among = find.among { parameters["WFContentItemInputParameter"] = attachment(among) }
    guard let kind = find.kind else {
      add("filter.files", parameters, name: step.name)
      return
    }
    if parameters.isEmpty || find.limit == nil { parameters["WFContentItemLimitEnabled"] = false }
    parameters["AppIntentDescriptor"] = descriptor(kind, find.app ?? "")
    add(identifier: "\(find.app ?? "").\(kind)", parameters, name: step.name)
  }

  // MARK: Blocks

  private mutating func block(_ step: Step) {
    groups += 1
    let group = identifier(groups, 1)
    func part(_ mode: Int, _ more: [String: Any] = [:]) -> [String: Any] {
      more.merging(["GroupingIdentifier": group, "WFControlFlowMode": mode]) { first, _ in first }
    }
    switch step.form {
    case .conditional(let branches, let otherwise):
      for (index, branch) in branches.enumerated() {
        add("conditional", part(index == 0 ? 0 : 1, condition(branch.condition, step)))
        steps(branch.block.steps)
      }
      if let otherwise {
        add("conditional", part(1))
        steps(otherwise.steps)
      }
      add("conditional", part(2), name: step.name)
    case .loop(let count, let index, let body):
      loops += 1
      if let index { names[index] = ["Type": "Variable", "VariableName": loopName("Repeat Index")] }
      add("repeat.count", part(0, ["WFRepeatCount": value(count)]))
      steps(body.steps)
      add("repeat.count", part(2), name: step.name)
      loops -= 1
    case .each(let item, let index, let list, let body):
      add("repeat.each", part(0, ["WFInput": attachment(list)]))
      loops += 1
      names[item] = ["Type": "Variable", "VariableName": loopName("Repeat Item")]
      if let index { names[index] = ["Type": "Variable", "VariableName": loopName("Repeat Index")] }
      steps(body.steps)
      loops -= 1
      add("repeat.each", part(2), name: step.name)
    case .menu(let prompt, let options):
      var start: [String: Any] = [
        "WFMenuItems": options.map { $0.title.knownText ?? WorkflowPrinter.text($0.title) }
      ]
      if let prompt { start["WFMenuPrompt"] = value(prompt) }
      add("choosefrommenu", part(0, start))
      for option in options {
        add("choosefrommenu", part(1, ["WFMenuItemTitle": value(option.title)]))
        steps(option.block.steps)
      }
      add("choosefrommenu", part(2), name: step.name)
    case .attempt(let body, _, _):
      note(step, "nothing there catches failures; only what is tried is written")
      steps(body.steps)
    default: break
    }
  }

  private mutating func condition(_ expression: Formula, _ step: Step) -> [String: Any] {
    func input(_ value: Formula) -> [String: Any] { ["Type": "Variable", "Variable": attachment(value)] }
    let codes: [Formula.Operation: Int] = [
      .less: 0, .lessOrEqual: 1, .greater: 2, .greaterOrEqual: 3, .equal: 4, .notEqual: 5, .begins: 8,
      .ends: 9,
      .contains: 99, .containsNot: 999,
    ]
    switch expression.form {
    case .sign(.hasValue, let value): return ["WFInput": input(value), "WFCondition": 100]
    case .sign(.not, let inner):
      if case .sign(.hasValue, let value) = inner.form {
        return ["WFInput": input(value), "WFCondition": 101]
      }
    case .operation(let operation, let left, let right):
      guard let code = codes[operation] else { break }
      var result: [String: Any] = ["WFInput": input(left), "WFCondition": code]
      switch right.form {
      case .value(.integer), .value(.number): result["WFNumberValue"] = value(right)
      default: result["WFConditionalActionString"] = value(right)
      }
      return result
    case .between(let value, let low, let high):
      return [
        "WFInput": input(value), "WFCondition": 1003, "WFNumberValue": self.value(low),
        "WFAnotherNumber": self.value(high),
      ]
    default: break
    }
    note(step, "such a condition cannot be said there; it is “has any value”")
    return ["WFInput": input(expression), "WFCondition": 100]
  }
}
