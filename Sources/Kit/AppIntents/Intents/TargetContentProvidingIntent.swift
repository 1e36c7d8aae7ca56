import FoundationAdditions

/// An intent that only leads a person to something in the app.
///
/// The app's views say what that means with `onAppIntentExecution`; ``AppIntent/perform()`` need not be written.
public protocol TargetContentProvidingIntent: AppIntent {
  /// Names the scene that is to show it.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The intent's own name.
  public var contentIdentifier: String { Self.persistentIdentifier }

  /// The app is brought to the front.
  public static var openAppWhenRun: Bool { true }

  /// Leaves everything to the app's views.
  public func perform() async throws -> some IntentResult { .result() }
}

extension OpenIntent where Self: TargetContentProvidingIntent {
  /// The app is brought to the front.
  public static var openAppWhenRun: Bool { true }

  /// Leaves everything to the app's views.
  public func perform() async throws -> some IntentResult { .result() }
}

/// What the app's views do when an intent leads to them.
///
/// The module with the views registers; a run of an intent delivers.
@MainActor
public final class _IntentExecutions {
  /// Those of the process.
  public static let shared = _IntentExecutions()

  private struct Handler {
    let number: Int
    let intent: ObjectIdentifier
    let run: @MainActor (any AppIntent) -> Void
  }

  private var handlers: [Handler] = []
  /// Intents that came before anything was registered for them, by type; the newest of each.
  private var waiting: [ObjectIdentifier: any AppIntent] = [:]
  private var last = 0

  /// Creates a register of its own, for tests.
  public init() {}

  /// Registers what is done with an intent of a type.
  ///
  /// An intent that came before is delivered at once: an app may be asked to show something before its views are there.
  ///
  /// - Returns: A number for ``remove(_:)``.
  @discardableResult
  public func add<Intent: TargetContentProvidingIntent>(
    _ type: Intent.Type, perform action: @escaping @MainActor (Intent) -> Void
  ) -> Int {
    last += 1
    let handler = Handler(number: last, intent: ObjectIdentifier(type)) { intent in
      if let intent = intent as? Intent { action(intent) }
    }
    handlers.append(handler)
    if let intent = waiting.removeValue(forKey: handler.intent) { handler.run(intent) }
    return last
  }

  /// Takes back what was registered.
  public func remove(_ number: Int) {
    handlers.removeAll { $0.number == number }
  }

  /// Has the app's views show what an intent leads to; the view that registered last does.
  func deliver(_ intent: any AppIntent) {
    let type = ObjectIdentifier(Swift.type(of: intent))
    if let handler = handlers.last(where: { $0.intent == type }) {
      handler.run(intent)
    } else {
      waiting[type] = intent
    }
  }
}
