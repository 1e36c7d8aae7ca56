import Foundation
import IntentWire

extension PropertyListReader {
  /// What a parameter says.
  ///
  /// - Throws: ``Unmapped`` when a part of it is not known here; nothing is left out of it.
  func expression(_ value: Any, depth: Int = 0) throws(Unmapped) -> Formula {
    guard depth < 24 else { throw Unmapped("it is nested too deeply") }
    switch value {
    case let text as String: return .text(text)
    case let flag as Bool where PropertyLists.isBoolean(value): return .value(.boolean(flag))
    case let number as Int: return .value(.integer(number))
    case let number as Double: return .value(.number(number))
    case let date as Date: return .value(.date(DateValue(date, timeZone: .gmt)))
    case let items as [Any]: return try list(items, depth: depth)
    case let members as [String: Any]: return try wrapped(members, depth: depth + 1)
    default: throw Unmapped("a value of this kind is not known here")
    }
  }

  /// A number, which may be written as text.
  func number(_ value: Any) throws(Unmapped) -> Formula {
    let formula = try expression(value)
    if case .text(let parts) = formula.form, parts.count == 1, case .value(let inner) = parts[0] {
      return inner
    }
    guard let text = formula.knownText else { return formula }
    let plain = text.trimmingCharacters(in: .whitespaces)
    if let whole = Int(plain) { return .value(.integer(whole)) }
    guard let number = Double(plain), number.isFinite else {
      throw Unmapped("“\(text.prefix(40))” is no number")
    }
    return .value(.number(number))
  }

  private func list(_ items: [Any], depth: Int) throws(Unmapped) -> Formula {
    var values: [Formula] = []
    for item in items { values.append(try self.item(item, depth: depth + 1)) }
    return Formula(.list(values))
  }

  /// An item of a list, which may be wrapped with its type.
  private func item(_ value: Any, depth: Int) throws(Unmapped) -> Formula {
    guard let members = value as? [String: Any], let inner = members["WFValue"] else {
      return try expression(value, depth: depth)
    }
    return try field(inner, type: PropertyLists.integer(members["WFItemType"]) ?? 0, depth: depth)
  }

  /// A value in the wrapper that says how it is written.
  private func wrapped(_ members: [String: Any], depth: Int) throws(Unmapped) -> Formula {
    guard let type = members["WFSerializationType"] as? String else {
      // A condition's input is wrapped once more.
      if let variable = members["Variable"] { return try expression(variable, depth: depth) }
      guard members["Type"] is String else { throw Unmapped("a value of this kind is not known here") }
      return try reference(members, depth: depth)
    }
    guard let value = members["Value"] else { throw Unmapped("it has no value") }
    guard let inner = value as? [String: Any] else { return try expression(value, depth: depth) }
    switch type {
    case "WFTextTokenAttachment": return try reference(inner, depth: depth)
    case "WFTextTokenString": return try tokens(inner, depth: depth)
    case "WFDictionaryFieldValue": return try dictionary(inner, depth: depth)
    case "WFQuantityFieldValue": return try quantity(inner, depth: depth)
    default: return try expression(inner, depth: depth)
    }
  }

  private func quantity(_ quantity: [String: Any], depth: Int) throws(Unmapped) -> Formula {
    guard let amount = quantity["Magnitude"] else { throw Unmapped("the amount is missing") }
    guard let symbol = quantity["Unit"] as? String, let unit = Unit.named(symbol) else {
      throw Unmapped("the unit \(PropertyLists.words(quantity["Unit"] ?? "")) is not known here")
    }
    let magnitude = try number(amount)
    let one: IntentValue =
      unit.dimension == "duration"
      ? .duration(seconds: unit.factor)
      : .measurement(MeasurementValue(value: 1, unit: unit.symbol, dimension: unit.dimension))
    switch magnitude.form {
    case .value(.integer), .value(.number):
      var number = 0.0
      if case .value(.integer(let whole)) = magnitude.form { number = Double(whole) }
      if case .value(.number(let value)) = magnitude.form { number = value }
      if unit.dimension == "duration" { return .value(.duration(seconds: number * unit.factor)) }
      return .value(
        .measurement(MeasurementValue(value: number, unit: unit.symbol, dimension: unit.dimension)))
    default:
      // The amount is only known at run time.
      return Formula(.operation(.times, Formula(.converted(magnitude, .number)), .value(one)))
    }
  }

  /// Text in which variables stand at places that are counted in UTF-16.
  private func tokens(_ value: [String: Any], depth: Int) throws(Unmapped) -> Formula {
    let units = Array((value["string"] as? String ?? "").utf16)
    let attachments = value["attachmentsByRange"] as? [String: Any] ?? [:]
    var places: [(Int, Formula)] = []
    for (range, attachment) in attachments {
      let numbers = range.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      guard numbers.count == 2, units.indices.contains(numbers[0]), let members = attachment as? [String: Any]
      else { throw Unmapped("a variable in the text stands nowhere") }
      places.append((numbers[0], try reference(members, depth: depth + 1)))
    }
    places.sort { $0.0 < $1.0 }
    var parts: [Formula.Part] = []
    var from = 0
    func characters(_ range: Range<Int>) {
      let text = String(decoding: units[range], as: UTF16.self).replacing("\u{FFFC}", with: "")
      if !text.isEmpty { parts.append(.characters(text)) }
    }
    for (place, inner) in places {
      guard place >= from else { throw Unmapped("two variables stand at one place of the text") }
      characters(from..<place)
      parts.append(.value(inner))
      from = place + 1
    }
    characters(from..<units.count)
    if parts.isEmpty { return .text("") }
    if parts.count == 1, case .characters(let text) = parts[0] { return .text(text) }
    return Formula(.text(parts))
  }

  func dictionary(_ value: [String: Any], depth: Int) throws(Unmapped) -> Formula {
    let fields = value["WFDictionaryFieldValueItems"] as? [Any] ?? []
    var entries: [Formula.Entry] = []
    for item in fields {
      guard let item = item as? [String: Any], let key = item["WFKey"], let inner = item["WFValue"] else {
        throw Unmapped("an entry of the dictionary has no key or no value")
      }
      guard let name = try expression(key, depth: depth + 1).knownText else {
        throw Unmapped("a key of the dictionary is known only when it runs")
      }
      let type = PropertyLists.integer(item["WFItemType"]) ?? 0
      entries.append(Formula.Entry(name, try field(inner, type: type, depth: depth + 1)))
    }
    return Formula(.dictionary(entries))
  }

  /// A field of a dictionary: 0 text, 1 dictionary, 2 array, 3 number, 4 yes or no.
  private func field(_ value: Any, type: Int, depth: Int) throws(Unmapped) -> Formula {
    guard depth < 24 else { throw Unmapped("it is nested too deeply") }
    // Dictionaries and arrays inside of others are wrapped twice.
    var inner = value
    if type == 1 || type == 2, let members = value as? [String: Any],
      let once = members["Value"] as? [String: Any], once["WFSerializationType"] != nil
    {
      inner = once
    }
    switch type {
    case 2:
      if let members = inner as? [String: Any], let items = members["Value"] as? [Any] {
        return try list(items, depth: depth)
      }
      return try expression(inner, depth: depth + 1)
    case 3: return try number(inner)
    case 4:
      let formula = try expression(inner, depth: depth + 1)
      if let text = formula.knownText {
        guard
          let flag = ["1": true, "true": true, "yes": true, "0": false, "false": false, "no": false][
            text.lowercased()]
        else { throw Unmapped("“\(text.prefix(40))” is no yes or no") }
        return .value(.boolean(flag))
      }
      if case .value(.integer(let number)) = formula.form { return .value(.boolean(number != 0)) }
      return formula
    case 0, 1: return try expression(inner, depth: depth + 1)
    default: throw Unmapped("an entry is of a kind that is not known here")
    }
  }

  /// A reference to a variable or a result, with what refines it.
  func reference(_ value: [String: Any], depth: Int) throws(Unmapped) -> Formula {
    guard depth < 24 else { throw Unmapped("it is nested too deeply") }
    var result: Formula
    switch value["Type"] as? String {
    case "ActionOutput":
      guard let identifier = value["OutputUUID"] as? String, let name = output(identifier) else {
        throw Unmapped("it takes the result of an action that is not in the file")
      }
      result = .variable(name)
    case "Variable":
      guard let name = value["VariableName"] as? String, !name.isEmpty else {
        throw Unmapped("a variable has no name")
      }
      if name.hasPrefix("Repeat Index") {
        result = .variable(try loop(name) { $0.index })
      } else if name.hasPrefix("Repeat Item") {
        result = .variable(try loop(name) { $0.item })
      } else {
        result = .variable(variable(name))
      }
    case "ExtensionInput": result = .variable("input")
    case "Clipboard": result = .variable("clipboard")
    case "CurrentDate": result = .variable("now")
    case "Ask": result = Formula(.ask(value["Prompt"] as? String))
    case let type: throw Unmapped("“\(type ?? "")” is no value that is known here")
    }
    for refinement in value["Aggrandizements"] as? [Any] ?? [] {
      result = try refined(result, refinement as? [String: Any] ?? [:])
    }
    return result
  }

  private func refined(_ value: Formula, _ refinement: [String: Any]) throws(Unmapped) -> Formula {
    switch refinement["Type"] as? String {
    case "WFPropertyVariableAggrandizement":
      guard let name = refinement["PropertyName"] as? String else { throw Unmapped("a property has no name") }
      return Formula(
        .property(value, ActionTable.properties.first { $0.there == name }?.here ?? name))
    case "WFDictionaryValueVariableAggrandizement":
      guard let key = refinement["DictionaryKey"] as? String else { throw Unmapped("a key has no name") }
      return Formula(.element(value, .text(key)))
    case "WFCoercionVariableAggrandizement":
      let name = refinement["CoercionItemClass"] as? String ?? ""
      guard let type = ActionTable.classes.first(where: { $0.name == name })?.type else {
        throw Unmapped("“\(name)” is no type that is known here")
      }
      return Formula(.converted(value, type))
    case let type: throw Unmapped("“\(type ?? "")” is not known here")
    }
  }

  /// The name of what a repetition has: “Repeat Item” is that of the outermost, “Repeat Item 2” of the next.
  private func loop(_ name: String, _ part: (Loop) -> String?) throws(Unmapped) -> String {
    let level = name.split(separator: " ").last.flatMap { Int($0) } ?? 1
    guard loops.indices.contains(level - 1), let known = part(loops[level - 1]) else {
      throw Unmapped("“\(name)” belongs to no repetition")
    }
    return known
  }
}
