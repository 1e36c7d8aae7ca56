public import Foundation

/// What a notification can be about, such as a message that arrived; SiriKit's `INSendMessageIntent` and
/// `INStartCallIntent` adopt it.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

extension UNNotificationContent {
  /// The content of a notification that is about a message or a call.
  ///
  /// Apple's systems show the sender's picture then; here nothing is shown, and the content stays as it is.
  public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
    UNNotificationContent(copy: self)
  }
}
