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
  /// Reads what stands behind “when”; `nil` when it says no such thing.
  public init?(_ text: String) {
    do throws(WorkflowProblem) {
      self = try Trigger.read(text)
    } catch {
      return nil
    }
  }

  /// Reads what stands behind “when”.
  ///
  /// - Throws: ``WorkflowProblem`` that says what was expected.
  public static func read(_ text: String) throws(WorkflowProblem) -> Trigger {
    var lexer = Lexer()
    let lines = lexer.lines(of: text)
    if let problem = lexer.problems.first { throw problem }
    guard lines.count == 1 else {
      throw WorkflowProblem("“\(text.prefix(80))” is not one line that says when.")
    }
    var reader = TokenReader(lines[0].tokens, end: lines[0].place)
    do {
      let trigger = try reader.trigger()
      try reader.expectEnd()
      return trigger
    } catch let problem as WorkflowProblem {
      throw problem
    } catch {
      throw WorkflowProblem(String(describing: error))
    }
  }
}
