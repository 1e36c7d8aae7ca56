public import Foundation
public import FoundationAdditions
import IntentWire
import Synchronization

/// An identity that can be written as text and read back.
public protocol EntityIdentifierConvertible {
  /// The identity as text.
  var entityIdentifierString: String { get }
  /// The identity that a text stands for; `nil` when it stands for none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself.
  public var entityIdentifierString: String { self }
  /// The text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The number in digits.
  public var entityIdentifierString: String { String(self) }
  /// The number that the digits stand for.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension Float: EntityIdentifierConvertible {
  /// The number with its fraction.
  public var entityIdentifierString: String { String(self) }
  /// The number that the text is.
  public static func entityIdentifier(for entityIdentifierString: String) -> Float? {
    Float(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The usual form with hyphens.
  public var entityIdentifierString: String { uuidString }
  /// The identity in the usual form.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

extension URL: EntityIdentifierConvertible {
  /// The link as text.
  public var entityIdentifierString: String { absoluteString }
  /// The link that the text is.
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}

/// The type and the identity of an entity.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The most characters that an identity may have.
  public static let valueMaximumLength = 4096

  /// The entity's type.
  public let entityType: any AppEntity.Type
  /// The identity as text.
  public let identifier: String

  /// Creates the identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Creates an identifier.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  /// Creates the identifier of an entity of a type that is known only at run time.
  init(_ entityType: any AppEntity.Type, _ identifier: String) {
    self.entityType = entityType
    self.identifier = identifier
  }

  /// The type name and the identity.
  public var description: String { "\(entityType)/\(identifier)" }

  /// Compares two identifiers.
  public static func == (left: Self, right: Self) -> Bool {
    left.entityType == right.entityType && left.identifier == right.identifier
  }

  /// Feeds the parts to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}

extension EntityIdentifier: _IntentValue {
  /// The type name and the identity, with a slash between them; it leads back only to entities of this process.
  public static var _bridge: _ValueBridge {
    .plain(.string, EntityIdentifier.self) {
      .string($0.description)
    } read: { value, _ in
      if case .entity(let reference) = value {
        return EntityTypes.type(reference.type).map { EntityIdentifier($0, reference.identifier) }
      }
      let parts = value.displayText.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let type = EntityTypes.type(String(parts[0])) else { return nil }
      return EntityIdentifier(type, String(parts[1]))
    }
  }
}

/// The entity types of the process by their names.
enum EntityTypes {
  private static let known = Mutex<[String: any AppEntity.Type]>([:])

  /// Adds types to those that are known.
  static func learn(_ types: [any AppEntity.Type]) {
    for type in types {
      let name = String(describing: type)
      known.withLock { $0[name] = type }
    }
  }

  /// A type's default query.
  static func query<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery { type.defaultQuery }

  /// The type with a name.
  static func type(_ name: String) -> (any AppEntity.Type)? {
    known.withLock { $0[name] }
  }
}

/// An identity together with the name of the entity's type, for code that does not know the type itself.
public struct AppEntityIdentifier: Hashable, Sendable {
  /// The name of the entity's type.
  public let entityType: String
  /// The identity as text.
  public let instanceIdentifier: String

  /// Creates an identifier.
  public init(entityType: String, instanceIdentifier: String) {
    self.entityType = entityType
    self.instanceIdentifier = instanceIdentifier
  }
}

/// An object that can say for which entity it stands.
public protocol AppEntityAnnotatable {
  /// The entity; `nil` for none.
  var appEntityIdentifier: EntityIdentifier? { get set }
}

extension NSUserActivity: AppEntityAnnotatable {
  /// The entity that the activity shows, so that “this” means it.
  public var appEntityIdentifier: EntityIdentifier? {
    get { attachments["appEntityIdentifier"] as? EntityIdentifier }
    set { attachments["appEntityIdentifier"] = newValue }
  }
}
