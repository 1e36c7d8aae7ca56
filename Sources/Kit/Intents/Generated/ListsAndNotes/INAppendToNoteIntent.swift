// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to append to note.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INAppendToNoteIntent: INIntent, @unchecked Sendable {
  /// The target note.
  public let targetNote: INNote?
  /// The content.
  public let content: INNoteContent?

  /// Creates a request.
  public init(targetNote: INNote?, content: INNoteContent?) {
    self.targetNote = targetNote
    self.content = content
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    targetNote = nil
    content = nil
    super.init()
  }

  init(fields: WireFields) {
    targetNote = fields["targetNote"]
    content = fields["content"]
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
    fields["targetNote"] = targetNote
    fields["content"] = content
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INAppendToNoteIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INAppendToNoteIntent", "Append To Note",
    [
      .siriKit("targetNote", "Target Note", .record("INNote")),
      .siriKit("content", "Content", .record("INNoteContent")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INAppendToNoteIntentHandling else { return nil }
    switch parameter {
    case "targetNote":
      let result: INNoteResolutionResult = await handler.resolveTargetNote(for: self)
      return [result]
    case "content":
      let result: INNoteContentResolutionResult = await handler.resolveContent(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INAppendToNoteIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INAppendToNoteIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
