import Foundation
import IntentWire

extension PropertyListReader {
  /// The steps that do the same as an action.
  mutating func read(_ action: Action) -> [Step.Form] {
    depth += 1
    defer { depth -= 1 }
    // The reader calls itself for each block.
    guard depth < 30 else { return drop(action, "blocks are nested more than 30 deep") }
    if let form = block(action) { return form }
    if let form = app(action) { return form }
    guard action.identifier.hasPrefix("is.workflow.actions.") else {
      return drop(action, "no such action is known here")
    }
    if let form = simple(action) { return [form] }
    if let form = talk(action) { return [form] }
    if let form = data(action) { return [form] }
    return drop(action, "no such action is known here")
  }

  private func call(_ name: String, _ arguments: (String?, Formula?)...) -> Step.Form {
    .action(BuiltInCall(name, arguments.compactMap { label, value in value.map { StepArgument(label, $0) } }))
  }

  private func input(_ action: Action, _ key: String = "WFInput") -> Formula {
    value(action, key) ?? .variable("it")
  }

  // MARK: Values and variables

  private mutating func simple(_ action: Action) -> Step.Form? {
    switch action.short {
    case "comment":
      return .comment(
        text(action, "WFCommentActionText")?.split(whereSeparator: \.isNewline).joined(separator: " ") ?? "")
    case "gettext": return .value(value(action, "WFTextActionText") ?? .text(""))
    case "number": return .value(number(action, "WFNumberActionNumber") ?? .value(.integer(0)))
    case "list": return .value(value(action, "WFItems") ?? Formula(.list([])))
    case "dictionary": return .value(value(action, "WFItems") ?? Formula(.dictionary([])))
    case "url": return .value(Formula(.converted(value(action, "WFURLActionURL") ?? .text(""), .url)))
    case "nothing": return call("nothing")
    case "setvariable": return .set(text(action, "WFVariableName") ?? "variable", input(action))
    case "appendvariable": return .add(input(action), to: text(action, "WFVariableName") ?? "variable")
    case "getvariable": return .value(value(action, "WFVariable") ?? .variable("it"))
    case "math":
      let signs: [String: Formula.Operation] = [
        "+": .plus, "-": .minus, "−": .minus, "×": .times, "*": .times, "÷": .divided, "/": .divided,
      ]
      guard let sign = signs[text(action, "WFMathOperation") ?? "+"] else { return nil }
      let operand = number(action, "WFMathOperand") ?? .value(.integer(0))
      return .value(Formula(.operation(sign, input(action), operand)))
    case "calculateexpression": return call("calculate", (nil, input(action, "Input")))
    case "round":
      return call("round", (nil, input(action)))
    case "number.random":
      return call(
        "random number", ("from", number(action, "WFRandomNumberMinimum") ?? .value(.integer(0))),
        ("to", number(action, "WFRandomNumberMaximum") ?? .value(.integer(100))))
    case "statistics":
      return call(
        "statistics", ("of", input(action, "Input")),
        ("kind", .text((text(action, "WFStatisticsOperation") ?? "Average").lowercased())))
    case "output": return .stop(value(action, "WFOutput") ?? .variable("it"))
    case "exit": return .stop(value(action, "WFResult"))
    case "delay":
      return call("wait", (nil, number(action, "WFDelayTime") ?? .value(.integer(1))))
    case "runworkflow":
      let called = action.parameters["WFWorkflow"] as? [String: Any]
      let name = called?["workflowName"] as? String ?? text(action, "WFWorkflowName") ?? ""
      return .run(.text(name), input: value(action, "WFInput"))
    default: return nil
    }
  }

  /// A number, which may be written as text.
  private func number(_ action: Action, _ key: String) -> Formula? {
    guard let value = value(action, key) else { return nil }
    guard let text = value.knownText else { return value }
    if let whole = Int(text) { return .value(.integer(whole)) }
    return Double(text).map { .value(.number($0)) } ?? value
  }

  // MARK: The person and the outside

  private mutating func talk(_ action: Action) -> Step.Form? {
    switch action.short {
    case "ask":
      let types = ["Number": "number", "URL": "url", "Date": "date", "Time": "date", "Date and Time": "date"]
      return call(
        "ask", (nil, value(action, "WFAskActionPrompt") ?? .text("What is it?")),
        ("for", types[text(action, "WFInputType") ?? "Text"].map(Formula.text)),
        ("default", value(action, "WFAskActionDefaultAnswer")))
    case "showresult": return call("show", (nil, value(action, "Text") ?? .variable("it")))
    case "alert":
      return call("show", (nil, value(action, "WFAlertActionMessage") ?? value(action, "WFAlertActionTitle")))
    case "previewdocument", "quicklook": return call("show", (nil, input(action)))
    case "notification":
      return call(
        "notify", (nil, value(action, "WFNotificationActionBody") ?? .variable("it")),
        ("title", value(action, "WFNotificationActionTitle")))
    case "speaktext": return call("speak", (nil, value(action, "WFText") ?? .variable("it")))
    case "dictatetext":
      note(action, "words are typed here, not dictated")
      return call("ask", (nil, .text("What do you want to say?")))
    case "choosefromlist":
      let several = action.parameters["WFChooseFromListActionSelectMultiple"] as? Bool == true
      return call(
        "choose", ("from", input(action)), ("prompt", value(action, "WFChooseFromListActionPrompt")),
        ("several", several ? .value(.boolean(true)) : nil))
    case "setclipboard": return call("copy", (nil, input(action)))
    case "getclipboard": return .value(.variable("clipboard"))
    case "openurl": return call("open", (nil, input(action)))
    case "downloadurl":
      let headers = action.parameters["WFHTTPHeaders"].flatMap { expression($0) }
      let method = text(action, "WFHTTPMethod") ?? "GET"
      let body =
        value(action, "WFJSONValues") ?? value(action, "WFFormValues") ?? value(action, "WFRequestVariable")
      return call(
        "fetch", (nil, value(action, "WFURL") ?? .variable("it")),
        ("method", method == "GET" ? nil : .text(method)), ("headers", headers), ("body", body))
    case "runshellscript":
      return call("shell", (nil, value(action, "Script") ?? .text("")), ("with", value(action, "Input")))
    default: return nil
    }
  }

  // MARK: Texts, lists, dictionaries, dates

  private func separator(_ action: Action) -> Formula? {
    switch text(action, "WFTextSeparator") ?? "New Lines" {
    case "New Lines": return nil
    case "Spaces": return .text(" ")
    case "Every Character": return .text("")
    default: return value(action, "WFTextCustomSeparator") ?? .text("")
    }
  }

  private mutating func data(_ action: Action) -> Step.Form? {
    switch action.short {
    case "text.split":
      return call("split", (nil, value(action, "text") ?? input(action)), ("by", separator(action)))
    case "text.combine":
      return call("combine", (nil, value(action, "text") ?? input(action)), ("with", separator(action)))
    case "text.replace":
      let regex = action.parameters["WFReplaceTextRegularExpression"] as? Bool == true
      return call(
        "replace", (nil, value(action, "WFReplaceTextFind") ?? .text("")),
        ("with", value(action, "WFReplaceTextReplace") ?? .text("")), ("in", input(action)),
        ("regex", regex ? .value(.boolean(true)) : nil))
    case "text.match":
      return call(
        "match", (nil, value(action, "WFMatchTextPattern") ?? .text("")),
        ("in", value(action, "text") ?? input(action)))
    case "text.changecase":
      let kinds = [
        "UPPERCASE": "uppercase", "lowercase": "lowercase", "Capitalize Every Word": "capitalized",
        "Capitalize with Title Case": "capitalized", "Capitalize with sentence case.": "sentence",
      ]
      guard let kind = kinds[text(action, "WFCaseType") ?? "UPPERCASE"] else { return nil }
      return call("change case", ("of", value(action, "text") ?? input(action)), ("to", .text(kind)))
    case "text.trimwhitespace": return call("trim", (nil, value(action, "text") ?? input(action)))
    case "count":
      let kind = (text(action, "WFCountType") ?? "Items").lowercased()
      return call(
        "count", (nil, value(action, "Input") ?? input(action)), ("by", kind == "items" ? nil : .text(kind)))
    case "getitemfromlist":
      let list = input(action)
      switch text(action, "WFItemSpecifier") ?? "First Item" {
      case "First Item": return .value(Formula(.property(list, "first")))
      case "Last Item": return .value(Formula(.property(list, "last")))
      case "Random Item": return call("random item", ("of", list))
      case "Item At Index":
        return call("item", (nil, number(action, "WFItemIndex") ?? .value(.integer(1))), ("of", list))
      default:
        return call(
          "items", ("of", list), ("from", number(action, "WFItemRangeStart") ?? .value(.integer(1))),
          ("to", number(action, "WFItemRangeEnd")))
      }
    case "getvalueforkey":
      let source = input(action)
      switch text(action, "WFGetDictionaryValueType") ?? "Value" {
      case "All Keys": return call("keys", ("of", source))
      case "All Values": return call("values", ("of", source))
      default:
        return call("get value", (nil, value(action, "WFDictionaryKey") ?? .text("")), ("from", source))
      }
    case "setvalueforkey":
      return call(
        "put value", (nil, value(action, "WFDictionaryValue") ?? .text("")),
        ("for", value(action, "WFDictionaryKey") ?? .text("")),
        ("in", value(action, "WFDictionary") ?? input(action)))
    case "detect.dictionary": return call("parse json", (nil, input(action)))
    case "detect.text": return .value(Formula(.converted(input(action), .string)))
    case "detect.number": return .value(Formula(.converted(input(action), .number)))
    case "detect.date": return .value(Formula(.converted(input(action), .date)))
    case "detect.link": return .value(Formula(.converted(input(action), .url)))
    case "urlencode":
      let decodes = text(action, "WFEncodeMode") == "Decode"
      return call(decodes ? "decode" : "encode", (nil, input(action)))
    case "base64encode":
      let decodes = text(action, "WFEncodeMode") == "Decode"
      return call(decodes ? "decode" : "encode", (nil, input(action)), ("for", .text("base64")))
    case "date":
      if text(action, "WFDateActionMode") == "Specified Date" || action.parameters["WFDateActionDate"] != nil
      {
        return call("read date", (nil, value(action, "WFDateActionDate") ?? .text("")))
      }
      return .value(.variable("now"))
    case "format.date":
      let style = text(action, "WFDateFormatStyle") ?? "Short"
      let named = [
        "Short": "short", "Medium": "medium", "Long": "long", "ISO 8601": "iso 8601", "Relative": "relative",
      ]
      let pattern = style == "Custom" ? text(action, "WFDateFormat") : named[style]
      return call(
        "format date", (nil, value(action, "WFDate") ?? .variable("it")), ("style", pattern.map(Formula.text))
      )
    case "adjustdate":
      guard let duration = value(action, "WFDuration") else { return nil }
      let subtracts = text(action, "WFAdjustOperation") == "Subtract"
      return call(
        "adjust date", (nil, value(action, "WFDate") ?? .variable("it")),
        ("by", subtracts ? Formula(.operation(.times, duration, .value(.integer(-1)))) : duration))
    case "measurement.create": return value(action, "WFMeasurementUnit").map(Step.Form.value)
    case "documentpicker.open", "file.getfile":
      return value(action, "WFGetFilePath").map { call("read file", (nil, $0)) }
    default: return nil
    }
  }

  // MARK: Apps

  private mutating func app(_ action: Action) -> [Step.Form]? {
    if action.short.hasPrefix("filter."), action.identifier.hasPrefix("is.workflow.actions.") {
      guard let list = value(action, "WFContentItemInputParameter") else {
        return drop(action, "it searches the data of an app of that system")
      }
      return found(action, FindStep(nil, among: list))
    }
    let descriptor = action.parameters["AppIntentDescriptor"] as? [String: Any]
    guard let descriptor, let intent = descriptor["AppIntentIdentifier"] as? String else { return nil }
    let app = descriptor["BundleIdentifier"] as? String ?? descriptor["Name"] as? String
    if action.parameters["WFContentItemFilter"] != nil
      || action.parameters["WFContentItemSortProperty"] != nil
      || action.parameters["WFContentItemLimitEnabled"] != nil || action.parameters["PritheeFind"] != nil
    {
      var find = FindStep(intent, app: app)
      find.among = value(action, "WFContentItemInputParameter")
      return found(action, find)
    }
    var step = IntentStep(intent, app: app)
    let own: Set<String> = [
      "AppIntentDescriptor", "UUID", "CustomOutputName", "ShowWhenRun", "OpenWhenRun", "GroupingIdentifier",
    ]
    for key in action.parameters.keys.sorted() where !own.contains(key) {
      guard let value = parameter(action.parameters[key] ?? "") else {
        note(action, "the value of “\(key)” could not be read and is left out")
        continue
      }
      step.arguments.append(StepArgument(key, value))
    }
    return [.intent(step)]
  }

  /// The value of an intent's parameter: choices and entities are small dictionaries.
  private func parameter(_ value: Any) -> Formula? {
    if let members = value as? [String: Any], members["WFSerializationType"] == nil {
      if let identifier = members["identifier"] as? String {
        let title = members["title"] as? [String: Any]
        return .value(
          .entity(
            EntityReference(
              type: members["type"] as? String ?? "", identifier: identifier,
              display: DisplayValue(
                title?["key"] as? String ?? members["displayString"] as? String ?? identifier))))
      }
      if let name = members["value"] as? String { return .text(name) }
    }
    if let items = value as? [Any] {
      let values = items.compactMap(parameter)
      return values.count == items.count ? Formula(.list(values)) : nil
    }
    return expression(value)
  }

  private static let comparisons: [Int: (EntitySearch.Comparison, Bool)] = [
    0: (.lessThan, false), 1: (.lessThanOrEqualTo, false), 2: (.greaterThan, false),
    3: (.greaterThanOrEqualTo, false), 4: (.equalTo, false), 5: (.notEqualTo, false), 8: (.hasPrefix, false),
    9: (.hasSuffix, false), 99: (.contains, false), 999: (.contains, true), 1003: (.isBetween, false),
  ]

  private mutating func found(_ action: Action, _ start: FindStep) -> [Step.Form] {
    var find = start
    let filter = action.parameters["WFContentItemFilter"] as? [String: Any]
    let table = filter?["Value"] as? [String: Any]
    var conditions: [FindStep.Condition] = []
    for template in table?["WFActionParameterFilterTemplates"] as? [[String: Any]] ?? [] {
      guard let property = template["Property"] as? String, let code = template["Operator"] as? Int,
        let (comparison, isNegated) = Self.comparisons[code]
      else { return drop(action, "one of its conditions is not known here") }
      let values = template["Values"] as? [String: Any] ?? [:]
      let first = ["String", "Number", "Date", "Bool", "Enumeration", "Unit"].compactMap { values[$0] }.first
      guard let value = first.flatMap({ expression($0) }) else {
        return drop(action, "the value of a condition could not be read")
      }
      var all = [value]
      if comparison == .isBetween {
        guard let other = (values["AnotherNumber"] ?? values["AnotherDate"]).flatMap({ expression($0) })
        else {
          return drop(action, "a condition has only one end")
        }
        all.append(other)
      }
      conditions.append(.init(Self.plain(property), comparison, isNegated: isNegated, all))
    }
    let isAll = table?["WFActionParameterFilterPrefix"] as? Int ?? 1 == 1
    find.groups = isAll ? conditions.map { [$0] } : conditions.isEmpty ? [] : [conditions]
    if let property = action.parameters["WFContentItemSortProperty"] as? String {
      let order = action.parameters["WFContentItemSortOrder"] as? String ?? ""
      let isDescending = ["Z to A", "Biggest First", "Latest First", "Descending"].contains(order)
      find.order = [EntitySearch.Order(Self.plain(property), isAscending: !isDescending)]
    }
    if action.parameters["WFContentItemLimitEnabled"] as? Bool == true {
      find.limit = number(action, "WFContentItemLimitNumber") ?? .value(.integer(1))
    }
    return [.find(find)]
  }

  private static func plain(_ property: String) -> String { property }

  // MARK: Blocks

  private mutating func block(_ action: Action) -> [Step.Form]? {
    let kinds = ["conditional", "repeat.count", "repeat.each", "choosefrommenu"]
    guard kinds.contains(action.short), action.identifier.hasPrefix("is.workflow.actions.") else {
      return nil
    }
    guard action.mode == 0, let group = action.group else {
      // A middle or an end without its beginning.
      return drop(action, "this part of a block has no beginning")
    }
    switch action.short {
    case "conditional":
      let condition = condition(action)
      if condition == nil { note(action, "its condition is not known here; the first branch is taken") }
      var branches = [Step.Branch(condition ?? .value(.boolean(true)), Step.Block(steps(in: group)))]
      var otherwise: Step.Block?
      while let part = current, part.group == group {
        index += 1
        if part.mode != 1 { break }
        if let next = self.condition(part), part.parameters["WFCondition"] != nil {
          branches.append(Step.Branch(next, Step.Block(steps(in: group))))
        } else {
          otherwise = Step.Block(steps(in: group))
        }
      }
      return [.conditional(branches, otherwise: otherwise)]
    case "repeat.count":
      let name = indexes.isEmpty ? "index" : "index\(indexes.count + 1)"
      indexes.append(name)
      items.append("it")
      let body = body(group)
      indexes.removeLast()
      items.removeLast()
      return [
        .loop(
          count: number(action, "WFRepeatCount") ?? .value(.integer(1)), index: name == "index" ? nil : name,
          body)
      ]
    case "repeat.each":
      let number = indexes.isEmpty ? "index" : "index\(indexes.count + 1)"
      let item = items.isEmpty ? "item" : "item\(items.count + 1)"
      let list = input(action)
      indexes.append(number)
      items.append(item)
      let body = body(group)
      indexes.removeLast()
      items.removeLast()
      return [.each(item: item, index: number == "index" ? nil : number, list: list, body)]
    default: return [menu(action, group)]
    }
  }

  /// The steps up to the end of a block.
  private mutating func body(_ group: String) -> Step.Block {
    let block = Step.Block(steps(in: group))
    if let end = current, end.group == group { index += 1 }
    return block
  }

  private mutating func menu(_ action: Action, _ group: String) -> Step.Form {
    // Nothing stands between the beginning and the first entry.
    _ = steps(in: group)
    var options: [Step.Option] = []
    while let part = current, part.group == group {
      index += 1
      if part.mode != 1 { break }
      let title = value(part, "WFMenuItemTitle") ?? .text("")
      options.append(Step.Option(title, Step.Block(steps(in: group))))
    }
    if options.isEmpty {
      for title in action.parameters["WFMenuItems"] as? [String] ?? [] {
        options.append(Step.Option(.text(title), Step.Block()))
      }
    }
    guard !options.isEmpty else { return .comment("A menu without entries") }
    return .menu(prompt: value(action, "WFMenuPrompt"), options)
  }

  private func condition(_ action: Action) -> Formula? {
    if let table = action.parameters["WFConditions"] as? [String: Any],
      let value = table["Value"] as? [String: Any],
      let templates = value["WFActionParameterFilterTemplates"] as? [[String: Any]]
    {
      let conditions = templates.prefix(40).map {
        one(Action(identifier: action.identifier, parameters: $0))
      }
      guard !conditions.isEmpty, conditions.allSatisfy({ $0 != nil }) else { return nil }
      let known = conditions.compactMap(\.self)
      let sign: Formula.Operation = value["WFActionParameterFilterPrefix"] as? Int == 1 ? .and : .or
      return known.dropFirst().reduce(known[0]) { Formula(.operation(sign, $0, $1)) }
    }
    return one(action)
  }

  private func one(_ action: Action) -> Formula? {
    let left = input(action)
    func operand() -> Formula? {
      value(action, "WFConditionalActionString") ?? number(action, "WFNumberValue") ?? value(action, "WFDate")
        ?? value(action, "WFDuration")
    }
    let signs: [Int: Formula.Operation] = [
      0: .less, 1: .lessOrEqual, 2: .greater, 3: .greaterOrEqual, 4: .equal, 5: .notEqual, 8: .begins,
      9: .ends,
      99: .contains, 999: .containsNot,
    ]
    let code = action.parameters["WFCondition"] as? Int ?? 100
    switch code {
    case 100: return Formula(.sign(.hasValue, left))
    case 101: return Formula(.sign(.not, Formula(.sign(.hasValue, left))))
    case 1003:
      guard let low = number(action, "WFNumberValue") ?? value(action, "WFDate"),
        let high = number(action, "WFAnotherNumber") ?? value(action, "WFAnotherDate")
      else { return nil }
      return Formula(.between(left, low, high))
    case 1002:
      let day = Formula(.property(Formula(.converted(left, .date)), "date"))
      return Formula(.operation(.equal, day, .variable("today")))
    case 1000, 1001:
      // In the next, or in the last, so many days.
      guard let span = value(action, "WFDuration") else { return nil }
      let now = Formula.variable("now")
      let sign: Formula.Operation = code == 1000 ? .plus : .minus
      let end = Formula(.operation(sign, now, span))
      return Formula(code == 1000 ? .between(left, now, end) : .between(left, end, now))
    default: return signs[code].flatMap { sign in operand().map { Formula(.operation(sign, left, $0)) } }
    }
  }
}
