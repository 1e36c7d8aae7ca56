public import Foundation
import IntentWire

/// Why the index did not do what it was asked.
public struct CSIndexError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
  /// The kinds of failure.
  public enum Code: Int, Sendable, Hashable, CaseIterable {
    /// Something unexpected happened.
    case unknownError = -1
    /// The index cannot be reached now.
    case indexUnavailableError = -1000
    /// An item cannot be taken.
    case invalidItemError = -1001
    /// The client state is not the expected one, or too large.
    case invalidClientStateError = -1002
    /// The connection to the assistant was lost.
    case remoteConnectionError = -1003
    /// The app has put too much into the index.
    case quotaExceeded = -1004
    /// This index cannot do that.
    case indexingUnsupported = -1005
  }

  /// What kind of failure it is.
  public let code: Code
  private let reason: String?

  /// Creates an error.
  public init(_ code: Code) { self.init(code, nil) }

  /// Creates an error with its reason: what happened, what was expected, and what to do.
  init(_ code: Code, _ reason: String?) {
    self.code = code
    self.reason = reason
  }

  /// The domain of the error.
  public static var errorDomain: String { CSIndexErrorDomain }

  /// The number of the error in its domain.
  public var errorCode: Int { code.rawValue }

  /// The reason, for `NSError`.
  public var errorUserInfo: [String: Any] { reason.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  /// What happened, what was expected, and what to do.
  public var errorDescription: String? { reason ?? code.sentence }

  /// Something unexpected happened.
  public static var unknownError: Code { .unknownError }
  /// The index cannot be reached now.
  public static var indexUnavailableError: Code { .indexUnavailableError }
  /// An item cannot be taken.
  public static var invalidItemError: Code { .invalidItemError }
  /// The client state is not the expected one, or too large.
  public static var invalidClientStateError: Code { .invalidClientStateError }
  /// The connection to the assistant was lost.
  public static var remoteConnectionError: Code { .remoteConnectionError }
  /// The app has put too much into the index.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// This index cannot do that.
  public static var indexingUnsupported: Code { .indexingUnsupported }
}

extension CSIndexError.Code {
  /// Whether an error is of this kind, for `catch` clauses.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CSIndexError)?.code == code
  }

  fileprivate var sentence: String {
    switch self {
    case .unknownError: "Something unexpected happened."
    case .indexUnavailableError: "The index cannot be reached now."
    case .invalidItemError: "An item cannot be taken."
    case .invalidClientStateError: "The client state is not the expected one, or too large."
    case .remoteConnectionError: "The connection to the assistant was lost."
    case .quotaExceeded: "The app has put too much into the index."
    case .indexingUnsupported: "This index cannot do that."
    }
  }
}

extension CSIndexError {
  /// The error for a fault of the wire.
  init(_ fault: WireFault) {
    let code: Code =
      switch fault.code {
      case .disconnected, .timedOut: .remoteConnectionError
      case .oversized: .quotaExceeded
      case .invalidParameters, .invalidMessage: .invalidItemError
      case .unknownMethod, .notAuthorized: .indexUnavailableError
      default: .unknownError
      }
    self.init(code, fault.message)
  }
}
