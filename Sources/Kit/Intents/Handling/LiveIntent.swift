/// An intent whose handlers go on telling how their answer changes.
protocol LiveIntent: INIntent {
  /// Has a handler begin to send updates; false when it does not adopt the protocol of the intent.
  func startUpdates(by handler: Any, to relay: UpdateRelay) -> Bool

  /// Has a handler end what it began.
  func stopUpdates(by handler: Any)
}

extension INGetRideStatusIntent: LiveIntent {
  func startUpdates(by handler: Any, to relay: UpdateRelay) -> Bool {
    guard let handler = handler as? any INGetRideStatusIntentHandling else { return false }
    handler.startSendingUpdates(for: self, to: relay)
    return true
  }

  func stopUpdates(by handler: Any) {
    (handler as? any INGetRideStatusIntentHandling)?.stopSendingUpdates(for: self)
  }
}

extension INGetCarPowerLevelStatusIntent: LiveIntent {
  func startUpdates(by handler: Any, to relay: UpdateRelay) -> Bool {
    guard let handler = handler as? any INGetCarPowerLevelStatusIntentHandling else { return false }
    handler.startSendingUpdates(for: self, to: relay)
    return true
  }

  func stopUpdates(by handler: Any) {
    (handler as? any INGetCarPowerLevelStatusIntentHandling)?.stopSendingUpdates(for: self)
  }
}
