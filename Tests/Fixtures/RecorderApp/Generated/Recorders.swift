// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// The handlers by the names of their intents.
enum Recorders {
  /// Every intent that an app can handle, sorted.
  static let intents = [
    "INActivateCarSignalIntent",
    "INAddMediaIntent",
    "INAddTasksIntent",
    "INAnswerCallIntent",
    "INAppendToNoteIntent",
    "INBookRestaurantReservationIntent",
    "INCancelRideIntent",
    "INCancelWorkoutIntent",
    "INCreateNoteIntent",
    "INCreateTaskListIntent",
    "INDeleteTasksIntent",
    "INEditMessageIntent",
    "INEndWorkoutIntent",
    "INGetAvailableRestaurantReservationBookingDefaultsIntent",
    "INGetAvailableRestaurantReservationBookingsIntent",
    "INGetCarLockStatusIntent",
    "INGetCarPowerLevelStatusIntent",
    "INGetRestaurantGuestIntent",
    "INGetRideStatusIntent",
    "INGetUserCurrentRestaurantReservationBookingsIntent",
    "INGetVisualCodeIntent",
    "INHangUpCallIntent",
    "INListCarsIntent",
    "INListRideOptionsIntent",
    "INPauseWorkoutIntent",
    "INPayBillIntent",
    "INPlayMediaIntent",
    "INRequestPaymentIntent",
    "INRequestRideIntent",
    "INResumeWorkoutIntent",
    "INSaveProfileInCarIntent",
    "INSearchCallHistoryIntent",
    "INSearchForAccountsIntent",
    "INSearchForBillsIntent",
    "INSearchForMediaIntent",
    "INSearchForMessagesIntent",
    "INSearchForNotebookItemsIntent",
    "INSearchForPhotosIntent",
    "INSendMessageIntent",
    "INSendPaymentIntent",
    "INSendRideFeedbackIntent",
    "INSetAudioSourceInCarIntent",
    "INSetCarLockStatusIntent",
    "INSetClimateSettingsInCarIntent",
    "INSetDefrosterSettingsInCarIntent",
    "INSetMessageAttributeIntent",
    "INSetProfileInCarIntent",
    "INSetRadioStationIntent",
    "INSetSeatSettingsInCarIntent",
    "INSetTaskAttributeIntent",
    "INShareFocusStatusIntent",
    "INSnoozeTasksIntent",
    "INStartAudioCallIntent",
    "INStartCallIntent",
    "INStartPhotoPlaybackIntent",
    "INStartVideoCallIntent",
    "INStartWorkoutIntent",
    "INTransferMoneyIntent",
    "INUnsendMessagesIntent",
    "INUpdateMediaAffinityIntent",
  ]

  /// The handler for an intent; `nil` for one that no app handles.
  static func handler(for intent: INIntent) -> Any? {
    switch intent {
      case is INSendMessageIntent: return SendMessageRecorder()
      case is INSearchForMessagesIntent: return SearchForMessagesRecorder()
      case is INSetMessageAttributeIntent: return SetMessageAttributeRecorder()
      case is INEditMessageIntent: return EditMessageRecorder()
      case is INUnsendMessagesIntent: return UnsendMessagesRecorder()
      case is INStartCallIntent: return StartCallRecorder()
      case is INStartAudioCallIntent: return StartAudioCallRecorder()
      case is INStartVideoCallIntent: return StartVideoCallRecorder()
      case is INSearchCallHistoryIntent: return SearchCallHistoryRecorder()
      case is INAnswerCallIntent: return AnswerCallRecorder()
      case is INHangUpCallIntent: return HangUpCallRecorder()
      case is INSendPaymentIntent: return SendPaymentRecorder()
      case is INRequestPaymentIntent: return RequestPaymentRecorder()
      case is INPayBillIntent: return PayBillRecorder()
      case is INSearchForBillsIntent: return SearchForBillsRecorder()
      case is INSearchForAccountsIntent: return SearchForAccountsRecorder()
      case is INTransferMoneyIntent: return TransferMoneyRecorder()
      case is INAddTasksIntent: return AddTasksRecorder()
      case is INAppendToNoteIntent: return AppendToNoteRecorder()
      case is INCreateNoteIntent: return CreateNoteRecorder()
      case is INCreateTaskListIntent: return CreateTaskListRecorder()
      case is INDeleteTasksIntent: return DeleteTasksRecorder()
      case is INSearchForNotebookItemsIntent: return SearchForNotebookItemsRecorder()
      case is INSetTaskAttributeIntent: return SetTaskAttributeRecorder()
      case is INSnoozeTasksIntent: return SnoozeTasksRecorder()
      case is INGetVisualCodeIntent: return GetVisualCodeRecorder()
      case is INSearchForPhotosIntent: return SearchForPhotosRecorder()
      case is INStartPhotoPlaybackIntent: return StartPhotoPlaybackRecorder()
      case is INStartWorkoutIntent: return StartWorkoutRecorder()
      case is INPauseWorkoutIntent: return PauseWorkoutRecorder()
      case is INResumeWorkoutIntent: return ResumeWorkoutRecorder()
      case is INEndWorkoutIntent: return EndWorkoutRecorder()
      case is INCancelWorkoutIntent: return CancelWorkoutRecorder()
      case is INListRideOptionsIntent: return ListRideOptionsRecorder()
      case is INRequestRideIntent: return RequestRideRecorder()
      case is INGetRideStatusIntent: return GetRideStatusRecorder()
      case is INCancelRideIntent: return CancelRideRecorder()
      case is INSendRideFeedbackIntent: return SendRideFeedbackRecorder()
      case is INActivateCarSignalIntent: return ActivateCarSignalRecorder()
      case is INGetCarLockStatusIntent: return GetCarLockStatusRecorder()
      case is INSetCarLockStatusIntent: return SetCarLockStatusRecorder()
      case is INGetCarPowerLevelStatusIntent: return GetCarPowerLevelStatusRecorder()
      case is INListCarsIntent: return ListCarsRecorder()
      case is INSetAudioSourceInCarIntent: return SetAudioSourceInCarRecorder()
      case is INSetClimateSettingsInCarIntent: return SetClimateSettingsInCarRecorder()
      case is INSetDefrosterSettingsInCarIntent: return SetDefrosterSettingsInCarRecorder()
      case is INSetSeatSettingsInCarIntent: return SetSeatSettingsInCarRecorder()
      case is INSetProfileInCarIntent: return SetProfileInCarRecorder()
      case is INSaveProfileInCarIntent: return SaveProfileInCarRecorder()
      case is INSetRadioStationIntent: return SetRadioStationRecorder()
      case is INBookRestaurantReservationIntent: return BookRestaurantReservationRecorder()
      case is INGetAvailableRestaurantReservationBookingsIntent: return GetAvailableRestaurantReservationBookingsRecorder()
      case is INGetAvailableRestaurantReservationBookingDefaultsIntent: return GetAvailableRestaurantReservationBookingDefaultsRecorder()
      case is INGetRestaurantGuestIntent: return GetRestaurantGuestRecorder()
      case is INGetUserCurrentRestaurantReservationBookingsIntent: return GetUserCurrentRestaurantReservationBookingsRecorder()
      case is INPlayMediaIntent: return PlayMediaRecorder()
      case is INAddMediaIntent: return AddMediaRecorder()
      case is INUpdateMediaAffinityIntent: return UpdateMediaAffinityRecorder()
      case is INSearchForMediaIntent: return SearchForMediaRecorder()
      case is INShareFocusStatusIntent: return ShareFocusStatusRecorder()
      default: return nil
    }
  }
}
