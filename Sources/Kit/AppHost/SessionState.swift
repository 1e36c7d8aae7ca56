import IntentWire

/// How a question ends for the code that asked it.
typealias AnswerResult = Result<Answer, any Error>

/// What a session keeps: its connection, the calls it works on, and the questions that are open.
struct SessionState {
  /// A question to which no answer came yet.
  struct OpenQuestion {
    var question: Question
    var continuation: CheckedContinuation<AnswerResult, Never>
    /// Waits for the answer on the present connection.
    var sender: Task<Void, Never>?
  }

  var connection: WireConnection?
  var welcome: Welcome?
  /// Listens for the next assistant while questions are open.
  var listener: SocketListener?
  /// The work on each call, kept until its outcome was given to a connection.
  var calls: [String: Task<IntentOutcome, any Error>] = [:]
  var questions: [Int: OpenQuestion] = [:]
  /// The calls that the assistant follows.
  var following = Following()
  /// Set when no further assistant is waited for.
  var isOver = false
  /// What the assistant is to be told as soon as it listens, oldest first.
  var announcements: [WireRequest] = []
  var isAnnouncing = false
  /// Who waits until the assistant has heard what was queued.
  var announcementWaiters: [CheckedContinuation<Void, Never>] = []
  /// The words that the present assistant has heard, by kind.
  var told: [String: VocabularyUpdate] = [:]

  private var working = 0
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []
  private var lastQuestion = 0

  mutating func nextQuestion() -> Int {
    lastQuestion += 1
    return lastQuestion
  }

  /// The calls that wait for an answer, sorted.
  var suspended: [String] { Set(questions.values.map(\.question.call)).sorted() }

  mutating func beginWork() { working += 1 }

  /// Notes that a piece of work is done; returns who waited for the last one.
  mutating func endWork() -> [CheckedContinuation<Void, Never>] {
    working -= 1
    guard working == 0 else { return [] }
    defer { idleWaiters = [] }
    return idleWaiters
  }

  /// Keeps a continuation until nothing is being worked on; returns it when that is so already.
  mutating func waitForIdle(
    _ continuation: CheckedContinuation<Void, Never>
  ) -> CheckedContinuation<Void, Never>? {
    guard working > 0 else { return continuation }
    idleWaiters.append(continuation)
    return nil
  }

  /// Gives up on waiting for the end of the work.
  mutating func releaseIdleWaiters() -> [CheckedContinuation<Void, Never>] {
    defer { idleWaiters = [] }
    return idleWaiters
  }

  /// Queues news for the assistant; newer news of the same kind replaces older.
  ///
  /// An app may tell its words at every request; what the assistant has heard already is not told again.
  mutating func queue(_ request: WireRequest) {
    let isReplacing = announcements.contains { Self.isSameKind($0, request) }
    if case .updateVocabulary(let update) = request, told[update.kind] == update, !isReplacing { return }
    announcements.removeAll { Self.isSameKind($0, request) }
    announcements.append(request)
  }

  private static func isSameKind(_ one: WireRequest, _ other: WireRequest) -> Bool {
    switch (one, other) {
    case (.refreshShortcuts, .refreshShortcuts): true
    case (.updateVocabulary(let one), .updateVocabulary(let other)): one.kind == other.kind
    default: false
    }
  }
}
