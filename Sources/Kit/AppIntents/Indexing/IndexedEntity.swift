public import CoreSpotlight
import Foundation
import FoundationAdditions
import IntentWire

/// An entity that the app hands to the assistant's search index.
///
/// ```swift
/// try await CSSearchableIndex.default().indexAppEntities(trails)
/// ```
public protocol IndexedEntity: AppEntity {
  /// What the index knows of the entity.
  ///
  /// An implementation usually takes ``defaultAttributeSet`` and adds to it.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether the entity is left out of what a person's search finds; `false` by default.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// The default attributes.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// A search finds it.
  public var hideInSpotlight: Bool { false }

  /// The name, the second line, other names and the picture of the entity, and the properties that name an attribute.
  ///
  /// Each call makes a new set.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet()
    let representation = displayRepresentation
    let display = representation.value
    attributes.title = display.title
    attributes.displayName = display.title
    attributes.contentDescription = display.subtitle
    if !display.synonyms.isEmpty { attributes.alternateNames = display.synonyms }
    attributes.thumbnailData = representation.image?.data
    attributes.thumbnailURL = representation.image?.url
    for (_, property) in Reflection.properties(of: self) {
      guard let name = property.indexing?.name, let value = property.wireValue(in: self) else { continue }
      attributes.set(name, to: value.attribute)
    }
    return attributes
  }

  /// The identifier of the entity's item in the index.
  static func _itemIdentifier(_ id: ID) -> String {
    "\(String(describing: Self.self))/\(id.entityIdentifierString)"
  }
}

extension IntentValue {
  /// The value as an attribute: a text where the index has no such type.
  fileprivate var attribute: IntentValue {
    switch self {
    case .entity, .enumeration, .place, .record, .currency, .dateRange: .string(displayText)
    case .list(let values): .list(values.map(\.attribute))
    default: self
    }
  }
}

/// A query whose entities the app hands to the index again when it is asked to.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Indexes some entities again.
  func reindexEntities(for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription)
    async throws
  /// Indexes every entity again.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
