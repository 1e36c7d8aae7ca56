/// What a type of an app must look like so that the assistant knows what it means.
public struct Schema: Sendable, Hashable {
  /// What kind of type adopts a schema.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An intent.
    case intent
    /// An entity.
    case entity
    /// An enumeration.
    case enumeration
  }

  /// A parameter of an intent, a property of an entity, or a case of an enumeration.
  public struct Member: Sendable, Hashable {
    /// The name in source.
    public var name: String
    /// The type; `nil` for a case.
    public var type: SchemaType?
    /// Whether several values may be none, so that nobody is asked for them: the macro gives the parameter an empty default.
    public var mayBeEmpty: Bool

    /// Creates a member.
    public init(_ name: String, _ type: SchemaType?, mayBeEmpty: Bool = false) {
      self.name = name
      self.type = type
      self.mayBeEmpty = mayBeEmpty
    }

    /// The title that a person sees: the name in words.
    public var title: String { words(of: name) }
  }

  /// What kind of type adopts it.
  public var kind: Kind
  /// The domain, for example `audio`.
  public var domain: String
  /// The name within the domain, for example `playAudio`.
  public var name: String
  /// The first release of Apple's platforms that has it, for example `18` or `17.2`.
  public var since: String
  /// What a type must have, in order.
  public var members: [Member] = []
  /// The protocols that a type must adopt besides; one of each group, the first of which the macro supplies.
  public var protocols: [[String]] = []
  /// The type of the value that an intent returns; `nil` when it need not return one.
  public var result: SchemaType?
  /// Whether something about it was concluded rather than seen, so that differences are no errors.
  public var isInferred = false
  /// Whether it is not certain that the schema exists at all.
  public var isDoubtful = false
  /// Whether an app adds cases of its own to an enumeration.
  public var isOpen = false

  /// The identifier on the wire: domain, dot, name.
  public var identifier: String { "\(domain).\(name)" }

  /// The title that a person sees when the app gives none: the name in words.
  public var title: String { words(of: name) }

  /// The member with a name.
  public func member(_ name: String) -> Member? {
    members.first { $0.name == name }
  }
}

/// The schemas for one field of use, such as music.
public struct SchemaDomain: Sendable, Hashable {
  /// A choice of types that a parameter or property takes, for which an app declares an enumeration.
  public struct Union: Sendable, Hashable {
    /// The name by which the schemas refer to it; the app's enumeration may have another.
    public var name: String
    /// The types of the values; apps choose the names of the cases.
    public var types: [SchemaType]
  }

  /// The name, for example `audio`.
  public var name: String
  /// The first release of Apple's platforms that has it.
  public var since: String
  /// Whether an app that adopts one of the intents must adopt them all.
  public var isAllOrNothing: Bool
  /// The schemas of all kinds, by kind and name.
  public var schemas: [Schema]
  /// The unions.
  public var unions: [Union]

  /// The schemas of one kind.
  public func schemas(_ kind: Schema.Kind) -> [Schema] {
    schemas.filter { $0.kind == kind }
  }
}

/// A name of source in words: `playAudio` becomes “Play Audio”.
func words(of name: String) -> String {
  var words = ""
  for character in name {
    if character.isUppercase, let last = words.last, !last.isUppercase, last != " " { words.append(" ") }
    words.append(character == "_" ? " " : character)
  }
  return words.prefix(1).uppercased() + words.dropFirst()
}
