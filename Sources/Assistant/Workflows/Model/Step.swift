public import IntentWire

/// One line of a recipe, or a block of them.
public struct Step: Sendable, Hashable {
  /// What is done.
  public indirect enum Form: Sendable, Hashable {
    /// Nothing; words for the reader.
    case comment(String)
    /// The value of an expression is the result.
    case value(Formula)
    /// Something that needs no app.
    case action(BuiltInCall)
    /// An intent of an app.
    case intent(IntentStep)
    /// A search among an app's things, or in a list.
    case find(FindStep)
    /// A variable gets a value.
    case set(String, Formula)
    /// A value is added to the list in a variable.
    case add(Formula, to: String)
    /// The first branch whose condition holds.
    case conditional([Branch], otherwise: Block?)
    /// Several times.
    case loop(count: Formula, index: String?, Block)
    /// Once for each item of a list.
    case each(item: String, index: String?, list: Formula, Block)
    /// The branch that the person chooses.
    case menu(prompt: Formula?, [Option])
    /// Steps that may fail, and what to do then; the name holds what went wrong.
    case attempt(Block, failure: String?, handler: Block)
    /// Another workflow.
    case run(Formula, input: Formula?)
    /// The end, with the result of the workflow.
    case stop(Formula?)
    /// An action of another system that cannot run here, kept with its parameters.
    case unsupported(String, JSONValue)
  }

  /// Several steps.
  public struct Block: Sendable, Hashable {
    /// The steps.
    public var steps: [Step]
    /// A comment behind the line that begins the block.
    public var note: String?

    /// Creates a block.
    public init(_ steps: [Step] = [], note: String? = nil) {
      self.steps = steps
      self.note = note
    }
  }

  /// Steps with the condition on which they are done.
  public struct Branch: Sendable, Hashable {
    /// The condition.
    public var condition: Formula
    /// The steps.
    public var block: Block

    /// Creates a branch.
    public init(_ condition: Formula, _ block: Block) {
      self.condition = condition
      self.block = block
    }
  }

  /// An entry of a menu.
  public struct Option: Sendable, Hashable {
    /// What the person reads.
    public var title: Formula
    /// The steps.
    public var block: Block

    /// Creates an entry.
    public init(_ title: Formula, _ block: Block) {
      self.title = title
      self.block = block
    }
  }

  /// What is done.
  public var form: Form
  /// The name of the result.
  public var name: String?
  /// A comment behind the line.
  public var note: String?
  /// Whether an empty line stands before it.
  public var isSpaced: Bool
  /// Where it is written.
  public var place: Place

  /// Creates a step.
  public init(
    _ form: Form, name: String? = nil, note: String? = nil, isSpaced: Bool = false, place: Place = Place()
  ) {
    self.form = form
    self.name = name
    self.note = note
    self.isSpaced = isSpaced
    self.place = place
  }
}

/// A value with the label of the parameter that it is for.
public struct StepArgument: Sendable, Hashable {
  /// The parameter; `nil` for the value that an action takes without a label.
  public var label: String?
  /// The value.
  public var value: Formula
  /// Where the label is written.
  public var place: Place

  /// Creates an argument.
  public init(_ label: String?, _ value: Formula, place: Place = Place()) {
    self.label = label
    self.value = value
    self.place = place
  }
}

/// A call of an action that needs no app; see ``BuiltIn``.
public struct BuiltInCall: Sendable, Hashable {
  /// The action's words, for example `choose from`.
  public var name: String
  /// The values.
  public var arguments: [StepArgument]

  /// Creates a call.
  public init(_ name: String, _ arguments: [StepArgument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// A call of an app's intent.
public struct IntentStep: Sendable, Hashable {
  /// The intent's class or type name, or its title.
  public var intent: String
  /// The app's name or bundle identifier; `nil` when only one app has the intent.
  public var app: String?
  /// The values by parameter.
  public var arguments: [StepArgument]

  /// Creates a call.
  public init(_ intent: String, app: String? = nil, _ arguments: [StepArgument] = []) {
    self.intent = intent
    self.app = app
    self.arguments = arguments
  }
}

/// A search among the things of one kind that an app knows, or among the items of a list.
public struct FindStep: Sendable, Hashable {
  /// One condition on a property.
  public struct Condition: Sendable, Hashable {
    /// The property's name or title.
    public var property: String
    /// How it is compared.
    public var comparison: EntitySearch.Comparison
    /// Whether the opposite is wanted.
    public var isNegated: Bool
    /// What it is compared with: two values for a span, else one.
    public var values: [Formula]
    /// Where it is written.
    public var place: Place

    /// Creates a condition.
    public init(
      _ property: String, _ comparison: EntitySearch.Comparison, isNegated: Bool = false,
      _ values: [Formula], place: Place = Place()
    ) {
      self.property = property
      self.comparison = comparison
      self.isNegated = isNegated
      self.values = values
      self.place = place
    }
  }

  /// What is looked for: an entity's type name, its name, or its plural; `nil` takes the items of ``among``.
  public var kind: String?
  /// The app's name or bundle identifier; `nil` when only one app has such things.
  public var app: String?
  /// The list in which is looked; `nil` for everything that the app has.
  public var among: Formula?
  /// The conditions: all groups must hold, and of each group one condition.
  public var groups: [[Condition]]
  /// The order, the most important criterion first.
  public var order: [EntitySearch.Order]
  /// The most that are wanted.
  public var limit: Formula?

  /// Creates a search.
  public init(
    _ kind: String?, app: String? = nil, among: Formula? = nil, groups: [[Condition]] = [],
    order: [EntitySearch.Order] = [], limit: Formula? = nil
  ) {
    self.kind = kind
    self.app = app
    self.among = among
    self.groups = groups
    self.order = order
    self.limit = limit
  }
}
