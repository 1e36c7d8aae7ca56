public import AppProcesses
public import IntentWire

/// Where a conversation stands between two turns.
///
/// The state is all that a conversation remembers. It is plain data: written down after a turn and read
/// again before the next, in another process or on another day, it goes on as if nothing had happened.
public struct ConversationState: Sendable, Hashable, Codable {
  /// The conversation's identifier.
  public var id: String
  /// How many calls were begun; the next call's identifier is made from it.
  public var calls: Int
  /// What the next sentence is taken for.
  public var phase: Phase
  /// What the conversation was about so far.
  public var memory: ReferentMemory
  /// The request that came last, which the next sentence may change.
  public var last: LastRequest?
  /// The requests of other kinds before that one, the latest last; `nil` before the second request.
  public var earlier: [LastRequest]?
  /// The question that was left open for something else; `nil` for none.
  public var interruption: Interruption?
  /// The calls that wait for the one that is going on, for the other things of the same request; `nil` for none.
  public var queue: [PendingCall]?
  /// The requests that were made together with the one that is going on, and wait for it; `nil` for none.
  public var afterwards: [String]?
  /// Whether nothing came of the last sentence, though something was done before it, as which `phase` stands; `nil` where
  /// something did.
  public var isAtLoss: Bool?
  /// What was said last, for whoever did not hear it.
  public var said: Reply?
  /// What was said last of something that was done or could not be done, where something else was said since; `nil` for
  /// none.
  public var told: Reply?
  /// The snippet with buttons that the person saw last; `nil` when the last reply had none.
  public var snippet: ShownSnippet?

  /// Creates the state of a conversation that has not begun.
  public init(
    id: String, calls: Int = 0, phase: Phase = .idle, memory: ReferentMemory = ReferentMemory()
  ) {
    self.id = id
    self.calls = calls
    self.phase = phase
    self.memory = memory
  }

  /// What the next sentence of a conversation is taken for.
  public indirect enum Phase: Sendable, Hashable, Codable {
    /// Nothing was said yet.
    case idle
    /// The person should choose which app or which intent was meant.
    case choosing(PendingChoice)
    /// A parameter of the call is being settled.
    case asking(PendingCall, PendingQuestion)
    /// The person should agree to the whole request before it is carried out.
    case confirming(PendingCall, PendingQuestion)
    /// The app waits in the middle of its work for an answer.
    case suspended(PendingCall, PendingQuestion, Suspension)
    /// The request failed, and the person may go on with it in the app.
    case offering(PendingCall, PendingQuestion, ActivityHandOver)
    /// The last request came to an end.
    case finished(Reply.State)
  }
}

/// A choice between several readings of one sentence.
public struct PendingChoice: Sendable, Hashable, Codable {
  /// One reading.
  public struct Option: Sendable, Hashable, Codable {
    /// The app's bundle identifier.
    public var app: String
    /// The intent.
    public var intent: String
    /// The values that the words gave it.
    public var values: [String: IntentValue]
    /// What the person sees of it.
    public var label: String
    /// The sentence that it reads.
    public var request: LastRequest?

    /// Creates an option.
    public init(
      app: String, intent: String, values: [String: IntentValue], label: String, request: LastRequest? = nil
    ) {
      self.app = app
      self.intent = intent
      self.values = values
      self.label = label
      self.request = request
    }
  }

  /// The readings, in the order shown.
  public var options: [Option]
  /// What was asked.
  public var question: PendingQuestion

  /// Creates a choice.
  public init(options: [Option], question: PendingQuestion) {
    self.options = options
    self.question = question
  }
}

/// A call to an app that is not complete yet.
public struct PendingCall: Sendable, Hashable, Codable {
  /// The app's bundle identifier.
  public var app: String
  /// The call with the values known so far.
  public var call: IntentCall
  /// The parameters that the app has accepted, in the order in which it did.
  public var settled: [String]
  /// The values to which the person agreed, by parameter: an app that asks about one again is not asked back.
  public var agreed: [String: [IntentValue]]
  /// The parameters whose values are answers to questions.
  public var answered: [String]
  /// How often a value was refused, by parameter.
  public var refusals: [String: Int]
  /// How many questions the call has cost so far.
  public var questions: Int
  /// How many calls led to this one.
  public var depth: Int
  /// Whether the app, and where needed the person, has confirmed the request.
  public var isConfirmed: Bool
  /// The answers so far, for going back; `nil` before the first.
  public var steps: [Step]?
  /// The action as which the call is shown, where the assistant made the call out of one.
  public var shown: ShownCall?

  /// Creates a call of which nothing is settled.
  public init(app: String, call: IntentCall, depth: Int = 0) {
    self.app = app
    self.call = call
    self.depth = depth
    settled = []
    agreed = [:]
    answered = []
    refusals = [:]
    questions = 0
    isConfirmed = false
  }
}

extension PendingCall {
  /// An answer that was given, with what it took the place of.
  public struct Step: Sendable, Hashable, Codable {
    /// The parameter that was answered.
    public var parameter: String
    /// The value that it had before.
    public var before: IntentValue?
    /// What could be chosen; `nil` where nothing was on offer.
    public var options: [IntentValue]?
  }
}

/// A question that the person was asked.
public struct PendingQuestion: Sendable, Hashable, Codable {
  /// What kind of answer is wanted.
  public var kind: Question.Kind
  /// The parameter that is asked for.
  public var parameter: String?
  /// The element of a parameter with several values.
  public var element: Int?
  /// The type of the value.
  public var type: ValueType?
  /// What can be chosen, in the order shown; for a confirmation the value in question.
  public var options: [IntentValue]
  /// The words of the question, for asking again.
  public var sentence: String
  /// How many answers were not understood.
  public var attempts: Int
  /// The permission that a yes gives.
  public var permission: PermissionKind?
  /// What agrees besides yes; `nil` for nothing.
  public var agreeing: [String]?
  /// What refuses besides no; `nil` for nothing.
  public var refusing: [String]?

  /// Creates a question.
  public init(
    kind: Question.Kind, parameter: String? = nil, element: Int? = nil, type: ValueType? = nil,
    options: [IntentValue] = [], sentence: String, attempts: Int = 0
  ) {
    self.kind = kind
    self.parameter = parameter
    self.element = element
    self.type = type
    self.options = options
    self.sentence = sentence
    self.attempts = attempts
  }
}
