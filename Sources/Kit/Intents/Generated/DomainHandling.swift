// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// Handles all intents of a domain: calls domain handling.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INCallsDomainHandling:
  INStartAudioCallIntentHandling,
  INStartVideoCallIntentHandling,
  INSearchCallHistoryIntentHandling
{}

/// Handles all intents of a domain: car commands domain handling.
public protocol INCarCommandsDomainHandling:
  INActivateCarSignalIntentHandling,
  INSetCarLockStatusIntentHandling,
  INGetCarLockStatusIntentHandling,
  INGetCarPowerLevelStatusIntentHandling
{}

/// Handles all intents of a domain: car play domain handling.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INCarPlayDomainHandling:
  INSetAudioSourceInCarIntentHandling,
  INSetClimateSettingsInCarIntentHandling,
  INSetDefrosterSettingsInCarIntentHandling,
  INSetSeatSettingsInCarIntentHandling,
  INSetProfileInCarIntentHandling,
  INSaveProfileInCarIntentHandling
{}

/// Handles all intents of a domain: messages domain handling.
public protocol INMessagesDomainHandling:
  INSendMessageIntentHandling,
  INSearchForMessagesIntentHandling,
  INSetMessageAttributeIntentHandling
{}

/// Handles all intents of a domain: notebook domain handling.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INNotebookDomainHandling:
  INCreateNoteIntentHandling,
  INAppendToNoteIntentHandling,
  INAddTasksIntentHandling,
  INCreateTaskListIntentHandling,
  INSetTaskAttributeIntentHandling,
  INSearchForNotebookItemsIntentHandling
{}

/// Handles all intents of a domain: payments domain handling.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INPaymentsDomainHandling:
  INSendPaymentIntentHandling,
  INRequestPaymentIntentHandling,
  INPayBillIntentHandling,
  INSearchForBillsIntentHandling,
  INSearchForAccountsIntentHandling,
  INTransferMoneyIntentHandling
{}

/// Handles all intents of a domain: photos domain handling.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INPhotosDomainHandling:
  INSearchForPhotosIntentHandling,
  INStartPhotoPlaybackIntentHandling
{}

/// Handles all intents of a domain: radio domain handling.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INRadioDomainHandling:
  INSetRadioStationIntentHandling
{}

/// Handles all intents of a domain: ridesharing domain handling.
public protocol INRidesharingDomainHandling:
  INListRideOptionsIntentHandling,
  INRequestRideIntentHandling,
  INGetRideStatusIntentHandling,
  INCancelRideIntentHandling,
  INSendRideFeedbackIntentHandling
{}

/// Handles all intents of a domain: visual code domain handling.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INVisualCodeDomainHandling:
  INGetVisualCodeIntentHandling
{}

/// Handles all intents of a domain: workouts domain handling.
public protocol INWorkoutsDomainHandling:
  INStartWorkoutIntentHandling,
  INPauseWorkoutIntentHandling,
  INEndWorkoutIntentHandling,
  INCancelWorkoutIntentHandling,
  INResumeWorkoutIntentHandling
{}
