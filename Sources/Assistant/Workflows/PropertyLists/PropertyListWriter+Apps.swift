import IntentWire

/// Writes intents and searches of apps.
extension PropertyListWriter {
  mutating func write(_ call: IntentStep, _ step: Step) {
    let app = call.app ?? ""
    var parameters: [String: Any] = ["AppIntentDescriptor": descriptor(call.intent, app)]
    for argument in call.arguments { parameters[argument.label ?? ""] = value(argument.value) }
    if !app.contains(".") { note(step, "the app is named, and there it needs its bundle identifier") }
    add(identifier: "\(app).\(call.intent)", parameters, name: step.name)
  }

  func descriptor(_ intent: String, _ app: String) -> [String: Any] {
    ["AppIntentIdentifier": intent, "BundleIdentifier": app, "Name": app, "TeamIdentifier": "0000000000"]
  }

  static let codes: [EntitySearch.Comparison: Int] = [
    .lessThan: 0, .lessThanOrEqualTo: 1, .greaterThan: 2, .greaterThanOrEqualTo: 3, .equalTo: 4,
    .notEqualTo: 5,
    .hasPrefix: 8, .hasSuffix: 9, .contains: 99, .isBetween: 1003,
  ]

  mutating func write(_ find: FindStep, _ step: Step) {
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
}
