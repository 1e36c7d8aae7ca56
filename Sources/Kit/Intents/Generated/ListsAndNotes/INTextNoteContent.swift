// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

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

  /// Reads an archived value.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["text"] = text
    return fields
  }

  override class var principalField: String? { "text" }
}
