// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of an image note content.
public class INImageNoteContent: INNoteContent, @unchecked Sendable {
  /// The image.
  public let image: INImage?

  /// Creates the value.
  public init(image: INImage) {
    self.image = image
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    image = fields["image"]
    super.init(fields: fields)
  }

  /// Reads an archived value.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["image"] = image
    return fields
  }

  override class var principalField: String? { "image" }
}
