import IntentWire

/// The actions of the other system that mean something here.
///
/// Reading and writing both go by this table, so that what is read can be written back.
enum ActionTable {
  static let rows: [ActionRow] = values + calculations + talk + texts + lists + dates + outside + variables

  /// The rows of an action, by its identifier without prefix.
  static let byShort: [String: [ActionRow]] = Dictionary(grouping: rows, by: \.short)

  /// The types with which a variable can be taken as something else, by the name of the class there.
  static let classes: [(name: String, type: ValueType)] = [
    ("WFStringContentItem", .string), ("WFNumberContentItem", .number), ("WFURLContentItem", .url),
    ("WFDateContentItem", .date), ("WFContactContentItem", .person), ("WFLocationContentItem", .place),
    ("WFDictionaryContentItem", .dictionary), ("WFGenericFileContentItem", .file),
    ("WFBooleanContentItem", .boolean),
  ]

  /// The properties that have another name there.
  static let properties: [(there: String, here: String)] = [
    ("Name", "name"), ("Title", "title"), ("File Size", "size"), ("URL", "url"), ("File Extension", "type"),
  ]

  /// The units of time by their names there, the largest first.
  static let durations: [(there: String, seconds: Double)] = [
    ("weeks", 604_800), ("days", 86_400), ("hr", 3600), ("min", 60), ("sec", 1),
  ]

  typealias Field = ActionRow.Field
  typealias Choice = ActionRow.Choice

  /// What an action works on; older files leave it out, and mean the result before.
  static func input(_ keys: String..., slot: String = "") -> Field {
    Field(keys: keys.isEmpty ? ["WFInput"] : keys, slot: slot, as: .input, absent: .previous)
  }

  // MARK: Values

  private static let values: [ActionRow] = [
    .value(
      "gettext", [Field("WFTextActionText", slot: "text", as: .words, absent: .standard(.string("")))],
      make: { $0["text"] },
      take: { value in
        switch value.form {
        case .value(.string), .text: ["text": value]
        default: nil
        }
      }),
    .value(
      "number", [Field("WFNumberActionNumber", slot: "number", as: .number)],
      make: { slots in
        slots["number"].map { number in
          switch number.form {
          case .value(.integer), .value(.number): number
          default: Formula(.converted(number, .number))
          }
        }
      },
      take: { value in
        switch value.form {
        case .value(.integer), .value(.number): ["number": value]
        default: nil
        }
      }),
    .value(
      "list", [Field("WFItems", slot: "items", as: .list, absent: .standard(.list([])))],
      make: { $0["items"] },
      take: { if case .list = $0.form { ["items": $0] } else { nil } }),
    .value(
      "dictionary", [Field("WFItems", slot: "items", as: .dictionary)], make: { $0["items"] },
      take: { if case .dictionary = $0.form { ["items": $0] } else { nil } }),
    .value(
      "url", [Field("WFURLActionURL", slot: "url", as: .value)],
      make: { slots in
        slots["url"].map { value in
          if case .list = value.form { return Formula(.converted(value, .list(.url))) }
          return Formula(.converted(value, .url))
        }
      },
      take: { value in
        switch value.form {
        case .converted(let inner, .url):
          switch inner.form {
          case .value(.string), .text: return ["url": inner]
          default: return nil
          }
        case .converted(let inner, .list(.url)):
          if case .list = inner.form { return ["url": inner] }
          return nil
        default: return nil
        }
      }),
    .value(
      "measurement.create",
      [
        Field("WFMeasurementUnit", slot: "amount", as: .quantity),
        Field("WFMeasurementUnitType", slot: "type", as: .redundant),
      ], make: { $0["amount"] },
      take: { value in
        switch value.form {
        case .value(.measurement), .value(.duration): ["amount": value]
        default: nil
        }
      }),
    .call("nothing", "nothing", []),
  ]

  // MARK: Numbers

  private static func arithmetic(_ slots: ActionRow.Slots) -> Formula? {
    guard let left = slots["left"], let right = slots["right"], let sign = slots["sign"]?.knownText,
      let operation = Formula.Operation(rawValue: sign)
    else { return nil }
    return Formula(.operation(operation, left, right))
  }

  private static func parts(_ value: Formula, _ signs: [Formula.Operation]) -> ActionRow.Slots? {
    guard case .operation(let sign, let left, let right) = value.form, signs.contains(sign) else {
      return nil
    }
    return ["left": left, "right": right, "sign": .text(sign.rawValue)]
  }

  private static let places: [Choice] = [
    Choice("Ones Place", nil as Int?), Choice("Tenths", 1), Choice("Hundredths", 2), Choice("Hundreths", 2),
    Choice("Thousandths", 3), Choice("Ten Thousandths", 4), Choice("Hundred Thousandths", 5),
    Choice("Millionths", 6), Choice("Ten Millionths", 7), Choice("Hundred Millionths", 8),
    Choice("Billionths", 9), Choice("Tens Place", -1), Choice("Hundreds Place", -2), Choice("Thousands", -3),
    Choice("Ten Thousands", -4), Choice("Hundred Thousands", -5), Choice("Millions", -6),
  ]

  private static let roundingModes = Field(
    "WFRoundMode", slot: "mode",
    as: .choice(
      [
        Choice("Normal", nil, also: ["normal"]), Choice("Always Round Up", "up"),
        Choice("Always Round Down", "down"),
      ], absent: "Normal"), absent: .empty)

  /// Decimal places are powers of ten with the opposite sign there.
  private static func opposite(
    _ slots: ActionRow.Slots, _ from: String, _ to: String
  ) -> ActionRow.Slots? {
    var slots = slots
    guard let number = slots.removeValue(forKey: from) else { return nil }
    switch number.form {
    case .value(.integer(let whole)) where whole.magnitude < 16: slots[to] = .value(.integer(-whole))
    case .value: return nil
    case .sign(.minus, let inner): slots[to] = inner
    default: slots[to] = Formula(.sign(.minus, number))
    }
    return slots
  }

  private static let calculations: [ActionRow] = [
    .value(
      "math",
      [
        input(slot: "left"), Field("WFMathOperand", slot: "right", as: .number),
        Field(
          "WFMathOperation", slot: "sign",
          as: .choice(
            [
              Choice("+", "+"), Choice("-", "-"), Choice("−", "-"), Choice("×", "*"), Choice("*", "*"),
              Choice("÷", "/"), Choice("/", "/"),
            ], absent: "+")),
      ], make: arithmetic, take: { parts($0, [.plus, .minus, .times, .divided]) }),
    .value(
      "math",
      [
        input(slot: "left"), Field("WFScientificMathOperand", slot: "right", as: .number),
        Field("WFMathOperation", as: .fixed(["…", "..."], mayBeAbsent: false)),
        Field("WFScientificMathOperation", slot: "sign", as: .choice([Choice("Modulus", "%")], absent: nil)),
      ], make: arithmetic, take: { parts($0, [.remainder]) }),
    .call("calculateexpression", "calculate", [Field("Input", "WFInput", as: .text, absent: .previous)]),
    .call(
      "round", "round",
      [
        input(), Field("WFRoundType", as: .never),
        Field("WFRoundTo", slot: "to", as: .choice(places, absent: "Ones Place"), absent: .empty),
        roundingModes,
      ]),
    .call(
      "round", "round",
      [
        input(), Field("WFRoundTo", as: .fixed(["10 ^"], mayBeAbsent: false)),
        Field("TenToThePowerOf", slot: "power", as: .number), roundingModes,
      ],
      adjust: { opposite($0, "power", "to") }, readjust: { opposite($0, "to", "power") }),
    .call(
      "round", "round",
      [
        input(), Field("WFRoundType", as: .fixed(["Right of Decimal"], mayBeAbsent: false)),
        Field("WFRoundDecimalPlaces", slot: "to", as: .number), roundingModes,
      ], isOnlyRead: true),
    .call(
      "round", "round",
      [input(), Field("WFRoundType", as: .fixed(["Left of Decimal"], mayBeAbsent: false)), roundingModes],
      isOnlyRead: true),
    .call(
      "number.random", "random number",
      [
        Field("WFRandomNumberMinimum", slot: "from", as: .number),
        Field("WFRandomNumberMaximum", slot: "to", as: .number),
      ]),
    .call(
      "statistics", "statistics",
      [
        input("Input", "WFInput", slot: "of"),
        Field(
          "WFStatisticsOperation", slot: "kind",
          as: .choice(
            [
              Choice("Average", "average", also: ["mean"]), Choice("Minimum", "minimum"),
              Choice("Maximum", "maximum"), Choice("Sum", "sum"), Choice("Median", "median"),
              Choice("Mode", "mode"), Choice("Range", "range"),
              Choice("Standard Deviation", "standard deviation"),
            ], absent: "Average")),
      ]),
    .call(
      "format.number", "format number",
      [
        Field("WFNumber", "WFInput", as: .number, absent: .previous),
        Field("WFNumberFormatDecimalPlaces", slot: "places", as: .number, absent: .standard(.integer(2))),
      ]),
    .call(
      "measurement.convert", "convert",
      [
        input(), Field("WFMeasurementUnit", slot: "to", as: .unit),
        Field("WFMeasurementUnitType", slot: "type", as: .redundant),
      ]),
  ]

  // MARK: Variables

  private static let variables: [ActionRow] = [
    ActionRow(
      short: "setvariable", fields: [Field("WFVariableName", slot: "name", as: .name), input(slot: "value")],
      step: { slots in
        guard let name = slots["name"]?.knownText, let value = slots["value"] else { return nil }
        return .set(name, value)
      },
      slots: { form in
        guard case .set(let name, let value) = form else { return nil }
        return ["name": .text(name), "value": value]
      }),
    ActionRow(
      short: "appendvariable",
      fields: [Field("WFVariableName", slot: "name", as: .name), input(slot: "value")],
      step: { slots in
        guard let name = slots["name"]?.knownText, let value = slots["value"] else { return nil }
        return .add(value, to: name)
      },
      slots: { form in
        guard case .add(let value, let name) = form else { return nil }
        return ["name": .text(name), "value": value]
      }),
    .value(
      "getvariable", [Field("WFVariable", "WFInput", slot: "value", as: .input)], make: { $0["value"] },
      take: { ["value": $0] }),
    ActionRow(
      short: "output", fields: [Field("WFOutput", "WFResult", slot: "value", as: .value, absent: .previous)],
      step: { .stop($0["value"]) },
      slots: { form in
        guard case .stop(let value?) = form else { return nil }
        return ["value": value]
      }),
    ActionRow(
      short: "exit", fields: [Field("WFResult", slot: "value", as: .value, absent: .empty)],
      step: { .stop($0["value"]) },
      slots: { form in if case .stop(nil) = form { [:] } else { nil } }),
    ActionRow(
      short: "runworkflow",
      fields: [
        Field("WFWorkflow", "WFWorkflowName", slot: "name", as: .workflow),
        Field("WFInput", slot: "input", as: .input, absent: .empty),
      ],
      step: { slots in slots["name"].map { .run($0, input: slots["input"]) } },
      slots: { form in
        guard case .run(let name, let input) = form else { return nil }
        return input.map { ["name": name, "input": $0] } ?? ["name": name]
      }),
  ]
}
