import Foundation
import IntentWire
import Testing

@testable import Workflows

/// Workflows of the other system: what is read can be written back, and nothing is dropped without a word.
@Suite("Interchange") struct InterchangeTests {
  private func imported(_ actions: [[String: Any]], _ root: [String: Any] = [:]) throws -> Workflow.Imported {
    let data = try PropertyListSerialization.data(
      fromPropertyList: root.merging(["WFWorkflowActions": actions, "WFWorkflowName": "Sample"]) { $1 },
      format: .xml, options: 0)
    return try Workflow.imported(propertyList: data, name: "x")
  }

  private func action(_ short: String, _ parameters: [String: Any] = [:]) -> [String: Any] {
    [
      "WFWorkflowActionIdentifier": "is.workflow.actions.\(short)", "WFWorkflowActionParameters": parameters,
    ]
  }

  private func output(_ uuid: String, _ name: String = "Result") -> [String: Any] {
    [
      "Value": ["Type": "ActionOutput", "OutputUUID": uuid, "OutputName": name],
      "WFSerializationType": "WFTextTokenAttachment",
    ]
  }

  private func text(_ uuid: String) -> [String: Any] {
    action("gettext", ["UUID": uuid, "WFTextActionText": "start"])
  }

  // MARK: Both ways

  @Test(arguments: 1...150) func whatIsReadIsWrittenBack(seed: UInt64) throws {
    var generator = ForeignGenerator(seed: seed &* 7_919)
    let first = try imported(generator.actions())
    #expect(first.unsupported == 0, "\(first.notes)\n\(first.workflow.text)")
    #expect(try Workflow(text: first.workflow.text) == first.workflow, "\(first.workflow.text)")
    let exported = try first.workflow.propertyList(isBinary: seed.isMultiple(of: 2))
    #expect(exported.notes.isEmpty, "\(exported.notes)")
    let second = try Workflow.imported(propertyList: exported.data, name: "")
    #expect(second.workflow.text == first.workflow.text)
    #expect(second.workflow == first.workflow && second.unsupported == 0)
  }

  /// What can be said there does the same when it comes back.
  @Test(arguments: 1...150) func whatIsWrittenRunsTheSame(seed: UInt64) async throws {
    var generator = TypedGenerator(seed: seed &* 7_919, isPlain: true)
    let workflow = generator.workflow()
    let exported = try workflow.propertyList()
    guard exported.notes.isEmpty else { return }
    let again = try Workflow.imported(propertyList: exported.data, name: "")
    #expect(again.unsupported == 0, "\(again.notes)")
    let (one, two) = (FakePerson(), FakePerson())
    let before = await WorkflowRunner(host: FakeHost(), person: one, environment: RunTests.environment).run(
      workflow)
    let after = await WorkflowRunner(host: FakeHost(), person: two, environment: RunTests.environment)
      .run(again.workflow)
    #expect(after.failure == nil && one.told == two.told, "\(workflow.text)\n\(again.workflow.text)")
    #expect(
      before.output?.displayText == after.output?.displayText, "\(workflow.text)\n\(again.workflow.text)")
  }

  @Test func muchOfWhatIsWrittenNeedsNoNote() throws {
    let noted = try (1...150).count { seed in
      var generator = TypedGenerator(seed: UInt64(seed) &* 7_919, isPlain: true)
      return try !generator.workflow().propertyList().notes.isEmpty
    }
    #expect(noted < 30)
  }

  // MARK: Nothing is dropped without a word

  @Test func everyKeyThatNothingReadsIsANote() throws {
    var generator = ForeignGenerator(seed: 1)
    _ = generator.actions()
    for row in ActionTable.rows {
      let parameters = generator.parameters(of: row)
      let known = parameters.merging(["WFSomethingNew": "odd"]) { $1 }
      let plain = try imported(generator.actions().prefix(1) + [action(row.short, parameters)])
      let noted = try imported(generator.actions().prefix(1) + [action(row.short, known)])
      guard plain.unsupported == 0 else { continue }
      #expect(noted.notes.count == plain.notes.count + 1, "\(row.short): \(noted.notes)")
      #expect(noted.notes.contains { $0.contains("WFSomethingNew") && $0.contains("odd") })
    }
    let rooted = try imported([action("nothing")], ["WFWorkflowNoInputBehavior": ["Name": "Ask"]])
    #expect(rooted.notes.count == 1 && rooted.notes[0].contains("WFWorkflowNoInputBehavior"))
  }

  /// A value that is not understood is never another one.
  @Test func whatCannotBeReadIsKeptAsItIs() throws {
    let strange: [String: Any] = [
      "Value": ["Type": "DeviceDetails"], "WFSerializationType": "WFTextTokenAttachment",
    ]
    var generator = ForeignGenerator(seed: 2)
    let start = Array(generator.actions().prefix(1))
    for row in ActionTable.rows {
      for field in row.fields where field.hasSlot {
        var parameters = generator.parameters(of: row)
        for key in field.keys { parameters[key] = nil }
        parameters[field.keys[0]] = strange
        let imported = try imported(start + [action(row.short, parameters)])
        #expect(imported.unsupported == 1, "\(row.short) \(field.keys): \(imported.workflow.text)")
        #expect(imported.notes.count { $0.hasPrefix("Action") } == 1, "\(imported.notes)")
        guard case .unsupported(_, .object(let kept))? = imported.workflow.steps.last?.form else {
          Issue.record("\(row.short) is not kept")
          continue
        }
        #expect(kept.keys.sorted() == parameters.keys.sorted())
      }
    }
  }

  @Test(arguments: [
    ("downloadurl", ["WFURL": "https://a.b", "WFHTTPMethod": "BREW"], "BREW"),
    ("round", ["WFRoundMode": "Sideways"], "Sideways"),
    ("statistics", ["WFStatisticsOperation": "Entropy"], "Entropy"),
    ("math", ["WFMathOperation": "…", "WFScientificMathOperation": "sin(x)"], "WFInput"),
    ("getitemfromlist", ["WFItemSpecifier": "Every Third"], "Every Third"),
  ])
  func whatIsNotKnownIsNamed(short: String, parameters: [String: String], word: String) throws {
    let imported = try imported([text("A"), action(short, parameters)])
    #expect(imported.unsupported == 1)
    #expect(
      imported.notes.count == 1 && (imported.notes[0].contains(word) || word == "WFInput"),
      "\(imported.notes)")
  }

  @Test func aRequestSaysItsMethod() throws {
    let plain = try imported([action("downloadurl", ["WFURL": "https://a.b"])])
    #expect(plain.notes.contains { $0.contains("GET") })
    let post = try imported([
      action(
        "downloadurl",
        ["WFURL": "https://a.b", "WFHTTPMethod": "POST", "WFHTTPBodyType": "Form", "WFFormValues": [:]])
    ])
    #expect(post.unsupported == 1)
  }

  // MARK: Conditions

  private func branch(_ condition: [String: Any], of value: Any) -> [[String: Any]] {
    let input: [String: Any] = ["WFInput": ["Type": "Variable", "Variable": output("A")]]
    let start: [String: Any] = ["GroupingIdentifier": "G", "WFControlFlowMode": 0]
    return [
      value is Int
        ? action("number", ["UUID": "A", "WFNumberActionNumber": value])
        : action("gettext", ["UUID": "A", "WFTextActionText": value]),
      action("conditional", start.merging(input) { $1 }.merging(condition) { $1 }),
      action("gettext", ["WFTextActionText": "holds"]),
      action("conditional", ["GroupingIdentifier": "G", "WFControlFlowMode": 1]),
      action("gettext", ["WFTextActionText": "does not"]),
      action("conditional", ["GroupingIdentifier": "G", "WFControlFlowMode": 2, "UUID": "E"]),
      action("output", ["WFOutput": output("E", "If Result")]),
    ]
  }

  struct Comparison: Sendable {
    var code: Int
    var words: String
    var operand: [String: Int]
    var isTrue: [Int]
    var isFalse: [Int]
  }

  static let comparisons = [
    Comparison(code: 0, words: "Is Less Than", operand: ["WFNumberValue": 5], isTrue: [4], isFalse: [5, 6]),
    Comparison(
      code: 1, words: "Is Less Than or Equal To", operand: ["WFNumberValue": 5], isTrue: [4, 5], isFalse: [6]),
    Comparison(code: 2, words: "Is Greater Than", operand: ["WFNumberValue": 5], isTrue: [6], isFalse: [5]),
    Comparison(
      code: 3, words: "Is Greater Than or Equal To", operand: ["WFNumberValue": 5], isTrue: [5, 6],
      isFalse: [4]),
    Comparison(code: 4, words: "Equals", operand: ["WFNumberValue": 5], isTrue: [5], isFalse: [4]),
    Comparison(code: 5, words: "Is Not", operand: ["WFNumberValue": 5], isTrue: [4], isFalse: [5]),
    Comparison(code: 8, words: "Begins With", operand: ["WFNumberValue": 5], isTrue: [51], isFalse: [15]),
    Comparison(code: 9, words: "Ends With", operand: ["WFNumberValue": 5], isTrue: [15], isFalse: [51]),
    Comparison(code: 99, words: "Contains", operand: ["WFNumberValue": 5], isTrue: [152], isFalse: [4]),
    Comparison(
      code: 999, words: "Does Not Contain", operand: ["WFNumberValue": 5], isTrue: [4], isFalse: [152]),
    Comparison(code: 100, words: "Has Any Value", operand: [:], isTrue: [1], isFalse: []),
    Comparison(code: 101, words: "Does Not Have Any Value", operand: [:], isTrue: [], isFalse: [1]),
    Comparison(
      code: 1003, words: "Is Between", operand: ["WFNumberValue": 3, "WFAnotherNumber": 5],
      isTrue: [3, 4, 5],
      isFalse: [2, 6]),
  ]

  @Test(arguments: comparisons) func conditionsByNumberAndByWords(comparison: Comparison) async throws {
    for said in [comparison.code as Any, comparison.words as Any, String(comparison.code) as Any] {
      for (values, result) in [(comparison.isTrue, "holds"), (comparison.isFalse, "does not")] {
        for value in values {
          let condition = comparison.operand.merging([:]) { $1 } as [String: Any]
          let imported = try imported(branch(condition.merging(["WFCondition": said]) { $1 }, of: value))
          #expect(imported.notes.isEmpty && imported.unsupported == 0, "\(imported.notes)")
          let ran = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(imported.workflow)
          #expect(ran.output == .string(result), "\(imported.workflow.text)")
        }
      }
    }
  }

  /// A condition that is not understood takes no branch at all.
  @Test(arguments: ["Smells Like", "", "77"]) func unknownConditionsRunNothing(words: String) async throws {
    let actions = branch(["WFCondition": words, "WFConditionalActionString": "x"], of: "x")
    let imported = try imported(actions)
    #expect(imported.unsupported >= 3)
    let person = FakePerson()
    let ran = await WorkflowRunner(host: FakeHost(), person: person).run(imported.workflow)
    #expect(ran.failure != nil && ran.steps == 2)
    // And it goes back as it came.
    let again = try Workflow.imported(propertyList: imported.workflow.propertyList().data, name: "")
    #expect(again.workflow == imported.workflow)
    let absent = try self.imported(branch([:], of: "x"))
    #expect(absent.unsupported >= 3, "\(absent.workflow.text)")
  }

  @Test func severalConditions() async throws {
    func table(_ prefix: Int) -> [String: Any] {
      let left: [String: Any] = ["WFInput": ["Type": "Variable", "Variable": output("A")]]
      return [
        "WFConditions": [
          "WFSerializationType": "WFContentPredicateTableTemplate",
          "Value": [
            "WFActionParameterFilterPrefix": prefix,
            "WFActionParameterFilterTemplates": [
              left.merging(["WFCondition": 4, "WFNumberValue": 1]) { $1 },
              left.merging(["WFCondition": "Is Greater Than", "WFNumberValue": "0"]) { $1 },
            ],
          ],
        ]
      ]
    }
    for (prefix, value, words) in [(1, 1, "holds"), (1, 2, "does not"), (0, 2, "holds"), (0, -1, "does not")]
    {
      var actions = branch([:], of: value)
      actions[1] = action(
        "conditional", table(prefix).merging(["GroupingIdentifier": "G", "WFControlFlowMode": 0]) { $1 })
      let imported = try imported(actions)
      let ran = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(imported.workflow)
      #expect(ran.output == .string(words), "\(imported.workflow.text)\n\(imported.notes)")
    }
  }

  // MARK: What used to be lost

  @Test func anAlertWithCancelIsAQuestion() async throws {
    let alert: [String: Any] = ["WFAlertActionTitle": "Delete?", "WFAlertActionMessage": "All of it"]
    let rest = action("showresult", ["Text": "deleted"])
    let asking = try imported([action("alert", alert), rest])
    #expect(asking.notes.isEmpty && asking.workflow.text.contains("confirm"))
    let (no, yes) = (FakePerson(.string("no")), FakePerson(.string("yes")))
    let stopped = await WorkflowRunner(host: FakeHost(), person: no).run(asking.workflow)
    #expect(stopped.failure?.kind == .cancelled && no.told.isEmpty)
    #expect(await WorkflowRunner(host: FakeHost(), person: yes).run(asking.workflow).failure == nil)
    #expect(yes.told == ["deleted"] && yes.questions.map(\.prompt) == ["Delete?\nAll of it"])
    let telling = try imported([
      action("alert", alert.merging(["WFAlertActionCancelButtonShown": false]) { $1 }), rest,
    ])
    let person = FakePerson()
    #expect(await WorkflowRunner(host: FakeHost(), person: person).run(telling.workflow).failure == nil)
    #expect(person.told == ["All of it", "deleted"])
  }

  @Test(arguments: [
    ("Always Round Up", "Ones Place", 3.2, "4"), ("Always Round Down", "Ones Place", 3.9, "3"),
    ("Normal", "Ones Place", 3.5, "4"), ("Normal", "Tenths", 3.26, "3.3"), ("Normal", "Tens Place", 26, "30"),
    ("Always Round Down", "Hundreds Place", 299, "200"), ("Always Round Up", "Hundredths", 1.001, "1.01"),
  ])
  func rounding(mode: String, place: String, number: Double, expected: String) async throws {
    let imported = try imported([
      action("number", ["UUID": "A", "WFNumberActionNumber": number]),
      action("round", ["WFInput": output("A"), "WFRoundMode": mode, "WFRoundTo": place]),
    ])
    #expect(imported.notes.isEmpty, "\(imported.notes)")
    let ran = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(imported.workflow)
    #expect(ran.output?.displayText == expected, "\(imported.workflow.text)")
  }

  @Test func blocksHaveResults() async throws {
    let imported = try imported([
      action("list", ["UUID": "L", "WFItems": ["a", "b"]]),
      action("repeat.each", ["GroupingIdentifier": "R", "WFControlFlowMode": 0, "WFInput": output("L")]),
      action("repeat.count", ["GroupingIdentifier": "S", "WFControlFlowMode": 0, "WFRepeatCount": "2"]),
      action(
        "gettext",
        [
          "WFTextActionText": [
            "WFSerializationType": "WFTextTokenString",
            "Value": [
              "string": "\u{FFFC}\u{FFFC}\u{FFFC}",
              "attachmentsByRange": [
                "{0, 1}": ["Type": "Variable", "VariableName": "Repeat Item"],
                "{1, 1}": ["Type": "Variable", "VariableName": "Repeat Index"],
                "{2, 1}": ["Type": "Variable", "VariableName": "Repeat Index 2"],
              ],
            ],
          ]
        ]),
      action("repeat.count", ["GroupingIdentifier": "S", "WFControlFlowMode": 2, "UUID": "I"]),
      action("text.combine", ["text": output("I", "Repeat Results"), "WFTextSeparator": "Spaces"]),
      action("repeat.each", ["GroupingIdentifier": "R", "WFControlFlowMode": 2, "UUID": "O"]),
      action(
        "choosefrommenu", ["GroupingIdentifier": "M", "WFControlFlowMode": 0, "WFMenuItems": ["x", "y"]]),
      action("choosefrommenu", ["GroupingIdentifier": "M", "WFControlFlowMode": 1, "WFMenuItemTitle": "x"]),
      action(
        "text.combine",
        ["text": output("O", "Repeat Results"), "WFTextSeparator": "Custom", "WFTextCustomSeparator": "; "]),
      action("choosefrommenu", ["GroupingIdentifier": "M", "WFControlFlowMode": 1, "WFMenuItemTitle": "y"]),
      action("nothing"),
      action("choosefrommenu", ["GroupingIdentifier": "M", "WFControlFlowMode": 2, "UUID": "N"]),
      action("output", ["WFOutput": output("N", "Menu Result")]),
    ])
    #expect(imported.unsupported == 0 && imported.notes.isEmpty, "\(imported.notes)")
    let ran = await WorkflowRunner(host: FakeHost(), person: FakePerson(.string("x"))).run(imported.workflow)
    #expect(ran.output == .string("a11 a12; b21 b22"), "\(imported.workflow.text)\n\(ran)")
    #expect(imported.workflow.text.contains("Menu Result"))
  }

  @Test func textIsADictionary() async throws {
    let imported = try imported([
      action("gettext", ["UUID": "T", "WFTextActionText": "{\"user\": {\"name\": \"Ida\"}}"]),
      action(
        "getvalueforkey", ["UUID": "V", "WFInput": output("T", "Text"), "WFDictionaryKey": "user.name"]),
      action("getvalueforkey", ["UUID": "W", "WFInput": output("T", "Text"), "WFDictionaryKey": "none"]),
      action(
        "getvariable",
        [
          "UUID": "D",
          "WFVariable": [
            "WFSerializationType": "WFTextTokenAttachment",
            "Value": [
              "Type": "ActionOutput", "OutputUUID": "T", "OutputName": "Text",
              "Aggrandizements": [
                ["Type": "WFCoercionVariableAggrandizement", "CoercionItemClass": "WFDictionaryContentItem"],
                ["Type": "WFDictionaryValueVariableAggrandizement", "DictionaryKey": "user"],
              ],
            ],
          ],
        ]),
      action(
        "list",
        [
          "WFItems": [
            ["WFItemType": 0, "WFValue": output("V")], ["WFItemType": 0, "WFValue": output("W")],
            ["WFItemType": 0, "WFValue": output("D")],
          ]
        ]),
    ])
    #expect(imported.notes.isEmpty, "\(imported.notes)")
    #expect(imported.workflow.problems().isEmpty, "\(imported.workflow.problems())")
    let ran = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(imported.workflow)
    #expect(ran.output?.displayText.hasPrefix("Ida") == true, "\(ran)\n\(imported.workflow.text)")
    #expect(ran.failure == nil)
  }

  @Test func reservedNamesAreOthers() async throws {
    func variable(_ name: String) -> [String: Any] {
      ["Value": ["Type": "Variable", "VariableName": name], "WFSerializationType": "WFTextTokenAttachment"]
    }
    let imported = try imported([
      text("A"), action("setvariable", ["WFVariableName": "input", "WFInput": output("A", "it")]),
      action("setvariable", ["WFVariableName": "now", "WFInput": variable("input")]),
      action("output", ["WFOutput": variable("now")]),
    ])
    #expect(imported.notes.count == 2)
    #expect(try Workflow(text: imported.workflow.text) == imported.workflow)
    let ran = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(imported.workflow)
    #expect(ran.output == .string("start"), "\(imported.workflow.text)")
  }

  /// What cannot be said there is a comment, never something else.
  @Test(arguments: [
    "if 1 is 1 or not (2 is 3)\n  show 1", "x = 1 is 1", "filter [1, 2] where not it begins with 2",
    "try\n  show 1\non failure\n  show 2", "r = range from 1 to 3", "x = (1 is 1) as text",
  ])
  func whatCannotBeSaidIsNoted(text: String) throws {
    let exported = try Workflow(text: text).propertyList()
    #expect(!exported.notes.isEmpty)
    let again = try Workflow.imported(propertyList: exported.data, name: "")
    #expect(!again.workflow.text.contains("has value"))
  }
}
