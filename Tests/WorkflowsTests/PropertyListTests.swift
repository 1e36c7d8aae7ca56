import Foundation
import IntentWire
import Testing

@testable import Workflows

@Suite struct PropertyListTests {
  private func list(_ actions: [[String: Any]], binary: Bool = false) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: ["WFWorkflowActions": actions, "WFWorkflowName": "Sample"],
      format: binary ? .binary : .xml,
      options: 0)
  }

  private func action(_ short: String, _ parameters: [String: Any] = [:]) -> [String: Any] {
    [
      "WFWorkflowActionIdentifier": short.contains("com.") ? short : "is.workflow.actions.\(short)",
      "WFWorkflowActionParameters": parameters,
    ]
  }

  private func output(_ uuid: String) -> [String: Any] {
    [
      "Value": ["Type": "ActionOutput", "OutputUUID": uuid, "OutputName": "x"],
      "WFSerializationType": "WFTextTokenAttachment",
    ]
  }

  @Test(arguments: [false, true]) func imports(binary: Bool) async throws {
    let tokens: [String: Any] = [
      "Value": [
        "string": "🎉 \u{FFFC} of \u{FFFC}",
        "attachmentsByRange": [
          "{3, 1}": ["Type": "Variable", "VariableName": "Repeat Item"],
          "{8, 1}": ["Type": "ActionOutput", "OutputUUID": "A", "OutputName": "Number"],
        ],
      ],
      "WFSerializationType": "WFTextTokenString",
    ]
    let data = try list(
      [
        action("comment", ["WFCommentActionText": "Hello"]),
        action("number", ["UUID": "A", "CustomOutputName": "Goal", "WFNumberActionNumber": 3]),
        action("list", ["UUID": "B", "WFItems": ["a", "b"]]),
        action("repeat.each", ["GroupingIdentifier": "G", "WFControlFlowMode": 0, "WFInput": output("B")]),
        action("gettext", ["UUID": "C", "WFTextActionText": tokens]),
        action("appendvariable", ["WFVariableName": "Lines", "WFInput": output("C")]),
        action("repeat.each", ["GroupingIdentifier": "G", "WFControlFlowMode": 2, "UUID": "E"]),
        action(
          "conditional",
          [
            "GroupingIdentifier": "H", "WFControlFlowMode": 0, "WFCondition": 2, "WFNumberValue": 2,
            "WFInput": ["Type": "Variable", "Variable": output("A")],
          ]),
        action("setvariable", ["WFVariableName": "Kind", "WFInput": output("A")]),
        action("conditional", ["GroupingIdentifier": "H", "WFControlFlowMode": 1]),
        action("nothing"),
        action("conditional", ["GroupingIdentifier": "H", "WFControlFlowMode": 2]),
        action(
          "math", ["UUID": "M", "WFInput": output("A"), "WFMathOperation": "×", "WFMathOperand": 4]),
        action(
          "output",
          [
            "WFOutput": [
              "Value": [
                "string": "\u{FFFC}",
                "attachmentsByRange": ["{0, 1}": ["Type": "Variable", "VariableName": "Lines"]],
              ],
              "WFSerializationType": "WFTextTokenString",
            ]
          ]),
      ], binary: binary)
    let imported = try Workflow.imported(propertyList: data, name: "x")
    #expect(imported.workflow.name == "Sample")
    #expect(imported.unsupported == 0, "\(imported.notes)")
    #expect(
      imported.workflow.problems().isEmpty, "\(imported.workflow.problems())\n\(imported.workflow.text)")
    #expect(try Workflow(text: imported.workflow.text) == imported.workflow)
    let result = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(imported.workflow)
    #expect(result.output == .string("🎉 a of 3, 🎉 b of 3"), "\(imported.workflow.text)\n\(result)")
  }

  @Test func listsWhatDoesNotMap() throws {
    let data = try list([
      action("com.apple.mobilephone.call", ["x": 1]), action("takephoto", ["WFPhotoCount": 2]),
      action("filter.photos"),
      action("showresult", ["Text": "done"]),
    ])
    let imported = try Workflow.imported(propertyList: data, name: "x")
    #expect(imported.unsupported == 3 && imported.notes.count == 3, "\(imported.notes)")
    #expect(imported.workflow.steps.count == 4)
    #expect(imported.workflow.problems().count == 3)
    // What is not known is written back as it was.
    let again = try imported.workflow.propertyList()
    let root = try PropertyListSerialization.propertyList(from: again.data, format: nil) as? [String: Any]
    let actions = root?["WFWorkflowActions"] as? [[String: Any]]
    #expect(actions?[1]["WFWorkflowActionIdentifier"] as? String == "is.workflow.actions.takephoto")
    #expect((actions?[1]["WFWorkflowActionParameters"] as? [String: Any])?["WFPhotoCount"] as? Int == 2)
  }

  @Test(arguments: [false, true]) func exportedWorkflowsRunTheSame(binary: Bool) async throws {
    let text = """
      workflow "Trip"
      limit = 3
      set names to []
      for each n in [1, 2, 3]
        if n is not 2
          add "Item {n} of {limit}" to names
        else
          nothing
      joined = combine names with "; "
      found = do SuggestTrails in `com.example.trails`
        activity: .hiking
      short = find TrailEntity in `com.example.trails` from found where distance < 1 km and name contains "Path" sort by name limit 2
      stop with "{joined}: {short}"
      """
    let workflow = try Workflow(text: text)
    let first = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(workflow)
    let exported = try workflow.propertyList(isBinary: binary)
    #expect(exported.notes.isEmpty, "\(exported.notes)")
    let imported = try Workflow.imported(propertyList: exported.data, name: "")
    #expect(imported.unsupported == 0, "\(imported.notes)")
    let second = await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(imported.workflow)
    #expect(first.output == .string("Item 1 of 3; Item 3 of 3: Mist Path"), "\(first)")
    #expect(second.output == first.output, "\(imported.workflow.text)\n\(second)")
  }

  @Test func mutatedFilesNeverCrash() throws {
    let workflow = try Workflow(text: TextTests.plan)
    for binary in [false, true] {
      let source = Array(try workflow.propertyList(isBinary: binary).data)
      var generator = Generator(seed: binary ? 3 : 4)
      for _ in 0..<400 {
        var bytes = source
        for _ in 0...generator.next(4) {
          let place = generator.next(bytes.count)
          if generator.next(2) == 0 {
            bytes.remove(at: place)
          } else {
            bytes[place] = UInt8(generator.next(256))
          }
        }
        if let imported = try? Workflow.imported(propertyList: Data(bytes), name: "x") {
          #expect(Workflow.parse(imported.workflow.text).problems.isEmpty)
        }
      }
    }
    #expect(throws: WorkflowProblem.self) {
      try Workflow.imported(propertyList: Data("AEA1....".utf8), name: "x")
    }
    let deep = "<plist>" + String(repeating: "<array>", count: 50_000)
    #expect(throws: WorkflowProblem.self) { try Workflow.imported(propertyList: Data(deep.utf8), name: "x") }
  }

  @Test func brokenBlocksAreListed() throws {
    let data = try list([
      action("conditional", ["WFControlFlowMode": 2, "GroupingIdentifier": "Z"]),
      action("repeat.count", ["WFControlFlowMode": 0, "GroupingIdentifier": "Y", "WFRepeatCount": 2]),
      action("nothing"),
    ])
    let imported = try Workflow.imported(propertyList: data, name: "x")
    #expect(imported.unsupported == 1)
    #expect(try Workflow(text: imported.workflow.text) == imported.workflow)
  }
}
