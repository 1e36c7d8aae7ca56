public import Foundation
public import IntentWire

extension Workflow {
  /// The workflow as JSON, in the form that ``schema`` describes.
  public var json: JSONValue { WorkflowJSON.write(self) }

  /// The workflow as the text of a JSON file, with its keys in order.
  public var jsonText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(json)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// Reads a workflow from JSON.
  ///
  /// - Throws: ``WorkflowProblem`` that says where something else was expected.
  public init(json: JSONValue) throws(WorkflowProblem) {
    var reader = WorkflowJSON()
    self = try reader.workflow(json)
  }

  /// Reads a workflow from the content of a JSON file.
  ///
  /// - Throws: ``WorkflowProblem`` that says where something else was expected.
  public init(jsonText data: Data) throws(WorkflowProblem) {
    guard data.count <= Self.longestText * 4, data.nesting <= 400,
      let json = try? JSONDecoder().decode(JSONValue.self, from: data)
    else { throw WorkflowProblem("This is not JSON, or too large or too deep for a workflow.") }
    try self.init(json: json)
  }
}

extension Trigger {
  /// Reads what stands behind “when”.
  public init?(_ text: String) {
    var lexer = Lexer()
    let lines = lexer.lines(of: text)
    guard lines.count == 1, lexer.problems.isEmpty else { return nil }
    var reader = TokenReader(lines[0].tokens, end: lines[0].place)
    guard let trigger = try? reader.trigger(), reader.isAtEnd else { return nil }
    self = trigger
  }
}
