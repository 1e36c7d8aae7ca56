import IntentWire

/// The types that every definition file can use.
public enum StandardType: String, Sendable, Hashable, CaseIterable {
  case boolean, currencyAmount, dateComponents, decimal, distance, energy, file, image, integer, mass,
    paymentMethod, person, placemark, speakable, speed, string, temperature, timeInterval, url, volume

  /// The type with a name of the file format; `nil` for a name that is none.
  init?(named name: String) {
    let names: [String: StandardType] = [
      "Boolean": .boolean, "CurrencyAmount": .currencyAmount, "Date": .dateComponents,
      "DateComponents": .dateComponents, "Decimal": .decimal, "Distance": .distance, "Double": .decimal,
      "Duration": .timeInterval, "Energy": .energy, "File": .file, "Image": .image, "Integer": .integer,
      "Length": .distance, "Location": .placemark, "Long": .integer, "Mass": .mass,
      "PaymentMethod": .paymentMethod, "Person": .person, "Placemark": .placemark,
      "SpeakableString": .speakable, "Speed": .speed, "String": .string, "Temperature": .temperature,
      "TimeInterval": .timeInterval, "URL": .url, "Volume": .volume,
    ]
    guard let type = names[name] else { return nil }
    self = type
  }

  /// The names of the file format, sorted.
  static let names = [
    "Boolean", "CurrencyAmount", "DateComponents", "Decimal", "Distance", "Energy", "File", "Image",
    "Integer", "Mass", "Object", "PaymentMethod", "Person", "Placemark", "Speed", "String", "Temperature",
    "TimeInterval", "URL", "Volume",
  ]

  /// The type of a property in source.
  var swift: String {
    switch self {
    case .boolean, .decimal, .integer, .timeInterval: "NSNumber"
    case .currencyAmount: "INCurrencyAmount"
    case .dateComponents: "DateComponents"
    case .distance: "Measurement<UnitLength>"
    case .energy: "Measurement<UnitEnergy>"
    case .file: "INFile"
    case .image: "INImage"
    case .mass: "Measurement<UnitMass>"
    case .paymentMethod: "INPaymentMethod"
    case .person: "INPerson"
    case .placemark: "CLPlacemark"
    case .speakable: "INSpeakableString"
    case .speed: "Measurement<UnitSpeed>"
    case .string: "String"
    case .temperature: "Measurement<UnitTemperature>"
    case .url: "URL"
    case .volume: "Measurement<UnitVolume>"
    }
  }

  /// The type of a choice in a collection, which holds only objects.
  var object: String {
    switch self {
    case .dateComponents: "NSDateComponents"
    case .distance, .energy, .mass, .speed, .temperature, .volume: "NSMeasurement"
    case .string: "NSString"
    case .url: "NSURL"
    default: swift
    }
  }

  /// The class of what an app says of a value; `nil` when an app cannot say anything of the type.
  var resolutionResult: String? {
    switch self {
    case .boolean: "INBooleanResolutionResult"
    case .currencyAmount: "INCurrencyAmountResolutionResult"
    case .dateComponents: "INDateComponentsResolutionResult"
    case .decimal: "INDoubleResolutionResult"
    case .distance: "INLengthResolutionResult"
    case .energy: "INEnergyResolutionResult"
    case .file: "INFileResolutionResult"
    case .image: nil
    case .integer: "INIntegerResolutionResult"
    case .mass: "INMassResolutionResult"
    case .paymentMethod: "INPaymentMethodResolutionResult"
    case .person: "INPersonResolutionResult"
    case .placemark: "INPlacemarkResolutionResult"
    case .speakable: "INSpeakableStringResolutionResult"
    case .speed: "INSpeedResolutionResult"
    case .string: "INStringResolutionResult"
    case .temperature: "INTemperatureResolutionResult"
    case .timeInterval: "INTimeIntervalResolutionResult"
    case .url: "INURLResolutionResult"
    case .volume: "INVolumeResolutionResult"
    }
  }

  /// The form on the wire.
  var valueType: ValueType {
    switch self {
    case .boolean: .boolean
    case .currencyAmount: .currency
    case .dateComponents: .date
    case .decimal: .number
    case .distance: .measurement("length")
    case .energy: .measurement("energy")
    case .file: .file
    case .image: .record("INImage")
    case .integer: .integer
    case .mass: .measurement("mass")
    case .paymentMethod: .record("INPaymentMethod")
    case .person: .person
    case .placemark: .place
    case .speakable: .spoken
    case .speed: .measurement("speed")
    case .string: .string
    case .temperature: .measurement("temperature")
    case .timeInterval: .duration
    case .url: .url
    case .volume: .measurement("volume")
    }
  }

  /// Whether it is a plain number, for which every app has the same three reasons to refuse one.
  var isNumber: Bool { self == .integer || self == .decimal }
}
