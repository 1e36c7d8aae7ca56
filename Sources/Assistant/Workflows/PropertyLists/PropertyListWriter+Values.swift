import Foundation
import IntentWire

/// Writes values.
extension PropertyListWriter {
  /// A value as a parameter.
  mutating func value(_ expression: Formula) throws(Unmapped) -> Any {
    switch expression.form {
    case .value(let value): return try literal(value)
    case .text(let parts): return try tokens(parts)
    case .list(let items): return try list(items)
    case .dictionary(let entries):
      var fields: [[String: Any]] = []
      for entry in entries {
        var field = try item(entry.value)
        field["WFKey"] = entry.key
        fields.append(field)
      }
      return [
        "Value": ["WFDictionaryFieldValueItems": fields], "WFSerializationType": "WFDictionaryFieldValue",
      ]
    case .operation(.times, let amount, let unit):
      guard Self.isAmount(expression), case .converted(let inner, .number) = amount.form,
        let (_, symbol) = Self.quantity(unit)
      else { return try attachment(expression) }
      return [
        "Value": ["Magnitude": try attachment(inner), "Unit": symbol],
        "WFSerializationType": "WFQuantityFieldValue",
      ]
    default: return try attachment(expression)
    }
  }

  mutating func list(_ items: [Formula]) throws(Unmapped) -> [Any] {
    var result: [Any] = []
    for item in items {
      if let text = item.knownText { result.append(text) } else { result.append(try self.item(item)) }
    }
    return result
  }

  /// A value in a list or dictionary with the number of its kind.
  private mutating func item(_ expression: Formula) throws(Unmapped) -> [String: Any] {
    var expression = expression
    if case .value(.list(let items)) = expression.form {
      expression = Formula(.list(items.map(Formula.value)))
    }
    switch expression.form {
    case .dictionary:
      return [
        "WFItemType": 1,
        "WFValue": ["Value": try value(expression), "WFSerializationType": "WFDictionaryFieldValue"],
      ]
    case .list(let items):
      return [
        "WFItemType": 2,
        "WFValue": ["Value": try list(items), "WFSerializationType": "WFArrayParameterState"],
      ]
    case .value(.integer(let number)): return ["WFItemType": 3, "WFValue": String(number)]
    case .value(.number(let number)):
      guard number.isFinite else { throw Unmapped("there is no such number there") }
      return ["WFItemType": 3, "WFValue": "\(number)"]
    case .value(.boolean(let flag)): return ["WFItemType": 4, "WFValue": flag]
    default: return ["WFItemType": 0, "WFValue": try value(expression)]
    }
  }

  private func literal(_ value: IntentValue) throws(Unmapped) -> Any {
    switch value {
    case .string(let text): return text
    case .integer(let number): return number
    case .number(let number):
      guard number.isFinite else { throw Unmapped("there is no such number there") }
      return number
    case .boolean(let flag): return flag
    case .duration, .measurement:
      guard let (number, symbol) = Self.quantity(.value(value)) else {
        throw Unmapped("the unit is not known there")
      }
      return ["Value": ["Magnitude": number, "Unit": symbol], "WFSerializationType": "WFQuantityFieldValue"]
    case .enumeration(let choice):
      guard choice.cases.count == 1 else { return choice.cases }
      return choice.cases[0]
    case .entity(let entity):
      return ["identifier": entity.identifier, "type": entity.type, "title": ["key": entity.display.title]]
    case .date(let date): return date.description
    case .url(let url): return url.absoluteString
    case .list(let items):
      var values: [Any] = []
      for item in items { values.append(try literal(item)) }
      return values
    default: throw Unmapped("\(Coercion.name(of: value)) cannot be written there")
    }
  }

  /// Whether a value is an amount with a unit, which may be known only at run time.
  static func isAmount(_ expression: Formula) -> Bool {
    guard case .operation(.times, let amount, let unit) = expression.form,
      case .converted(_, .number) = amount.form
    else { return quantity(expression) != nil }
    return quantity(unit)?.0 == 1
  }

  /// An amount with the name of its unit there.
  static func quantity(_ expression: Formula) -> (Double, String)? {
    switch expression.form {
    case .value(.duration(let seconds)):
      guard seconds.isFinite else { return nil }
      let unit =
        ActionTable.durations.first { seconds != 0 && seconds.remainder(dividingBy: $0.seconds) == 0 }
        ?? ("sec", 1)
      return (seconds / unit.seconds, unit.there)
    case .value(.measurement(let measure)):
      guard measure.value.isFinite,
        Unit.of(symbol: measure.unit, dimension: measure.dimension)?.symbol == measure.unit
      else { return nil }
      return (measure.value, measure.unit)
    default: return nil
    }
  }

  /// A text with variables in it.
  mutating func tokens(_ parts: [Formula.Part]) throws(Unmapped) -> Any {
    var text = ""
    var attachments: [String: Any] = [:]
    for part in parts {
      switch part {
      case .characters(let characters): text += characters
      case .value(let inner):
        attachments["{\(text.utf16.count), 1}"] = try reference(inner)
        text += "\u{FFFC}"
      }
    }
    return [
      "Value": ["string": text, "attachmentsByRange": attachments],
      "WFSerializationType": "WFTextTokenString",
    ]
  }

  /// One variable as a whole value.
  mutating func attachment(_ expression: Formula) throws(Unmapped) -> Any {
    ["Value": try reference(expression), "WFSerializationType": "WFTextTokenAttachment"]
  }

  // MARK: References

  mutating func reference(_ expression: Formula) throws(Unmapped) -> [String: Any] {
    switch expression.form {
    case .variable(let name): return try variable(name)
    case .ask(let prompt): return prompt.map { ["Type": "Ask", "Prompt": $0] } ?? ["Type": "Ask"]
    case .property(_, "first"), .property(_, "last"): return try lifted(.value(expression))
    case .property(let inner, "count"):
      return try lifted(.action(BuiltInCall("count", [.init(nil, inner), .init("by", .text("items"))])))
    case .property(let inner, "length"):
      return try lifted(.action(BuiltInCall("count", [.init(nil, inner), .init("by", .text("characters"))])))
    case .property(let inner, let name):
      let known = ActionTable.properties.first { $0.here == name }?.there ?? name
      return try refined(inner, ["Type": "WFPropertyVariableAggrandizement", "PropertyName": known])
    case .element(let inner, let key):
      if let text = key.knownText {
        return try refined(
          inner, ["Type": "WFDictionaryValueVariableAggrandizement", "DictionaryKey": text])
      }
      guard case .value(.integer(let number)) = key.form, number > 0 else {
        throw Unmapped("what is taken out of a list or dictionary must be known there")
      }
      return try lifted(.action(BuiltInCall("item", [.init(nil, key), .init("of", inner)])))
    case .converted(let inner, let type):
      guard let name = ActionTable.classes.first(where: { $0.type == type })?.name else {
        throw Unmapped("nothing there is of the type “\(TypeName.text(type))”")
      }
      return try refined(
        inner, ["Type": "WFCoercionVariableAggrandizement", "CoercionItemClass": name])
    case .sign(.minus, let inner):
      return try lifted(.value(Formula(.operation(.times, inner, .value(.integer(-1))))))
    case .value(.date(let date)):
      return try lifted(.action(BuiltInCall("read date", [.init(nil, .text(date.description))])))
    case .value(.url(let url)):
      return try lifted(.value(Formula(.converted(.text(url.absoluteString), .url))))
    case .value(.list(let items)): return try lifted(.value(Formula(.list(items.map(Formula.value)))))
    case .value, .text, .list, .dictionary, .operation: return try lifted(.value(expression))
    case .sign, .between: throw Unmapped("whether something holds is no value there")
    }
  }

  private mutating func variable(_ name: String) throws(Unmapped) -> [String: Any] {
    switch name {
    case "input": return ["Type": "ExtensionInput"]
    case "clipboard": return ["Type": "Clipboard"]
    case "now": return ["Type": "CurrentDate"]
    case "today":
      return try lifted(
        .action(
          BuiltInCall("adjust date", [.init(nil, .variable("now")), .init("to", .text("start of day"))])))
    case "index":
      guard loops > 0 else { throw Unmapped("there is no repetition around it") }
      return ["Type": "Variable", "VariableName": loopName("Repeat Index")]
    default:
      guard let known = names[name] else { throw Unmapped("nothing there has the name “\(name)”") }
      return known
    }
  }

  private mutating func refined(
    _ inner: Formula, _ more: [String: Any]
  ) throws(Unmapped) -> [String: Any] {
    var result = try reference(inner)
    result["Aggrandizements"] = (result["Aggrandizements"] as? [Any] ?? []) + [more]
    return result
  }

  /// The result of an action of its own in front of the step.
  private mutating func lifted(_ form: Step.Form) throws(Unmapped) -> [String: Any] {
    // A variable would ask for an action of its own again.
    guard let (row, _) = Self.row(of: form), row.short != "getvariable" else {
      throw Unmapped("“\(WorkflowPrinter.line(form).prefix(60))” is no value there")
    }
    return add(row.short, try action(form).1, isResult: false)
  }

  func loopName(_ name: String) -> String { loops > 1 ? "\(name) \(loops)" : name }
}
