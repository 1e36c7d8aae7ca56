public import Foundation
import IntentWire

/// The common base of SiriKit's value classes: equal by value, copied, archived and sent by their properties.
///
/// Unchecked, because classes that can be inherited from cannot be checked. The properties are constants, but for a
/// few that are set by whoever makes a value, before it is handed over.
open class SiriKitObject: NSObject, NSCopying, NSSecureCoding, WireCodable, @unchecked Sendable {
  /// Creates an object from its properties; those that are missing or of another type have their defaults.
  public required init(fields: WireFields) {
    super.init()
  }

  /// The properties by name.
  var fields: WireFields { WireFields() }

  /// The property that a plain value, such as what a person said, stands for.
  class var principalField: String? { nil }

  /// The class that a plain value becomes.
  class var plainClass: SiriKitObject.Type { self }

  var wireValue: IntentValue {
    let values = fields.values
    let title = Self.principalField.flatMap { values[$0] }?.displayText ?? ""
    return .record(
      RecordValue(
        type: "\(type(of: self))", identifier: values["identifier"]?.text, display: DisplayValue(title),
        fields: values))
  }

  class func decoded(from value: IntentValue) -> Self? {
    switch value {
    case .record(let record):
      let known = SiriKitTypes.objects[record.type] ?? CustomIntents.object(named: record.type)
      let named = known as? Self.Type
      guard named != nil || record.type == "\(self)" else {
        return decoded(fromPlain: .string(record.display.title))
      }
      return (named ?? self).init(fields: WireFields(record.fields))
    case .entity(let entity): return decoded(fromPlain: .string(entity.display.title))
    case .list: return nil
    default: return decoded(fromPlain: value)
    }
  }

  private static func decoded(fromPlain value: IntentValue) -> Self? {
    guard let plain = plainClass as? Self.Type, let field = plain.principalField else { return nil }
    let object = plain.init(fields: WireFields([field: value]))
    // A value of the wrong type leaves the property at its default, and so shows that it was not understood.
    return object.fields.values[field].map { $0.displayText.isEmpty } == false ? object : nil
  }

  /// Whether the other object is of the same class and has equal properties.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SiriKitObject, type(of: other) == type(of: self) else { return false }
    return other === self || other.fields.values == fields.values
  }

  /// Equal for equal objects.
  public override var hash: Int { fields.values.hashValue }

  /// A copy with the same properties.
  public func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(fields: fields)
  }

  /// Archives can be read with a check of the class.
  public class var supportsSecureCoding: Bool { true }

  /// Writes the properties.
  public func encode(with coder: NSCoder) {
    FieldArchive.encode(fields, with: coder)
  }

  /// Reads the properties.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }
}

/// The properties of an object in an archive, in the form that they have on the wire.
enum FieldArchive {
  private static let key = "fields"

  static func encode(_ fields: WireFields, with coder: NSCoder, forKey key: String = key) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(fields.values) else { return }
    coder.encode(data as NSData, forKey: key)
  }

  static func decode(_ coder: NSCoder, forKey key: String = key) -> WireFields? {
    guard
      let data = coder.decodeObject(of: NSData.self, forKey: key) as Data?,
      let values = try? JSONDecoder().decode([String: IntentValue].self, from: data)
    else { return nil }
    return WireFields(values)
  }
}
