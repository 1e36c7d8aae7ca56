import Intents

/// Swift 6, strict: one object for each kind of request.
final class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INStartWorkoutIntent, is INPauseWorkoutIntent, is INResumeWorkoutIntent, is INEndWorkoutIntent,
      is INCancelWorkoutIntent:
      WorkoutIntentHandler(tracker: .shared)
    case is INPlayMediaIntent, is INAddMediaIntent, is INSearchForMediaIntent, is INUpdateMediaAffinityIntent:
      MediaIntentHandler()
    case is INGetReservationDetailsIntent: nil
    case is INBookRestaurantReservationIntent, is INGetAvailableRestaurantReservationBookingsIntent,
      is INGetUserCurrentRestaurantReservationBookingsIntent, is INGetRestaurantGuestIntent,
      is INGetAvailableRestaurantReservationBookingDefaultsIntent:
      TableIntentHandler()
    case is INGetCarLockStatusIntent, is INSetCarLockStatusIntent, is INGetCarPowerLevelStatusIntent,
      is INActivateCarSignalIntent, is INListCarsIntent:
      CarIntentHandler()
    case is INGetVisualCodeIntent: CodeIntentHandler()
    case is INShareFocusStatusIntent: FocusIntentHandler()
    default: nil
    }
  }
}
