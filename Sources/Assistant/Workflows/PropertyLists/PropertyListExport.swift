public import Foundation
import IntentWire

extension Workflow {
  /// A workflow as a property list of Apple's, with what could not be said in it.
  public struct Exported: Sendable {
    /// The content of the file.
    public var data: Data
    /// What is left out or changed, step by step.
    public var notes: [String]
  }

  /// Writes the workflow as an unsigned property list of Apple's.
  ///
  /// - Parameter isBinary: Whether the file is in binary form instead of XML.
  /// - Throws: ``WorkflowProblem`` when it cannot be written.
  public func propertyList(isBinary: Bool = false) throws(WorkflowProblem) -> Exported {
    var writer = PropertyListWriter()
    if !inputs.isEmpty {
      let names = inputs.map { "“\($0.name)”" }.joined(separator: ", ")
      writer.notes.append(
        "The inputs \(names): a workflow there has one, without a name, a type or a value of its own.")
    }
    for (index, input) in inputs.enumerated() {
      writer.names[input.name] =
        index == 0 ? ["Type": "ExtensionInput"] : ["Type": "Variable", "VariableName": input.name]
    }
    for (what, isLost) in [
      ("What it is about", about != nil), ("Its phrases", !phrases.isEmpty), ("Its comments", !notes.isEmpty),
      ("When it runs by itself", !triggers.isEmpty),
    ] where isLost { writer.notes.append("\(what): files there do not say that.") }
    writer.taken = Self.identifiers(steps)
    writer.steps(steps)
    let root: [String: Any] = [
      "WFWorkflowActions": writer.actions, "WFWorkflowClientVersion": "3036.0.4.2",
      "WFWorkflowMinimumClientVersion": 900, "WFWorkflowMinimumClientVersionString": "900",
      "WFWorkflowName": name,
      "WFWorkflowIcon": ["WFWorkflowIconStartColor": 463_140_863, "WFWorkflowIconGlyphNumber": 59_511],
      "WFWorkflowImportQuestions": [Any](), "WFWorkflowTypes": [Any](),
      "WFWorkflowInputContentItemClasses": ["WFStringContentItem", "WFURLContentItem", "WFDateContentItem"],
      "WFWorkflowHasShortcutInputVariables": !inputs.isEmpty,
    ]
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: root, format: isBinary ? .binary : .xml, options: 0)
    else { throw WorkflowProblem("The workflow cannot be written as a property list.") }
    return Exported(data: data, notes: writer.notes)
  }

  /// The identifiers of the actions that are kept as they are.
  private static func identifiers(_ steps: [Step]) -> Set<String> {
    var found: Set<String> = []
    for step in steps {
      switch step.form {
      case .unsupported(_, .object(let members)):
        for key in ["UUID", "GroupingIdentifier"] {
          if case .string(let text)? = members[key] { found.insert(text) }
        }
      case .conditional(let branches, let otherwise):
        for block in branches.map(\.block) + [otherwise].compactMap(\.self) {
          found.formUnion(identifiers(block.steps))
        }
      case .loop(_, _, let body), .each(_, _, _, let body): found.formUnion(identifiers(body.steps))
      case .menu(_, let options): for option in options { found.formUnion(identifiers(option.block.steps)) }
      case .attempt(let body, _, let handler):
        found.formUnion(identifiers(body.steps + handler.steps))
      default: break
      }
    }
    return found
  }
}
