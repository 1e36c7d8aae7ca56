public import Foundation

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
