public import Foundation
import IntentWire
import Synchronization

/// Puts errors of an app's own into words that a person can hear.
public enum ErrorWords {
  private static let known = Mutex<(@Sendable (any Error) -> String?)?>(nil)

  /// Adds what a module above knows of errors' words; what it returns comes before everything else.
  public static func learn(_ words: @escaping @Sendable (any Error) -> String?) {
    known.withLock { $0 = words }
  }

  /// What an error says of itself; `nil` for one that has no words.
  ///
  /// A localized error's description comes first, then what an `NSError` brings with it, then how it describes itself.
  public static func description(of error: any Error) -> String? {
    if let text = told(known.withLock { $0 }?(error)) { return text }
    if let error = error as? any LocalizedError {
      if let text = told(error.errorDescription) ?? told(error.failureReason) { return text }
    }
    // Every error can be cast to `NSError` on Apple's systems; here only a real one is.
    if type(of: error) is NSError.Type, let error = error as? NSError, let text = told(in: error.userInfo) {
      return text
    }
    if let error = error as? any CustomNSError, let text = told(in: error.errorUserInfo) { return text }
    if let error = error as? any CustomStringConvertible, let text = told(error.description),
      !(type(of: error) is NSError.Type)
    {
      return text
    }
    let general = error.localizedDescription
    return general.contains("could not be completed") || general.contains("couldn’t be completed")
      ? nil : told(general)
  }

  /// What an error says of itself, or the words of its name: “sold out” for `.soldOut`.
  public static func words(of error: any Error) -> String {
    if let text = description(of: error) { return text }
    if type(of: error) is NSError.Type { return error.localizedDescription }
    let written = String(describing: error)
    let name = written.prefix { $0 != "(" }
    return IdentifierWords.words(of: String(name.isEmpty ? Substring(written) : name))
  }

  private static func told(in values: [String: Any]) -> String? {
    told(values[NSLocalizedDescriptionKey] as? String)
      ?? told(values[NSLocalizedFailureReasonErrorKey] as? String)
  }

  private static func told(_ text: String?) -> String? {
    text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}
