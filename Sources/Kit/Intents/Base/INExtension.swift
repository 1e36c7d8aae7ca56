public import Foundation

/// Finds the object that handles a request.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The object that handles the request; `nil` when there is none.
  @preconcurrency @MainActor func handler(for intent: INIntent) -> Any?
}

/// The principal object of an app's intents extension.
///
/// One is made for each request of the person, and asked for a handler at every step of it; both on the main actor. The
/// class itself belongs to no actor: a subclass may adopt handling protocols, whatever its module's default isolation is.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Creates the principal object.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The object that handles the request; the extension itself when nothing else is said.
  @preconcurrency @MainActor open func handler(for intent: INIntent) -> Any? { self }
}
