// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a note content.
public class INNoteContent: SiriKitObject, @unchecked Sendable {
  /// Creates a value to fill in.
  public init() {
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    super.init(fields: fields)
  }

  override class var plainClass: SiriKitObject.Type { INTextNoteContent.self }
}
