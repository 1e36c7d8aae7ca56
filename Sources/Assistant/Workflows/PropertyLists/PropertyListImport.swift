public import Foundation
import IntentWire
import PropertyListReading

extension Workflow {
  /// A workflow that was read from a property list of Apple's, with what could not be taken over.
  public struct Imported: Sendable {
    /// The workflow; an action that cannot run here is a step `unsupported` with all its parameters.
    public var workflow: Workflow
    /// What cannot run or was changed, action by action.
    public var notes: [String]
    /// How many actions there are.
    public var actions: Int
    /// How many of them cannot run here.
    public var unsupported: Int
  }

  /// Reads a workflow from an unsigned property list of Apple's, in XML or binary form.
  ///
  /// What an action says is taken over as a whole, or the action is kept as it is and cannot run. Whatever has no meaning
  /// here, down to a single key, is in the notes.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - name: The name, where the file has none.
  /// - Throws: ``WorkflowProblem`` when it is no such file; a signed one says so.
  public static func imported(propertyList data: Data, name: String) throws(WorkflowProblem) -> Imported {
    if data.starts(with: Array("AEA1".utf8)) {
      throw WorkflowProblem(
        "The file is a signed container, which only its own system can open. Export it without a signature.")
    }
    guard data.count <= 16_000_000 else { throw WorkflowProblem("The file has more than 16 MB.") }
    let list: Any
    do {
      list = try ForeignPropertyList.value(of: data, deepest: 200)
    } catch {
      throw WorkflowProblem(
        error == .tooDeep
          ? "The file nests more than 200 levels; a workflow is flatter."
          : "The file is no property list, or it is damaged.")
    }
    guard let root = list as? [String: Any], let actions = root["WFWorkflowActions"] as? [Any] else {
      throw WorkflowProblem("The property list is no workflow: it has no WFWorkflowActions.")
    }
    var workflow = Workflow(name: root["WFWorkflowName"] as? String ?? name)
    var reader = PropertyListReader(actions.map { $0 as? [String: Any] ?? [:] }, title: workflow.name)
    workflow.steps = reader.steps()
    if !workflow.steps.isEmpty { workflow.steps[0].isSpaced = false }
    for question in root["WFWorkflowImportQuestions"] as? [[String: Any]] ?? [] {
      reader.notes.append(
        "It asks on import: “\(question["Text"] as? String ?? "")”. Look at the value in the step.")
    }
    for key in root.keys.sorted() where !understood.contains(key) {
      reader.notes.append("“\(key)” of the file (\(PropertyLists.words(root[key] ?? ""))) is left out.")
    }
    return Imported(
      workflow: workflow, notes: reader.notes, actions: actions.count, unsupported: reader.unsupported)
  }

  /// What a file says besides its actions that changes nothing in what they do, or is read.
  private static let understood: Set<String> = [
    "WFWorkflowActions", "WFWorkflowName", "WFWorkflowImportQuestions", "WFWorkflowClientVersion",
    "WFWorkflowClientRelease", "WFWorkflowMinimumClientVersion", "WFWorkflowMinimumClientVersionString",
    "WFWorkflowMinimumClientRelease", "WFWorkflowIcon", "WFWorkflowTypes", "WFQuickActionSurfaces",
    "WFWorkflowInputContentItemClasses", "WFWorkflowOutputContentItemClasses",
    "WFWorkflowHasShortcutInputVariables", "WFWorkflowHasOutputFallback",
  ]
}
