public import Foundation
public import IntentWire

/// What installed apps can do, for checking and running workflows.
public struct ActionCatalog: Sendable, Hashable {
  /// One app.
  public struct App: Sendable, Hashable {
    /// The bundle identifier.
    public var identifier: String
    /// The display name.
    public var name: String
    /// Other names.
    public var otherNames: [String]
    /// Its intents, entities and enumerations.
    public var manifest: AppManifest
    /// Its searches.
    public var finds: [Find]

    /// Creates a description of an app.
    public init(
      identifier: String, name: String, otherNames: [String] = [], manifest: AppManifest, finds: [Find] = []
    ) {
      self.identifier = identifier
      self.name = name
      self.otherNames = otherNames
      self.manifest = manifest
      self.finds = finds
    }
  }

  /// A search for one kind of thing in an app.
  public struct Find: Sendable, Hashable {
    /// The name, for example `FindTrails`.
    public var name: String
    /// What several of the things are called, for example “Trails”.
    public var plural: String
    /// The entity's type name.
    public var entity: String

    /// Creates a description of a search.
    public init(name: String, plural: String, entity: String) {
      self.name = name
      self.plural = plural
      self.entity = entity
    }
  }

  /// The apps, by name.
  public var apps: [App]

  /// Creates a catalog.
  public init(apps: [App] = []) { self.apps = apps }
}

/// What a workflow asks a person.
public struct WorkflowQuestion: Sendable, Hashable, Codable {
  /// What kind of answer is wanted.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// A value of ``WorkflowQuestion/type``.
    case value
    /// One of the options.
    case choice
    /// Any number of the options.
    case choices
    /// Yes or no.
    case confirmation
    /// Words for an app that asks: its words, in ``WorkflowQuestion/prompt``, say what it wants.
    case app
  }

  /// What kind of answer is wanted.
  public var kind: Kind
  /// The words of the question.
  public var prompt: String
  /// The type of the value.
  public var type: ValueType?
  /// What can be chosen, or what is suggested.
  public var options: [IntentValue]
  /// The answer when nothing is said.
  public var fallback: IntentValue?

  /// Creates a question.
  public init(
    _ kind: Kind, _ prompt: String, type: ValueType? = nil, options: [IntentValue] = [],
    fallback: IntentValue? = nil
  ) {
    self.kind = kind
    self.prompt = prompt
    self.type = type
    self.options = options
    self.fallback = fallback
  }
}

/// Something that a workflow tells a person.
public struct WorkflowMessage: Sendable, Hashable, Codable {
  /// How it is told.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// It is shown.
    case show
    /// It is said aloud.
    case speak
    /// It is a notification.
    case notify
  }

  /// How it is told.
  public var kind: Kind
  /// The words.
  public var text: String
  /// The title of a notification.
  public var title: String?
  /// What is shown beside the words.
  public var snippet: SnippetNode?

  /// Creates a message.
  public init(_ kind: Kind, _ text: String, title: String? = nil, snippet: SnippetNode? = nil) {
    self.kind = kind
    self.text = text
    self.title = title
    self.snippet = snippet
  }
}

/// Answers the questions of a workflow and takes its messages: a person at a terminal, a conversation, a test.
public protocol WorkflowPerson: Sendable {
  /// Asks a question; the answer is words, or one of the options.
  ///
  /// - Throws: ``WorkflowFailure`` when the person calls it off, or nobody can be asked now.
  func answer(_ question: WorkflowQuestion) async throws -> IntentValue

  /// Tells something.
  func tell(_ message: WorkflowMessage) async throws
}

/// A call of an app's intent.
public struct IntentRequest: Sendable, Hashable, Codable {
  /// The app's bundle identifier.
  public var app: String
  /// The intent's class or type name.
  public var intent: String
  /// The values by parameter.
  public var parameters: [String: IntentValue]

  /// Creates a call.
  public init(app: String, intent: String, parameters: [String: IntentValue] = [:]) {
    self.app = app
    self.intent = intent
    self.parameters = parameters
  }
}

/// What came of an intent.
public struct IntentAnswer: Sendable, Hashable, Codable {
  /// The value that it returned.
  public var value: IntentValue?
  /// What the app said.
  public var dialog: String?
  /// What the app showed.
  public var snippet: SnippetNode?

  /// Creates an answer.
  public init(value: IntentValue? = nil, dialog: String? = nil, snippet: SnippetNode? = nil) {
    self.value = value
    self.dialog = dialog
    self.snippet = snippet
  }
}

/// A search among the things of an app.
public struct FindRequestCall: Sendable, Hashable, Codable {
  /// One condition.
  public struct Condition: Sendable, Hashable, Codable {
    /// The property, its comparison and the values.
    public var filter: EntitySearch.Filter
    /// Whether the opposite is wanted.
    public var isNegated: Bool

    /// Creates a condition.
    public init(_ filter: EntitySearch.Filter, isNegated: Bool = false) {
      self.filter = filter
      self.isNegated = isNegated
    }
  }

  /// The app's bundle identifier.
  public var app: String
  /// The search's name, for example `FindTrails`.
  public var name: String
  /// The conditions: all groups must hold, and of each group one condition.
  public var groups: [[Condition]]
  /// The order.
  public var order: [EntitySearch.Order]
  /// The most that are wanted.
  public var limit: Int?

  /// Creates a search.
  public init(
    app: String, name: String, groups: [[Condition]] = [], order: [EntitySearch.Order] = [],
    limit: Int? = nil
  ) {
    self.app = app
    self.name = name
    self.groups = groups
    self.order = order
    self.limit = limit
  }
}

/// What a workflow needs of the assistant: the apps, and the other workflows.
public protocol WorkflowHost: Sendable {
  /// What installed apps can do.
  func catalog() async throws -> ActionCatalog

  /// Has an app carry out an intent; what the app asks, the person answers.
  func perform(_ request: IntentRequest, person: any WorkflowPerson) async throws -> IntentAnswer

  /// Finds things of an app.
  func find(_ request: FindRequestCall) async throws -> [IntentValue]

  /// What an app offers for a parameter: the choices of its options provider, or the entities that it suggests.
  func options(for parameter: String, of request: IntentRequest) async throws -> [IntentValue]

  /// Things of an app that match words.
  func entities(matching words: String, type: String, app: String) async throws -> [IntentValue]

  /// The stored workflow of a name; `nil` when there is none.
  func workflow(named name: String) async throws -> Workflow?

  /// Opens a link.
  func open(_ url: URL) async throws
}
