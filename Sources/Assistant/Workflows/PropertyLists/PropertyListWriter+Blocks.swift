import IntentWire

/// Writes blocks, each as a first and a last action with what stands between them.
extension PropertyListWriter {
  mutating func block(_ step: Step) {
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

  mutating func condition(_ expression: Formula, _ step: Step) -> [String: Any] {
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
