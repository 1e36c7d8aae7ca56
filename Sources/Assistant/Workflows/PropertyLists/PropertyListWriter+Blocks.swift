import IntentWire

/// Writes blocks, each as a first and a last action with what stands between them.
extension PropertyListWriter {
  mutating func block(_ step: Step) throws(Unmapped) {
    let group = identifier(1)
    func part(_ mode: Int, _ more: [String: Any] = [:]) -> [String: Any] {
      more.merging(["GroupingIdentifier": group, "WFControlFlowMode": mode]) { first, _ in first }
    }
    switch step.form {
    case .conditional(let branches, let otherwise):
      // Values that need actions of their own must stand in front of the whole block.
      var conditions: [[String: Any]] = []
      for (index, branch) in branches.enumerated() {
        let count = actions.count
        conditions.append(try condition(branch.condition, step))
        if index > 0, actions.count > count {
          throw Unmapped("the condition of an “else if” must be simple there")
        }
      }
      let before = names["it"]
      for (index, branch) in branches.enumerated() {
        add("conditional", part(index == 0 ? 0 : 1, conditions[index]), isResult: false)
        steps(branch.block.steps)
        names["it"] = before
      }
      if let otherwise {
        add("conditional", part(1), isResult: false)
        steps(otherwise.steps)
      }
      add("conditional", part(2), name: step.name)
    case .loop(let count, let index, let body):
      let start = part(0, ["WFRepeatCount": try value(count)])
      add("repeat.count", start, isResult: false)
      repeated(body, item: nil, index: index)
      add("repeat.count", part(2), name: step.name)
    case .each(let item, let index, let list, let body):
      let start = part(0, ["WFInput": try attachment(list)])
      add("repeat.each", start, isResult: false)
      repeated(body, item: item, index: index)
      add("repeat.each", part(2), name: step.name)
    case .menu(let prompt, let options):
      var titles: [Any] = []
      for option in options { titles.append(try value(option.title)) }
      var start: [String: Any] = ["WFMenuItems": titles]
      if let prompt { start["WFMenuPrompt"] = try value(prompt) }
      add("choosefrommenu", part(0, start), isResult: false)
      let before = names["it"]
      for (index, option) in options.enumerated() {
        add("choosefrommenu", part(1, ["WFMenuItemTitle": titles[index]]), isResult: false)
        names["it"] = before
        steps(option.block.steps)
      }
      add("choosefrommenu", part(2), name: step.name)
    case .attempt(let body, _, let handler):
      note(step, "nothing there catches failures; only what is tried is written")
      steps(body.steps)
      _ = handler
    default: break
    }
  }

  private mutating func repeated(_ body: Step.Block, item: String?, index: String?) {
    loops += 1
    if let item { names[item] = ["Type": "Variable", "VariableName": loopName("Repeat Item")] }
    if let index { names[index] = ["Type": "Variable", "VariableName": loopName("Repeat Index")] }
    // In the first round it is another one than in those after it.
    names["it"] = nil
    steps(body.steps)
    loops -= 1
  }

  // MARK: Conditions

  private mutating func condition(_ expression: Formula, _ step: Step) throws(Unmapped) -> [String: Any] {
    for (sign, prefix) in [(Formula.Operation.and, 1), (.or, 0)] {
      guard case .operation(sign, _, _) = expression.form else { continue }
      var templates: [[String: Any]] = []
      for part in Self.chain(expression, sign) { templates.append(try comparison(part, step)) }
      guard templates.count <= 100 else { throw Unmapped("these are too many conditions") }
      return [
        "WFConditions": [
          "WFSerializationType": "WFContentPredicateTableTemplate",
          "Value": [
            "WFActionParameterFilterPrefix": prefix, "WFActionParameterFilterTemplates": templates,
          ],
        ]
      ]
    }
    return try comparison(expression, step)
  }

  /// What is joined with one sign, from the left.
  private static func chain(_ expression: Formula, _ sign: Formula.Operation) -> [Formula] {
    guard case .operation(sign, let left, let right) = expression.form else { return [expression] }
    return chain(left, sign) + [right]
  }

  private mutating func comparison(_ expression: Formula, _ step: Step) throws(Unmapped) -> [String: Any] {
    func code(_ meaning: ConditionRow.Meaning) throws(Unmapped) -> Int {
      guard let row = ConditionTable.row(meaning) else {
        throw Unmapped("such a condition cannot be said there")
      }
      return row.code
    }
    let now = Formula.variable("now")
    switch expression.form {
    case .sign(.hasValue, let value):
      return ["WFInput": try input(value), "WFCondition": try code(.hasValue)]
    case .sign(.not, let inner):
      guard case .sign(.hasValue, let value) = inner.form else { break }
      return ["WFInput": try input(value), "WFCondition": try code(.hasNone)]
    case .operation(.equal, let left, .variable("today")):
      guard case .property(let inner, "date") = left.form, case .converted(let value, .date) = inner.form
      else {
        return try compared(.equal, left, .variable("today"), step)
      }
      return ["WFInput": try input(value), "WFCondition": try code(.today)]
    case .operation(let operation, let left, let right): return try compared(operation, left, right, step)
    case .between(let value, now, let end):
      guard case .operation(.plus, now, let span) = end.form, Self.isAmount(span) else { break }
      return [
        "WFInput": try input(value), "WFCondition": try code(.next), "WFDuration": try self.value(span),
      ]
    case .between(let value, let end, now):
      guard case .operation(.minus, now, let span) = end.form, Self.isAmount(span) else { break }
      return [
        "WFInput": try input(value), "WFCondition": try code(.last), "WFDuration": try self.value(span),
      ]
    case .between(let value, let low, let high):
      let (first, last) = (try operand(low, step), try operand(high, step))
      let keys = [
        "WFNumberValue": "WFAnotherNumber", "WFDate": "WFAnotherDate",
        "WFMeasurement": "WFAnotherMeasurement",
        "WFConditionalActionString": "WFAnotherNumber",
      ]
      let key = first.key == "WFConditionalActionString" ? "WFNumberValue" : first.key
      return [
        "WFInput": try input(value), "WFCondition": try code(.between), key: first.value,
        keys[key] ?? "WFAnotherNumber": last.value,
      ]
    default: break
    }
    throw Unmapped("such a condition cannot be said there")
  }

  private mutating func compared(
    _ operation: Formula.Operation, _ left: Formula, _ right: Formula, _ step: Step
  ) throws(Unmapped) -> [String: Any] {
    guard let row = ConditionTable.row(.operation(operation)) else {
      throw Unmapped("such a condition cannot be said there")
    }
    let (key, value) = try operand(right, step)
    return ["WFInput": try input(left), "WFCondition": row.code, key: value]
  }

  /// What is compared, which is wrapped once more than elsewhere.
  private mutating func input(_ value: Formula) throws(Unmapped) -> [String: Any] {
    ["Type": "Variable", "Variable": try attachment(value)]
  }

  private mutating func operand(
    _ value: Formula, _ step: Step
  ) throws(Unmapped) -> (key: String, value: Any) {
    switch value.form {
    case .value(.integer), .value(.number): return ("WFNumberValue", try self.value(value))
    case .value(.boolean(let flag)):
      note(step, "yes and no are 1 and 0 there")
      return ("WFNumberValue", flag ? 1 : 0)
    case .value(.duration): return ("WFDuration", try self.value(value))
    case .value(.measurement): return ("WFMeasurement", try self.value(value))
    case .value(.date): return ("WFDate", try self.value(value))
    default: return ("WFConditionalActionString", try self.value(value))
    }
  }
}
