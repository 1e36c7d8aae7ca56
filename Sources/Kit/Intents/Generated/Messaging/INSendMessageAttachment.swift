// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a send message attachment.
public class INSendMessageAttachment: SiriKitObject, @unchecked Sendable {
  /// The audio message file.
  public let audioMessageFile: INFile?

  /// Creates the value.
  public init(audioMessageFile: INFile) {
    self.audioMessageFile = audioMessageFile
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    audioMessageFile = fields["audioMessageFile"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["audioMessageFile"] = audioMessageFile
    return fields
  }

  override class var principalField: String? { "audioMessageFile" }
}
