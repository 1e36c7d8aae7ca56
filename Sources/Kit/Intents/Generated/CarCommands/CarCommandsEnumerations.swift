// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a car charging connector type.
public struct INCarChargingConnectorType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a value from its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// J1772.
  public static let j1772 = INCarChargingConnectorType(rawValue: "j1772")
  /// Ccs1.
  public static let ccs1 = INCarChargingConnectorType(rawValue: "ccs1")
  /// Ccs2.
  public static let ccs2 = INCarChargingConnectorType(rawValue: "ccs2")
  /// Cha de mo.
  public static let chaDeMo = INCarChargingConnectorType(rawValue: "chaDeMo")
  /// Gbt AC.
  public static let gbtAC = INCarChargingConnectorType(rawValue: "gbtAC")
  /// Gbt DC.
  public static let gbtDC = INCarChargingConnectorType(rawValue: "gbtDC")
  /// Tesla.
  public static let tesla = INCarChargingConnectorType(rawValue: "tesla")
  /// Mennekes.
  public static let mennekes = INCarChargingConnectorType(rawValue: "mennekes")
  /// Nacs DC.
  public static let nacsDC = INCarChargingConnectorType(rawValue: "nacsDC")
  /// Nacs AC.
  public static let nacsAC = INCarChargingConnectorType(rawValue: "nacsAC")
}

extension INCarChargingConnectorType: WireConstant {}

/// The values of a car signal options.
public struct INCarSignalOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Audible.
  public static let audible = INCarSignalOptions(rawValue: 1)
  /// Visible.
  public static let visible = INCarSignalOptions(rawValue: 2)
}

extension INCarSignalOptions: WireOptions {
  static var names: [(name: String, option: INCarSignalOptions)] {
    [
      ("audible", .audible),
      ("visible", .visible),
    ]
  }
}
