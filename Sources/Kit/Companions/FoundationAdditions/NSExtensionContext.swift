public import Foundation

/// What an extension is told of the app that uses it, and how it answers.
///
/// On Linux an extension is a process of its own, with which the assistant talks; the context only carries what
/// was asked. Ending a request ends nothing, because nobody waits for it.
open class NSExtensionContext: NSObject {
  /// What the app hands over: nothing on Linux.
  open var inputItems: [Any] { [] }

  /// What other modules of the kit add to a context, by the name of the property that they show.
  package var attachments: [String: Any] = [:]

  /// Ends the request with an answer.
  ///
  /// - Parameter completionHandler: Told at once that the request did not expire.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }

  /// Ends the request with an error.
  open func cancelRequest(withError error: any Error) {}

  /// Asks for an address to be opened: nothing can open one on Linux.
  ///
  /// - Parameter completionHandler: Told at once that it was not opened.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
