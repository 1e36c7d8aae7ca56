// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppHost
public import Foundation
import IntentWire

/// The domain of the errors of this framework.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// An error of this framework.
public struct INIntentError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public typealias Code = INIntentErrorCode

  /// What went wrong.
  public let code: Code
  /// What happened, what was expected, and what to do.
  public let localizedDescription: String

  /// Creates an error.
  ///
  /// - Parameter userInfo: With the key `NSLocalizedDescriptionKey` it tells what happened.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    localizedDescription = userInfo[NSLocalizedDescriptionKey] as? String ?? "\(code)"
  }

  init(_ code: Code, _ fault: WireFault) {
    self.code = code
    localizedDescription = fault.message
  }

  /// The domain of the errors of this framework.
  public static var errorDomain: String { INIntentErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// What a person reads about the error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
}

extension INIntentError: LocalizedError {
  /// What a person reads about the error.
  public var errorDescription: String? { localizedDescription }
}

/// Carries out what an app's code asks of the assistant, in the two forms in which it can be asked.
enum Telling {
  /// Sends a message and tells a completion handler how it went.
  static func send(
    _ request: WireRequest, or code: INIntentErrorCode, completion: (((any Error)?) -> Void)?
  ) {
    let completion = HandlerForwarding.Handover(value: completion)
    Messenger.current.post(request) { result in
      switch result {
      case .success: completion.value?(nil)
      case .failure(let fault): completion.value?(INIntentError(code, fault))
      }
    }
  }

  /// Sends a message and waits until the assistant has it.
  static func send(_ request: WireRequest, or code: INIntentErrorCode) async throws {
    do throws(WireFault) {
      _ = try await Messenger.current.send(request)
    } catch {
      throw INIntentError(code, error)
    }
  }

  /// Sends a message to whose answer nobody listens; a refusal is told on standard error.
  static func post(_ request: WireRequest, _ what: String) {
    Messenger.current.post(request) { result in
      if case .failure(let fault) = result { StandardError.write("\(what): \(fault.message)") }
    }
  }
}
