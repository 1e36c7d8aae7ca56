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
