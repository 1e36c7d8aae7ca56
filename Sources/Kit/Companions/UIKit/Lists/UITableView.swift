import AppHost
public import Foundation

/// Rows in sections, below each other.
///
/// All rows are shown, up to ``rowLimit``.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One after the other.
    case plain
    /// As groups.
    case grouped
    /// As groups that stand in.
    case insetGrouped
  }

  /// How rows come and go; has no effect.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// To the right.
    case right
    /// To the left.
    case left
    /// To the top.
    case top
    /// To the bottom.
    case bottom
    /// At once.
    case none
    /// In the middle.
    case middle
    /// As the system chooses.
    case automatic = 100
  }

  /// Where a row is scrolled to; has no effect.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }

  /// Stands for a height that follows the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The most rows that are shown; the others are counted.
  public nonisolated static let rowLimit = 1000

  /// What the table shows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// What takes part in what a person does.
  open weak var delegate: (any UITableViewDelegate)?
  /// How sections look.
  open private(set) var style: Style
  /// The height of rows; has no effect.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The likely height of rows; has no effect.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of what stands above sections; has no effect.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// A view above all rows.
  open var tableHeaderView: UIView?
  /// A view below all rows.
  open var tableFooterView: UIView?
  /// A view behind the rows, which is shown while there are none.
  open var backgroundView: UIView?
  /// Where the lines between rows begin.
  open var separatorInset: UIEdgeInsets = .zero
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows are edited.
  open var isEditing = false
  /// The rows that are chosen.
  open private(set) var indexPathsForSelectedRows: [IndexPath]?
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Reads an archived table; see ``UIView``.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Rows

  /// Says of which class rows with a name are.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Says of which class views above and below sections with a name are.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A new row of the class that was registered; `nil` when none was.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier].map { ObjectMaker.cell($0, reuseIdentifier: identifier) }
  }

  /// A new row of the class that was registered, else a plain one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A new view for above or below a section, of the class that was registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    headerClasses[identifier].map { ObjectMaker.header($0, reuseIdentifier: identifier) }
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// A row, as the data source makes it.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.section < numberOfSections, indexPath.row < numberOfRows(inSection: indexPath.section)
    else {
      return nil
    }
    return dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// Asks for all rows anew; they are asked for at every look anyway.
  open func reloadData() { indexPathsForSelectedRows = nil }

  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Tells that rows were added.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Tells that rows were taken away.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Tells that a row has another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}

  /// Tells that sections were added.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Tells that sections were taken away.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Begins several changes.
  open func beginUpdates() {}

  /// Ends several changes.
  open func endUpdates() {}

  /// Makes several changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  /// Scrolls to a row; all are shown anyway.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Choosing

  /// The row that is chosen.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Chooses a row; the delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      indexPathsForSelectedRows = nil
      return
    }
    let others = allowsMultipleSelection ? (indexPathsForSelectedRows ?? []).filter { $0 != indexPath } : []
    indexPathsForSelectedRows = others + [indexPath]
  }

  /// Chooses a row no longer; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    let rest = (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
    indexPathsForSelectedRows = rest.isEmpty ? nil : rest
  }

  private func tap(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    guard let delegate else { return selectRow(at: indexPath, animated: true, scrollPosition: .none) }
    if allowsMultipleSelection, indexPathsForSelectedRows?.contains(indexPath) == true {
      deselectRow(at: indexPath, animated: true)
      return delegate.tableView(self, didDeselectRowAt: indexPath)
    }
    guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
    let before = allowsMultipleSelection ? nil : indexPathForSelectedRow
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    if let before, before != chosen { delegate.tableView(self, didDeselectRowAt: before) }
    delegate.tableView(self, didSelectRowAt: chosen)
  }

  // MARK: Scene

  override func drawn() -> [SceneElement] {
    var left = Self.rowLimit
    var children = tableHeaderView?.elements() ?? []
    var isEmpty = true
    for section in 0..<numberOfSections {
      let count = numberOfRows(inSection: section)
      let rows = (0..<min(count, left)).compactMap { cell(IndexPath(row: $0, section: section)) }
      left -= rows.count
      isEmpty = isEmpty && count == 0
      let more = count - rows.count
      children += framed(
        rows + (more > 0 ? [SceneElement("text", text: "… \(more) more rows")] : []), section)
    }
    if isEmpty { children += backgroundView?.elements() ?? [] }
    children += tableFooterView?.elements() ?? []
    return [SceneElement("list", attributes: ["type": "table"], children: children)]
  }

  private func framed(_ rows: [SceneElement], _ section: Int) -> [SceneElement] {
    let header = delegate?.tableView(self, viewForHeaderInSection: section)?.elements() ?? []
    let title = header.isEmpty ? dataSource?.tableView(self, titleForHeaderInSection: section) : nil
    let footer =
      delegate?.tableView(self, viewForFooterInSection: section)?.elements()
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map {
        [SceneElement("text", text: $0)]
      }
      ?? []
    guard title != nil || !header.isEmpty || !footer.isEmpty else { return rows }
    return [SceneElement("section", text: title, children: header + rows + footer)]
  }

  private func cell(_ indexPath: IndexPath) -> SceneElement? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    cell.isSelected = indexPathsForSelectedRows?.contains(indexPath) == true
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    var handlers: [String: SceneElement.Handler] = ["tap": { [weak self] _ in self?.tap(indexPath) }]
    var element = cell.cell([:])
    let swipes =
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)?.actions ?? []
    if !swipes.isEmpty {
      element.children += swipes.map { action in
        SceneElement(
          "button", text: action.title, attributes: ["role": "swipe"],
          handlers: ["tap": { _ in action.handler(action, cell) { _ in } }])
      }
    } else if dataSource?.tableView(self, canEditRowAt: indexPath) == true {
      handlers["swipe"] = { [weak self] _ in
        guard let self else { return }
        self.dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
      }
    }
    element.handlers = handlers
    return element
  }

  override var isContainer: Bool { false }
}
