public import CoreGraphics
public import Foundation
import IntentWire

/// A car, with how it is charged.
public class INCar: SiriKitObject, @unchecked Sendable {
  /// The part of a car that a person talks to.
  public typealias HeadUnit = INCarHeadUnit

  /// The identifier in the app's data.
  public let carIdentifier: String
  /// The name.
  public let displayName: String?
  /// The year of the model.
  public let year: String?
  /// The maker.
  public let make: String?
  /// The model.
  public let model: String?
  /// The colour.
  public let color: CGColor?
  /// The part of the car that a person talks to.
  public let headUnit: INCar.HeadUnit?
  /// The connectors by which the car can be charged.
  public let supportedChargingConnectors: [INCarChargingConnectorType]

  /// The greatest power of each connector, in watts.
  private var maximumPowers: [String: Double] = [:]

  /// Creates a car.
  public init(
    carIdentifier: String, displayName: String?, year: String?, make: String?, model: String?,
    color: CGColor?,
    headUnit: INCar.HeadUnit?, supportedChargingConnectors: [INCarChargingConnectorType]
  ) {
    self.carIdentifier = carIdentifier
    self.displayName = displayName
    self.year = year
    self.make = make
    self.model = model
    self.color = color
    self.headUnit = headUnit
    self.supportedChargingConnectors = supportedChargingConnectors
    super.init(fields: WireFields())
  }

  /// Says with which power the car can be charged at most by way of a connector.
  public func setMaximumPower(
    _ power: Measurement<UnitPower>, for chargingConnectorType: INCarChargingConnectorType
  ) {
    maximumPowers[chargingConnectorType.rawValue] = power.converted(to: .watts).value
  }

  /// The power with which the car can be charged at most by way of a connector.
  public func maximumPower(
    for chargingConnectorType: INCarChargingConnectorType
  ) -> Measurement<UnitPower>? {
    maximumPowers[chargingConnectorType.rawValue].map { Measurement(value: $0, unit: .watts) }
  }

  required init(fields: WireFields) {
    carIdentifier = fields["carIdentifier"] ?? ""
    displayName = fields["displayName"]
    year = fields["year"]
    make = fields["make"]
    model = fields["model"]
    let parts: [Double]? = fields["color"]
    color = parts.flatMap { parts in
      guard parts.count == 4 else { return nil }
      return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    headUnit = fields["headUnit"]
    supportedChargingConnectors = fields["supportedChargingConnectors"] ?? []
    let powers: [String: Any]? = fields["maximumPowers"]
    maximumPowers = (powers ?? [:]).compactMapValues { $0 as? Double }
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["carIdentifier"] = carIdentifier
    fields["displayName"] = displayName
    fields["year"] = year
    fields["make"] = make
    fields["model"] = model
    fields["color"] = color?.components?.map { Double($0) }
    fields["headUnit"] = headUnit
    fields["supportedChargingConnectors"] = supportedChargingConnectors
    let powers: [String: Any]? = maximumPowers.isEmpty ? nil : maximumPowers
    fields["maximumPowers"] = powers
    return fields
  }

  override class var principalField: String? { "displayName" }
}
