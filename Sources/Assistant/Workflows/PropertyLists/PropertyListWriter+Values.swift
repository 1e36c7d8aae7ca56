import Foundation
import IntentWire

/// Writes values.
extension PropertyListWriter {
  mutating func write(_ value: Formula, _ step: Step) {
    switch value.form {
    case .value(.string), .text: add("gettext", ["WFTextActionText": self.value(value)], name: step.name)
    case .value(.integer(let number)): add("number", ["WFNumberActionNumber": number], name: step.name)
    case .value(.number(let number)): add("number", ["WFNumberActionNumber": number], name: step.name)
    case .list(let items): add("list", ["WFItems": items.map(self.value)], name: step.name)
    case .dictionary: add("dictionary", ["WFItems": self.value(value)], name: step.name)
    case .variable("now"): add("date", ["WFDateActionMode": "Current Date"], name: step.name)
    case .variable("clipboard"): add("getclipboard", [:], name: step.name)
    case .converted(let inner, .url): add("url", ["WFURLActionURL": self.value(inner)], name: step.name)
    case .property(let list, "first"):
      add("getitemfromlist", ["WFInput": attachment(list), "WFItemSpecifier": "First Item"], name: step.name)
    case .property(let list, "last"):
      add("getitemfromlist", ["WFInput": attachment(list), "WFItemSpecifier": "Last Item"], name: step.name)
    case .converted(let inner, let type) where Self.detectors[type] != nil:
      add("detect.\(Self.detectors[type] ?? "text")", ["WFInput": attachment(inner)], name: step.name)
    case .operation(let operation, let left, let right)
    where [.plus, .minus, .times, .divided].contains(operation):
      let signs: [Formula.Operation: String] = [.plus: "+", .minus: "-", .times: "×", .divided: "÷"]
      add(
        "math",
        [
          "WFInput": attachment(left), "WFMathOperation": signs[operation] ?? "+",
          "WFMathOperand": self.value(right),
        ], name: step.name)
    case .variable, .property, .element, .converted:
      add("getvariable", ["WFVariable": attachment(value)], name: step.name)
    default:
      note(step, "such a value has no action there; it is written as text")
      add("gettext", ["WFTextActionText": WorkflowPrinter.text(value)], name: step.name)
    }
  }

  static let detectors: [ValueType: String] = [.string: "text", .number: "number", .date: "date"]

  /// A value as a parameter.
  func value(_ expression: Formula) -> Any {
    switch expression.form {
    case .value(let value): return literal(value)
    case .text(let parts): return tokens(parts)
    case .list(let items): return items.map(value)
    case .dictionary(let entries):
      return [
        "Value": ["WFDictionaryFieldValueItems": entries.map(field)],
        "WFSerializationType": "WFDictionaryFieldValue",
      ]
    default: return attachment(expression)
    }
  }

  func field(_ entry: Formula.Entry) -> [String: Any] {
    let type: Int =
      switch entry.value.form {
      case .dictionary: 1
      case .list: 2
      case .value(.integer), .value(.number): 3
      case .value(.boolean): 4
      default: 0
      }
    var value = self.value(entry.value)
    if type == 2 { value = ["Value": value, "WFSerializationType": "WFArrayParameterState"] }
    if type == 1 { value = ["Value": value, "WFSerializationType": "WFDictionaryFieldValue"] }
    if type == 3, case .value(let number) = entry.value.form { value = number.displayText }
    return ["WFKey": entry.key, "WFItemType": type, "WFValue": value]
  }

  func literal(_ value: IntentValue) -> Any {
    switch value {
    case .string(let text): return text
    case .integer(let number): return number
    case .number(let number): return number
    case .boolean(let flag): return flag
    case .duration(let seconds): return quantity(seconds, "s")
    case .measurement(let measure): return quantity(measure.value, measure.unit)
    case .enumeration(let choice): return choice.cases.first ?? ""
    case .entity(let entity):
      return [
        "identifier": entity.identifier, "type": entity.type, "title": ["key": entity.display.title],
      ]
    case .list(let items): return items.map(literal)
    default: return value.displayText
    }
  }

  func quantity(_ number: Double, _ unit: String) -> Any {
    ["Value": ["Magnitude": number, "Unit": unit], "WFSerializationType": "WFQuantityFieldValue"]
  }

  func tokens(_ parts: [Formula.Part]) -> Any {
    var text = ""
    var attachments: [String: Any] = [:]
    for part in parts {
      switch part {
      case .characters(let characters): text += characters
      case .value(let inner):
        attachments["{\(text.utf16.count), 1}"] = reference(inner)
        text += "\u{FFFC}"
      }
    }
    return [
      "Value": ["string": text, "attachmentsByRange": attachments],
      "WFSerializationType": "WFTextTokenString",
    ]
  }

  /// One variable as a whole value.
  func attachment(_ expression: Formula) -> Any {
    switch expression.form {
    case .value, .text, .list, .dictionary: return value(expression)
    default: break
    }
    return ["Value": reference(expression), "WFSerializationType": "WFTextTokenAttachment"]
  }

  func reference(_ expression: Formula) -> [String: Any] {
    func refined(_ inner: Formula, _ more: [String: Any]) -> [String: Any] {
      var result = reference(inner)
      result["Aggrandizements"] = (result["Aggrandizements"] as? [Any] ?? []) + [more]
      return result
    }
    switch expression.form {
    case .variable("input"): return ["Type": "ExtensionInput"]
    case .variable("clipboard"): return ["Type": "Clipboard"]
    case .variable("now"), .variable("today"): return ["Type": "CurrentDate"]
    case .variable("index"): return ["Type": "Variable", "VariableName": loopName("Repeat Index")]
    case .variable(let name): return names[name] ?? ["Type": "Variable", "VariableName": name]
    case .ask(let prompt):
      var result: [String: Any] = ["Type": "Ask"]
      if let prompt { result["Prompt"] = prompt }
      return result
    case .property(let inner, let name):
      return refined(inner, ["Type": "WFPropertyVariableAggrandizement", "PropertyName": name])
    case .element(let inner, let key):
      return refined(
        inner, ["Type": "WFDictionaryValueVariableAggrandizement", "DictionaryKey": key.knownText ?? "1"])
    case .converted(let inner, let type):
      let classes: [ValueType: String] = [
        .string: "WFStringContentItem", .number: "WFNumberContentItem", .url: "WFURLContentItem",
        .date: "WFDateContentItem", .person: "WFContactContentItem", .dictionary: "WFDictionaryContentItem",
      ]
      return refined(
        inner,
        [
          "Type": "WFCoercionVariableAggrandizement",
          "CoercionItemClass": classes[type] ?? "WFStringContentItem",
        ])
    default: return ["Type": "Variable", "VariableName": WorkflowPrinter.text(expression)]
    }
  }

  func loopName(_ name: String) -> String { loops > 1 ? "\(name) \(loops)" : name }
}
