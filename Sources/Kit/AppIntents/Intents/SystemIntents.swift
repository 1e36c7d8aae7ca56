public import FoundationAdditions

/// An intent whose meaning the assistant knows.
public protocol SystemIntent: AppIntent {}

/// An intent that opens the app at something.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app is brought to the front.
  public static var openAppWhenRun: Bool { true }

  /// Leaves everything to the app, which is at the front.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes things, which a person confirms first.
public protocol DeleteIntent: SystemIntent {
  /// The type of what is deleted.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get }
}

/// An intent that sets one value, for example whether a light is on.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue
  /// The new value.
  var value: ValueType { get set }
}

/// An intent whose changes can be taken back.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
  /// Where ``AppIntent/perform()`` registers what takes its changes back.
  ///
  /// All intents of a process share one, so that what is undone is what was done last. It belongs to the main actor,
  /// as an undo manager does everywhere.
  @MainActor public var undoManager: UndoManager? { ProcessUndo.manager }
}

/// The undo manager of the process.
@MainActor
enum ProcessUndo {
  static let manager = UndoManager()
}

/// An intent that can be told that it was called off.
public protocol CancellableIntent: AppIntent {}

/// Why the work on an intent ends early.
public enum IntentCancellationReason: Sendable, Hashable {
  /// It took too long.
  case timeout
  /// The person called it off.
  case userCancelled
  /// Nobody knows.
  case unknown
}

extension CancellableIntent {
  /// Runs code, and other code at once when the request is called off meanwhile.
  ///
  /// An app is not told why: the reason is ``IntentCancellationReason/userCancelled`` while the assistant performs the
  /// intent, and unknown otherwise.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T, onCancel: @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> T {
    let reason: IntentCancellationReason = RunningIntent.current == nil ? .unknown : .userCancelled
    return try await withTaskCancellationHandler(operation: operation) {
      onCancel(reason)
    }
  }
}
