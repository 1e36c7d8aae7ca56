public import Foundation

/// How items of a collection are placed; nothing is placed here.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// Has the items placed anew.
  open func invalidateLayout() {}
}

/// Items in lines.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The likely size of an item.
  open var estimatedItemSize: CGSize = .zero
  /// The gap between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The gap between items.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The space around a section.
  open var sectionInset: UIEdgeInsets = .zero
  /// The size of what stands above a section.
  open var headerReferenceSize: CGSize = .zero
  /// The direction in which the person scrolls.
  open var scrollDirection: NSLayoutConstraint.Axis = .vertical
}

/// How a list looks.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The looks.
  public enum Appearance: Int, Sendable {
    /// One after the other.
    case plain
    /// As groups.
    case grouped
    /// As groups that stand in.
    case insetGrouped
    /// At the side.
    case sidebar
    /// At the side, on nothing.
    case sidebarPlain
  }

  /// Whether lines stand between items.
  public var showsSeparators = true

  /// Creates a list.
  public init(appearance: Appearance) {}
}

/// Items as sections say.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Items as a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout() }
}
