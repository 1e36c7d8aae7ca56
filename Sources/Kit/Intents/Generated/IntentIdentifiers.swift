// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The class name of ``INAnswerCallIntent``.
public let INAnswerCallIntentIdentifier = "INAnswerCallIntent"

/// The class name of ``INCancelWorkoutIntent``.
public let INCancelWorkoutIntentIdentifier = "INCancelWorkoutIntent"

/// The class name of ``INEndWorkoutIntent``.
public let INEndWorkoutIntentIdentifier = "INEndWorkoutIntent"

/// The class name of ``INGetRideStatusIntent``.
public let INGetRideStatusIntentIdentifier = "INGetRideStatusIntent"

/// The class name of ``INHangUpCallIntent``.
public let INHangUpCallIntentIdentifier = "INHangUpCallIntent"

/// The class name of ``INListRideOptionsIntent``.
public let INListRideOptionsIntentIdentifier = "INListRideOptionsIntent"

/// The class name of ``INPauseWorkoutIntent``.
public let INPauseWorkoutIntentIdentifier = "INPauseWorkoutIntent"

/// The class name of ``INRequestPaymentIntent``.
public let INRequestPaymentIntentIdentifier = "INRequestPaymentIntent"

/// The class name of ``INRequestRideIntent``.
public let INRequestRideIntentIdentifier = "INRequestRideIntent"

/// The class name of ``INResumeWorkoutIntent``.
public let INResumeWorkoutIntentIdentifier = "INResumeWorkoutIntent"

/// The class name of `INSaveProfileInCarIntent`.
public let INSaveProfileInCarIntentIdentifier = "INSaveProfileInCarIntent"

/// The class name of `INSearchCallHistoryIntent`.
public let INSearchCallHistoryIntentIdentifier = "INSearchCallHistoryIntent"

/// The class name of ``INSearchForMessagesIntent``.
public let INSearchForMessagesIntentIdentifier = "INSearchForMessagesIntent"

/// The class name of `INSearchForPhotosIntent`.
public let INSearchForPhotosIntentIdentifier = "INSearchForPhotosIntent"

/// The class name of ``INSendMessageIntent``.
public let INSendMessageIntentIdentifier = "INSendMessageIntent"

/// The class name of ``INSendPaymentIntent``.
public let INSendPaymentIntentIdentifier = "INSendPaymentIntent"

/// The class name of `INSetAudioSourceInCarIntent`.
public let INSetAudioSourceInCarIntentIdentifier = "INSetAudioSourceInCarIntent"

/// The class name of `INSetClimateSettingsInCarIntent`.
public let INSetClimateSettingsInCarIntentIdentifier = "INSetClimateSettingsInCarIntent"

/// The class name of `INSetDefrosterSettingsInCarIntent`.
public let INSetDefrosterSettingsInCarIntentIdentifier = "INSetDefrosterSettingsInCarIntent"

/// The class name of ``INSetMessageAttributeIntent``.
public let INSetMessageAttributeIntentIdentifier = "INSetMessageAttributeIntent"

/// The class name of `INSetProfileInCarIntent`.
public let INSetProfileInCarIntentIdentifier = "INSetProfileInCarIntent"

/// The class name of `INSetRadioStationIntent`.
public let INSetRadioStationIntentIdentifier = "INSetRadioStationIntent"

/// The class name of `INSetSeatSettingsInCarIntent`.
public let INSetSeatSettingsInCarIntentIdentifier = "INSetSeatSettingsInCarIntent"

/// The class name of `INStartAudioCallIntent`.
public let INStartAudioCallIntentIdentifier = "INStartAudioCallIntent"

/// The class name of ``INStartCallIntent``.
public let INStartCallIntentIdentifier = "INStartCallIntent"

/// The class name of `INStartPhotoPlaybackIntent`.
public let INStartPhotoPlaybackIntentIdentifier = "INStartPhotoPlaybackIntent"

/// The class name of `INStartVideoCallIntent`.
public let INStartVideoCallIntentIdentifier = "INStartVideoCallIntent"

/// The class name of ``INStartWorkoutIntent``.
public let INStartWorkoutIntentIdentifier = "INStartWorkoutIntent"
