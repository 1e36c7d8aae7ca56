// Generated from sirikit.json by script/generate; do not edit.

/// The values of a note content.
public class INNoteContent: SiriKitObject, @unchecked Sendable {
  required init(fields: WireFields) {
    super.init(fields: fields)
  }

  override class var plainClass: SiriKitObject.Type { INTextNoteContent.self }
}
