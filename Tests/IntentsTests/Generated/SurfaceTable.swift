// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

enum SurfaceTable {
  /// The parts of the surface; each compiles only when all that it names is there.
  static let parts: [any SurfacePart.Type] = [
    SurfaceMessaging.self,
    SurfaceVoIPCalling.self,
    SurfacePayments.self,
    SurfacePayments2.self,
    SurfaceListsAndNotes.self,
    SurfaceListsAndNotes2.self,
    SurfaceVisualCodes.self,
    SurfacePhotos.self,
    SurfaceWorkouts.self,
    SurfaceRideBooking.self,
    SurfaceCarCommands.self,
    SurfaceCarPlay.self,
    SurfaceCarPlay2.self,
    SurfaceRadio.self,
    SurfaceRestaurantReservations.self,
    SurfaceMedia.self,
    SurfaceReservationsDonation.self,
    SurfaceFocus.self,
    SurfaceResolutionResults.self,
    SurfaceResolutionResults2.self,
    SurfaceResolutionResults3.self,
    SurfaceEnumerations.self,
    SurfaceEnumerations2.self,
    SurfaceEnumerations3.self,
    SurfaceEnumerations4.self,
    SurfaceEnumerations5.self,
    SurfaceEnumerations6.self,
    SurfaceEnumerations7.self,
    SurfaceEnumerations8.self,
    SurfaceValues.self,
    SurfaceValues2.self,
    SurfaceValues3.self,
    SurfaceValues4.self,
    SurfaceSupport.self,
    SurfaceProtocols.self,
    SurfaceConstants.self,
  ]

  /// What cannot be on Linux.
  static let impossible: [String] = [
    "INDateComponentsRange: func EKRecurrenceRule() -> EKRecurrenceRule?",
    "INDateComponentsRange: init(ekRecurrenceRule recurrenceRule: EKRecurrenceRule)",
  ]
}
