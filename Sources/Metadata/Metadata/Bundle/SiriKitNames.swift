/// The names of SiriKit.
enum SiriKitNames {
  /// The classes of all intents.
  static let intents: Set<String> = [
    "INActivateCarSignalIntent", "INAddMediaIntent", "INAddTasksIntent", "INAnswerCallIntent",
    "INAppendToNoteIntent", "INBookRestaurantReservationIntent", "INCancelRideIntent",
    "INCancelWorkoutIntent", "INCreateNoteIntent", "INCreateTaskListIntent", "INDeleteTasksIntent",
    "INEditMessageIntent", "INEndWorkoutIntent", "INGetAvailableRestaurantReservationBookingDefaultsIntent",
    "INGetAvailableRestaurantReservationBookingsIntent", "INGetCarLockStatusIntent",
    "INGetCarPowerLevelStatusIntent", "INGetReservationDetailsIntent", "INGetRestaurantGuestIntent",
    "INGetRideStatusIntent", "INGetUserCurrentRestaurantReservationBookingsIntent", "INGetVisualCodeIntent",
    "INHangUpCallIntent", "INListCarsIntent", "INListRideOptionsIntent", "INPauseWorkoutIntent",
    "INPayBillIntent", "INPlayMediaIntent", "INRequestPaymentIntent", "INRequestRideIntent",
    "INResumeWorkoutIntent", "INSaveProfileInCarIntent", "INSearchCallHistoryIntent",
    "INSearchForAccountsIntent", "INSearchForBillsIntent", "INSearchForMediaIntent",
    "INSearchForMessagesIntent", "INSearchForNotebookItemsIntent", "INSearchForPhotosIntent",
    "INSendMessageIntent", "INSendPaymentIntent", "INSendRideFeedbackIntent", "INSetAudioSourceInCarIntent",
    "INSetCarLockStatusIntent", "INSetClimateSettingsInCarIntent", "INSetDefrosterSettingsInCarIntent",
    "INSetMessageAttributeIntent", "INSetProfileInCarIntent", "INSetRadioStationIntent",
    "INSetSeatSettingsInCarIntent", "INSetTaskAttributeIntent", "INShareFocusStatusIntent",
    "INSnoozeTasksIntent", "INStartAudioCallIntent", "INStartCallIntent", "INStartPhotoPlaybackIntent",
    "INStartVideoCallIntent", "INStartWorkoutIntent", "INTransferMoneyIntent", "INUnsendMessagesIntent",
    "INUpdateMediaAffinityIntent",
  ]
}
