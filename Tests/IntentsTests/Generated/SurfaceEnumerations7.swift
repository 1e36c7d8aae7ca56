// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceEnumerations7: SurfacePart {
  static var keys: [String] {
    [
      "INSetSeatSettingsInCarIntentResponseCode",
      "INSetSeatSettingsInCarIntentResponseCode: unspecified",
      "INSetSeatSettingsInCarIntentResponseCode: ready",
      "INSetSeatSettingsInCarIntentResponseCode: inProgress",
      "INSetSeatSettingsInCarIntentResponseCode: success",
      "INSetSeatSettingsInCarIntentResponseCode: failure",
      "INSetSeatSettingsInCarIntentResponseCode: failureRequiringAppLaunch",
      "INSetTaskAttributeIntentResponseCode",
      "INSetTaskAttributeIntentResponseCode: unspecified",
      "INSetTaskAttributeIntentResponseCode: ready",
      "INSetTaskAttributeIntentResponseCode: inProgress",
      "INSetTaskAttributeIntentResponseCode: success",
      "INSetTaskAttributeIntentResponseCode: failure",
      "INSetTaskAttributeIntentResponseCode: failureRequiringAppLaunch",
      "INSetTaskAttributeTemporalEventTriggerUnsupportedReason",
      "INSetTaskAttributeTemporalEventTriggerUnsupportedReason: timeInPast",
      "INSetTaskAttributeTemporalEventTriggerUnsupportedReason: invalidRecurrence",
      "INShareFocusStatusIntentResponseCode",
      "INShareFocusStatusIntentResponseCode: unspecified",
      "INShareFocusStatusIntentResponseCode: ready",
      "INShareFocusStatusIntentResponseCode: inProgress",
      "INShareFocusStatusIntentResponseCode: success",
      "INShareFocusStatusIntentResponseCode: failure",
      "INShareFocusStatusIntentResponseCode: failureRequiringAppLaunch",
      "INShortcutAvailabilityOptions",
      "INShortcutAvailabilityOptions: sleepMindfulness",
      "INShortcutAvailabilityOptions: sleepJournaling",
      "INShortcutAvailabilityOptions: sleepMusic",
      "INShortcutAvailabilityOptions: sleepPodcasts",
      "INShortcutAvailabilityOptions: sleepReading",
      "INShortcutAvailabilityOptions: sleepWrapUpYourDay",
      "INShortcutAvailabilityOptions: sleepYogaAndStretching",
      "INSiriAuthorizationStatus",
      "INSiriAuthorizationStatus: notDetermined",
      "INSiriAuthorizationStatus: restricted",
      "INSiriAuthorizationStatus: denied",
      "INSiriAuthorizationStatus: authorized",
      "INSnoozeTasksIntentResponseCode",
      "INSnoozeTasksIntentResponseCode: unspecified",
      "INSnoozeTasksIntentResponseCode: ready",
      "INSnoozeTasksIntentResponseCode: inProgress",
      "INSnoozeTasksIntentResponseCode: success",
      "INSnoozeTasksIntentResponseCode: failure",
      "INSnoozeTasksIntentResponseCode: failureRequiringAppLaunch",
      "INSnoozeTasksTaskUnsupportedReason",
      "INSnoozeTasksTaskUnsupportedReason: noTasksFound",
      "INSortType",
      "INSortType: unknown",
      "INSortType: asIs",
      "INSortType: byDate",
      "INSpatialEvent",
      "INSpatialEvent: unknown",
      "INSpatialEvent: arrive",
      "INSpatialEvent: depart",
      "INStartAudioCallIntentResponseCode",
      "INStartAudioCallIntentResponseCode: unspecified",
      "INStartAudioCallIntentResponseCode: ready",
      "INStartAudioCallIntentResponseCode: continueInApp",
      "INStartAudioCallIntentResponseCode: failure",
      "INStartAudioCallIntentResponseCode: failureRequiringAppLaunch",
      "INStartAudioCallIntentResponseCode: failureAppConfigurationRequired",
      "INStartAudioCallIntentResponseCode: failureCallingServiceNotAvailable",
      "INStartAudioCallIntentResponseCode: failureContactNotSupportedByApp",
      "INStartAudioCallIntentResponseCode: failureNoValidNumber",
      "INStartCallCallCapabilityUnsupportedReason",
      "INStartCallCallCapabilityUnsupportedReason: videoCallUnsupported",
      "INStartCallCallCapabilityUnsupportedReason: microphoneNotAccessible",
      "INStartCallCallCapabilityUnsupportedReason: cameraNotAccessible",
      "INStartCallCallRecordToCallBackUnsupportedReason",
      "INStartCallCallRecordToCallBackUnsupportedReason: noMatchingCall",
      "INStartCallContactUnsupportedReason",
      "INStartCallContactUnsupportedReason: noContactFound",
      "INStartCallContactUnsupportedReason: multipleContactsUnsupported",
      "INStartCallContactUnsupportedReason: noHandleForLabel",
      "INStartCallContactUnsupportedReason: invalidHandle",
      "INStartCallContactUnsupportedReason: unsupportedMmiUssd",
      "INStartCallContactUnsupportedReason: noCallHistoryForRedial",
      "INStartCallContactUnsupportedReason: noUsableHandleForRedial",
      "INStartCallContactUnsupportedReason: requiringInAppAuthentication",
      "INStartCallIntentResponseCode",
      "INStartCallIntentResponseCode: unspecified",
      "INStartCallIntentResponseCode: ready",
      "INStartCallIntentResponseCode: continueInApp",
      "INStartCallIntentResponseCode: userConfirmationRequired",
      "INStartCallIntentResponseCode: failure",
      "INStartCallIntentResponseCode: failureRequiringAppLaunch",
      "INStartCallIntentResponseCode: failureCallingServiceNotAvailable",
      "INStartCallIntentResponseCode: failureContactNotSupportedByApp",
      "INStartCallIntentResponseCode: failureAirplaneModeEnabled",
      "INStartCallIntentResponseCode: failureUnableToHandOff",
      "INStartCallIntentResponseCode: failureAppConfigurationRequired",
      "INStartCallIntentResponseCode: failureCallInProgress",
      "INStartCallIntentResponseCode: failureCallRinging",
      "INStartCallIntentResponseCode: failureRequiringInAppAuthentication",
      "INStartPhotoPlaybackIntentResponseCode",
      "INStartPhotoPlaybackIntentResponseCode: unspecified",
      "INStartPhotoPlaybackIntentResponseCode: ready",
      "INStartPhotoPlaybackIntentResponseCode: continueInApp",
      "INStartPhotoPlaybackIntentResponseCode: failure",
      "INStartPhotoPlaybackIntentResponseCode: failureRequiringAppLaunch",
      "INStartPhotoPlaybackIntentResponseCode: failureAppConfigurationRequired",
      "INStartVideoCallIntentResponseCode",
      "INStartVideoCallIntentResponseCode: unspecified",
      "INStartVideoCallIntentResponseCode: ready",
      "INStartVideoCallIntentResponseCode: continueInApp",
      "INStartVideoCallIntentResponseCode: failure",
      "INStartVideoCallIntentResponseCode: failureRequiringAppLaunch",
      "INStartVideoCallIntentResponseCode: failureAppConfigurationRequired",
      "INStartVideoCallIntentResponseCode: failureCallingServiceNotAvailable",
      "INStartVideoCallIntentResponseCode: failureContactNotSupportedByApp",
      "INStartVideoCallIntentResponseCode: failureInvalidNumber",
      "INStartWorkoutIntentResponseCode",
      "INStartWorkoutIntentResponseCode: unspecified",
      "INStartWorkoutIntentResponseCode: ready",
      "INStartWorkoutIntentResponseCode: continueInApp",
      "INStartWorkoutIntentResponseCode: failure",
      "INStartWorkoutIntentResponseCode: failureRequiringAppLaunch",
      "INStartWorkoutIntentResponseCode: failureOngoingWorkout",
      "INStartWorkoutIntentResponseCode: failureNoMatchingWorkout",
      "INStartWorkoutIntentResponseCode: handleInApp",
      "INStartWorkoutIntentResponseCode: success",
      "INStickerType",
      "INStickerType: unknown",
      "INStickerType: emoji",
      "INStickerType: generic",
      "INTaskPriority",
      "INTaskPriority: unknown",
      "INTaskPriority: notFlagged",
      "INTaskPriority: flagged",
      "INTaskStatus",
      "INTaskStatus: unknown",
      "INTaskStatus: notCompleted",
      "INTaskStatus: completed",
      "INTaskType",
      "INTaskType: unknown",
      "INTaskType: notCompletable",
      "INTaskType: completable",
      "INTemporalEventTriggerTypeOptions",
      "INTemporalEventTriggerTypeOptions: notScheduled",
      "INTemporalEventTriggerTypeOptions: scheduledNonRecurring",
      "INTemporalEventTriggerTypeOptions: scheduledRecurring",
      "INTicketedEventCategory",
      "INTicketedEventCategory: unknown",
      "INTicketedEventCategory: movie",
      "INTransferMoneyIntentResponseCode",
      "INTransferMoneyIntentResponseCode: unspecified",
      "INTransferMoneyIntentResponseCode: ready",
      "INTransferMoneyIntentResponseCode: inProgress",
      "INTransferMoneyIntentResponseCode: success",
      "INTransferMoneyIntentResponseCode: failure",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _ = INSetSeatSettingsInCarIntentResponseCode.self
    surface.raw(INSetSeatSettingsInCarIntentResponseCode.unspecified, 0)
    surface.raw(INSetSeatSettingsInCarIntentResponseCode.ready, 1)
    surface.raw(INSetSeatSettingsInCarIntentResponseCode.inProgress, 2)
    surface.raw(INSetSeatSettingsInCarIntentResponseCode.success, 3)
    surface.raw(INSetSeatSettingsInCarIntentResponseCode.failure, 4)
    surface.raw(INSetSeatSettingsInCarIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INSetTaskAttributeIntentResponseCode.self
    surface.raw(INSetTaskAttributeIntentResponseCode.unspecified, 0)
    surface.raw(INSetTaskAttributeIntentResponseCode.ready, 1)
    surface.raw(INSetTaskAttributeIntentResponseCode.inProgress, 2)
    surface.raw(INSetTaskAttributeIntentResponseCode.success, 3)
    surface.raw(INSetTaskAttributeIntentResponseCode.failure, 4)
    surface.raw(INSetTaskAttributeIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INSetTaskAttributeTemporalEventTriggerUnsupportedReason.self
    surface.raw(INSetTaskAttributeTemporalEventTriggerUnsupportedReason.timeInPast, 1)
    surface.raw(INSetTaskAttributeTemporalEventTriggerUnsupportedReason.invalidRecurrence, 2)
    let _ = INShareFocusStatusIntentResponseCode.self
    surface.raw(INShareFocusStatusIntentResponseCode.unspecified, 0)
    surface.raw(INShareFocusStatusIntentResponseCode.ready, 1)
    surface.raw(INShareFocusStatusIntentResponseCode.inProgress, 2)
    surface.raw(INShareFocusStatusIntentResponseCode.success, 3)
    surface.raw(INShareFocusStatusIntentResponseCode.failure, 4)
    surface.raw(INShareFocusStatusIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INShortcutAvailabilityOptions.self
    surface.raw(INShortcutAvailabilityOptions.sleepMindfulness, 1)
    surface.raw(INShortcutAvailabilityOptions.sleepJournaling, 2)
    surface.raw(INShortcutAvailabilityOptions.sleepMusic, 4)
    surface.raw(INShortcutAvailabilityOptions.sleepPodcasts, 8)
    surface.raw(INShortcutAvailabilityOptions.sleepReading, 16)
    surface.raw(INShortcutAvailabilityOptions.sleepWrapUpYourDay, 32)
    surface.raw(INShortcutAvailabilityOptions.sleepYogaAndStretching, 64)
    let _ = INSiriAuthorizationStatus.self
    surface.raw(INSiriAuthorizationStatus.notDetermined, 0)
    surface.raw(INSiriAuthorizationStatus.restricted, 1)
    surface.raw(INSiriAuthorizationStatus.denied, 2)
    surface.raw(INSiriAuthorizationStatus.authorized, 3)
    let _ = INSnoozeTasksIntentResponseCode.self
    surface.raw(INSnoozeTasksIntentResponseCode.unspecified, 0)
    surface.raw(INSnoozeTasksIntentResponseCode.ready, 1)
    surface.raw(INSnoozeTasksIntentResponseCode.inProgress, 2)
    surface.raw(INSnoozeTasksIntentResponseCode.success, 3)
    surface.raw(INSnoozeTasksIntentResponseCode.failure, 4)
    surface.raw(INSnoozeTasksIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INSnoozeTasksTaskUnsupportedReason.self
    surface.raw(INSnoozeTasksTaskUnsupportedReason.noTasksFound, 1)
    let _ = INSortType.self
    surface.raw(INSortType.unknown, 0)
    surface.raw(INSortType.asIs, 1)
    surface.raw(INSortType.byDate, 2)
    let _ = INSpatialEvent.self
    surface.raw(INSpatialEvent.unknown, 0)
    surface.raw(INSpatialEvent.arrive, 1)
    surface.raw(INSpatialEvent.depart, 2)
    let _ = INStartAudioCallIntentResponseCode.self
    surface.raw(INStartAudioCallIntentResponseCode.unspecified, 0)
    surface.raw(INStartAudioCallIntentResponseCode.ready, 1)
    surface.raw(INStartAudioCallIntentResponseCode.continueInApp, 2)
    surface.raw(INStartAudioCallIntentResponseCode.failure, 3)
    surface.raw(INStartAudioCallIntentResponseCode.failureRequiringAppLaunch, 4)
    surface.raw(INStartAudioCallIntentResponseCode.failureAppConfigurationRequired, 5)
    surface.raw(INStartAudioCallIntentResponseCode.failureCallingServiceNotAvailable, 6)
    surface.raw(INStartAudioCallIntentResponseCode.failureContactNotSupportedByApp, 7)
    surface.raw(INStartAudioCallIntentResponseCode.failureNoValidNumber, 8)
    let _ = INStartCallCallCapabilityUnsupportedReason.self
    surface.raw(INStartCallCallCapabilityUnsupportedReason.videoCallUnsupported, 1)
    surface.raw(INStartCallCallCapabilityUnsupportedReason.microphoneNotAccessible, 2)
    surface.raw(INStartCallCallCapabilityUnsupportedReason.cameraNotAccessible, 3)
    let _ = INStartCallCallRecordToCallBackUnsupportedReason.self
    surface.raw(INStartCallCallRecordToCallBackUnsupportedReason.noMatchingCall, 1)
    let _ = INStartCallContactUnsupportedReason.self
    surface.raw(INStartCallContactUnsupportedReason.noContactFound, 1)
    surface.raw(INStartCallContactUnsupportedReason.multipleContactsUnsupported, 2)
    surface.raw(INStartCallContactUnsupportedReason.noHandleForLabel, 3)
    surface.raw(INStartCallContactUnsupportedReason.invalidHandle, 4)
    surface.raw(INStartCallContactUnsupportedReason.unsupportedMmiUssd, 5)
    surface.raw(INStartCallContactUnsupportedReason.noCallHistoryForRedial, 6)
    surface.raw(INStartCallContactUnsupportedReason.noUsableHandleForRedial, 7)
    surface.raw(INStartCallContactUnsupportedReason.requiringInAppAuthentication, 8)
    let _ = INStartCallIntentResponseCode.self
    surface.raw(INStartCallIntentResponseCode.unspecified, 0)
    surface.raw(INStartCallIntentResponseCode.ready, 1)
    surface.raw(INStartCallIntentResponseCode.continueInApp, 2)
    surface.raw(INStartCallIntentResponseCode.userConfirmationRequired, 3)
    surface.raw(INStartCallIntentResponseCode.failure, 4)
    surface.raw(INStartCallIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INStartCallIntentResponseCode.failureCallingServiceNotAvailable, 6)
    surface.raw(INStartCallIntentResponseCode.failureContactNotSupportedByApp, 7)
    surface.raw(INStartCallIntentResponseCode.failureAirplaneModeEnabled, 8)
    surface.raw(INStartCallIntentResponseCode.failureUnableToHandOff, 9)
    surface.raw(INStartCallIntentResponseCode.failureAppConfigurationRequired, 10)
    surface.raw(INStartCallIntentResponseCode.failureCallInProgress, 11)
    surface.raw(INStartCallIntentResponseCode.failureCallRinging, 12)
    surface.raw(INStartCallIntentResponseCode.failureRequiringInAppAuthentication, 13)
    let _ = INStartPhotoPlaybackIntentResponseCode.self
    surface.raw(INStartPhotoPlaybackIntentResponseCode.unspecified, 0)
    surface.raw(INStartPhotoPlaybackIntentResponseCode.ready, 1)
    surface.raw(INStartPhotoPlaybackIntentResponseCode.continueInApp, 2)
    surface.raw(INStartPhotoPlaybackIntentResponseCode.failure, 3)
    surface.raw(INStartPhotoPlaybackIntentResponseCode.failureRequiringAppLaunch, 4)
    surface.raw(INStartPhotoPlaybackIntentResponseCode.failureAppConfigurationRequired, 5)
    let _ = INStartVideoCallIntentResponseCode.self
    surface.raw(INStartVideoCallIntentResponseCode.unspecified, 0)
    surface.raw(INStartVideoCallIntentResponseCode.ready, 1)
    surface.raw(INStartVideoCallIntentResponseCode.continueInApp, 2)
    surface.raw(INStartVideoCallIntentResponseCode.failure, 3)
    surface.raw(INStartVideoCallIntentResponseCode.failureRequiringAppLaunch, 4)
    surface.raw(INStartVideoCallIntentResponseCode.failureAppConfigurationRequired, 5)
    surface.raw(INStartVideoCallIntentResponseCode.failureCallingServiceNotAvailable, 6)
    surface.raw(INStartVideoCallIntentResponseCode.failureContactNotSupportedByApp, 7)
    surface.raw(INStartVideoCallIntentResponseCode.failureInvalidNumber, 8)
    let _ = INStartWorkoutIntentResponseCode.self
    surface.raw(INStartWorkoutIntentResponseCode.unspecified, 0)
    surface.raw(INStartWorkoutIntentResponseCode.ready, 1)
    surface.raw(INStartWorkoutIntentResponseCode.continueInApp, 2)
    surface.raw(INStartWorkoutIntentResponseCode.failure, 3)
    surface.raw(INStartWorkoutIntentResponseCode.failureRequiringAppLaunch, 4)
    surface.raw(INStartWorkoutIntentResponseCode.failureOngoingWorkout, 5)
    surface.raw(INStartWorkoutIntentResponseCode.failureNoMatchingWorkout, 6)
    surface.raw(INStartWorkoutIntentResponseCode.handleInApp, 7)
    surface.raw(INStartWorkoutIntentResponseCode.success, 8)
    let _ = INStickerType.self
    surface.raw(INStickerType.unknown, 0)
    surface.raw(INStickerType.emoji, 1)
    surface.raw(INStickerType.generic, 2)
    let _ = INTaskPriority.self
    surface.raw(INTaskPriority.unknown, 0)
    surface.raw(INTaskPriority.notFlagged, 1)
    surface.raw(INTaskPriority.flagged, 2)
    let _ = INTaskStatus.self
    surface.raw(INTaskStatus.unknown, 0)
    surface.raw(INTaskStatus.notCompleted, 1)
    surface.raw(INTaskStatus.completed, 2)
    let _ = INTaskType.self
    surface.raw(INTaskType.unknown, 0)
    surface.raw(INTaskType.notCompletable, 1)
    surface.raw(INTaskType.completable, 2)
    let _ = INTemporalEventTriggerTypeOptions.self
    surface.raw(INTemporalEventTriggerTypeOptions.notScheduled, 1)
    surface.raw(INTemporalEventTriggerTypeOptions.scheduledNonRecurring, 2)
    surface.raw(INTemporalEventTriggerTypeOptions.scheduledRecurring, 4)
    let _ = INTicketedEventCategory.self
    surface.raw(INTicketedEventCategory.unknown, 0)
    surface.raw(INTicketedEventCategory.movie, 1)
    let _ = INTransferMoneyIntentResponseCode.self
    surface.raw(INTransferMoneyIntentResponseCode.unspecified, 0)
    surface.raw(INTransferMoneyIntentResponseCode.ready, 1)
    surface.raw(INTransferMoneyIntentResponseCode.inProgress, 2)
    surface.raw(INTransferMoneyIntentResponseCode.success, 3)
    surface.raw(INTransferMoneyIntentResponseCode.failure, 4)
  }
}
