import IntentWire

/// Texts, lists, dictionaries and dates.
extension ActionTable {
  private static let splitting: [Choice] = [
    Choice("New Lines", nil, also: ["\n"]), Choice("Spaces", " "), Choice("Every Character", ""),
  ]

  /// The pattern without groups is found as a whole anyway.
  private static func hasGroups(_ pattern: Formula?) -> Bool { pattern?.knownText?.contains("(") ?? true }

  static let texts: [ActionRow] = [
    .call(
      "text.split", "split",
      [
        input("text", "WFInput"),
        Field("WFTextSeparator", slot: "by", as: .choice(splitting, absent: "New Lines"), absent: .empty),
      ]),
    .call(
      "text.split", "split",
      [
        input("text", "WFInput"), Field("WFTextSeparator", as: .fixed(["Custom"], mayBeAbsent: false)),
        Field("WFTextCustomSeparator", slot: "by", as: .text),
      ]),
    .call(
      "text.combine", "combine",
      [
        input("text", "WFInput"),
        Field(
          "WFTextSeparator", slot: "with", as: .choice(splitting.dropLast(), absent: "New Lines"),
          absent: .empty),
      ]),
    .call(
      "text.combine", "combine",
      [
        input("text", "WFInput"), Field("WFTextSeparator", as: .fixed(["Custom"], mayBeAbsent: false)),
        Field("WFTextCustomSeparator", slot: "with", as: .text, absent: .standard(.string(""))),
      ]),
    .call(
      "text.replace", "replace",
      [
        Field("WFReplaceTextFind", as: .text),
        Field("WFReplaceTextReplace", slot: "with", as: .text, absent: .standard(.string(""))),
        input(slot: "in"),
        Field("WFReplaceTextRegularExpression", slot: "regex", as: .flag(false), absent: .empty),
        Field("WFReplaceTextCaseSensitive", as: .assumed(["1"])),
      ]),
    .call(
      "text.match", "match",
      [
        Field("WFMatchTextPattern", as: .text), input("text", "WFInput", slot: "in"),
        Field("WFMatchTextCaseSensitive", as: .assumed(["1"])),
      ],
      adjust: { slots in
        var slots = slots
        if hasGroups(slots[""]) { slots["whole"] = .value(.boolean(true)) }
        return slots
      },
      readjust: { slots in
        var slots = slots
        let isWhole = slots.removeValue(forKey: "whole")?.form == .value(.boolean(true))
        return isWhole || !hasGroups(slots[""]) ? slots : nil
      }),
    .call(
      "text.changecase", "change case",
      [
        input("text", "WFInput", slot: "of"),
        Field(
          "WFCaseType", slot: "to",
          as: .choice(
            [
              Choice("UPPERCASE", "uppercase"), Choice("lowercase", "lowercase"),
              Choice("Capitalize Every Word", "capitalized", also: ["title"]),
              Choice(
                "Capitalize with Title Case", "capitalized",
                loss: "small words are written with a capital, too"),
              Choice("Capitalize with sentence case.", "sentence"),
            ], absent: "UPPERCASE")),
      ]),
    .call("text.trimwhitespace", "trim", [input("text", "WFInput")]),
    .call(
      "count", "count",
      [
        input("Input", "WFInput"),
        Field(
          "WFCountType", slot: "by",
          as: .choice(
            [
              Choice("Items", "items"), Choice("Characters", "characters"), Choice("Words", "words"),
              Choice("Lines", "lines"),
            ], absent: "Items")),
      ]),
    .call(
      "count", "count",
      [input("Input", "WFInput"), Field("WFCountType", as: .fixed(["Items"], mayBeAbsent: false))],
      exportNote: "items are counted there, and a text is one of them"),
    .call(
      "urlencode", "decode", [input(), Field("WFEncodeMode", as: .fixed(["Decode"], mayBeAbsent: false))]),
    .call(
      "urlencode", "encode", [input(), Field("WFEncodeMode", as: .fixed(["Encode"], mayBeAbsent: true))]),
    .call(
      "base64encode", "decode", [input(), Field("WFEncodeMode", as: .fixed(["Decode"], mayBeAbsent: false))],
      constants: ["for": .text("base64")]),
    .call(
      "base64encode", "encode", [input(), Field("WFEncodeMode", as: .fixed(["Encode"], mayBeAbsent: true))],
      constants: ["for": .text("base64")]),
  ]

  private static func member(_ name: String) -> (
    make: @Sendable (ActionRow.Slots) -> Formula?, take: @Sendable (Formula) -> ActionRow.Slots?
  ) {
    (
      { slots in slots["list"].map { Formula(.property($0, name)) } },
      { value in if case .property(let list, name) = value.form { ["list": list] } else { nil } }
    )
  }

  private static func kind(_ words: String, mayBeAbsent: Bool = false) -> Field {
    Field("WFItemSpecifier", as: .fixed([words], mayBeAbsent: mayBeAbsent))
  }

  private static func entry(_ words: String, mayBeAbsent: Bool = false) -> Field {
    Field("WFGetDictionaryValueType", as: .fixed([words], mayBeAbsent: mayBeAbsent))
  }

  private static let first = member("first")
  private static let last = member("last")

  /// Taking a value as something of another type.
  private static func detection(_ short: String, _ type: ValueType, _ note: String?) -> ActionRow {
    .value(
      short, [input(slot: "value")], importNote: note,
      make: { slots in slots["value"].map { Formula(.converted($0, type)) } },
      take: { value in
        guard case .converted(let inner, type) = value.form else { return nil }
        return ["value": inner]
      })
  }

  static let lists: [ActionRow] = [
    .value(
      "getitemfromlist", [input(slot: "list"), kind("First Item", mayBeAbsent: true)], make: first.make,
      take: first.take),
    .value("getitemfromlist", [input(slot: "list"), kind("Last Item")], make: last.make, take: last.take),
    .call("getitemfromlist", "random item", [input(slot: "of"), kind("Random Item")]),
    .call(
      "getitemfromlist", "item",
      [input(slot: "of"), kind("Item At Index"), Field("WFItemIndex", as: .number)]),
    .call(
      "getitemfromlist", "items",
      [
        input(slot: "of"), kind("Items in Range"), Field("WFItemRangeStart", slot: "from", as: .number),
        Field("WFItemRangeEnd", slot: "to", as: .number, absent: .empty),
      ]),
    .call("getvalueforkey", "keys", [input(slot: "of"), entry("All Keys")]),
    .call("getvalueforkey", "values", [input(slot: "of"), entry("All Values")]),
    // What is not there is no failure there, but nothing.
    .call(
      "getvalueforkey", "get value",
      [input(slot: "from"), entry("Value", mayBeAbsent: true), Field("WFDictionaryKey", as: .text)],
      constants: ["default": Formula(.list([]))]),
    .call(
      "getvalueforkey", "get value",
      [input(slot: "from"), entry("Value"), Field("WFDictionaryKey", as: .text)],
      exportNote: "what is missing is no failure there, but nothing"),
    .call(
      "setvalueforkey", "put value",
      [
        Field("WFDictionaryValue", as: .text), Field("WFDictionaryKey", slot: "for", as: .text),
        input("WFDictionary", "WFInput", slot: "in"),
      ]),
    .call("detect.dictionary", "parse json", [input()]),
    detection("detect.text", .string, nil),
    detection("detect.number", .number, "a number is read only where the whole text is one"),
    detection("detect.date", .date, "a date is read only where the text has one of them"),
    detection("detect.link", .url, "a link is read only where the whole text is one"),
  ]

  private static let date = Field("WFDate", "WFInput", as: .text, absent: .previous)
  private static let timeStyle = Field("WFTimeFormatStyle", as: .assumed(["Short"]))
  private static let duration = Field("WFDuration", slot: "by", as: .quantity)
  private static let minusOne = Formula.value(.integer(-1))

  static let dates: [ActionRow] = [
    .value(
      "date",
      [
        Field("WFDateActionMode", as: .fixed(["Current Date"], mayBeAbsent: true)),
        Field("WFDateActionDate", as: .never),
      ],
      make: { _ in .variable("now") },
      take: { if case .variable("now") = $0.form { [:] } else { nil } }),
    .value(
      "date", [Field("WFDateActionMode", as: .fixed(["Current Date"], mayBeAbsent: false))], isOnlyRead: true,
      make: { _ in .variable("now") }),
    .call(
      "date", "read date",
      [
        Field("WFDateActionMode", as: .fixed(["Specified Date"], mayBeAbsent: false)),
        Field("WFDateActionDate", as: .text),
      ]),
    .call(
      "date", "read date", [Field("WFDateActionMode", as: .never), Field("WFDateActionDate", as: .text)],
      importNote: "it does not say whether the date of the day or its own is meant; its own is taken",
      isOnlyRead: true),
    .call(
      "format.date", "format date",
      [
        date, timeStyle,
        Field(
          "WFDateFormatStyle", slot: "style",
          as: .choice(
            [
              Choice("Short", "short"), Choice("Medium", nil, also: ["medium"]), Choice("Long", "long"),
              Choice("ISO 8601", "iso 8601"), Choice("Relative", "relative"),
            ], absent: "Short"), absent: .empty),
      ]),
    .call(
      "format.date", "format date",
      [
        date, Field("WFDateFormatStyle", as: .fixed(["Custom"], mayBeAbsent: false)),
        Field("WFDateFormat", slot: "style", as: .text),
      ]),
    .call(
      "adjustdate", "adjust date",
      [date, Field("WFAdjustOperation", as: .fixed(["Subtract"], mayBeAbsent: false)), duration],
      adjust: { slots in
        var slots = slots
        guard let span = slots["by"] else { return nil }
        slots["by"] = Formula(.operation(.times, span, minusOne))
        return slots
      },
      readjust: { slots in
        var slots = slots
        guard case .operation(.times, let span, minusOne)? = slots["by"]?.form else { return nil }
        slots["by"] = span
        return slots
      }),
    .call(
      "adjustdate", "adjust date",
      [date, Field("WFAdjustOperation", as: .fixed(["Add"], mayBeAbsent: true)), duration]),
    .call(
      "adjustdate", "adjust date",
      [
        date,
        Field(
          "WFAdjustOperation", slot: "to",
          as: .choice(
            ["Minute", "Hour", "Day", "Week", "Month", "Year"].map {
              Choice("Get Start of \($0)", "start of \($0.lowercased())")
            }, absent: nil)),
      ]),
  ]
}
