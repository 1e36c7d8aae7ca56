public import Foundation

/// Is told of changes of a ride.
public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {
  /// Takes note of a change.
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}

/// Is told of changes of a car's charge and fuel.
public protocol INGetCarPowerLevelStatusIntentResponseObserver: NSObjectProtocol {
  /// Takes note of a change.
  func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse)
}
