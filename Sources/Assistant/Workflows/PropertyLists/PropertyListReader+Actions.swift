import Foundation
import IntentWire

extension PropertyListReader {
  /// The steps that do the same as an action.
  mutating func read(_ action: Action) -> [Step] {
    depth += 1
    defer { depth -= 1 }
    // The reader calls itself for each block.
    guard depth < 30 else { return drop(action, "blocks are nested more than 30 deep") }
    let count = notes.count
    do throws(Unmapped) {
      if action.isOwn {
        if action.short == "comment" { return comments(action) }
        if Self.blocks.contains(action.short) { return try block(action) }
        if action.short.hasPrefix("filter.") { return try filter(action) }
        if let rows = ActionTable.byShort[action.short] { return [try step(action, rows)] }
      }
      if action.parameters["AppIntentDescriptor"] != nil || action.classOfIntent != nil {
        return try app(action)
      }
      throw Unmapped("no such action is known here")
    } catch {
      // What was noted on the way does not matter for an action that is kept as it is.
      notes.removeSubrange(count...)
      return drop(action, error.message)
    }
  }

  private mutating func comments(_ action: Action) -> [Step] {
    var parameters = ForeignParameters(action.parameters)
    let text = parameters.take("WFCommentActionText").flatMap { try? expression($0) }?.knownText ?? ""
    note(action, unread: parameters)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var words = String(line)
      while let last = words.unicodeScalars.last, last.properties.isWhitespace {
        words.unicodeScalars.removeLast()
      }
      return Step(.comment(words))
    }
  }

  // MARK: The table

  private mutating func step(_ action: Action, _ rows: [ActionRow]) throws(Unmapped) -> Step {
    guard let row = rows.first(where: { Self.fits($0, action.parameters) }) else {
      let keys = rows.flatMap(\.fields).filter(\.choosesRow).flatMap(\.keys)
      let said = keys.compactMap { key in
        action.parameters[key].map { "“\(key)” (\(PropertyLists.words($0)))" }
      }
      throw Unmapped("\(said.first ?? "this kind of it") is not known here")
    }
    var parameters = ForeignParameters(action.parameters)
    var slots = row.constants
    for field in row.fields {
      if let value = try self.value(of: field, &parameters, action) { slots[field.slot] = value }
    }
    guard let form = row.step(slots) else { throw Unmapped("it does not say what is to be done") }
    if let words = row.importNote { note(action, words) }
    note(action, unread: parameters)
    return named(form, action)
  }

  /// Whether the fields of a row that choose it are what an action says.
  private static func fits(_ row: ActionRow, _ parameters: [String: Any]) -> Bool {
    row.fields.allSatisfy { field in
      let value = field.keys.lazy.compactMap { parameters[$0] }.first
      switch field.kind {
      case .fixed(let words, let mayBeAbsent):
        guard let value else { return mayBeAbsent }
        return (value as? String).map(words.contains) ?? false
      case .fixedFlag(let flag, let mayBeAbsent):
        guard let value else { return mayBeAbsent }
        return PropertyLists.flag(value) == flag
      case .never: return value == nil
      case .choice(let choices, _):
        // Another row may know the words.
        guard let text = value as? String else { return true }
        return choices.contains { $0.there == text } || !row.hasRivals
      default: return true
      }
    }
  }

  private mutating func value(
    of field: ActionRow.Field, _ parameters: inout ForeignParameters, _ action: Action
  ) throws(Unmapped) -> Formula? {
    switch field.kind {
    case .fixed, .fixedFlag, .redundant:
      for key in field.keys { _ = parameters.take(key) }
      return nil
    case .never: return nil
    case .assumed(let words):
      // Anything else stays unread.
      for key in field.keys {
        guard let value = parameters.values[key] else { continue }
        let said = PropertyLists.flag(value).map { $0 ? "1" : "0" } ?? value as? String ?? ""
        if words.contains(said) { _ = parameters.take(key) }
      }
      return nil
    default: break
    }
    guard let (key, value) = parameters.first(of: field.keys) else { return try absent(field, action) }
    do throws(Unmapped) {
      return try read(value, field, action)
    } catch {
      throw Unmapped("“\(key)”: \(error.message)")
    }
  }

  private mutating func absent(_ field: ActionRow.Field, _ action: Action) throws(Unmapped) -> Formula? {
    if case .choice(let choices, let absent?) = field.kind {
      return choices.first { $0.there == absent }?.here.map(Formula.value)
    }
    let key = field.keys[0]
    switch field.absent {
    case .empty: return nil
    case .refused: throw Unmapped("“\(key)” is missing")
    case .previous:
      note(action, "“\(key)” is not given; the result of the step before is taken")
      return .variable("it")
    case .standard(let value):
      note(
        action, "“\(key)” is not given; \(value.displayText.isEmpty ? "nothing" : value.displayText) is taken"
      )
      if case .list(let items) = value { return Formula(.list(items.map(Formula.value))) }
      return .value(value)
    }
  }

  private mutating func read(
    _ value: Any, _ field: ActionRow.Field, _ action: Action
  ) throws(Unmapped) -> Formula? {
    switch field.kind {
    case .value, .input: return try expression(value)
    case .text:
      let formula = try expression(value)
      if case .text(let parts) = formula.form, parts.count == 1, case .value(let inner) = parts[0] {
        return inner
      }
      return formula
    case .words:
      let formula = try expression(value)
      switch formula.form {
      case .value(.string), .text: return formula
      default: return Formula(.text([.value(formula)]))
      }
    case .number, .seconds: return try number(value)
    case .name:
      guard let name = value as? String, !name.isEmpty else { throw Unmapped("it is no name") }
      return .text(variable(name))
    case .workflow: return .text(try workflow(value))
    case .list:
      guard value is [Any] else { throw Unmapped("it is no list") }
      return try expression(value)
    case .dictionary:
      let formula = try expression(value)
      guard case .dictionary = formula.form else { throw Unmapped("it is no dictionary") }
      return formula
    case .quantity:
      let formula = try expression(value)
      switch formula.form {
      case .value(.measurement), .value(.duration), .operation: return formula
      default: throw Unmapped("it has no unit that is known here")
      }
    case .unit:
      let symbol = (value as? [String: Any])?["WFNSUnitSymbol"] as? String ?? value as? String
      guard let symbol, let unit = Unit.named(symbol) else { throw Unmapped("the unit is not known here") }
      return .text(unit.symbol)
    case .flag(let usual):
      guard let flag = PropertyLists.flag(value) else { throw Unmapped("it is no yes or no") }
      return flag == usual ? nil : .value(.boolean(flag))
    case .choice(let choices, _):
      guard let text = value as? String else { throw Unmapped("it is chosen only when it runs") }
      guard let choice = choices.first(where: { $0.there == text }) else {
        throw Unmapped("“\(text.prefix(40))” is not known here")
      }
      if let loss = choice.loss { note(action, loss) }
      return choice.here.map(Formula.value)
    case .fixed, .fixedFlag, .assumed, .never, .redundant: return nil
    }
  }

  private func workflow(_ value: Any) throws(Unmapped) -> String {
    if let name = value as? String, !name.isEmpty { return name }
    guard let members = value as? [String: Any] else { throw Unmapped("it names no workflow") }
    if members["isSelf"].flatMap(PropertyLists.flag) == true { return title }
    guard let name = members["workflowName"] as? String, !name.isEmpty else {
      throw Unmapped("it names no workflow")
    }
    return name
  }
}

extension ActionRow {
  /// Whether other rows have the same action.
  var hasRivals: Bool { (ActionTable.byShort[short]?.count ?? 0) > 1 }
}

extension ActionRow.Field {
  /// Whether what the key says chooses the row.
  var choosesRow: Bool {
    switch kind {
    case .fixed, .fixedFlag, .never, .choice: true
    default: false
    }
  }
}
