/// The base of the types that the build makes from a definition file, for generated code.
open class _CustomObject: INObject, @unchecked Sendable {
  private var values = CustomValues()

  /// Creates an object with all that a person sees and hears of it.
  public override init(
    identifier: String?, display displayString: String, pronunciationHint: String?,
    subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    super.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint,
      subtitle: subtitleString, image: displayImage)
  }

  /// Creates an object from its properties.
  public required init(fields: WireFields) {
    super.init(fields: fields)
    values = CustomValues(fields, Self._fields)
  }

  /// How the properties travel.
  open class var _fields: [_CustomField] { [] }

  /// The value of a property.
  public final func _value<Value>(_ name: String) -> Value? { values[name] }

  /// Sets a property.
  public final func _set<Value>(_ name: String, _ value: Value?) { values[name] = value }

  override var fields: WireFields {
    var fields = super.fields
    fields.values.merge(values.wireFields(Self._fields).values) { $1 }
    return fields
  }
}
