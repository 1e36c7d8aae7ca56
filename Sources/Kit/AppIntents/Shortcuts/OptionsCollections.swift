public import FoundationAdditions

/// Values of a shortcut's parameter under a title.
public protocol AppShortcutOptionsCollectionProtocol: Sendable {
  /// The type of what provides the values.
  associatedtype Provider: DynamicOptionsProvider
  /// What provides the values.
  var dynamicOptionsProvider: Provider { get }
  /// The title.
  var title: LocalizedStringResource { get }
  /// The name of a system image.
  var systemImageName: String? { get }
}

/// Values of a shortcut's parameter under a title.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  /// What provides the values.
  public let dynamicOptionsProvider: Provider
  /// The title.
  public let title: LocalizedStringResource
  /// The name of a system image.
  public let systemImageName: String?

  /// Creates a collection.
  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil
  ) {
    self.dynamicOptionsProvider = dynamicOptionsProvider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// Collections of values for a parameter of one type.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
  /// The type of the values.
  associatedtype Value: _IntentValue
}

/// Collections of values, in order.
public struct _OptionsCollections<Value: _IntentValue>: AppShortcutOptionsCollectionSpecification {
  private let collections: [any AppShortcutOptionsCollectionProtocol]

  init(_ collections: [any AppShortcutOptionsCollectionProtocol]) {
    self.collections = collections
  }

  /// Goes through the collections.
  public func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
    collections.makeIterator()
  }
}

/// Collects collections of values.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  /// Collections one after the other.
  public static func buildBlock<each Collection: AppShortcutOptionsCollectionProtocol>(
    _ collections: repeat each Collection
  ) -> some AppShortcutOptionsCollectionSpecification<Value> {
    var all: [any AppShortcutOptionsCollectionProtocol] = []
    repeat all.append(each collections)
    return _OptionsCollections<Value>(all)
  }
}
