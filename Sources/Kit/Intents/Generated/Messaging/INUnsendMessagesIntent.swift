// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to unsend messages.
public class INUnsendMessagesIntent: INIntent, @unchecked Sendable {
  /// The message identifiers.
  public let messageIdentifiers: [String]?

  /// Creates a request.
  public init(messageIdentifiers: [String]?) {
    self.messageIdentifiers = messageIdentifiers
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    messageIdentifiers = nil
    super.init()
  }

  init(fields: WireFields) {
    messageIdentifiers = fields["messageIdentifiers"]
    super.init()
  }

  /// Reads an archived request.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
    restore(from: coder)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["messageIdentifiers"] = messageIdentifiers
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INUnsendMessagesIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INUnsendMessagesIntent", "Unsend Messages",
    [
      .siriKit("messageIdentifiers", "Message Identifiers", .list(.string)),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    handler is any INUnsendMessagesIntentHandling ? [] : nil
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INUnsendMessagesIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INUnsendMessagesIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
