public import Foundation
import FoundationAdditions
import IntentWire
import Synchronization

/// An intent that tells how far it has come.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far the intent has come.
  ///
  /// What is set on it while the assistant performs the intent reaches the person. Work in a detached task is not part
  /// of the run and gets an object that nobody looks at: take it before.
  public var progress: _IntentProgress {
    RunningIntent.current?.progress ?? _IntentProgress(call: "") { _ in }
  }
}

/// An intent that may take longer than half a minute.
public protocol LongRunningIntent: ProgressReportingIntent {}

/// How long work is done.
public struct LongRunningTaskOptions: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// Nothing special.
  public static let `default` = LongRunningTaskOptions()

  /// Creates the usual options.
  public init() {}

  /// Creates options from a list, of which there are none yet.
  public init(arrayLiteral elements: Never...) {}
}

extension LongRunningIntent {
  /// Does work that may take long; the assistant waits as long as the intent reports progress.
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = .default, operation: () async throws -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    RunningIntent.current?.reportBegin()
    return try await operation()
  }

  /// Does work that may take long, and other work at once when the request is called off meanwhile.
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = .default, operation: () async throws -> T,
    onCancel: @Sendable (IntentCancellationReason) -> Void, isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    RunningIntent.current?.reportBegin()
    return try await withTaskCancellationHandler(operation: operation) {
      onCancel(.userCancelled)
    }
  }
}

/// The progress of an intent, which the person sees as it is made.
public final class _IntentProgress: Progress, @unchecked Sendable {
  // Sendable as its superclass is: what can change lies behind a lock.
  private let report: @Sendable (CallProgress) -> Void
  private let call: String
  private let texts = Mutex((title: String?.none, detail: String?.none))

  init(call: String, report: @escaping @Sendable (CallProgress) -> Void) {
    self.call = call
    self.report = report
    super.init(parent: nil, userInfo: nil)
    super.totalUnitCount = 100
  }

  /// How many units there are.
  public override var totalUnitCount: Int64 {
    didSet { if oldValue != totalUnitCount { tell() } }
  }

  /// How many units are done.
  public override var completedUnitCount: Int64 {
    didSet { if oldValue != completedUnitCount { tell() } }
  }

  /// What is being done; it can be set here, unlike in the Foundation of Linux.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public override var localizedDescription: String! {
    get { texts.withLock { $0.title } ?? "" }
    set {
      texts.withLock { $0.title = newValue }
      tell()
    }
  }

  /// More about what is being done; it can be set here, unlike in the Foundation of Linux.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public override var localizedAdditionalDescription: String! {
    get { texts.withLock { $0.detail } ?? "" }
    set {
      texts.withLock { $0.detail = newValue }
      tell()
    }
  }

  /// Reports what there is.
  func tell() {
    let fraction = isIndeterminate ? nil : min(max(fractionCompleted, 0), 1)
    let (title, detail) = texts.withLock { $0 }
    report(CallProgress(call: call, fraction: fraction, title: title, detail: detail))
  }
}
