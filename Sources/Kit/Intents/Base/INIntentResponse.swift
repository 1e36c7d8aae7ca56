public import Foundation
import IntentWire

/// An app's answer to a request.
///
/// Unchecked, because apps fill answers in and hand them to a completion handler on any queue, as on Apple's
/// systems; whoever hands one over no longer changes it.
open class INIntentResponse: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What the app itself goes on with, when it is opened.
  open var userActivity: NSUserActivity?

  /// Creates an answer.
  public override init() {
    super.init()
  }

  /// Reads an archived answer.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Archives can be read with a check of the class.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the code and the values; a user activity is not archived.
  open func encode(with coder: NSCoder) {
    FieldArchive.encode(archivedFields, with: coder)
  }

  /// A copy with the same code and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    // A class that the tables do not know has no other way to make a second one of itself.
    let copy = Self.make(archivedFields) ?? self
    copy.userActivity = userActivity
    return copy
  }

  /// Whether the other object is an answer of the same class with an equal code, values and activity.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntentResponse, type(of: other) == type(of: self) else { return false }
    return other === self
      || (isKnown && other.archivedFields.values == archivedFields.values
        && other.userActivity?.wireValue == userActivity?.wireValue)
  }

  /// Equal for equal answers.
  open override var hash: Int {
    isKnown ? archivedFields.values.hashValue : ObjectIdentifier(self).hashValue
  }

  /// Whether the class tells its values; those of apps may not.
  private var isKnown: Bool { Self.make(WireFields()) != nil }

  // What the generated classes tell of themselves.

  /// The case name of the code.
  var codeName: String { "unspecified" }

  /// The values by property name, without the code.
  var fields: WireFields { WireFields() }

  /// Creates an answer from its values and its code.
  class func make(_ fields: WireFields) -> INIntentResponse? { nil }

  private var archivedFields: WireFields {
    var fields = fields
    fields["code"] = codeName
    return fields
  }
}
