public import CoreSpotlight
public import FoundationAdditions

/// The attribute of the search index that a property fills.
// The key path comes from a literal, which never changes, and so does a custom key.
struct PropertyIndexing: @unchecked Sendable {
  private enum Target {
    case attribute(PartialKeyPath<CSSearchableItemAttributeSet>)
    case custom(CSCustomAttributeKey)
  }

  private let target: Target

  init(_ attribute: PartialKeyPath<CSSearchableItemAttributeSet>) { target = .attribute(attribute) }
  init(_ key: CSCustomAttributeKey) { target = .custom(key) }

  /// The name of the attribute; `nil` for a key path that leads to none.
  var name: String? {
    switch target {
    case .attribute(let path): CSSearchableItemAttributeSet.name(of: path)
    case .custom(let key): key.keyName
    }
  }
}

extension EntityProperty {
  /// Creates a property that fills an attribute of the search index; its title comes from its name.
  public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
    self.init(title: nil, indexing: PropertyIndexing(indexingKey))
  }

  /// Creates a property that fills an attribute of the search index.
  public convenience init(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init(title: title, indexing: PropertyIndexing(indexingKey))
  }

  /// Creates a property that fills one of the app's own attributes; its title comes from its name.
  public convenience init(customIndexingKey: CSCustomAttributeKey) {
    self.init(title: nil, indexing: PropertyIndexing(customIndexingKey))
  }

  /// Creates a property that fills one of the app's own attributes.
  public convenience init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {
    self.init(title: title, indexing: PropertyIndexing(customIndexingKey))
  }
}

extension ComputedEntityProperty {
  /// Creates a property that fills an attribute of the search index.
  public convenience init(
    title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
    _ compute: @escaping @Sendable (Entity) -> Value
  ) {
    self.init(title: title, indexing: PropertyIndexing(indexingKey), compute)
  }

  /// Creates a property that fills one of the app's own attributes.
  public convenience init(
    title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey,
    _ compute: @escaping @Sendable (Entity) -> Value
  ) {
    self.init(title: title, indexing: PropertyIndexing(customIndexingKey), compute)
  }
}
