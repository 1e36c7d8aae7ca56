import AppHost
public import Foundation

/// What a collection shows.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// An item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// What stands above or below a section.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// What takes part in what a person does to a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: NSObjectProtocol {
  /// Whether an item may be chosen.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

  /// Tells that an item was chosen.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Tells that an item is chosen no longer.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// It may.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// The sizes in a layout of rows and lines; they have no effect.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// No size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }
}

/// A view that a collection makes by a name.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// By which name such views are made.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads an archived view; see ``UIView``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Tells that the view is used for something else.
  open func prepareForReuse() {}
}

/// An item of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// What the item shows, for items that the app puts together itself.
  public let contentView = UIView(frame: .zero)
  /// What the item shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// A view behind it.
  open var backgroundView: UIView?
  /// A view behind it while it is chosen.
  open var selectedBackgroundView: UIView?
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false

  /// Creates an item.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Reads an archived item; see ``UIView``.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  override func drawn() -> [SceneElement] {
    if let contentConfiguration { return UITableViewCell.elements(of: contentConfiguration) }
    return super.drawn()
  }

  /// The whole item as one node.
  final func cell(_ handlers: [String: SceneElement.Handler]) -> SceneElement {
    var element = SceneElement(
      "cell", attributes: isSelected ? ["selected": "1"] : [:], children: drawn(), handlers: handlers)
    named(&element)
    return element
  }
}

/// An item of a collection that looks like a list.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at its sides.
  open var accessories: [UICellAccessory] = []

  /// A value for an ordinary cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What stands at the side of an item; it is kept and not shown.
public struct UICellAccessory: Sendable {
  /// A sign that it leads further.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory() }
  /// A sign for deleting.
  public static func delete() -> UICellAccessory { UICellAccessory() }
}

/// Items in sections.
///
/// All items are shown, up to ``UITableView/rowLimit``.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Where an item is scrolled to; has no effect.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
  }

  /// The kind of view that stands above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of view that stands below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// How items are placed; has no effect.
  open var collectionViewLayout: UICollectionViewLayout
  /// What the collection shows.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What takes part in what a person does.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// A view behind the items, which is shown while there are none.
  open var backgroundView: UIView?
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// The items that are chosen.
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var viewClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Reads an archived collection; see ``UIView``.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  // MARK: Items

  /// Says of which class items with a name are.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Says of which class views above and below sections with a name are.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses["\(elementKind).\(identifier)"] = viewClass as? UICollectionReusableView.Type
  }

  /// A new item of the class that was registered, else a plain one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let type = cellClasses[identifier] ?? UICollectionViewCell.self
    let cell = ObjectMaker.view(type)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A new view for above or below a section, of the class that was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = viewClasses["\(elementKind).\(identifier)"] ?? UICollectionReusableView.self
    return ObjectMaker.view(type)
  }

  /// How items of a class are filled in.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills an item in.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    let handler: Handler

    /// Creates a description.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A new item, filled in.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = ObjectMaker.view(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// An item, as the data source makes it.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard indexPath.section < numberOfSections, indexPath.item < numberOfItems(inSection: indexPath.section)
    else { return nil }
    return dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  /// Asks for all items anew; they are asked for at every look anyway.
  open func reloadData() { indexPathsForSelectedItems = [] }

  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) {}

  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet) {}

  /// Tells that items were added.
  open func insertItems(at indexPaths: [IndexPath]) {}

  /// Tells that items were taken away.
  open func deleteItems(at indexPaths: [IndexPath]) {}

  /// Makes several changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  /// Scrolls to an item; all are shown anyway.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  /// Sets how items are placed.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Choosing

  /// Chooses an item; the delegate is not told.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let others = allowsMultipleSelection ? (indexPathsForSelectedItems ?? []) : []
    indexPathsForSelectedItems = others.filter { $0 != indexPath } + [indexPath].compactMap(\.self)
  }

  /// Chooses an item no longer; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }

  private func tap(_ indexPath: IndexPath) {
    guard allowsSelection, delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else {
      return
    }
    if allowsMultipleSelection, indexPathsForSelectedItems?.contains(indexPath) == true {
      deselectItem(at: indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  // MARK: Scene

  override func drawn() -> [SceneElement] {
    var left = UITableView.rowLimit
    var children: [SceneElement] = []
    var isEmpty = true
    for section in 0..<numberOfSections {
      let count = numberOfItems(inSection: section)
      let items = (0..<min(count, left)).compactMap { item(IndexPath(item: $0, section: section)) }
      left -= items.count
      isEmpty = isEmpty && count == 0
      let more = count - items.count
      let inside = items + (more > 0 ? [SceneElement("text", text: "… \(more) more items")] : [])
      let above = supplement(Self.elementKindSectionHeader, section)
      let below = supplement(Self.elementKindSectionFooter, section)
      children +=
        above.isEmpty && below.isEmpty ? inside : [SceneElement("section", children: above + inside + below)]
    }
    if isEmpty { children += backgroundView?.elements() ?? [] }
    return [SceneElement("list", attributes: ["type": "collection"], children: children)]
  }

  private func supplement(_ kind: String, _ section: Int) -> [SceneElement] {
    // Without a class for it there is none, and the data source must not be asked.
    guard viewClasses.keys.contains(where: { $0.hasPrefix("\(kind).") }) else { return [] }
    let place = IndexPath(item: 0, section: section)
    return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place).elements()
      ?? []
  }

  private func item(_ indexPath: IndexPath) -> SceneElement? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
    cell.isSelected = indexPathsForSelectedItems?.contains(indexPath) == true
    return cell.cell(["tap": { [weak self] _ in self?.tap(indexPath) }])
  }

  override var isContainer: Bool { false }
}
