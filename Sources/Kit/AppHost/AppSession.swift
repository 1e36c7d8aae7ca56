public import IntentWire
import Synchronization

/// An app's end of the wire: answers the assistant's requests and asks it questions.
///
/// A session belongs to one app and serves one connection at a time. Work on a call is kept under the call's
/// name, not under its connection: when the assistant's process ends while a question is open, the work waits
/// for the next assistant, gives it the question again, and goes on with the answer.
public final class AppSession: Sendable {
  /// The app's bundle identifier.
  public let bundle: String

  let clock: any Clock<Duration>
  let table: ProviderTable
  let scene: (any AppScene)?
  let state = Mutex(SessionState())
  let messenger: Messenger

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - providers: The frameworks that the app uses, in the order in which they are looked at.
  ///   - scene: What the app itself shows; `nil` for an extension and for an app that shows nothing.
  ///   - bundle: The app's bundle identifier.
  ///   - clock: Measures deadlines.
  public init(
    providers: [any IntentProvider], scene: (any AppScene)? = nil, bundle: String,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.bundle = bundle
    self.scene = scene
    self.clock = clock
    table = ProviderTable(providers)
    messenger = Messenger(spool: SpoolWriter(bundle: bundle.isEmpty ? nil : bundle))
    messenger.attach(self)
  }
}

extension AppSession {
  @TaskLocal private static var bound: AppSession?
  @TaskLocal private static var call: IntentCall?
  private static let ofProcess = Mutex<AppSession?>(nil)

  /// The session in which the present task works, else the one of this process.
  ///
  /// `nil` in a process that the assistant did not start, such as an app's own command-line tool.
  public static var current: AppSession? { bound ?? ofProcess.withLock { $0 } }

  /// The call on which the present task works; `nil` outside of an intent.
  public static var currentCall: IntentCall? { call }

  /// Runs code as part of this session, and of one of its calls.
  public func run<Value>(
    for call: IntentCall? = nil, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await Self.$bound.withValue(self) {
      try await Self.$call.withValue(call) { try await body() }
    }
  }

  /// Makes this the session of the process.
  func adoptProcess() {
    Self.ofProcess.withLock { $0 = self }
  }
}

extension AppSession {
  /// Asks the person something in the middle of a call, and waits for the answer as long as it takes.
  ///
  /// - Throws: `CancellationError` when the call is called off, ``WireFault`` when no answer can come any more.
  public func ask(_ question: Question) async throws -> Answer {
    let id = state.withLock { $0.nextQuestion() }
    let result = try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return await withCheckedContinuation { open(id, question, $0) }
    } onCancel: {
      settle(id, .failure(CancellationError()))
    }
    return try result.get()
  }

  /// Tells the assistant the words that the app knows for one kind of thing; does not wait.
  public func updateVocabulary(_ update: VocabularyUpdate) {
    announce(.updateVocabulary(update))
  }

  /// Tells the assistant that the values which App Shortcut phrases may name have changed; does not wait.
  public func refreshShortcuts() {
    announce(.refreshShortcuts)
  }

  /// What the app declares in all its frameworks.
  public func manifest() async -> AppManifest {
    var manifest = await table.routes().manifest
    if scene != nil { manifest.hasScene = true }
    return manifest
  }
}
