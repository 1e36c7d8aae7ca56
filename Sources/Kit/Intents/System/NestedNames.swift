// The names by which Swift knows what Objective-C calls by one long name.

extension INDailyRoutineRelevanceProvider {
  /// A part of the person's day.
  public typealias Situation = INDailyRoutineSituation
}

extension INMediaUserContext {
  /// Whether the person pays for the app.
  public typealias SubscriptionStatus = INMediaUserContextSubscriptionStatus
}

extension INCar {
  /// How a car is charged.
  public typealias ChargingConnectorType = INCarChargingConnectorType
}
