import IntentWire

/// Writes intents and searches of apps.
extension PropertyListWriter {
  mutating func write(_ call: IntentStep, _ step: Step) throws(Unmapped) {
    let app = call.app ?? ""
    var parameters: [String: Any] = ["AppIntentDescriptor": descriptor(call.intent, app)]
    for argument in call.arguments {
      let label = argument.label ?? ""
      guard !label.isEmpty, parameters[label] == nil, !ForeignParameters.bookkeeping.contains(label) else {
        throw Unmapped("no parameter there can be called “\(label)”")
      }
      if case .list(let items) = argument.value.form {
        var values: [Any] = []
        for item in items { values.append(try value(item)) }
        parameters[label] = values
      } else {
        parameters[label] = try value(argument.value)
      }
    }
    if !app.contains(".") { note(step, "the app is named, and there it needs its bundle identifier") }
    add(identifier: "\(app).\(call.intent)", parameters, name: step.name)
  }

  func descriptor(_ intent: String, _ app: String) -> [String: Any] {
    ["AppIntentIdentifier": intent, "BundleIdentifier": app, "Name": app, "TeamIdentifier": "0000000000"]
  }

  mutating func write(_ find: FindStep, _ step: Step) throws(Unmapped) {
    var parameters: [String: Any] = [:]
    // A list there has properties with other names.
    func known(_ name: String) -> String {
      find.kind == nil ? ActionTable.properties.first { $0.here == name }?.there ?? name : name
    }
    let groups = find.groups.filter { !$0.isEmpty }
    let isAny = groups.count == 1 && groups[0].count > 1
    if groups.count > 1, groups.contains(where: { $0.count > 1 }) {
      throw Unmapped("either all of the conditions are meant there, or any of them")
    }
    var templates: [[String: Any]] = []
    for condition in groups.joined() { templates.append(try template(condition, known(condition.property))) }
    if !templates.isEmpty {
      parameters["WFContentItemFilter"] = [
        "WFSerializationType": "WFContentPredicateTableTemplate",
        "Value": [
          "WFActionParameterFilterPrefix": isAny ? 0 : 1, "WFActionParameterFilterTemplates": templates,
        ],
      ]
    }
    if let order = find.order.first {
      parameters["WFContentItemSortProperty"] = known(order.property)
      parameters["WFContentItemSortOrder"] = order.isAscending ? "Ascending" : "Descending"
      if find.order.count > 1 { note(step, "there is only one order there; the first is kept") }
    }
    if let limit = find.limit {
      parameters["WFContentItemLimitEnabled"] = true
      parameters["WFContentItemLimitNumber"] = try value(limit)
    }
    if let among = find.among { parameters["WFContentItemInputParameter"] = try attachment(among) }
    guard let kind = find.kind else {
      add("filter.files", parameters, name: step.name)
      return
    }
    // What finds things is known by its limit.
    if find.limit == nil { parameters["WFContentItemLimitEnabled"] = false }
    parameters["AppIntentDescriptor"] = descriptor(kind, find.app ?? "")
    add(identifier: "\(find.app ?? "").\(kind)", parameters, name: step.name)
  }

  private mutating func template(
    _ condition: FindStep.Condition, _ property: String
  ) throws(Unmapped) -> [String: Any] {
    guard let (comparison, isNegated) = condition.plain,
      let code = ConditionTable.rows.first(where: {
        $0.comparison?.kind == comparison && $0.comparison?.isNegated == isNegated
      })?.code, let first = condition.values.first, let last = condition.values.last
    else { throw Unmapped("such a condition cannot be said there") }
    var values: [String: Any] = [:]
    let key =
      switch first.form {
      case .value(.integer), .value(.number): "Number"
      case .value(.boolean): "Bool"
      case .value(.measurement), .value(.duration): "Unit"
      default: "String"
      }
    values[key] = try value(first)
    if comparison == .isBetween { values["AnotherNumber"] = try value(last) }
    return ["Property": property, "Operator": code, "Values": values, "Removable": true]
  }
}

extension FindStep.Condition {
  /// The comparison without “not”, where there is one; only “contains” has an opposite of its own.
  var plain: (EntitySearch.Comparison, isNegated: Bool)? {
    guard isNegated else { return (comparison, false) }
    switch comparison {
    case .contains: return (.contains, true)
    case .equalTo: return (.notEqualTo, false)
    case .notEqualTo: return (.equalTo, false)
    case .lessThan: return (.greaterThanOrEqualTo, false)
    case .lessThanOrEqualTo: return (.greaterThan, false)
    case .greaterThan: return (.lessThanOrEqualTo, false)
    case .greaterThanOrEqualTo: return (.lessThan, false)
    case .hasPrefix, .hasSuffix, .isBetween: return nil
    }
  }
}
