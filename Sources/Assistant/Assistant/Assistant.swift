public import AppProcesses
public import Catalog
import ContactBook
public import Conversation
import Donations
public import Foundation
import IntentWire
import Language
import Logging
import Store
import Synchronization
public import Understanding
import Workflows

/// The assistant: a person's sentence goes in, an installed app does what it asks, a reply comes out.
///
/// An assistant works on a home, the folder that holds everything it knows. Opening one costs next to
/// nothing; the store, the phrases of the apps and the apps' processes are opened when they are first needed.
///
/// ```swift
/// let assistant = Assistant(home: .default())
/// let question = try await assistant.ask("show the store list in ListOMat")
/// print(question.printed)
/// let reply = try await assistant.ask("the second one", conversation: question.conversation)
/// print(reply.printed)
/// await assistant.close()
/// ```
public actor Assistant {
  /// The folder that holds everything the assistant knows.
  public nonisolated let home: Home
  /// What the assistant depends on besides.
  public nonisolated let configuration: AssistantConfiguration

  /// What other threads tell: the apps' processes look apps up here, and events arrive here.
  nonisolated let board: Board
  var opened: Store?
  var room: ReadingRoom?
  /// The path of the folder of installed apps.
  lazy var appsPath = home.apps.path
  /// The path of the folder of workflows.
  lazy var workflowsPath = workflows.url.path
  /// What programs of apps left in the home.
  lazy var spool = Spool(home: home.url)
  /// The calendar of the person's region.
  private lazy var calendar = Self.calendar(configuration)
  /// The contacts of the home.
  lazy var contactFolder = ContactFolder(home.contacts)
  var remembered: RememberedHistory?
  /// How many conversations have begun here.
  var newConversations = 0
  /// The last turn of any conversation, once one was taken or looked for.
  var recent: RecentTurn?
  /// The state that was written last, which need not be read again where it is still what is stored.
  private var lastWritten: (data: Data, state: ConversationState)?
  /// The states of conversations that know more than what was written, each with that: what an app drew since.
  private var unwritten: [String: (written: Data, state: ConversationState)] = [:]
  /// The most of them.
  private static let mostUnwritten = 64
  private var processes: AppProcesses?
  /// What is followed, by conversation.
  var followed: [String: FollowedAnswer] = [:]
  /// How often something was followed so far.
  var followings = 0
  /// The apps that are open, by bundle identifier; the one that was used last stands at the end.
  var openApps: [String] = []
  /// The apps that were called and may still have something to tell.
  private var called: Set<String> = []
  /// The turns that wait for each conversation in which one is taken, in the order in which they came.
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

  /// Creates an assistant for a home; nothing is read or written before it is needed.
  public init(home: Home, configuration: AssistantConfiguration = AssistantConfiguration()) {
    self.home = home
    self.configuration = configuration
    board = Board(configuration)
    (configuration.calls as? InProcessApps)?.connect(board)
  }

  /// Takes one turn of a conversation.
  ///
  /// - Parameters:
  ///   - text: What the person says.
  ///   - conversation: The conversation that goes on, from ``Reply/conversation``; `nil` begins a new one.
  ///   - voice: Whether the person hears the reply and sees nothing.
  ///   - moment: The present; `nil` takes the configured clock.
  /// - Throws: An error when the home cannot be used. Whatever the text is and whatever an app does, is told in
  ///   the reply.
  @discardableResult
  public func ask(
    _ text: String, conversation: String? = nil, voice: Bool = false, at moment: Date? = nil
  ) async throws -> Reply {
    if let reply = try await workflowTurn(text, conversation: conversation) { return reply }
    let shortcut = try shortcut(called: text)
    return try await turn(conversation, voice: voice, at: moment) { talk, state in
      if let shortcut, let end = await talk.carryOut(shortcut.value.shortcut, of: shortcut.app, state: state)
      {
        return end
      }
      return await talk.turn(text, state: state)
    }
  }

  /// Takes one turn of a conversation, with a sentence of a person or a request of a program.
  func turn(
    _ conversation: String?, voice: Bool, at moment: Date?,
    _ body: @Sendable (Conversation, ConversationState) async -> (Reply, ConversationState)
  ) async throws -> Reply {
    let store = try store()
    // Where nothing can be written down afterwards, nothing is done.
    try store.reserveSpace()
    let isNew = conversation == nil
    let id = try conversation ?? Self.newConversation(in: store)
    await enter(id)
    defer { leave(id) }
    takeInSpool()
    let room = try readingRoom()
    var talk = try talk(room, voice: voice, at: moment)
    talk.history = try donationHistory(
      at: moment, number: board.refresh(from: store, at: room.donations))
    if !room.answered.isEmpty {
      talk.reservations = try reservations()
      talk.reservers = room.answered
    }
    let (reply, next) = await body(
      talk, isNew ? try newState(id, store) : try state(of: id, store))
    guard let app = comingToFront(after: reply, room.apps) else {
      let problem = await keep(next, after: reply, room, store)
      return await handingOver(reply, room.apps).telling(problem)
    }
    // An app that only comes to the front draws itself while the state is written: nobody answers that.
    async let scene = Self.scene(of: app, calls())
    let problem = await keep(next, after: reply, room, store)
    let shown = await scene
    if case .success(let scene?) = shown, let knowing = talk.knowing(shownIn: scene, of: app.identifier, next)
    {
      writeLater(knowing, store)
    }
    return showing(shown, of: app, reply).telling(problem)
  }

  /// Keeps the state of a conversation after a turn, and takes in what the turn has changed besides.
  ///
  /// - Returns: Why the state is not kept. What the turn did is done all the same, so that it is no error.
  private func keep(
    _ state: ConversationState, after reply: Reply, _ room: ReadingRoom, _ store: Store
  ) async -> (any Error)? {
    var problem: (any Error)?
    do {
      // The state is written before anything else, so that an answer always finds its question.
      let written = try JSONEncoder().encode(state)
      let conversation = StoredConversation(id: state.id, state: written, updated: configuration.now())
      try store.writeDown { () throws(StoreError) in try store.save(conversation) }
      lastWritten = (written, state)
    } catch {
      configuration.logger.error("The conversation \(state.id) is not kept: \(error)")
      problem = error
      // This process still knows it, and writes it when there is space again.
      unwritten[state.id] = ((try? store.conversation(state.id))?.state ?? Data(), state)
    }
    recent = RecentTurn(memory: state.memory, date: configuration.now())
    if reply.state != .failed, let app = room.apps.first(where: { $0.name == reply.app }) {
      called.insert(app.identifier)
    }
    endFollowing(of: state.id, after: reply, in: room.apps)
    await catchUp()
    return problem
  }

  /// A conversation of the present moment.
  func talk(_ room: ReadingRoom, voice: Bool, at moment: Date? = nil) throws -> Conversation {
    let reader = try reader(in: room)
    var talk = Conversation(
      apps: room.apps, vocabularies: room.vocabularies, reader: reader, calls: calls(),
      language: configuration.language, context: context(at: moment),
      situation: situation(voice: voice, at: moment),
      limits: configuration.limits, people: room.people, permissions: permissions)
    talk.search = IndexSearch(index: reader.index, apps: reader.apps, logger: configuration.logger)
    return talk
  }

  /// Reads a sentence and has nothing done.
  ///
  /// - Parameters:
  ///   - text: The sentence.
  ///   - moment: The present; `nil` takes the configured clock.
  ///   - app: The bundle identifier or name of the only app to consider.
  /// - Throws: `CatalogProblem` when there is no such app.
  public func understand(_ text: String, at moment: Date? = nil, app: String? = nil) async throws -> Reading {
    guard app == nil else { return try await read(text, at: moment, app: app) }
    // What is understood is what is done first when it is said.
    var (reading, others) = try talk(readingRoom(), voice: false, at: moment).opening(text)
    if !others.isEmpty {
      let list = others.map { "“\($0)”" }.joined(separator: ", ")
      reading.notes.append("After it comes \(list).")
    }
    return reading
  }

  /// Reads a sentence as one request.
  private func read(_ text: String, at moment: Date? = nil, app: String? = nil) async throws -> Reading {
    var app = app
    if let name = app { app = try await self.app(named: name).identifier }
    let room = try readingRoom()
    let things = try reader(in: room).things(in: text)
    return room.understanding.read(
      Utterance(text, context: context(at: moment), app: app, things: things))
  }

  /// Returns whether a conversation is kept: it has had a turn, and was not forgotten since.
  public func hasConversation(_ id: String) throws -> Bool {
    try store().conversation(id) != nil
  }

  /// Returns how a sentence is understood and why, in words and as data; nothing is done.
  public func why(_ text: String) async throws -> Explanation {
    var reading = try await read(text)
    let talk = try talk(readingRoom(), voice: false)
    if let requests = talk.requests(in: text, whole: reading.decision, ReferentMemory()) {
      let list = requests.map { "“\($0)”" }.joined(separator: ", ")
      reading.notes.append(
        "These are \(requests.count) requests, which are carried out one after the other: \(list).")
    }
    return Explanation(reading)
  }

  /// Returns the installed apps, by name; they are known even where the store cannot be read.
  public func apps() async -> [InstalledApp] {
    (try? readingRoom().apps) ?? sortedApps()
  }

  /// Ends the apps' processes; an app that waits for an answer goes on waiting for the next assistant.
  public func close() async {
    await endAllFollowing()
    // An app tells news beside its work; its answer to one more request shows that all of it has arrived.
    if let processes {
      for app in called.sorted() { _ = try? await processes.send(.describe, to: app) }
      for app in openApps { _ = try? await processes.send(.scene, to: app) }
      called = []
    }
    await catchUp()
    if let opened { tryToWriteAll(opened) }
    await processes?.shutdown()
    processes = nil
    openApps = []
  }

  // MARK: Rooms

  /// The store, opened when it is first needed; for reading only, where the home cannot be written.
  func store() throws -> Store {
    if let opened { return opened }
    let store = configuration.isTransient ? try Store() : try Self.openStore(of: home)
    opened = store
    board.store.withLock { $0 = store }
    return store
  }

  /// The way to the apps.
  func calls() -> any AppCalling {
    if let calls = configuration.calls { return calls }
    if let processes { return processes }
    let processes = AppProcesses(
      home: home, settings: configuration.processes, logger: configuration.logger,
      apps: { [board] identifier in board.apps.withLock { $0[identifier] } },
      events: { [board] app, event in board.receive(event, from: app) }, requests: board)
    self.processes = processes
    return processes
  }

  /// Drops what is known of an app's processes, because the app was replaced or removed.
  func endProcesses(of app: String) async {
    await processes?.end(app: app)
  }

  /// Takes in what an app tells by itself; for programs that run the apps themselves.
  public nonisolated func receive(_ event: AppEvent, from app: String) {
    board.receive(event, from: app)
  }

  // MARK: Conversations

  /// Waits until no other turn is taken in the conversation.
  private func enter(_ id: String) async {
    guard waiting[id] != nil else {
      waiting[id] = []
      return
    }
    await withCheckedContinuation { waiting[id, default: []].append($0) }
  }

  /// Lets the turn in that waits longest.
  private func leave(_ id: String) {
    guard var queue = waiting[id], !queue.isEmpty else {
      waiting[id] = nil
      return
    }
    let next = queue.removeFirst()
    waiting[id] = queue
    next.resume()
  }

  /// Keeps a state that knows more than what was written, for the next turn of the conversation or until the assistant ends.
  private func writeLater(_ state: ConversationState, _ store: Store) {
    guard let lastWritten, lastWritten.state.id == state.id else { return }
    recent?.memory = state.memory
    unwritten[state.id] = (lastWritten.data, state)
    if unwritten.count > Self.mostUnwritten { tryToWriteAll(store) }
  }

  private func tryToWriteAll(_ store: Store) {
    do {
      try writeAll(store)
    } catch {
      configuration.logger.warning("What was learnt after the last turn is not kept: \(error)")
    }
  }

  private func writeAll(_ store: Store) throws {
    defer { unwritten = [:] }
    for (id, (written, state)) in unwritten.sorted(by: { $0.key < $1.key })
    where try store.conversation(id)?.state ?? Data() == written {
      try store.save(
        StoredConversation(id: id, state: try JSONEncoder().encode(state), updated: configuration.now()))
    }
  }

  private func state(of id: String, _ store: Store) throws -> ConversationState {
    let known = unwritten.removeValue(forKey: id)
    let stored = try store.conversation(id)
    if let known, known.written == stored?.state ?? Data() { return known.state }
    guard let stored else { return ConversationState(id: id) }
    if let lastWritten, lastWritten.data == stored.state { return lastWritten.state }
    do {
      return try JSONDecoder().decode(ConversationState.self, from: stored.state)
    } catch {
      // A state of another version cannot be gone on with; the person says it once more.
      configuration.logger.warning("The conversation \(id) cannot be read and begins anew: \(error)")
      return ConversationState(id: id)
    }
  }

  private func situation(voice: Bool, at moment: Date?) -> CallContext {
    CallContext(
      hasDisplay: !voice, isLocked: configuration.isLocked, locale: configuration.locale.identifier,
      timeZone: configuration.timeZone.identifier,
      moment: (moment ?? configuration.now()).timeIntervalSince1970)
  }

  func context(at moment: Date?) -> LanguageContext {
    LanguageContext(now: moment ?? configuration.now(), calendar: calendar, locale: configuration.locale)
  }

  /// The person's calendar.
  static func calendar(_ configuration: AssistantConfiguration) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = configuration.timeZone
    calendar.locale = configuration.locale
    // Weeks begin on Monday, as ISO 8601 has it, unless the locale itself says otherwise (“en_US@fw=sun”).
    if !configuration.locale.identifier.contains("fw") { calendar.firstWeekday = 2 }
    return calendar
  }
}
