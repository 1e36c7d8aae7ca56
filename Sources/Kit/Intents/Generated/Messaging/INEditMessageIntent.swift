// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to edit message.
public class INEditMessageIntent: INIntent, @unchecked Sendable {
  /// The message identifier.
  public let messageIdentifier: String?
  /// The edited content.
  public let editedContent: String?

  /// Creates a request.
  public init(messageIdentifier: String?, editedContent: String?) {
    self.messageIdentifier = messageIdentifier
    self.editedContent = editedContent
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    messageIdentifier = nil
    editedContent = nil
    super.init()
  }

  init(fields: WireFields) {
    messageIdentifier = fields["messageIdentifier"]
    editedContent = fields["editedContent"]
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
    fields["messageIdentifier"] = messageIdentifier
    fields["editedContent"] = editedContent
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INEditMessageIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INEditMessageIntent", "Edit Message",
    [
      .siriKit("messageIdentifier", "Message Identifier", .string),
      .siriKit("editedContent", "Edited Content", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INEditMessageIntentHandling else { return nil }
    switch parameter {
    case "editedContent":
      let result: INStringResolutionResult = await handler.resolveEditedContent(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INEditMessageIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INEditMessageIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
