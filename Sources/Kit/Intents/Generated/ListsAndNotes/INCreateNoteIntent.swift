// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to create note.
public class INCreateNoteIntent: INIntent, @unchecked Sendable {
  /// The title.
  public let title: INSpeakableString?
  /// The content.
  public let content: INNoteContent?
  /// The group name.
  public let groupName: INSpeakableString?

  /// Creates a request.
  public init(title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?) {
    self.title = title
    self.content = content
    self.groupName = groupName
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    title = nil
    content = nil
    groupName = nil
    super.init()
  }

  init(fields: WireFields) {
    title = fields["title"]
    content = fields["content"]
    groupName = fields["groupName"]
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
    fields["title"] = title
    fields["content"] = content
    fields["groupName"] = groupName
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INCreateNoteIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INCreateNoteIntent", "Create Note",
    [
      .siriKit("title", "Title", .spoken),
      .siriKit("content", "Content", .record("INNoteContent")),
      .siriKit("groupName", "Group Name", .spoken),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INCreateNoteIntentHandling else { return nil }
    switch parameter {
    case "title":
      let result: INSpeakableStringResolutionResult = await handler.resolveTitle(for: self)
      return [result]
    case "content":
      let result: INNoteContentResolutionResult = await handler.resolveContent(for: self)
      return [result]
    case "groupName":
      let result: INSpeakableStringResolutionResult = await handler.resolveGroupName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INCreateNoteIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INCreateNoteIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
