// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a get car power level status response code.
public enum INGetCarPowerLevelStatusIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
}

extension INGetCarPowerLevelStatusIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INGetCarPowerLevelStatusIntent``.
public class INGetCarPowerLevelStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INGetCarPowerLevelStatusIntentResponseCode
  /// The car identifier.
  public var carIdentifier: String?
  /// The fuel percent remaining.
  public var fuelPercentRemaining: Float?
  /// The charge percent remaining.
  public var chargePercentRemaining: Float?
  /// The distance remaining.
  public var distanceRemaining: Measurement<UnitLength>?
  /// The charging.
  public var charging: Bool?
  /// The minutes to full.
  public var minutesToFull: Int?
  /// The maximum distance.
  public var maximumDistance: Measurement<UnitLength>?
  /// The distance remaining electric.
  public var distanceRemainingElectric: Measurement<UnitLength>?
  /// The maximum distance electric.
  public var maximumDistanceElectric: Measurement<UnitLength>?
  /// The distance remaining fuel.
  public var distanceRemainingFuel: Measurement<UnitLength>?
  /// The maximum distance fuel.
  public var maximumDistanceFuel: Measurement<UnitLength>?
  /// The consumption formula arguments.
  public var consumptionFormulaArguments: [String: Any]?
  /// The charging formula arguments.
  public var chargingFormulaArguments: [String: Any]?
  /// The date of last state update.
  public var dateOfLastStateUpdate: DateComponents?
  /// The active connector.
  public var activeConnector: INCarChargingConnectorType?
  /// The maximum battery capacity.
  public var maximumBatteryCapacity: Measurement<UnitEnergy>?
  /// The current battery capacity.
  public var currentBatteryCapacity: Measurement<UnitEnergy>?
  /// The minimum battery capacity.
  public var minimumBatteryCapacity: Measurement<UnitEnergy>?

  /// Creates an answer.
  public init(code: INGetCarPowerLevelStatusIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    carIdentifier = fields["carIdentifier"]
    fuelPercentRemaining = fields["fuelPercentRemaining"]
    chargePercentRemaining = fields["chargePercentRemaining"]
    distanceRemaining = fields["distanceRemaining"]
    charging = fields["charging"]
    minutesToFull = fields["minutesToFull"]
    maximumDistance = fields["maximumDistance"]
    distanceRemainingElectric = fields["distanceRemainingElectric"]
    maximumDistanceElectric = fields["maximumDistanceElectric"]
    distanceRemainingFuel = fields["distanceRemainingFuel"]
    maximumDistanceFuel = fields["maximumDistanceFuel"]
    consumptionFormulaArguments = fields["consumptionFormulaArguments"]
    chargingFormulaArguments = fields["chargingFormulaArguments"]
    dateOfLastStateUpdate = fields["dateOfLastStateUpdate"]
    activeConnector = fields["activeConnector"]
    maximumBatteryCapacity = fields["maximumBatteryCapacity"]
    currentBatteryCapacity = fields["currentBatteryCapacity"]
    minimumBatteryCapacity = fields["minimumBatteryCapacity"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["carIdentifier"] = carIdentifier
    fields["fuelPercentRemaining"] = fuelPercentRemaining
    fields["chargePercentRemaining"] = chargePercentRemaining
    fields["distanceRemaining"] = distanceRemaining
    fields["charging"] = charging
    fields["minutesToFull"] = minutesToFull
    fields["maximumDistance"] = maximumDistance
    fields["distanceRemainingElectric"] = distanceRemainingElectric
    fields["maximumDistanceElectric"] = maximumDistanceElectric
    fields["distanceRemainingFuel"] = distanceRemainingFuel
    fields["maximumDistanceFuel"] = maximumDistanceFuel
    fields["consumptionFormulaArguments"] = consumptionFormulaArguments
    fields["chargingFormulaArguments"] = chargingFormulaArguments
    fields["dateOfLastStateUpdate"] = dateOfLastStateUpdate
    fields["activeConnector"] = activeConnector
    fields["maximumBatteryCapacity"] = maximumBatteryCapacity
    fields["currentBatteryCapacity"] = currentBatteryCapacity
    fields["minimumBatteryCapacity"] = minimumBatteryCapacity
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INGetCarPowerLevelStatusIntentResponse(fields: fields)
  }
}
