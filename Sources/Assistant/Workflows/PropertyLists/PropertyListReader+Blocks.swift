import Foundation
import IntentWire

/// Reads blocks: a first and a last action, with what stands between them.
extension PropertyListReader {
  static let blocks: Set<String> = ["conditional", "repeat.count", "repeat.each", "choosefrommenu"]

  mutating func block(_ action: Action) throws(Unmapped) -> [Step] {
    // A middle or an end without its beginning.
    guard action.mode == 0, let group = action.group else {
      throw Unmapped("this part of a block has no beginning that could be read")
    }
    if !hasEnd(group, action.identifier) { note(action, "the block has no end; it ends with the file") }
    switch action.short {
    case "conditional": return try conditional(action, group)
    case "repeat.count": return try loop(action, group)
    case "repeat.each": return try each(action, group)
    default: return try menu(action, group)
    }
  }

  private func hasEnd(_ group: String, _ identifier: String) -> Bool {
    actions[index...].contains { $0.group == group && $0.mode == 2 && $0.identifier == identifier }
  }

  /// The middle parts of the block that begins before the current action.
  private func middles(_ group: String) -> [Action] {
    var parts: [Action] = []
    for action in actions[index...] where action.group == group {
      guard action.mode == 1 else { break }
      parts.append(action)
    }
    return parts
  }

  /// A block as a step with the name of its result, which its last part has.
  private mutating func finish(_ form: Step.Form, _ action: Action, _ group: String) -> Step {
    guard let end = current, end.group == group, end.mode != 0 else { return named(form, action) }
    index += 1
    note(end, unread: ForeignParameters(end.parameters))
    let step = named(form, end)
    return step.name == nil ? named(form, action) : step
  }

  // MARK: If

  private mutating func conditional(_ action: Action, _ group: String) throws(Unmapped) -> [Step] {
    // All conditions are read beforehand: a block of which one is not known is kept as it is.
    let start = index
    let first = try condition(action)
    let middles = self.middles(group)
    var others: [Formula?] = []
    for (position, part) in middles.enumerated() {
      let isElse = part.parameters["WFCondition"] == nil && part.parameters["WFConditions"] == nil
      guard !isElse || position == middles.count - 1 else {
        throw Unmapped("something follows its “otherwise”")
      }
      if isElse {
        note(part, unread: ForeignParameters(part.parameters))
        others.append(nil)
      } else {
        others.append(try condition(part))
      }
    }
    index = start
    var branches = [Step.Branch(first, Step.Block(steps(in: group)))]
    var otherwise: Step.Block?
    for condition in others {
      guard let part = current, part.group == group, part.mode == 1 else { break }
      index += 1
      let block = Step.Block(steps(in: group))
      if let condition { branches.append(Step.Branch(condition, block)) } else { otherwise = block }
    }
    return [finish(.conditional(branches, otherwise: otherwise), action, group)]
  }

  private mutating func condition(_ action: Action) throws(Unmapped) -> Formula {
    var parameters = ForeignParameters(action.parameters)
    let formula = try condition(&parameters, action)
    note(action, unread: parameters)
    return formula
  }

  private mutating func condition(
    _ parameters: inout ForeignParameters, _ action: Action
  ) throws(Unmapped) -> Formula {
    guard let table = parameters.take("WFConditions") else { return try comparison(&parameters, action) }
    let value = (table as? [String: Any])?["Value"] as? [String: Any] ?? [:]
    guard let templates = value["WFActionParameterFilterTemplates"] as? [[String: Any]], !templates.isEmpty
    else { throw Unmapped("it has no condition that could be read") }
    guard templates.count <= 100 else { throw Unmapped("it has more than 100 conditions") }
    let sign: Formula.Operation
    switch PropertyLists.integer(value["WFActionParameterFilterPrefix"]) {
    case 1: sign = .and
    case 0: sign = .or
    case nil where templates.count == 1: sign = .and
    default: throw Unmapped("it does not say whether all of its conditions are meant")
    }
    var result: Formula?
    for template in templates {
      var inner = ForeignParameters(template)
      let next = try comparison(&inner, action)
      note(action, unread: inner)
      result = result.map { Formula(.operation(sign, $0, next)) } ?? next
    }
    guard let result else { throw Unmapped("it has no condition that could be read") }
    return result
  }

  /// The keys under which a value to compare with may stand, the usual ones for texts and for numbers first.
  private static let operands = (
    texts: ["WFConditionalActionString", "WFNumberValue"],
    numbers: ["WFNumberValue", "WFConditionalActionString"],
    others: ["WFDate", "WFMeasurement", "WFDuration", "WFBoolean", "WFEnumeration"]
  )

  private mutating func comparison(
    _ parameters: inout ForeignParameters, _ action: Action
  ) throws(Unmapped) -> Formula {
    guard let said = parameters.take("WFCondition") else {
      throw Unmapped("it does not say what it compares")
    }
    guard let row = ConditionTable.row(said) else {
      throw Unmapped("the comparison \(PropertyLists.words(said)) is not known here")
    }
    let left: Formula
    if let input = parameters.take("WFInput") {
      left = try expression(input)
    } else {
      note(action, "“WFInput” is not given; the result of the step before is taken")
      left = .variable("it")
    }
    switch row.meaning {
    case .hasValue: return Formula(.sign(.hasValue, left))
    case .hasNone: return Formula(.sign(.not, Formula(.sign(.hasValue, left))))
    case .today:
      let day = Formula(.property(Formula(.converted(left, .date)), "date"))
      return Formula(.operation(.equal, day, .variable("today")))
    case .next, .last:
      guard let span = parameters.take("WFDuration") else { throw Unmapped("it does not say how much time") }
      let now = Formula.variable("now")
      let isNext = row.meaning == .next
      let end = Formula(.operation(isNext ? .plus : .minus, now, try expression(span)))
      return Formula(isNext ? .between(left, now, end) : .between(left, end, now))
    case .between:
      guard let low = parameters.first(of: ["WFNumberValue", "WFDate", "WFMeasurement"]),
        let high = parameters.first(of: ["WFAnotherNumber", "WFAnotherDate", "WFAnotherMeasurement"])
      else { throw Unmapped("only one end of “between” is given") }
      return Formula(.between(left, try operand(low), try operand(high)))
    case .operation(let operation):
      let comparesTexts = ![.less, .lessOrEqual, .greater, .greaterOrEqual].contains(operation)
      let keys = (comparesTexts ? Self.operands.texts : Self.operands.numbers) + Self.operands.others
      // A text that is empty may stand there besides the number that is meant.
      let filled = keys.filter {
        (parameters.values[$0] as? String)?.isEmpty == false
          || (parameters.values[$0] != nil && !(parameters.values[$0] is String))
      }
      guard let right = parameters.first(of: filled) ?? parameters.first(of: keys) else {
        throw Unmapped("it does not say with what it compares")
      }
      return Formula(.operation(operation, left, try operand(right)))
    }
  }

  private func operand(_ found: (key: String, value: Any)) throws(Unmapped) -> Formula {
    found.key.hasSuffix("Number") || found.key == "WFNumberValue"
      ? try number(found.value) : try expression(found.value)
  }

  // MARK: Repeat

  private mutating func loop(_ action: Action, _ group: String) throws(Unmapped) -> [Step] {
    var parameters = ForeignParameters(action.parameters)
    let count: Formula
    if let said = parameters.take("WFRepeatCount") {
      count = try number(said)
    } else {
      note(action, "“WFRepeatCount” is not given; 1 is taken")
      count = .value(.integer(1))
    }
    note(action, unread: parameters)
    let name = loopName("round")
    loops.append(Loop(index: name, item: nil))
    let body = Step.Block(steps(in: group))
    loops.removeLast()
    return [finish(.loop(count: count, index: countsRounds ? name : nil, body), action, group)]
  }

  private mutating func each(_ action: Action, _ group: String) throws(Unmapped) -> [Step] {
    var parameters = ForeignParameters(action.parameters)
    let list: Formula
    if let said = parameters.take("WFInput") {
      list = try expression(said)
    } else {
      note(action, "“WFInput” is not given; the result of the step before is taken")
      list = .variable("it")
    }
    note(action, unread: parameters)
    let (name, item) = (loopName("round"), loopName("item"))
    loops.append(Loop(index: name, item: item))
    let body = Step.Block(steps(in: group))
    loops.removeLast()
    return [
      finish(.each(item: item, index: countsRounds ? name : nil, list: list, body), action, group)
    ]
  }

  // MARK: Menu

  private mutating func menu(_ action: Action, _ group: String) throws(Unmapped) -> [Step] {
    var parameters = ForeignParameters(action.parameters)
    let listed = parameters.take("WFMenuItems") as? [Any] ?? []
    var prompt: Formula?
    if let said = parameters.take("WFMenuPrompt") { prompt = try expression(said) }
    var titles: [Formula] = []
    for part in middles(group) {
      guard let title = part.parameters["WFMenuItemTitle"] else { throw Unmapped("an entry has no title") }
      titles.append(try expression(title))
    }
    guard !titles.isEmpty else { throw Unmapped("the menu has no entries with steps") }
    note(action, unread: parameters)
    if listed.count > titles.count {
      note(action, "\(listed.count - titles.count) of its entries have no steps and are left out")
    }
    // Nothing stands between the beginning and the first entry.
    let before = steps(in: group)
    if !before.isEmpty { note(action, "what stands in front of its first entry is done before it") }
    var options: [Step.Option] = []
    for title in titles {
      guard let part = current, part.group == group, part.mode == 1 else { break }
      index += 1
      var more = ForeignParameters(part.parameters)
      _ = more.take("WFMenuItemTitle")
      note(part, unread: more)
      options.append(Step.Option(title, Step.Block(steps(in: group))))
    }
    return before + [finish(.menu(prompt: prompt, options), action, group)]
  }
}
