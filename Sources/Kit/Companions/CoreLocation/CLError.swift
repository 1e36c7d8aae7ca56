public import Foundation

/// The domain of the errors of this module in Foundation.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a position or a place could not be found.
public struct CLError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
  /// The kinds of failure.
  public enum Code: Int, Sendable {
    /// The position is not known at this moment.
    case locationUnknown = 0
    /// The person does not allow it, or there is no service for it.
    case denied = 1
    /// The network is not available.
    case network = 2
    /// The direction cannot be measured.
    case headingFailure = 3
    /// Areas may not be watched.
    case regionMonitoringDenied = 4
    /// An area cannot be watched.
    case regionMonitoringFailure = 5
    /// Watching areas is not ready yet.
    case regionMonitoringSetupDelayed = 6
    /// News of areas come late.
    case regionMonitoringResponseDelayed = 7
    /// There is no such place.
    case geocodeFoundNoResult = 8
    /// There is more than one such place.
    case geocodeFoundPartialResult = 9
    /// The search was called off.
    case geocodeCanceled = 10
    /// Positions cannot be put off.
    case deferredFailed = 11
    /// A position is asked for once already.
    case promptDeclined = 18
  }

  /// The kind of failure.
  public let code: Code
  /// What happened and what to do.
  public let errorDescription: String?

  /// Creates an error.
  public init(_ code: Code) {
    self.init(code, nil)
  }

  init(_ code: Code, _ description: String?) {
    self.code = code
    errorDescription = description
  }

  /// The domain of the error in Foundation.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the error in Foundation.
  public var errorCode: Int { code.rawValue }
  /// The description in Foundation.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The position is not known at this moment.
  public static var locationUnknown: Code { .locationUnknown }
  /// The person does not allow it, or there is no service for it.
  public static var denied: Code { .denied }
  /// The network is not available.
  public static var network: Code { .network }
  /// There is no such place.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The search was called off.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
  /// Whether an error is of this kind, for `catch CLError.network`.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool {
    (error as? CLError)?.code == code
  }
}
