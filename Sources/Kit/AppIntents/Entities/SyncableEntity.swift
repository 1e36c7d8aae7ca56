/// An entity that is the same on all devices of a person.
///
/// Its identity is the same everywhere, or is a ``SyncableEntityIdentifier``.
public protocol SyncableEntity: AppEntity {}

/// An identity on this device together with the one that is the same on all devices.
///
/// Two are equal when what is the same everywhere is equal.
public struct SyncableEntityIdentifier<Local, Stable>: Hashable, Sendable
where
  Local: EntityIdentifierConvertible & Hashable & Sendable,
  Stable: EntityIdentifierConvertible & Hashable & Sendable
{
  /// The identity on this device.
  public let local: Local
  /// The identity on all devices.
  public let stable: Stable

  /// Creates an identity.
  public init(local: Local, stable: Stable) {
    self.local = local
    self.stable = stable
  }

  /// Compares what is the same everywhere.
  public static func == (left: Self, right: Self) -> Bool { left.stable == right.stable }

  /// Feeds what is the same everywhere to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(stable) }
}

extension SyncableEntityIdentifier: EntityIdentifierConvertible {
  /// The length of the stable identity, a colon, and both identities.
  public var entityIdentifierString: String {
    let text = stable.entityIdentifierString
    return "\(text.count):\(text)\(local.entityIdentifierString)"
  }

  /// The identity that such a text stands for.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    guard let colon = entityIdentifierString.firstIndex(of: ":"),
      let length = Int(entityIdentifierString[..<colon]), length >= 0
    else { return nil }
    let rest = entityIdentifierString[entityIdentifierString.index(after: colon)...]
    guard rest.count >= length else { return nil }
    guard let stable = Stable.entityIdentifier(for: String(rest.prefix(length))),
      let local = Local.entityIdentifier(for: String(rest.dropFirst(length)))
    else { return nil }
    return Self(local: local, stable: stable)
  }
}

/// An entity that says whose it is.
///
/// What is shared or public is asked about before it is deleted, in words that say so.
public protocol OwnershipProvidingEntity: AppEntity {
  /// Whose it is; empty for the person's own.
  var ownership: EntityOwnership { get }
}

/// Whose an entity is; empty for the person's own.
public struct EntityOwnership: OptionSet, Hashable, Sendable {
  /// The owners as bits.
  public let rawValue: Int

  /// Creates owners from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shared with others.
  public static let shared = EntityOwnership(rawValue: 1)
  /// Everybody's.
  public static let `public` = EntityOwnership(rawValue: 2)
  /// Not known.
  public static let unknown = EntityOwnership(rawValue: 4)
}

extension EntityOwnership {
  /// What is said of things that are not only the person's own, for example `shared`; `nil` when all are.
  static func word(for entities: [any AppEntity]) -> String? {
    let owned = entities.compactMap { $0 as? any OwnershipProvidingEntity }.map(\.ownership)
    if owned.contains(where: { $0.contains(.public) }) { return "public" }
    if owned.contains(where: { $0.contains(.shared) }) { return "shared" }
    return nil
  }
}
