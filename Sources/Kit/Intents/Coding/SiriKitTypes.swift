import IntentWire

/// The classes of SiriKit by name.
enum SiriKitTypes {
  /// The intents by class name.
  static let intents = table(GeneratedTypes.self).intents
  /// The value classes that cross the wire as records, by class name.
  static let objects = table(GeneratedTypes.self).objects

  // Deprecated classes are in the tables like all others. Read through the protocol, which is not deprecated, the
  // tables do not warn.
  private static func table(_ type: any SiriKitTable.Type) -> any SiriKitTable.Type { type }
}

/// What the generated tables offer.
protocol SiriKitTable {
  /// The intents by class name.
  static var intents: [String: INIntent.Type] { get }
  /// The value classes that cross the wire as records, by class name.
  static var objects: [String: SiriKitObject.Type] { get }

  /// The declaration of an enumeration that is the type of a parameter.
  static func enumeration(_ name: String) -> EnumerationManifest?
}
