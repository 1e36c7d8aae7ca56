// Generated from sirikit.json by script/generate; do not edit.

/// The values of a text note content.
public class INTextNoteContent: INNoteContent, @unchecked Sendable {
  /// The text.
  public let text: String?

  /// Creates the value.
  public init(text: String) {
    self.text = text
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    text = fields["text"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["text"] = text
    return fields
  }

  override class var principalField: String? { "text" }
}
