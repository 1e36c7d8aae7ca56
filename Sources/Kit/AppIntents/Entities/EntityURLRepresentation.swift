import Foundation
import FoundationAdditions
import IntentWire

/// An entity that a link stands for.
public protocol URLRepresentableEntity: AppEntity {
  /// The type of ``urlRepresentation``.
  typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The link, with the entity's identity and properties in it.
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

/// A value that has a form of its own in a link.
public protocol CustomURLRepresentationParameterConvertible {
  /// What stands for the value in a link.
  var urlRepresentationParameter: String { get }
}

// A piece holds a key path; one from a literal never changes.
/// A link with an entity's identity and properties in it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  /// A part of an entity that a link can hold besides properties.
  public struct Token: Sendable {
    /// The entity's identity.
    public static var id: Token { Token() }
  }

  fileprivate enum Piece {
    case text(String)
    case identity
    case property(PartialKeyPath<Entity>)
  }

  private let pieces: [Piece]

  /// Creates a link without parts of the entity.
  public init(stringLiteral value: String) {
    pieces = [.text(value)]
  }

  /// Creates a link from a literal with parts of the entity in it.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// Collects the text and the parts of a link.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Begins an empty link.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      pieces.append(.text(literal))
    }

    /// Adds the entity's identity.
    public mutating func appendInterpolation(_ token: Token) {
      pieces.append(.identity)
    }

    /// Adds the entity's identity.
    public mutating func appendInterpolation(_ identity: KeyPath<Entity, Entity.ID>) {
      pieces.append(.identity)
    }

    /// Adds a property's value.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ property: KeyPath<Entity, EntityProperty<Value>>
    ) {
      pieces.append(.property(property))
    }
  }

  /// The link with `${id}` and `${property}` in the places of the values; `nil` when the name of a property is not known.
  var template: String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .identity: text += "${id}"
      case .property(let path):
        guard let name = PropertyNames.name(of: path) else { return nil }
        text += "${\(name)}"
      }
    }
    return text
  }

  /// The link of one entity.
  ///
  /// - Throws: An error when a property has no value, or what results is no link.
  func url(for entity: Entity) throws -> URL {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .identity: text += LinkText.escaped(LinkText.custom(entity.id) ?? entity.id.entityIdentifierString)
      case .property(let path):
        guard let slot = entity[keyPath: path] as? any PropertySlot, let value = slot.wireValue(in: entity)
        else {
          throw AppIntentError(.failure("The link cannot be opened, because it lacks a value."))
        }
        text += LinkText.escaped((slot as? any LinkPart)?.linkPart(in: entity) ?? LinkText.plain(value))
      }
    }
    guard let url = URL(string: text), url.scheme != nil else {
      throw AppIntentError(.failure("“\(text)” is not a link that can be opened."))
    }
    return url
  }
}

/// A property whose value may have a form of its own in a link.
private protocol LinkPart {
  func linkPart(in entity: Any) -> String?
}

extension EntityProperty: LinkPart {
  fileprivate func linkPart(in entity: Any) -> String? {
    value(in: entity).flatMap { LinkText.custom($0) }
  }
}

/// Writes values into links.
enum LinkText {
  /// The form that a value itself gives; `nil` for most.
  static func custom(_ value: Any) -> String? {
    (value as? any CustomURLRepresentationParameterConvertible)?.urlRepresentationParameter
  }

  /// What stands for a value: the identity of an entity, the name of a case, else its text.
  static func plain(_ value: IntentValue) -> String {
    switch value {
    case .entity(let entity): entity.identifier
    case .enumeration(let choice): choice.cases.first ?? ""
    case .string(let text): text
    default: value.displayText
    }
  }

  /// Text in which everything is escaped that would end a part of a path or a query.
  static func escaped(_ text: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/;?&=+"))
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}

extension OpenURLIntent {
  /// Creates an intent for the link of an entity.
  ///
  /// The intent has no link, and fails when it runs, when the entity's properties do not make up one.
  public init<Entity: URLRepresentableEntity>(_ entity: Entity) {
    self.init()
    if let url = try? Entity.urlRepresentation.url(for: entity) { self.url = url }
  }
}

/// An enumeration whose cases links stand for.
public protocol URLRepresentableEnum: AppEnum {
  /// The type of ``urlRepresentation``.
  typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The links by case.
  static var urlRepresentation: EnumURLRepresentation<Self> { get }
}

/// The links of an enumeration's cases.
public struct EnumURLRepresentation<Enumeration: AppEnum>: ExpressibleByDictionaryLiteral, Sendable {
  private let links: [Enumeration: String]

  /// Creates links; the last one of a case counts.
  public init(_ links: [Enumeration: String]) {
    self.links = links
  }

  /// Creates links from a literal; the last one of a case counts.
  public init(dictionaryLiteral elements: (Enumeration, String)...) {
    links = Dictionary(elements) { $1 }
  }

  /// The link of a case; `nil` when it has none, or when what is written for it is no link.
  func url(for value: Enumeration) -> URL? {
    links[value].flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 }
  }
}

extension OpenURLIntent {
  /// Creates an intent for the link of an enumeration's case.
  ///
  /// The intent has no link, and fails when it runs, when the case has none.
  public init<Enumeration: URLRepresentableEnum>(_ value: Enumeration) {
    self.init()
    if let url = Enumeration.urlRepresentation.url(for: value) { self.url = url }
  }
}
