import Foundation
import IntentWire

@testable import Workflows

/// Makes workflows of the other system by the table of actions, always the same ones for the same number.
struct ForeignGenerator {
  private var generator: Generator
  private var results: [String] = []
  private var count = 0
  private var loops = 0

  init(seed: UInt64) { generator = Generator(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool { generator.next(100) < percent }
  private mutating func pick<Item>(_ items: [Item]) -> Item { items[generator.next(items.count)] }

  mutating func actions() -> [[String: Any]] {
    results = []
    return [plain("gettext", ["WFTextActionText": "start"])] + steps(3 + generator.next(8), depth: 0)
  }

  private func entry(_ identifier: String, _ parameters: [String: Any]) -> [String: Any] {
    [
      "WFWorkflowActionIdentifier": "is.workflow.actions.\(identifier)",
      "WFWorkflowActionParameters": parameters,
    ]
  }

  private mutating func plain(_ short: String, _ parameters: [String: Any]) -> [String: Any] {
    count += 1
    let known = "ID-\(count)"
    results.append(known)
    return entry(short, parameters.merging(["UUID": known]) { first, _ in first })
  }

  private mutating func steps(_ number: Int, depth: Int) -> [[String: Any]] {
    var actions: [[String: Any]] = []
    for _ in 0..<number {
      if depth < 3, chance(25) {
        actions += block(depth)
      } else {
        let rows = ActionTable.rows.filter { !["exit", "output"].contains($0.short) }
        let row = pick(rows)
        actions.append(plain(row.short, parameters(of: row)))
      }
    }
    return actions
  }

  private mutating func block(_ depth: Int) -> [[String: Any]] {
    count += 1
    let group = "GROUP-\(count)"
    func part(_ mode: Int, _ more: [String: Any] = [:]) -> [String: Any] {
      more.merging(["GroupingIdentifier": group, "WFControlFlowMode": mode]) { first, _ in first }
    }
    let before = results
    func inner(_ number: Int) -> [[String: Any]] {
      defer { results = before }
      return steps(number, depth: depth + 1)
    }
    switch generator.next(4) {
    case 0:
      let start = chance(30) ? conditions() : condition()
      var actions = [entry("conditional", part(0, start))] + inner(2)
      if chance(30) { actions += [entry("conditional", part(1, condition()))] + inner(1) }
      if chance(50) { actions += [entry("conditional", part(1))] + inner(1) }
      return actions + [plain("conditional", part(2))]
    case 1:
      let start = entry("repeat.count", part(0, ["WFRepeatCount": (chance(50) ? 2 : number()) as Any]))
      loops += 1
      let body = inner(2)
      loops -= 1
      return [start] + body + [plain("repeat.count", part(2))]
    case 2:
      let start = entry("repeat.each", part(0, ["WFInput": attachment()]))
      loops += 1
      let body = inner(2)
      loops -= 1
      return [start] + body + [plain("repeat.each", part(2))]
    default:
      var actions = [
        entry("choosefrommenu", part(0, ["WFMenuPrompt": text(), "WFMenuItems": ["One", "Two"]]))
      ]
      for title in ["One", "Two"] {
        actions += [entry("choosefrommenu", part(1, ["WFMenuItemTitle": title]))] + inner(1)
      }
      return actions + [plain("choosefrommenu", part(2))]
    }
  }

  // MARK: Conditions

  mutating func condition() -> [String: Any] { condition(pick(ConditionTable.rows)) }

  /// A condition with a comparison, by number or by words.
  mutating func condition(_ row: ConditionRow) -> [String: Any] {
    var result: [String: Any] = ["WFInput": ["Type": "Variable", "Variable": attachment()]]
    result["WFCondition"] = chance(50) ? row.code as Any : row.words[0] as Any
    switch row.meaning {
    case .hasValue, .hasNone, .today: break
    case .next, .last: result["WFDuration"] = quantity()
    case .between: (result["WFNumberValue"], result["WFAnotherNumber"]) = (1 + generator.next(3), 7)
    case .operation:
      if chance(50) {
        result["WFNumberValue"] = generator.next(9)
      } else {
        result["WFConditionalActionString"] = text()
      }
    }
    return result
  }

  private mutating func conditions() -> [String: Any] {
    [
      "WFConditions": [
        "WFSerializationType": "WFContentPredicateTableTemplate",
        "Value": [
          "WFActionParameterFilterPrefix": generator.next(2),
          "WFActionParameterFilterTemplates": [condition(), condition()],
        ],
      ]
    ]
  }

  // MARK: Parameters

  /// Parameters that say everything that a row can.
  mutating func parameters(of row: ActionRow) -> [String: Any] {
    var parameters: [String: Any] = [:]
    for field in row.fields {
      // What is only read comes back as something else, where it is not known beforehand.
      if row.isOnlyRead, case .number = field.kind {
        parameters[field.keys[0]] = generator.next(9) + 1
      } else if let value = value(of: field) {
        parameters[field.keys[0]] = value
      }
    }
    return parameters
  }

  mutating func value(of field: ActionRow.Field) -> Any? {
    switch field.kind {
    case .value: return text()
    case .text, .words: return (chance(50) ? text() : tokens()) as Any
    case .number: return (chance(70) ? generator.next(9) + 1 : number()) as Any
    case .seconds: return generator.next(9) + 1
    case .input: return attachment()
    case .name: return pick(["Total", "Names", "input", "today"])
    case .workflow: return ["workflowName": "Other", "isSelf": false]
    case .list: return chance(50) ? ["a", "b"] : ["a", ["WFItemType": 3, "WFValue": "4"]]
    case .dictionary: return dictionary()
    case .quantity: return quantity()
    case .unit: return ["WFNSUnitSymbol": pick(["km", "kg"]), "WFNSUnitType": "x"]
    case .flag(let usual): return !usual
    case .choice(let choices, _): return pick(choices).there
    case .fixed(let words, _): return words[0]
    case .fixedFlag(let flag, _): return flag
    case .assumed, .never, .redundant: return nil
    }
  }

  private mutating func text() -> String { pick(["milk", "3", "two words", "🎉 {x}", "a\"b", "line\nbreak"]) }

  private mutating func reference() -> [String: Any] {
    var result: [String: Any] =
      switch generator.next(loops > 0 ? 5 : 4) {
      case 0: ["Type": "CurrentDate"]
      case 1: ["Type": "Clipboard"]
      case 4: ["Type": "Variable", "VariableName": loops > 1 ? "Repeat Index \(loops)" : "Repeat Index"]
      default: ["Type": "ActionOutput", "OutputUUID": pick(results), "OutputName": "Result"]
      }
    if chance(30) {
      result["Aggrandizements"] = [
        pick([
          ["Type": "WFPropertyVariableAggrandizement", "PropertyName": "Name"],
          ["Type": "WFDictionaryValueVariableAggrandizement", "DictionaryKey": "key"],
          ["Type": "WFCoercionVariableAggrandizement", "CoercionItemClass": pick(ActionTable.classes).name],
        ])
      ]
    }
    return result
  }

  private mutating func attachment() -> [String: Any] {
    ["Value": reference(), "WFSerializationType": "WFTextTokenAttachment"]
  }

  private mutating func number() -> [String: Any] {
    [
      "Value": ["Type": "ActionOutput", "OutputUUID": pick(results), "OutputName": "Result"],
      "WFSerializationType": "WFTextTokenAttachment",
    ]
  }

  private mutating func tokens() -> [String: Any] {
    [
      "Value": [
        "string": "a \u{FFFC} 🎉 \u{FFFC}",
        "attachmentsByRange": ["{2, 1}": reference(), "{7, 1}": reference()],
      ],
      "WFSerializationType": "WFTextTokenString",
    ]
  }

  private mutating func dictionary() -> [String: Any] {
    [
      "Value": [
        "WFDictionaryFieldValueItems": [
          ["WFKey": "a", "WFItemType": 0, "WFValue": text()],
          ["WFKey": "b", "WFItemType": 3, "WFValue": "12"],
          ["WFKey": "c", "WFItemType": 4, "WFValue": true],
        ]
      ], "WFSerializationType": "WFDictionaryFieldValue",
    ]
  }

  private mutating func quantity() -> [String: Any] {
    [
      "Value": [
        "Magnitude": (chance(60) ? generator.next(9) + 1 : number()) as Any,
        "Unit": pick(["min", "days", "sec"]),
      ],
      "WFSerializationType": "WFQuantityFieldValue",
    ]
  }
}
