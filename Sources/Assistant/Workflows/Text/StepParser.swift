import Foundation
import IntentWire

extension TokenReader {
  /// A step of one line.
  mutating func simpleStep() throws -> Step.Form {
    switch word() {
    case "do":
      index += 1
      return .intent(try intent())
    case "find":
      index += 1
      return .find(try find(isFilter: false))
    case "filter":
      index += 1
      return .find(try find(isFilter: true))
    case "set":
      index += 1
      let start = place
      let name = try name("the name of a variable", allowsText: false)
      if Formula.specialNames.contains(name) {
        throw problem("“\(name)” has a meaning of its own. Choose another name.", at: start)
      }
      guard take("to") else { throw expected("“to”, as in “set total to 0”") }
      return .set(name, try expression())
    case "add":
      index += 1
      let value = try expression()
      guard take("to") else { throw expected("“to”, as in “add item to basket”") }
      return .add(value, to: try name("the name of a variable", allowsText: false))
    case "run" where word(1) == "workflow":
      index += 2
      let workflow = try expression()
      return .run(workflow, input: take("with") ? try expression() : nil)
    case "stop":
      index += 1
      return .stop(take("with") ? try expression() : nil)
    case "unsupported": return try unsupported()
    default:
      if let call = try builtIn() { return .action(call) }
      if let first = word(), first != "not", beginsNoValue(first) { throw problem(unknown(first)) }
      return .value(try expression())
    }
  }

  /// Whether a word is followed by something that no value goes on with: “shwo 1”, “repaet 3 times”.
  private func beginsNoValue(_ word: String) -> Bool {
    if let second = self.word(1) { return !Keywords.operators.contains(second) }
    guard !Keywords.reserved.contains(word), index + 1 < tokens.count else { return false }
    switch tokens[index + 1].kind {
    case .text, .number: return true
    default: return false
    }
  }

  /// What may have been meant with a word that begins no step.
  private func unknown(_ word: String) -> String {
    let known = Keywords.statements.union(BuiltIn.all.keys)
    let hint: String
    if let near = Suggestion.near(word, among: known.sorted()) {
      hint = " Did you mean “\(near)”?"
    } else {
      let near = known.filter { $0.hasPrefix(word.prefix(2)) }.sorted().prefix(4)
      hint = near.isEmpty ? "" : " Did you mean \(near.map { "“\($0)”" }.joined(separator: " or "))?"
    }
    return "“\(word)” is no action.\(hint) “prithee workflows actions” lists what there is."
  }

  private mutating func unsupported() throws -> Step.Form {
    index += 1
    let identifier = try plainText("the identifier of the action")
    guard case .json("json", let text)? = current?.kind else { return .unsupported(identifier, .null) }
    guard text.utf8.nesting <= 64,
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    else { throw problem("What stands between the parentheses is not JSON.") }
    index += 1
    return .unsupported(identifier, value)
  }

  // MARK: Actions

  private mutating func builtIn() throws -> BuiltInCall? {
    var words: [String] = []
    while words.count < BuiltIn.longestName, let word = word(words.count) { words.append(word) }
    while !words.isEmpty {
      if let action = BuiltIn.all[words.joined(separator: " ")] {
        index += words.count
        return try arguments(of: action)
      }
      words.removeLast()
    }
    return nil
  }

  private mutating func arguments(of action: BuiltIn) throws -> BuiltInCall {
    var call = BuiltInCall(action.name)
    if let main = action.slot(nil) {
      let isLabel = word().map { action.slot($0) != nil } ?? false
      if !isAtEnd, !isLabel || !main.isOptional {
        let start = place
        call.arguments.append(StepArgument(nil, try expression(), place: start))
      } else if !main.isOptional {
        throw expected("a value, as in “\(action.usage)”")
      }
    }
    while let label = word(), action.slot(label) != nil {
      let start = place
      if call.arguments.contains(where: { $0.label == label }) {
        throw problem("“\(label)” stands here a second time. Leave one of them out.")
      }
      index += 1
      if isAtEnd, action.slot(label)?.type == .boolean {
        call.arguments.append(StepArgument(label, .value(.boolean(true)), place: start))
      } else {
        call.arguments.append(StepArgument(label, try expression(), place: start))
      }
    }
    guard isAtEnd else { throw problem("Expected “\(action.usage)”, but \(found).") }
    for slot in action.slots where !slot.isOptional {
      guard call.arguments.contains(where: { $0.label == slot.label }) else {
        throw problem("“\(slot.label ?? "a value")” is missing. Write “\(action.usage)”.")
      }
    }
    return call
  }

  private mutating func intent() throws -> IntentStep {
    var step = IntentStep(try name("the name of an intent"))
    while takeSymbol(".") { step.intent += "." + (try name("the name of an intent", allowsText: false)) }
    if take("in") { step.app = try name("the name of an app") }
    _ = take("with")
    while !isAtEnd {
      let start = place
      let label = try name("the name of a parameter")
      if step.arguments.contains(where: { $0.label == label }) {
        throw problem("The parameter “\(label)” has a value already. Leave one of them out.", at: start)
      }
      try expect(":", "behind the parameter “\(label)”")
      step.arguments.append(StepArgument(label, try expression(), place: start))
      _ = takeSymbol(",")
    }
    return step
  }

  // MARK: Find

  private mutating func find(isFilter: Bool) throws -> FindStep {
    var step = FindStep(nil)
    if isFilter {
      step.among = try expression()
    } else {
      step.kind = try name("what to look for")
      if take("in") { step.app = try name("the name of an app") }
      if take("from") { step.among = try expression() }
    }
    if take("where") { step.groups = try conditions() }
    if take("sort", "by") {
      repeat {
        let property = try name("the name of a property")
        let isAscending = !take("descending")
        if isAscending { _ = take("ascending") }
        step.order.append(EntitySearch.Order(property, isAscending: isAscending))
      } while takeSymbol(",")
    }
    if take("limit") { step.limit = try expression() }
    return step
  }

  private mutating func conditions() throws -> [[FindStep.Condition]] {
    var groups = [try group()]
    var sign: String?
    while let word = word(), word == "and" || word == "or" {
      if let sign, sign != word {
        throw problem(
          "“and” and “or” are mixed. Put what belongs together into parentheses: a and (b or c).")
      }
      sign = word
      index += 1
      let next = try group()
      if word == "and" {
        groups.append(next)
      } else {
        groups[0] += next
      }
      guard groups.count < 100, groups[0].count < 100 else { throw problem("These are too many conditions.") }
    }
    return groups
  }

  private mutating func group() throws -> [FindStep.Condition] {
    guard takeSymbol("(") else { return [try condition()] }
    var group = [try condition()]
    while take("or") { group.append(try condition()) }
    guard takeSymbol(")") else {
      throw expected("“or” or “)”: in parentheses stands one condition or another")
    }
    return group
  }

  private mutating func condition() throws -> FindStep.Condition {
    let start = place
    let isNegated = take("not")
    let property = try name("the name of a property")
    if take("between") || take("is", "between") {
      let low = try sum()
      guard take("and") else { throw expected("“and” with the other end") }
      return FindStep.Condition(property, .isBetween, isNegated: isNegated, [low, try sum()], place: start)
    }
    guard let operation = comparisonSign() else {
      throw expected("a comparison such as “is”, “<”, “contains” or “between”")
    }
    let value = try sum()
    let (comparison, opposite): (EntitySearch.Comparison, Bool) =
      switch operation {
      case .notEqual: (.notEqualTo, false)
      case .less: (.lessThan, false)
      case .lessOrEqual: (.lessThanOrEqualTo, false)
      case .greater: (.greaterThan, false)
      case .greaterOrEqual: (.greaterThanOrEqualTo, false)
      case .contains: (.contains, false)
      case .containsNot: (.contains, true)
      case .begins: (.hasPrefix, false)
      case .ends: (.hasSuffix, false)
      default: (.equalTo, false)
      }
    return FindStep.Condition(
      property, comparison, isNegated: isNegated != opposite, [value], place: start)
  }

  // MARK: Triggers

  mutating func trigger() throws -> Trigger {
    if take("hourly") { return .every(seconds: 3600) }
    // An app may be called so.
    if word() == "daily", word(1) != "donates" {
      index += 1
      return try timed([])
    }
    if take("every") { return try repeated() }
    if word() == "on", word(1) != "donates" {
      index += 1
      return try timed(try weekdays())
    }
    if take("at") {
      let start = place
      guard case .moment(let text)? = current?.kind else {
        throw expected("a moment such as @2026-03-18T17:30; for each day, write “every day at 08:00”")
      }
      index += 1
      guard let date = DateValue(plain: text), let year = date.year, let month = date.month,
        let day = date.day, let hour = date.hour
      else { throw problem("A moment is written @2026-03-18T17:30.", at: start) }
      return .once(year: year, month: month, day: day, hour: hour, minute: date.minute ?? 0)
    }
    if take("file") {
      let path = try plainText("the path of the file")
      guard take("changes") else { throw expected("“changes”") }
      return .file(path)
    }
    let app = try name("“every”, “at”, “file” or the name of an app")
    guard take("donates") else { throw expected("“donates”, as in “when Trails donates OpenTrail”") }
    return .donation(app: app, intent: isAtEnd ? nil : try name("the name of an intent"))
  }

  private mutating func repeated() throws -> Trigger {
    let start = place
    let units = ["hour": 3600, "minute": 60]
    if let seconds = word().flatMap({ units[$0.lowercased()] }) {
      index += 1
      return .every(seconds: seconds)
    }
    if case .number? = current?.kind {
      let value = try sum()
      guard case .value(.duration(let seconds)) = value.form, seconds >= 1, seconds <= 86_400,
        let whole = Int(exactly: seconds)
      else { throw problem("Write how often: every 15 min, every 2 h; at most a day.", at: start) }
      return .every(seconds: whole)
    }
    return try timed(take("day") ? [] : try weekdays())
  }

  /// The days of the week that are named, each once.
  private mutating func weekdays() throws -> [Int] {
    var days: [Int] = []
    repeat {
      let start = place
      let day = try name("“day” or a weekday", allowsText: false)
      guard let known = Trigger.weekdays(named: day) else {
        throw problem(
          "“\(day)” is no weekday. Write “day”, “weekday”, or weekdays such as Monday.", at: start)
      }
      days += known.filter { !days.contains($0) }
    } while takeSymbol(",") || take("and")
    return days
  }

  private mutating func timed(_ weekdays: [Int]) throws -> Trigger {
    guard take("at") else { throw expected("“at” with a time, as in “every day at 08:00”") }
    if take("noon") { return .daily(hour: 12, minute: 0, weekdays: weekdays) }
    if take("midnight") { return .daily(hour: 0, minute: 0, weekdays: weekdays) }
    let place = self.place
    guard case .number(let hours)? = current?.kind, var hour = Int(hours), (0...23).contains(hour) else {
      throw expected("a time such as 08:00 or 8 am")
    }
    index += 1
    var minute = 0
    if takeSymbol(":") {
      guard case .number(let minutes)? = current?.kind, minutes.count == 2, let known = Int(minutes),
        (0...59).contains(known)
      else { throw problem("A time is written 08:00.", at: place) }
      minute = known
      index += 1
    }
    if let half = word()?.lowercased(), half == "am" || half == "pm" {
      guard (1...12).contains(hour) else { throw problem("“\(half)” stands behind 1 to 12.", at: place) }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
      index += 1
    }
    return .daily(hour: hour, minute: minute, weekdays: weekdays)
  }
}
