/// A question that an app asks in the middle of its work; the work goes on with the answer.
public struct Question: Sendable, Hashable, Codable {
  /// What kind of answer is wanted.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Any value of the parameter's type.
    case needsValue
    /// One of the options, as a value of the parameter.
    case disambiguation
    /// Yes or no.
    case confirmation
    /// One of the options, for no parameter.
    case choice
  }

  /// The call that waits for the answer.
  public var call: String
  /// What kind of answer is wanted.
  public var kind: Kind
  /// The parameter that is asked for.
  public var parameter: String?
  /// The type of the value that is asked for.
  public var type: ValueType?
  /// What the app asks; `nil` leaves the words to the assistant.
  public var dialog: Dialog?
  /// What can be chosen, in the order to show; for a confirmation the value in question.
  public var options: [IntentValue]
  /// What is shown beside the question.
  public var snippet: SnippetNode?
  /// The permission that a yes gives; the assistant words such a question and keeps the answer.
  public var permission: PermissionKind?
  /// What agrees besides yes: the words on the app's buttons and others for them; `nil` for none.
  public var agreeing: [String]?
  /// What refuses besides no; `nil` for none.
  public var refusing: [String]?

  /// Creates a question.
  public init(
    call: String, kind: Kind, parameter: String? = nil, type: ValueType? = nil, dialog: Dialog? = nil,
    options: [IntentValue] = [], snippet: SnippetNode? = nil, permission: PermissionKind? = nil,
    agreeing: [String]? = nil, refusing: [String]? = nil
  ) {
    self.agreeing = agreeing
    self.refusing = refusing
    self.permission = permission
    self.call = call
    self.kind = kind
    self.parameter = parameter
    self.type = type
    self.dialog = dialog
    self.options = options
    self.snippet = snippet
  }
}

/// The person's answer to a ``Question``.
public enum Answer: Sendable, Hashable {
  /// A value, in words or chosen from the options.
  case value(IntentValue)
  /// Yes.
  case confirmed
  /// No.
  case declined
  /// The person called the whole request off.
  case cancelled
}

/// A request to an app's entity query.
public struct EntityQueryCall: Sendable, Hashable, Codable {
  /// What to look for.
  public enum Request: Sendable, Hashable {
    /// Entities by their identifiers; unknown ones are left out.
    case identifiers([String])
    /// Entities that match words.
    case matching(String)
    /// The entities that the app suggests.
    case suggestions
    /// Every entity.
    case all
    /// Entities by their properties.
    case search(EntitySearch)
  }

  /// The entity's type name.
  public var entity: String
  /// What to look for.
  public var request: Request
  /// The most entities to return; 0 for no limit.
  public var limit: Int

  /// Creates a request.
  public init(entity: String, request: Request, limit: Int = 0) {
    self.entity = entity
    self.request = request
    self.limit = limit
  }
}

/// A request for the choices that an app offers for a parameter.
public struct OptionsCall: Sendable, Hashable, Codable {
  /// The call whose parameter is to be filled.
  public var call: IntentCall
  /// The parameter.
  public var parameter: String

  /// Creates a request.
  public init(call: IntentCall, parameter: String) {
    self.call = call
    self.parameter = parameter
  }
}

/// The words that an app knows for one kind of thing.
public struct VocabularyUpdate: Sendable, Hashable, Codable {
  /// The kind: a SiriKit vocabulary type such as `notebookItemTitle`, or an entity's type name.
  public var kind: String
  /// The phrases, most important first; they replace the earlier ones of the kind.
  public var phrases: [SpokenText]

  /// Creates an update.
  public init(kind: String, phrases: [SpokenText]) {
    self.kind = kind
    self.phrases = phrases
  }
}
