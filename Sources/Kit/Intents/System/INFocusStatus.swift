public import Foundation
import IntentWire

/// Whether a person wants to be left alone at the moment.
public class INFocusStatus: SiriKitObject, @unchecked Sendable {
  /// Whether notifications are silenced; `nil` when the app may not know.
  public let isFocused: Bool?

  /// Creates a status.
  public init(isFocused: Bool? = nil) {
    self.isFocused = isFocused
    super.init(fields: WireFields())
  }

  /// Creates a status from a number of Objective-C.
  @_disfavoredOverload
  public convenience init(isFocused: NSNumber?) {
    self.init(isFocused: isFocused?.boolValue)
  }

  required init(fields: WireFields) {
    isFocused = fields["isFocused"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["isFocused"] = isFocused
    return fields
  }

  override class var principalField: String? { "isFocused" }
}
