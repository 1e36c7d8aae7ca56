public import Foundation

/// Keeps what undoes an app's changes, in groups, and does it.
///
/// A group opens with the first change after the last one was closed. As there is no run loop in an app's process that
/// would close it after each event, a group closes when ``undo()`` is called, or with ``endUndoGrouping()``.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    var run: @MainActor () -> Void
  }

  private final class Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var isAutomatic = false
  private var disabled = 0

  /// Whether ``undo()`` is at work.
  open private(set) var isUndoing = false
  /// Whether ``redo()`` is at work.
  open private(set) var isRedoing = false
  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0
  /// Whether changes outside a group open one.
  open var groupsByEvent = true
  /// Whether changes are taken note of.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are open, one inside the other.
  open var groupingLevel: Int { openGroups.count }
  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// The name of what would be undone; "" when it has none.
  open var undoActionName: String { openGroups.last?.name ?? undoStack.last?.name ?? "" }
  /// The name of what would be redone; "" when it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu item that undoes, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that redoes, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Creates a manager with nothing to undo.
  nonisolated public override init() { super.init() }

  // MARK: Groups

  /// Opens a group, inside the open one if there is one.
  open func beginUndoGrouping() {
    if openGroups.isEmpty { isAutomatic = false }
    openGroups.append(Group())
  }

  /// Closes the group that was opened last; an outer group takes its steps over.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    guard !group.steps.isEmpty else { return }
    if let outer = openGroups.last {
      outer.steps += group.steps
      if outer.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
        undoStack.removeFirst(undoStack.count - levelsOfUndo)
      }
    }
  }

  // MARK: Changes

  /// Notes what undoes a change; what could be redone is forgotten.
  ///
  /// The step is left out when the target is gone by the time.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard disabled == 0 else { return }
    if openGroups.isEmpty {
      guard groupsByEvent || isUndoing || isRedoing else { return }
      openGroups.append(Group())
      isAutomatic = true
    }
    if !isUndoing, !isRedoing { redoStack.removeAll() }
    openGroups.last?.steps.append(
      Step(target: target) { [weak target] in
        if let target { handler(target) }
      })
  }

  /// Gives the change a name for menus.
  open func setActionName(_ actionName: String) {
    if let group = openGroups.last { group.name = actionName } else { undoStack.last?.name = actionName }
  }

  /// Undoes the group that was closed last, its steps in reverse; an open automatic group is closed before.
  open func undo() {
    closeAutomaticGroup()
    undoNestedGroup()
  }

  /// Undoes the group that was closed last, its steps in reverse.
  open func undoNestedGroup() {
    guard openGroups.isEmpty, !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Does again what was undone last.
  open func redo() {
    closeAutomaticGroup()
    guard openGroups.isEmpty, !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Runs the steps; what they register becomes one group on the other side, with the same name.
  private func run(_ group: Group) {
    openGroups.append(Group())
    openGroups.last?.name = group.name
    for step in group.steps.reversed() { step.run() }
    endUndoGrouping()
  }

  private func closeAutomaticGroup() {
    guard isAutomatic else { return }
    while !openGroups.isEmpty { endUndoGrouping() }
    isAutomatic = false
  }

  // MARK: Forgetting

  /// Forgets everything.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    openGroups.removeAll()
    isAutomatic = false
  }

  /// Forgets the steps of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.steps.removeAll { $0.target === object } }
    undoStack.removeAll { $0.steps.isEmpty }
    redoStack.removeAll { $0.steps.isEmpty }
  }

  /// Stops taking note of changes, until as many calls of ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }

  /// Takes note of changes again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Returns the title of a menu item that undoes, in English.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo " + actionName
  }

  /// Returns the title of a menu item that redoes, in English.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo " + actionName
  }
}
