public import AppProcesses
public import Catalog
public import ContactBook
public import Donations
public import IntentWire
public import Language

/// One turn of a conversation: a sentence and a state go in, a reply and the next state come out.
///
/// A conversation holds nothing that changes. Everything that it depends on is given to it (the apps, the
/// reader of sentences, the way to the apps, the language, the clock) and everything that it remembers is in
/// the ``ConversationState``, so a turn can be taken by another process than the turn before.
///
/// ```
/// You:    In ListOMat, add apples to the grocery list
/// Reply:  Did you mean the list “Grocery Store”?        (confirming)
/// You:    yes
/// Reply:  Added apples to Grocery Store.                (done)
/// ```
public struct Conversation: Sendable {
  /// How much a conversation puts up with.
  public struct Limits: Sendable, Hashable {
    /// How many answers to one question may be misunderstood before it is given up.
    public var attempts: Int
    /// How many questions one call may cost.
    public var questions: Int
    /// How often an app is asked to resolve within one turn.
    public var rounds: Int
    /// How many intents may follow from one.
    public var depth: Int
    /// How many options are offered.
    public var options: Int

    /// Creates limits.
    public init(
      attempts: Int = 3, questions: Int = 24, rounds: Int = 16, depth: Int = 4, options: Int = 20
    ) {
      self.attempts = attempts
      self.questions = questions
      self.rounds = rounds
      self.depth = depth
      self.options = options
    }
  }

  /// The installed apps.
  public let apps: [InstalledApp]
  /// The words that the apps know at present, by bundle identifier.
  public let vocabularies: [String: AppVocabulary]
  /// Understands sentences.
  public let reader: any SentenceReading
  /// Reaches the apps.
  public let calls: any AppCalling
  /// Knows the language.
  public let language: any LanguageReader
  /// The present, the calendar and the region.
  public let context: LanguageContext
  /// Whether there is a display, and what else an app is told of the situation.
  public let situation: CallContext
  /// The words for the intents.
  public let dialogs: DialogBook
  /// How much is put up with.
  public let limits: Limits
  /// Finds the people that a name may mean; `nil` leaves it to the apps.
  public let people: (any PeopleMatching)?
  /// Knows which apps the person allows.
  public let permissions: any PermissionKeeping
  /// What donations say of the person's habits; `nil` decides without them.
  public var history: DonationHistory?
  /// The reservations that apps told of.
  public var reservations: [Reservation] = []
  /// The apps that told of reservations and do not answer for them themselves, by bundle identifier.
  public var reservers: Set<String> = []

  /// Searches what apps handed to the search index; `nil` when nothing can be searched.
  public var search: (any ThingSearching)?

  /// Creates a conversation from what it depends on.
  ///
  /// Without a keeper of permissions every app may be used, and what the person allows is forgotten.
  public init(
    apps: [InstalledApp], vocabularies: [String: AppVocabulary] = [:], reader: any SentenceReading,
    calls: any AppCalling, language: any LanguageReader, context: LanguageContext,
    situation: CallContext = CallContext(), dialogs: DialogBook = .english, limits: Limits = Limits(),
    people: (any PeopleMatching)? = nil, permissions: (any PermissionKeeping)? = nil
  ) {
    self.apps = apps
    self.vocabularies = vocabularies
    self.reader = reader
    self.calls = calls
    self.language = language
    self.context = context
    self.situation = situation
    self.dialogs = dialogs
    self.limits = limits
    self.people = people
    self.permissions = permissions ?? PermissionLedger()
  }

  /// Takes one turn.
  ///
  /// Whatever the text and the apps do, the turn ends with a reply; an app's fault becomes a sentence in it.
  public func turn(_ text: String, state: ConversationState) async -> (Reply, ConversationState) {
    var state = state
    if let move = await tookLong(text, &state) { return ended(move, state) }
    var move: Move
    switch state.phase {
    case .idle, .finished: move = await begin(text, &state)
    case .choosing(let choice): move = await chosen(text, choice, &state)
    case .asking(let pending, let question), .confirming(let pending, let question):
      let before = state
      move = await answered(text, refreshed(pending), question, suspension: nil, &state)
      if isAskedAgain(question, pending, move), let instead = await requestedInstead(text, before) {
        (move, state) = instead
      }
    case .suspended(let pending, let question, let suspension):
      move = await answered(text, refreshed(pending), question, suspension: suspension, &state)
    case .offering(let pending, let question, let handOver):
      move = await offered(text, pending, question, handOver, &state)
    }
    move = await followed(move, &state)
    return ended(move, state)
  }

  /// The reply and the state at the end of a turn.
  func ended(_ move: Move, _ state: ConversationState) -> (Reply, ConversationState) {
    var state = state
    // “Make it 4” is about the walk, also where something was said meanwhile that nobody can do.
    state.isAtLoss = state.phase == .finished(.done) && move.phase == .finished(.notUnderstood) ? true : nil
    if state.isAtLoss == nil { state.phase = move.phase }
    if move.reply.snippet == nil { state.snippet = nil }
    var reply = move.reply
    reply.conversation = state.id
    if move.reply.tellsDeed {
      state.told = nil
      if reply.state == .done, state.last?.intent == reply.intent { state.last?.told = reply.spoken }
    } else if let said = state.said, said.tellsDeed {
      state.told = said
    }
    state.said = reply.sayable
    return (reply, state)
  }

  /// The call as it goes on in the situation of this turn.
  private func refreshed(_ pending: PendingCall) -> PendingCall {
    var pending = pending
    pending.call.context = situation
    return pending
  }

  /// The end of a turn.
  struct Move {
    var reply: Reply
    var phase: ConversationState.Phase
  }

  /// The app with a bundle identifier.
  func app(_ identifier: String) -> InstalledApp? {
    apps.first { $0.identifier == identifier }
  }

  /// The display name of an app; of one that is gone, its identifier.
  func name(_ identifier: String) -> String {
    app(identifier)?.name ?? identifier
  }

  /// How an app declares a parameter of a call.
  func parameter(_ name: String, of pending: PendingCall) -> ParameterManifest? {
    app(pending.app)?.manifest.intent(pending.call.intent)?.parameter(name)
  }
}
