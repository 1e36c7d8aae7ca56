import Foundation
import IntentWire

extension PropertyListReader {
  /// A parameter as an expression; `nil` when there is none.
  func value(_ action: Action, _ key: String) -> Formula? {
    action.parameters[key].flatMap { expression($0) }
  }

  /// The text of a parameter in which no variables stand.
  func text(_ action: Action, _ key: String) -> String? {
    if let text = action.parameters[key] as? String { return text }
    return action.parameters[key].flatMap { expression($0) }?.knownText
  }

  func expression(_ value: Any, depth: Int = 0) -> Formula? {
    guard depth < 24 else { return nil }
    switch value {
    case let text as String: return .text(text)
    case let flag as Bool where PropertyLists.isBoolean(value): return .value(.boolean(flag))
    case let number as Int: return .value(.integer(number))
    case let number as Double: return .value(.number(number))
    case let date as Date: return .value(.date(DateValue(date, timeZone: .gmt)))
    case let items as [Any]: return Formula(.list(items.compactMap { item($0, depth: depth + 1) }))
    case let members as [String: Any]: return wrapped(members, depth: depth + 1)
    default: return nil
    }
  }

  /// An item of a list, which may be wrapped with its type.
  private func item(_ value: Any, depth: Int) -> Formula? {
    guard let members = value as? [String: Any], let inner = members["WFValue"] else {
      return expression(value, depth: depth)
    }
    return field(inner, type: members["WFItemType"] as? Int ?? 0, depth: depth)
  }

  /// A value in the wrapper that says how it is written.
  private func wrapped(_ members: [String: Any], depth: Int) -> Formula? {
    guard let type = members["WFSerializationType"] as? String else {
      // A condition's input is wrapped once more.
      if let variable = members["Variable"] { return expression(variable, depth: depth) }
      return members["Type"] is String ? reference(members, depth: depth) : nil
    }
    let value = members["Value"]
    switch type {
    case "WFTextTokenAttachment":
      return (value as? [String: Any]).flatMap { reference($0, depth: depth) }
    case "WFTextTokenString": return (value as? [String: Any]).map { tokens($0, depth: depth) }
    case "WFDictionaryFieldValue": return (value as? [String: Any]).map { dictionary($0, depth: depth) }
    case "WFQuantityFieldValue":
      guard let quantity = value as? [String: Any] else { return nil }
      return self.quantity(quantity, depth: depth)
    default: return value.flatMap { expression($0, depth: depth) }
    }
  }

  private func quantity(_ quantity: [String: Any], depth: Int) -> Formula? {
    guard let magnitude = quantity["Magnitude"].flatMap({ expression($0, depth: depth) }) else { return nil }
    guard let symbol = quantity["Unit"] as? String, let unit = Unit.named(symbol) else { return magnitude }
    var number: Double?
    switch magnitude.form {
    case .value(.integer(let whole)): number = Double(whole)
    case .value(.number(let value)): number = value
    case .value(.string(let text)): number = Double(text)
    default: break
    }
    guard let number else {
      // The amount is only known at run time.
      if unit.dimension == "duration" {
        return Formula(
          .operation(.times, Formula(.converted(magnitude, .number)), .value(.duration(seconds: unit.factor)))
        )
      }
      return Formula(
        .operation(
          .times, Formula(.converted(magnitude, .number)),
          .value(.measurement(MeasurementValue(value: 1, unit: unit.symbol, dimension: unit.dimension)))))
    }
    if unit.dimension == "duration" { return .value(.duration(seconds: number * unit.factor)) }
    return .value(
      .measurement(MeasurementValue(value: number, unit: unit.symbol, dimension: unit.dimension)))
  }

  /// Text in which variables stand at places that are counted in UTF-16.
  private func tokens(_ value: [String: Any], depth: Int) -> Formula {
    let units = Array((value["string"] as? String ?? "").utf16)
    let attachments = value["attachmentsByRange"] as? [String: Any] ?? [:]
    var places: [(Int, Formula)] = []
    for (range, attachment) in attachments {
      let numbers = range.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      guard numbers.count == 2, units.indices.contains(numbers[0]),
        let inner = (attachment as? [String: Any]).flatMap({ reference($0, depth: depth + 1) })
      else { continue }
      places.append((numbers[0], inner))
    }
    places.sort { $0.0 < $1.0 }
    var parts: [Formula.Part] = []
    var from = 0
    func characters(_ range: Range<Int>) {
      let text = String(decoding: units[range], as: UTF16.self).replacing("\u{FFFC}", with: "")
      if !text.isEmpty { parts.append(.characters(text)) }
    }
    for (place, inner) in places where place >= from {
      characters(from..<place)
      parts.append(.value(inner))
      from = place + 1
    }
    characters(from..<units.count)
    if parts.isEmpty { return .text("") }
    if parts.count == 1, case .characters(let text) = parts[0] { return .text(text) }
    return Formula(.text(parts))
  }

  func dictionary(_ value: [String: Any], depth: Int) -> Formula {
    let fields = value["WFDictionaryFieldValueItems"] as? [[String: Any]] ?? []
    return Formula(
      .dictionary(
        fields.compactMap { item in
          let key = item["WFKey"].flatMap { expression($0, depth: depth + 1) }?.knownText ?? ""
          guard let inner = item["WFValue"],
            let value = field(inner, type: item["WFItemType"] as? Int ?? 0, depth: depth + 1)
          else { return nil }
          return Formula.Entry(key, value)
        }))
  }

  /// A field of a dictionary: 0 text, 1 dictionary, 2 array, 3 number, 4 yes or no.
  private func field(_ value: Any, type: Int, depth: Int) -> Formula? {
    guard depth < 24 else { return nil }
    // Dictionaries and arrays inside of others are wrapped twice.
    var inner = value
    if type == 1 || type == 2, let members = value as? [String: Any],
      let once = members["Value"] as? [String: Any], once["WFSerializationType"] != nil
    {
      inner = once
    }
    if type == 2, let members = inner as? [String: Any], let items = members["Value"] as? [Any] {
      return Formula(.list(items.compactMap { item($0, depth: depth + 1) }))
    }
    guard let result = expression(inner, depth: depth + 1) else { return nil }
    guard type == 3 || type == 4, let text = result.knownText else { return result }
    if type == 3, let number = Int(text) { return .value(.integer(number)) }
    if type == 3, let number = Double(text) { return .value(.number(number)) }
    if type == 4 { return .value(.boolean(["1", "true", "yes"].contains(text.lowercased()))) }
    return result
  }

  /// A reference to a variable or a result, with what refines it.
  func reference(_ value: [String: Any], depth: Int) -> Formula? {
    guard depth < 24 else { return nil }
    var result: Formula
    switch value["Type"] as? String {
    case "ActionOutput":
      let identifier = value["OutputUUID"] as? String ?? ""
      result = .variable(output(identifier) ?? value["OutputName"] as? String ?? "it")
    case "Variable":
      let name = value["VariableName"] as? String ?? ""
      if name.hasPrefix("Repeat Index") {
        result = .variable(Self.nested(name, indexes, or: "index"))
      } else if name.hasPrefix("Repeat Item") {
        result = .variable(Self.nested(name, items, or: "it"))
      } else {
        result = .variable(name)
      }
    case "ExtensionInput": result = .variable("input")
    case "Clipboard": result = .variable("clipboard")
    case "CurrentDate": result = .variable("now")
    case "Ask": result = Formula(.ask(value["Prompt"] as? String))
    default: return nil
    }
    for refinement in value["Aggrandizements"] as? [[String: Any]] ?? [] {
      switch refinement["Type"] as? String {
      case "WFPropertyVariableAggrandizement":
        if let name = refinement["PropertyName"] as? String {
          result = Formula(.property(result, Self.property(name)))
        }
      case "WFDictionaryValueVariableAggrandizement":
        if let key = refinement["DictionaryKey"] as? String {
          result = Formula(.element(result, .text(key)))
        }
      case "WFCoercionVariableAggrandizement":
        let types: [String: ValueType] = [
          "WFStringContentItem": .string, "WFNumberContentItem": .number, "WFURLContentItem": .url,
          "WFDateContentItem": .date, "WFContactContentItem": .person, "WFLocationContentItem": .place,
          "WFDictionaryContentItem": .dictionary, "WFGenericFileContentItem": .file,
        ]
        if let type = (refinement["CoercionItemClass"] as? String).flatMap({ types[$0] }) {
          result = Formula(.converted(result, type))
        }
      default: break
      }
    }
    return result
  }

  /// The name of the item or number of a repetition: “Repeat Item” is that of the outermost, “Repeat Item 2” of the next.
  private static func nested(_ name: String, _ names: [String], or fallback: String) -> String {
    let level = name.split(separator: " ").last.flatMap { Int($0) } ?? 1
    return names.indices.contains(level - 1) ? names[level - 1] : names.last ?? fallback
  }

  private static func property(_ name: String) -> String {
    ["Name": "name", "Title": "title", "File Size": "size", "URL": "url", "File Extension": "type"][name]
      ?? name
  }
}
