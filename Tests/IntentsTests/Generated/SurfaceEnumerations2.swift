// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceEnumerations2: SurfacePart {
  static var keys: [String] {
    [
      "INCancelRideIntentResponseCode: unspecified",
      "INCancelRideIntentResponseCode: ready",
      "INCancelRideIntentResponseCode: success",
      "INCancelRideIntentResponseCode: failure",
      "INCancelWorkoutIntentResponseCode",
      "INCancelWorkoutIntentResponseCode: unspecified",
      "INCancelWorkoutIntentResponseCode: ready",
      "INCancelWorkoutIntentResponseCode: continueInApp",
      "INCancelWorkoutIntentResponseCode: failure",
      "INCancelWorkoutIntentResponseCode: failureRequiringAppLaunch",
      "INCancelWorkoutIntentResponseCode: failureNoMatchingWorkout",
      "INCancelWorkoutIntentResponseCode: handleInApp",
      "INCancelWorkoutIntentResponseCode: success",
      "INCarAirCirculationMode",
      "INCarAirCirculationMode: unknown",
      "INCarAirCirculationMode: freshAir",
      "INCarAirCirculationMode: recirculateAir",
      "INCarAudioSource",
      "INCarAudioSource: sourceUnknown",
      "INCarAudioSource: sourceCarPlay",
      "INCarAudioSource: sourceiPod",
      "INCarAudioSource: sourceRadio",
      "INCarAudioSource: sourceBluetooth",
      "INCarAudioSource: sourceAUX",
      "INCarAudioSource: sourceUSB",
      "INCarAudioSource: sourceMemoryCard",
      "INCarAudioSource: sourceOpticalDrive",
      "INCarAudioSource: sourceHardDrive",
      "INCarDefroster",
      "INCarDefroster: unknown",
      "INCarDefroster: front",
      "INCarDefroster: rear",
      "INCarDefroster: all",
      "INCarSeat",
      "INCarSeat: unknown",
      "INCarSeat: driver",
      "INCarSeat: passenger",
      "INCarSeat: frontLeft",
      "INCarSeat: frontRight",
      "INCarSeat: front",
      "INCarSeat: rearLeft",
      "INCarSeat: rearRight",
      "INCarSeat: rear",
      "INCarSeat: thirdRowLeft",
      "INCarSeat: thirdRowRight",
      "INCarSeat: thirdRow",
      "INCarSeat: all",
      "INCarSignalOptions",
      "INCarSignalOptions: audible",
      "INCarSignalOptions: visible",
      "INConditionalOperator",
      "INConditionalOperator: all",
      "INConditionalOperator: any",
      "INConditionalOperator: none",
      "INCreateNoteIntentResponseCode",
      "INCreateNoteIntentResponseCode: unspecified",
      "INCreateNoteIntentResponseCode: ready",
      "INCreateNoteIntentResponseCode: inProgress",
      "INCreateNoteIntentResponseCode: success",
      "INCreateNoteIntentResponseCode: failure",
      "INCreateNoteIntentResponseCode: failureRequiringAppLaunch",
      "INCreateTaskListIntentResponseCode",
      "INCreateTaskListIntentResponseCode: unspecified",
      "INCreateTaskListIntentResponseCode: ready",
      "INCreateTaskListIntentResponseCode: inProgress",
      "INCreateTaskListIntentResponseCode: success",
      "INCreateTaskListIntentResponseCode: failure",
      "INCreateTaskListIntentResponseCode: failureRequiringAppLaunch",
      "INDailyRoutineSituation",
      "INDailyRoutineSituation: morning",
      "INDailyRoutineSituation: evening",
      "INDailyRoutineSituation: home",
      "INDailyRoutineSituation: work",
      "INDailyRoutineSituation: school",
      "INDailyRoutineSituation: gym",
      "INDailyRoutineSituation: commute",
      "INDailyRoutineSituation: headphonesConnected",
      "INDailyRoutineSituation: activeWorkout",
      "INDailyRoutineSituation: physicalActivityIncomplete",
      "INDateSearchType",
      "INDateSearchType: unknown",
      "INDateSearchType: byDueDate",
      "INDateSearchType: byModifiedDate",
      "INDateSearchType: byCreatedDate",
      "INDayOfWeekOptions",
      "INDayOfWeekOptions: monday",
      "INDayOfWeekOptions: tuesday",
      "INDayOfWeekOptions: wednesday",
      "INDayOfWeekOptions: thursday",
      "INDayOfWeekOptions: friday",
      "INDayOfWeekOptions: saturday",
      "INDayOfWeekOptions: sunday",
      "INDeleteTasksIntentResponseCode",
      "INDeleteTasksIntentResponseCode: unspecified",
      "INDeleteTasksIntentResponseCode: ready",
      "INDeleteTasksIntentResponseCode: inProgress",
      "INDeleteTasksIntentResponseCode: success",
      "INDeleteTasksIntentResponseCode: failure",
      "INDeleteTasksIntentResponseCode: failureRequiringAppLaunch",
      "INDeleteTasksTaskListUnsupportedReason",
      "INDeleteTasksTaskListUnsupportedReason: noTaskListFound",
      "INDeleteTasksTaskUnsupportedReason",
      "INDeleteTasksTaskUnsupportedReason: noTasksFound",
      "INDeleteTasksTaskUnsupportedReason: noTasksInApp",
      "INEditMessageIntentResponseCode",
      "INEditMessageIntentResponseCode: unspecified",
      "INEditMessageIntentResponseCode: ready",
      "INEditMessageIntentResponseCode: inProgress",
      "INEditMessageIntentResponseCode: success",
      "INEditMessageIntentResponseCode: failure",
      "INEditMessageIntentResponseCode: failureRequiringAppLaunch",
      "INEditMessageIntentResponseCode: failureMessageNotFound",
      "INEditMessageIntentResponseCode: failurePastEditTimeLimit",
      "INEditMessageIntentResponseCode: failureMessageTypeUnsupported",
      "INEditMessageIntentResponseCode: failureUnsupportedOnService",
      "INEditMessageIntentResponseCode: failureMessageServiceNotAvailable",
      "INEditMessageIntentResponseCode: failureRequiringInAppAuthentication",
      "INEndWorkoutIntentResponseCode",
      "INEndWorkoutIntentResponseCode: unspecified",
      "INEndWorkoutIntentResponseCode: ready",
      "INEndWorkoutIntentResponseCode: continueInApp",
      "INEndWorkoutIntentResponseCode: failure",
      "INEndWorkoutIntentResponseCode: failureRequiringAppLaunch",
      "INEndWorkoutIntentResponseCode: failureNoMatchingWorkout",
      "INEndWorkoutIntentResponseCode: handleInApp",
      "INEndWorkoutIntentResponseCode: success",
      "INFocusStatusAuthorizationStatus",
      "INFocusStatusAuthorizationStatus: notDetermined",
      "INFocusStatusAuthorizationStatus: restricted",
      "INFocusStatusAuthorizationStatus: denied",
      "INFocusStatusAuthorizationStatus: authorized",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: success",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: failure",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: unspecified",
      "INGetAvailableRestaurantReservationBookingsIntentCode",
      "INGetAvailableRestaurantReservationBookingsIntentCode: success",
      "INGetAvailableRestaurantReservationBookingsIntentCode: failure",
      "INGetAvailableRestaurantReservationBookingsIntentCode: failureRequestUnsatisfiable",
      "INGetAvailableRestaurantReservationBookingsIntentCode: failureRequestUnspecified",
      "INGetCarLockStatusIntentResponseCode",
      "INGetCarLockStatusIntentResponseCode: unspecified",
      "INGetCarLockStatusIntentResponseCode: ready",
      "INGetCarLockStatusIntentResponseCode: inProgress",
      "INGetCarLockStatusIntentResponseCode: success",
      "INGetCarLockStatusIntentResponseCode: failure",
      "INGetCarLockStatusIntentResponseCode: failureRequiringAppLaunch",
      "INGetCarPowerLevelStatusIntentResponseCode",
      "INGetCarPowerLevelStatusIntentResponseCode: unspecified",
      "INGetCarPowerLevelStatusIntentResponseCode: ready",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    surface.raw(INCancelRideIntentResponseCode.unspecified, 0)
    surface.raw(INCancelRideIntentResponseCode.ready, 1)
    surface.raw(INCancelRideIntentResponseCode.success, 2)
    surface.raw(INCancelRideIntentResponseCode.failure, 3)
    let _ = INCancelWorkoutIntentResponseCode.self
    surface.raw(INCancelWorkoutIntentResponseCode.unspecified, 0)
    surface.raw(INCancelWorkoutIntentResponseCode.ready, 1)
    surface.raw(INCancelWorkoutIntentResponseCode.continueInApp, 2)
    surface.raw(INCancelWorkoutIntentResponseCode.failure, 3)
    surface.raw(INCancelWorkoutIntentResponseCode.failureRequiringAppLaunch, 4)
    surface.raw(INCancelWorkoutIntentResponseCode.failureNoMatchingWorkout, 5)
    surface.raw(INCancelWorkoutIntentResponseCode.handleInApp, 6)
    surface.raw(INCancelWorkoutIntentResponseCode.success, 7)
    let _ = INCarAirCirculationMode.self
    surface.raw(INCarAirCirculationMode.unknown, 0)
    surface.raw(INCarAirCirculationMode.freshAir, 1)
    surface.raw(INCarAirCirculationMode.recirculateAir, 2)
    let _ = INCarAudioSource.self
    surface.raw(INCarAudioSource.sourceUnknown, 0)
    surface.raw(INCarAudioSource.sourceCarPlay, 1)
    surface.raw(INCarAudioSource.sourceiPod, 2)
    surface.raw(INCarAudioSource.sourceRadio, 3)
    surface.raw(INCarAudioSource.sourceBluetooth, 4)
    surface.raw(INCarAudioSource.sourceAUX, 5)
    surface.raw(INCarAudioSource.sourceUSB, 6)
    surface.raw(INCarAudioSource.sourceMemoryCard, 7)
    surface.raw(INCarAudioSource.sourceOpticalDrive, 8)
    surface.raw(INCarAudioSource.sourceHardDrive, 9)
    let _ = INCarDefroster.self
    surface.raw(INCarDefroster.unknown, 0)
    surface.raw(INCarDefroster.front, 1)
    surface.raw(INCarDefroster.rear, 2)
    surface.raw(INCarDefroster.all, 3)
    let _ = INCarSeat.self
    surface.raw(INCarSeat.unknown, 0)
    surface.raw(INCarSeat.driver, 1)
    surface.raw(INCarSeat.passenger, 2)
    surface.raw(INCarSeat.frontLeft, 3)
    surface.raw(INCarSeat.frontRight, 4)
    surface.raw(INCarSeat.front, 5)
    surface.raw(INCarSeat.rearLeft, 6)
    surface.raw(INCarSeat.rearRight, 7)
    surface.raw(INCarSeat.rear, 8)
    surface.raw(INCarSeat.thirdRowLeft, 9)
    surface.raw(INCarSeat.thirdRowRight, 10)
    surface.raw(INCarSeat.thirdRow, 11)
    surface.raw(INCarSeat.all, 12)
    let _ = INCarSignalOptions.self
    surface.raw(INCarSignalOptions.audible, 1)
    surface.raw(INCarSignalOptions.visible, 2)
    let _ = INConditionalOperator.self
    surface.raw(INConditionalOperator.all, 0)
    surface.raw(INConditionalOperator.any, 1)
    surface.raw(INConditionalOperator.none, 2)
    let _ = INCreateNoteIntentResponseCode.self
    surface.raw(INCreateNoteIntentResponseCode.unspecified, 0)
    surface.raw(INCreateNoteIntentResponseCode.ready, 1)
    surface.raw(INCreateNoteIntentResponseCode.inProgress, 2)
    surface.raw(INCreateNoteIntentResponseCode.success, 3)
    surface.raw(INCreateNoteIntentResponseCode.failure, 4)
    surface.raw(INCreateNoteIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INCreateTaskListIntentResponseCode.self
    surface.raw(INCreateTaskListIntentResponseCode.unspecified, 0)
    surface.raw(INCreateTaskListIntentResponseCode.ready, 1)
    surface.raw(INCreateTaskListIntentResponseCode.inProgress, 2)
    surface.raw(INCreateTaskListIntentResponseCode.success, 3)
    surface.raw(INCreateTaskListIntentResponseCode.failure, 4)
    surface.raw(INCreateTaskListIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INDailyRoutineSituation.self
    surface.raw(INDailyRoutineSituation.morning, 0)
    surface.raw(INDailyRoutineSituation.evening, 1)
    surface.raw(INDailyRoutineSituation.home, 2)
    surface.raw(INDailyRoutineSituation.work, 3)
    surface.raw(INDailyRoutineSituation.school, 4)
    surface.raw(INDailyRoutineSituation.gym, 5)
    surface.raw(INDailyRoutineSituation.commute, 6)
    surface.raw(INDailyRoutineSituation.headphonesConnected, 7)
    surface.raw(INDailyRoutineSituation.activeWorkout, 8)
    surface.raw(INDailyRoutineSituation.physicalActivityIncomplete, 9)
    let _ = INDateSearchType.self
    surface.raw(INDateSearchType.unknown, 0)
    surface.raw(INDateSearchType.byDueDate, 1)
    surface.raw(INDateSearchType.byModifiedDate, 2)
    surface.raw(INDateSearchType.byCreatedDate, 3)
    let _ = INDayOfWeekOptions.self
    surface.raw(INDayOfWeekOptions.monday, 1)
    surface.raw(INDayOfWeekOptions.tuesday, 2)
    surface.raw(INDayOfWeekOptions.wednesday, 4)
    surface.raw(INDayOfWeekOptions.thursday, 8)
    surface.raw(INDayOfWeekOptions.friday, 16)
    surface.raw(INDayOfWeekOptions.saturday, 32)
    surface.raw(INDayOfWeekOptions.sunday, 64)
    let _ = INDeleteTasksIntentResponseCode.self
    surface.raw(INDeleteTasksIntentResponseCode.unspecified, 0)
    surface.raw(INDeleteTasksIntentResponseCode.ready, 1)
    surface.raw(INDeleteTasksIntentResponseCode.inProgress, 2)
    surface.raw(INDeleteTasksIntentResponseCode.success, 3)
    surface.raw(INDeleteTasksIntentResponseCode.failure, 4)
    surface.raw(INDeleteTasksIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INDeleteTasksTaskListUnsupportedReason.self
    surface.raw(INDeleteTasksTaskListUnsupportedReason.noTaskListFound, 1)
    let _ = INDeleteTasksTaskUnsupportedReason.self
    surface.raw(INDeleteTasksTaskUnsupportedReason.noTasksFound, 1)
    surface.raw(INDeleteTasksTaskUnsupportedReason.noTasksInApp, 2)
    let _ = INEditMessageIntentResponseCode.self
    surface.raw(INEditMessageIntentResponseCode.unspecified, 0)
    surface.raw(INEditMessageIntentResponseCode.ready, 1)
    surface.raw(INEditMessageIntentResponseCode.inProgress, 2)
    surface.raw(INEditMessageIntentResponseCode.success, 3)
    surface.raw(INEditMessageIntentResponseCode.failure, 4)
    surface.raw(INEditMessageIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INEditMessageIntentResponseCode.failureMessageNotFound, 6)
    surface.raw(INEditMessageIntentResponseCode.failurePastEditTimeLimit, 7)
    surface.raw(INEditMessageIntentResponseCode.failureMessageTypeUnsupported, 8)
    surface.raw(INEditMessageIntentResponseCode.failureUnsupportedOnService, 9)
    surface.raw(INEditMessageIntentResponseCode.failureMessageServiceNotAvailable, 10)
    surface.raw(INEditMessageIntentResponseCode.failureRequiringInAppAuthentication, 11)
    let _ = INEndWorkoutIntentResponseCode.self
    surface.raw(INEndWorkoutIntentResponseCode.unspecified, 0)
    surface.raw(INEndWorkoutIntentResponseCode.ready, 1)
    surface.raw(INEndWorkoutIntentResponseCode.continueInApp, 2)
    surface.raw(INEndWorkoutIntentResponseCode.failure, 3)
    surface.raw(INEndWorkoutIntentResponseCode.failureRequiringAppLaunch, 4)
    surface.raw(INEndWorkoutIntentResponseCode.failureNoMatchingWorkout, 5)
    surface.raw(INEndWorkoutIntentResponseCode.handleInApp, 6)
    surface.raw(INEndWorkoutIntentResponseCode.success, 7)
    let _ = INFocusStatusAuthorizationStatus.self
    surface.raw(INFocusStatusAuthorizationStatus.notDetermined, 0)
    surface.raw(INFocusStatusAuthorizationStatus.restricted, 1)
    surface.raw(INFocusStatusAuthorizationStatus.denied, 2)
    surface.raw(INFocusStatusAuthorizationStatus.authorized, 3)
    let _ = INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode.self
    surface.raw(INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode.success, 0)
    surface.raw(INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode.failure, 1)
    surface.raw(INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode.unspecified, 2)
    let _ = INGetAvailableRestaurantReservationBookingsIntentCode.self
    surface.raw(INGetAvailableRestaurantReservationBookingsIntentCode.success, 0)
    surface.raw(INGetAvailableRestaurantReservationBookingsIntentCode.failure, 1)
    surface.raw(INGetAvailableRestaurantReservationBookingsIntentCode.failureRequestUnsatisfiable, 2)
    surface.raw(INGetAvailableRestaurantReservationBookingsIntentCode.failureRequestUnspecified, 3)
    let _ = INGetCarLockStatusIntentResponseCode.self
    surface.raw(INGetCarLockStatusIntentResponseCode.unspecified, 0)
    surface.raw(INGetCarLockStatusIntentResponseCode.ready, 1)
    surface.raw(INGetCarLockStatusIntentResponseCode.inProgress, 2)
    surface.raw(INGetCarLockStatusIntentResponseCode.success, 3)
    surface.raw(INGetCarLockStatusIntentResponseCode.failure, 4)
    surface.raw(INGetCarLockStatusIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INGetCarPowerLevelStatusIntentResponseCode.self
    surface.raw(INGetCarPowerLevelStatusIntentResponseCode.unspecified, 0)
    surface.raw(INGetCarPowerLevelStatusIntentResponseCode.ready, 1)
  }
}
