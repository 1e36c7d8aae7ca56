public import Foundation
import IntentWire

/// Why a query found nothing.
public struct CSSearchQueryError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
  /// The kinds of failure.
  public enum Code: Int, Sendable, Hashable, CaseIterable {
    /// Something unexpected happened.
    case unknown = -2000
    /// The index cannot be reached now.
    case indexUnreachable = -2001
    /// The query cannot be understood.
    case invalidQuery = -2002
    /// The query was called off.
    case cancelled = -2003
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
  public static var errorDomain: String { CSSearchQueryErrorDomain }

  /// The number of the error in its domain.
  public var errorCode: Int { code.rawValue }

  /// The reason, for `NSError`.
  public var errorUserInfo: [String: Any] { reason.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  /// What happened, what was expected, and what to do.
  public var errorDescription: String? { reason ?? code.sentence }

  /// Something unexpected happened.
  public static var unknown: Code { .unknown }
  /// The index cannot be reached now.
  public static var indexUnreachable: Code { .indexUnreachable }
  /// The query cannot be understood.
  public static var invalidQuery: Code { .invalidQuery }
  /// The query was called off.
  public static var cancelled: Code { .cancelled }
}

extension CSSearchQueryError.Code {
  /// Whether an error is of this kind, for `catch` clauses.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CSSearchQueryError)?.code == code
  }

  fileprivate var sentence: String {
    switch self {
    case .unknown: "Something unexpected happened."
    case .indexUnreachable: "The index cannot be reached now."
    case .invalidQuery: "The query cannot be understood."
    case .cancelled: "The query was called off."
    }
  }
}

extension CSSearchQueryError {
  /// The error for a fault of the wire.
  init(_ fault: WireFault) {
    let code: Code =
      switch fault.code {
      case .disconnected, .timedOut, .unknownMethod, .notAuthorized: .indexUnreachable
      case .invalidParameters: .invalidQuery
      case .cancelled: .cancelled
      default: .unknown
      }
    self.init(code, fault.message)
  }
}
