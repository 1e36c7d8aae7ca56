// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation
public import Foundation
public import FoundationAdditions

/// The values of a ride status.
public class INRideStatus: SiriKitObject, @unchecked Sendable {
  /// The ride identifier.
  public var rideIdentifier: String?
  /// The phase.
  public var phase: INRidePhase
  /// The completion status.
  public var completionStatus: INRideCompletionStatus?
  /// The vehicle.
  public var vehicle: INRideVehicle?
  /// The driver.
  public var driver: INRideDriver?
  /// The estimated pickup date.
  public var estimatedPickupDate: Date?
  /// The estimated drop off date.
  public var estimatedDropOffDate: Date?
  /// The estimated pickup end date.
  public var estimatedPickupEndDate: Date?
  /// The scheduled pickup time.
  public var scheduledPickupTime: INDateComponentsRange?
  /// The pickup location.
  public var pickupLocation: CLPlacemark?
  /// The waypoints.
  public var waypoints: [CLPlacemark]?
  /// The drop off location.
  public var dropOffLocation: CLPlacemark?
  /// The ride option.
  public var rideOption: INRideOption?
  /// The user activity for canceling in application.
  public var userActivityForCancelingInApplication: NSUserActivity?
  /// The additional action activities.
  public var additionalActionActivities: [NSUserActivity]?

  /// Creates a value to fill in.
  public init() {
    phase = .unknown
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    rideIdentifier = fields["rideIdentifier"]
    phase = fields["phase"] ?? .unknown
    completionStatus = fields["completionStatus"]
    vehicle = fields["vehicle"]
    driver = fields["driver"]
    estimatedPickupDate = fields["estimatedPickupDate"]
    estimatedDropOffDate = fields["estimatedDropOffDate"]
    estimatedPickupEndDate = fields["estimatedPickupEndDate"]
    scheduledPickupTime = fields["scheduledPickupTime"]
    pickupLocation = fields["pickupLocation"]
    waypoints = fields["waypoints"]
    dropOffLocation = fields["dropOffLocation"]
    rideOption = fields["rideOption"]
    userActivityForCancelingInApplication = fields["userActivityForCancelingInApplication"]
    additionalActionActivities = fields["additionalActionActivities"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["rideIdentifier"] = rideIdentifier
    fields["phase"] = phase
    fields["completionStatus"] = completionStatus
    fields["vehicle"] = vehicle
    fields["driver"] = driver
    fields["estimatedPickupDate"] = estimatedPickupDate
    fields["estimatedDropOffDate"] = estimatedDropOffDate
    fields["estimatedPickupEndDate"] = estimatedPickupEndDate
    fields["scheduledPickupTime"] = scheduledPickupTime
    fields["pickupLocation"] = pickupLocation
    fields["waypoints"] = waypoints
    fields["dropOffLocation"] = dropOffLocation
    fields["rideOption"] = rideOption
    fields["userActivityForCancelingInApplication"] = userActivityForCancelingInApplication
    fields["additionalActionActivities"] = additionalActionActivities
    return fields
  }

  override class var principalField: String? { "rideOption" }
}
