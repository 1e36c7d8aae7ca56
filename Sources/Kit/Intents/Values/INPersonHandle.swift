import IntentWire

/// One way to reach a person.
public class INPersonHandle: SiriKitObject, @unchecked Sendable {
  /// The address or number.
  public let value: String?
  /// What kind of address it is.
  public let type: INPersonHandleType
  /// What the person calls it.
  public let label: INPersonHandleLabel?

  /// Creates a handle.
  public convenience init(value: String?, type: INPersonHandleType) {
    self.init(value: value, type: type, label: nil)
  }

  /// Creates a handle with a label.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    self.value = value
    self.type = type
    self.label = label
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    value = fields["value"]
    type = fields["type"] ?? .unknown
    label = fields["label"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["value"] = value
    fields["type"] = type
    fields["label"] = label
    return fields
  }

  override class var principalField: String? { "value" }

  var handle: PersonValue.Handle {
    PersonValue.Handle(value: value ?? "", kind: type.caseName, label: label?.rawValue)
  }

  convenience init(_ handle: PersonValue.Handle) {
    self.init(
      value: handle.value, type: INPersonHandleType.decoded(from: .string(handle.kind)) ?? .unknown,
      label: handle.label.map { INPersonHandleLabel(rawValue: $0) })
  }
}
