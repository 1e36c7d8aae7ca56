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
    for input in inputs where input.fallback != nil || inputs.count > 1 {
      writer.notes.append("The input “\(input.name)”: a workflow there has one input without a name.")
      break
    }
    if let first = inputs.first { writer.names[first.name] = ["Type": "ExtensionInput"] }
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
}
