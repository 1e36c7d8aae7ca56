public import Foundation
import IntentWire

/// How a property of a class that the build makes from a definition file travels, for generated code.
public struct _CustomField: Sendable {
  let name: String
  let isList: Bool
  /// Reads one value; `nil` when it is not one of the property's type.
  let readOne: @Sendable (IntentValue) -> Any?
  /// Writes one value, or what stands for one among choices; `nil` for none.
  let writeOne: @Sendable (Any) -> IntentValue?

  init(
    _ name: String, isList: Bool = false, read: @escaping @Sendable (IntentValue) -> Any?,
    write: @escaping @Sendable (Any) -> IntentValue?
  ) {
    self.name = name
    self.isList = isList
    readOne = read
    writeOne = write
  }

  /// A property of a type that has a form on the wire.
  private static func coded<Value: WireCodable & SendableMetatype>(
    _ name: String, _ type: Value.Type
  ) -> _CustomField {
    _CustomField(name) {
      Value.decoded(from: $0)
    } write: {
      ($0 as? Value)?.wireValue
    }
  }

  /// A property whose values are numbers of a kind.
  private static func number(
    _ name: String, read: @escaping @Sendable (IntentValue) -> NSNumber?,
    write: @escaping @Sendable (NSNumber) -> IntentValue
  ) -> _CustomField {
    _CustomField(name) {
      read($0)
    } write: {
      ($0 as? NSNumber).map(write)
    }
  }

  // MARK: One value

  /// True or false.
  public static func boolean(_ name: String) -> _CustomField {
    number(name) {
      Bool.decoded(from: $0).map { NSNumber(value: $0) }
    } write: {
      .boolean($0.boolValue)
    }
  }

  /// A whole number.
  public static func integer(_ name: String) -> _CustomField {
    number(name) {
      Int.decoded(from: $0).map { NSNumber(value: $0) }
    } write: {
      .integer($0.intValue)
    }
  }

  /// A number with a fraction.
  public static func decimal(_ name: String) -> _CustomField {
    number(name) {
      Double.decoded(from: $0).map { NSNumber(value: $0) }
    } write: {
      .number($0.doubleValue)
    }
  }

  /// A length of time in seconds.
  public static func timeInterval(_ name: String) -> _CustomField {
    number(name) {
      Double.decoded(from: $0).map { NSNumber(value: $0) }
    } write: {
      .duration(seconds: $0.doubleValue)
    }
  }

  /// Text.
  public static func string(_ name: String) -> _CustomField {
    _CustomField(name) {
      String.decoded(from: $0)
    } write: {
      ($0 as? String ?? ($0 as? NSString).map { "\($0)" }).map(IntentValue.string)
    }
  }

  /// A link.
  public static func url(_ name: String) -> _CustomField {
    _CustomField(name) {
      URL.decoded(from: $0)
    } write: {
      ($0 as? URL ?? ($0 as? NSURL).flatMap { $0.absoluteString }.flatMap(URL.init(string:)))
        .map(IntentValue.url)
    }
  }

  /// A date, a time or both.
  public static func dateComponents(_ name: String) -> _CustomField {
    _CustomField(name) {
      DateComponents.decoded(from: $0)
    } write: { value in
      if let components = value as? DateComponents { return components.wireValue }
      return (value as? NSDateComponents).map {
        DateComponents._unconditionallyBridgeFromObjectiveC($0).wireValue
      }
    }
  }

  /// A person.
  public static func person(_ name: String) -> _CustomField { coded(name, INPerson.self) }

  /// A place.
  public static func placemark(_ name: String) -> _CustomField {
    _CustomField(name) {
      CLPlacemark.decoded(from: $0)
    } write: {
      ($0 as? CLPlacemark).map { .place($0.place) }
    }
  }

  /// A file.
  public static func file(_ name: String) -> _CustomField { coded(name, INFile.self) }

  /// A picture.
  public static func image(_ name: String) -> _CustomField { coded(name, INImage.self) }

  /// An amount of money.
  public static func currencyAmount(_ name: String) -> _CustomField { coded(name, INCurrencyAmount.self) }

  /// A way to pay.
  public static func paymentMethod(_ name: String) -> _CustomField { coded(name, INPaymentMethod.self) }

  /// Words with an identifier.
  public static func speakable(_ name: String) -> _CustomField { coded(name, INSpeakableString.self) }

  /// A quantity with its unit.
  public static func measurement<UnitType: Dimension>(
    _ name: String, _ unit: UnitType.Type
  ) -> _CustomField {
    _CustomField(name) {
      Measurement<UnitType>.decoded(from: $0)
    } write: { value in
      if let measurement = value as? Measurement<UnitType> { return measurement.wireValue }
      guard let measurement = value as? NSMeasurement, let unit = measurement.unit as? UnitType else {
        return nil
      }
      return Measurement(value: measurement.doubleValue, unit: unit).wireValue
    }
  }

  /// An object of a type of the definition.
  public static func object<Object: INObject>(_ name: String, _ type: Object.Type) -> _CustomField {
    _CustomField(name) {
      Object.decoded(from: $0)
    } write: {
      ($0 as? Object)?.wireValue
    }
  }

  /// A case of an enumeration of the definition.
  public static func enumeration<Enumeration: _CustomEnumeration & SendableMetatype>(
    _ name: String, _ type: Enumeration.Type
  ) -> _CustomField {
    _CustomField(name) {
      Enumeration.customDecoded(from: $0)
    } write: { value in
      if let value = value as? Enumeration { return value.customWireValue }
      return (value as? NSNumber).flatMap { Enumeration(rawValue: $0.intValue)?.customWireValue }
    }
  }

  // MARK: Several values

  /// Any number of values of one kind.
  public static func list(_ element: _CustomField) -> _CustomField {
    _CustomField(element.name, isList: true, read: element.readOne, write: element.writeOne)
  }

  /// Reads the whole property.
  func read(_ value: IntentValue) -> Any? {
    guard isList else { return readOne(value) }
    var elements: [Any] = []
    for item in value.elements {
      guard let element = readOne(item) else { return nil }
      elements.append(element)
    }
    return elements
  }

  /// Writes the whole property.
  func write(_ value: Any) -> IntentValue? {
    guard isList else { return writeOne(value) }
    return (value as? [Any]).map { .list($0.compactMap(writeOne)) }
  }
}

/// The values of the properties of a class that the build makes.
struct CustomValues {
  private var values: [String: Any] = [:]

  init() {}

  init(_ fields: WireFields, _ table: [_CustomField]) {
    for field in table { values[field.name] = fields.values[field.name].flatMap(field.read) }
  }

  subscript<Value>(name: String) -> Value? {
    get { values[name] as? Value }
    set { values[name] = newValue }
  }

  /// The values on the wire.
  func wireFields(_ table: [_CustomField]) -> WireFields {
    var fields = WireFields()
    for field in table { fields.values[field.name] = values[field.name].flatMap(field.write) }
    return fields
  }
}
