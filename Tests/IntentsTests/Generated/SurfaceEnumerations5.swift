// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceEnumerations5: SurfacePart {
  static var keys: [String] {
    [
      "INPlayMediaIntentResponseCode: success",
      "INPlayMediaIntentResponseCode: handleInApp",
      "INPlayMediaIntentResponseCode: failure",
      "INPlayMediaIntentResponseCode: failureRequiringAppLaunch",
      "INPlayMediaIntentResponseCode: failureUnknownMediaType",
      "INPlayMediaIntentResponseCode: failureNoUnplayedContent",
      "INPlayMediaIntentResponseCode: failureRestrictedContent",
      "INPlayMediaIntentResponseCode: failureMaxStreamLimitReached",
      "INPlayMediaMediaItemUnsupportedReason",
      "INPlayMediaMediaItemUnsupportedReason: loginRequired",
      "INPlayMediaMediaItemUnsupportedReason: subscriptionRequired",
      "INPlayMediaMediaItemUnsupportedReason: unsupportedMediaType",
      "INPlayMediaMediaItemUnsupportedReason: explicitContentSettings",
      "INPlayMediaMediaItemUnsupportedReason: cellularDataSettings",
      "INPlayMediaMediaItemUnsupportedReason: restrictedContent",
      "INPlayMediaMediaItemUnsupportedReason: serviceUnavailable",
      "INPlayMediaMediaItemUnsupportedReason: regionRestriction",
      "INPlayMediaPlaybackSpeedUnsupportedReason",
      "INPlayMediaPlaybackSpeedUnsupportedReason: belowMinimum",
      "INPlayMediaPlaybackSpeedUnsupportedReason: aboveMaximum",
      "INPlaybackQueueLocation",
      "INPlaybackQueueLocation: unknown",
      "INPlaybackQueueLocation: now",
      "INPlaybackQueueLocation: next",
      "INPlaybackQueueLocation: later",
      "INPlaybackRepeatMode",
      "INPlaybackRepeatMode: unknown",
      "INPlaybackRepeatMode: none",
      "INPlaybackRepeatMode: all",
      "INPlaybackRepeatMode: one",
      "INRadioType",
      "INRadioType: unknown",
      "INRadioType: am",
      "INRadioType: fm",
      "INRadioType: hd",
      "INRadioType: satellite",
      "INRadioType: dab",
      "INRecurrenceFrequency",
      "INRecurrenceFrequency: unknown",
      "INRecurrenceFrequency: minute",
      "INRecurrenceFrequency: hourly",
      "INRecurrenceFrequency: daily",
      "INRecurrenceFrequency: weekly",
      "INRecurrenceFrequency: monthly",
      "INRecurrenceFrequency: yearly",
      "INRelativeReference",
      "INRelativeReference: unknown",
      "INRelativeReference: next",
      "INRelativeReference: previous",
      "INRelativeSetting",
      "INRelativeSetting: unknown",
      "INRelativeSetting: lowest",
      "INRelativeSetting: lower",
      "INRelativeSetting: higher",
      "INRelativeSetting: highest",
      "INRelevantShortcutRole",
      "INRelevantShortcutRole: action",
      "INRelevantShortcutRole: information",
      "INRequestPaymentCurrencyAmountUnsupportedReason",
      "INRequestPaymentCurrencyAmountUnsupportedReason: paymentsAmountBelowMinimum",
      "INRequestPaymentCurrencyAmountUnsupportedReason: paymentsAmountAboveMaximum",
      "INRequestPaymentCurrencyAmountUnsupportedReason: paymentsCurrencyUnsupported",
      "INRequestPaymentIntentResponseCode",
      "INRequestPaymentIntentResponseCode: unspecified",
      "INRequestPaymentIntentResponseCode: ready",
      "INRequestPaymentIntentResponseCode: inProgress",
      "INRequestPaymentIntentResponseCode: success",
      "INRequestPaymentIntentResponseCode: failure",
      "INRequestPaymentIntentResponseCode: failureRequiringAppLaunch",
      "INRequestPaymentIntentResponseCode: failureCredentialsUnverified",
      "INRequestPaymentIntentResponseCode: failurePaymentsAmountBelowMinimum",
      "INRequestPaymentIntentResponseCode: failurePaymentsAmountAboveMaximum",
      "INRequestPaymentIntentResponseCode: failurePaymentsCurrencyUnsupported",
      "INRequestPaymentIntentResponseCode: failureNoBankAccount",
      "INRequestPaymentIntentResponseCode: failureNotEligible",
      "INRequestPaymentIntentResponseCode: failureTermsAndConditionsAcceptanceRequired",
      "INRequestPaymentPayerUnsupportedReason",
      "INRequestPaymentPayerUnsupportedReason: credentialsUnverified",
      "INRequestPaymentPayerUnsupportedReason: noAccount",
      "INRequestPaymentPayerUnsupportedReason: noValidHandle",
      "INRequestRideIntentResponseCode",
      "INRequestRideIntentResponseCode: unspecified",
      "INRequestRideIntentResponseCode: ready",
      "INRequestRideIntentResponseCode: inProgress",
      "INRequestRideIntentResponseCode: success",
      "INRequestRideIntentResponseCode: failure",
      "INRequestRideIntentResponseCode: failureRequiringAppLaunch",
      "INRequestRideIntentResponseCode: failureRequiringAppLaunchMustVerifyCredentials",
      "INRequestRideIntentResponseCode: failureRequiringAppLaunchNoServiceInArea",
      "INRequestRideIntentResponseCode: failureRequiringAppLaunchServiceTemporarilyUnavailable",
      "INRequestRideIntentResponseCode: failureRequiringAppLaunchPreviousRideNeedsCompletion",
      "INRequestRideIntentResponseCode: failureRequiringAppLaunchRideScheduledTooFar",
      "INReservationActionType",
      "INReservationActionType: unknown",
      "INReservationActionType: checkIn",
      "INReservationStatus",
      "INReservationStatus: unknown",
      "INReservationStatus: canceled",
      "INReservationStatus: pending",
      "INReservationStatus: hold",
      "INReservationStatus: confirmed",
      "INRestaurantReservationUserBookingStatus",
      "INRestaurantReservationUserBookingStatus: pending",
      "INRestaurantReservationUserBookingStatus: confirmed",
      "INRestaurantReservationUserBookingStatus: denied",
      "INResumeWorkoutIntentResponseCode",
      "INResumeWorkoutIntentResponseCode: unspecified",
      "INResumeWorkoutIntentResponseCode: ready",
      "INResumeWorkoutIntentResponseCode: continueInApp",
      "INResumeWorkoutIntentResponseCode: failure",
      "INResumeWorkoutIntentResponseCode: failureRequiringAppLaunch",
      "INResumeWorkoutIntentResponseCode: failureNoMatchingWorkout",
      "INResumeWorkoutIntentResponseCode: handleInApp",
      "INResumeWorkoutIntentResponseCode: success",
      "INRideFeedbackTypeOptions",
      "INRideFeedbackTypeOptions: rate",
      "INRideFeedbackTypeOptions: tip",
      "INRidePhase",
      "INRidePhase: unknown",
      "INRidePhase: received",
      "INRidePhase: confirmed",
      "INRidePhase: ongoing",
      "INRidePhase: completed",
      "INRidePhase: approachingPickup",
      "INRidePhase: pickup",
      "INSaveProfileInCarIntentResponseCode",
      "INSaveProfileInCarIntentResponseCode: unspecified",
      "INSaveProfileInCarIntentResponseCode: ready",
      "INSaveProfileInCarIntentResponseCode: inProgress",
      "INSaveProfileInCarIntentResponseCode: success",
      "INSaveProfileInCarIntentResponseCode: failure",
      "INSaveProfileInCarIntentResponseCode: failureRequiringAppLaunch",
      "INSearchCallHistoryIntentResponseCode",
      "INSearchCallHistoryIntentResponseCode: unspecified",
      "INSearchCallHistoryIntentResponseCode: ready",
      "INSearchCallHistoryIntentResponseCode: continueInApp",
      "INSearchCallHistoryIntentResponseCode: failure",
      "INSearchCallHistoryIntentResponseCode: failureRequiringAppLaunch",
      "INSearchCallHistoryIntentResponseCode: failureAppConfigurationRequired",
      "INSearchCallHistoryIntentResponseCode: inProgress",
      "INSearchCallHistoryIntentResponseCode: success",
      "INSearchForAccountsIntentResponseCode",
      "INSearchForAccountsIntentResponseCode: unspecified",
      "INSearchForAccountsIntentResponseCode: ready",
      "INSearchForAccountsIntentResponseCode: inProgress",
      "INSearchForAccountsIntentResponseCode: success",
      "INSearchForAccountsIntentResponseCode: failure",
      "INSearchForAccountsIntentResponseCode: failureRequiringAppLaunch",
      "INSearchForAccountsIntentResponseCode: failureCredentialsUnverified",
      "INSearchForAccountsIntentResponseCode: failureAccountNotFound",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    surface.raw(INPlayMediaIntentResponseCode.success, 4)
    surface.raw(INPlayMediaIntentResponseCode.handleInApp, 5)
    surface.raw(INPlayMediaIntentResponseCode.failure, 6)
    surface.raw(INPlayMediaIntentResponseCode.failureRequiringAppLaunch, 7)
    surface.raw(INPlayMediaIntentResponseCode.failureUnknownMediaType, 8)
    surface.raw(INPlayMediaIntentResponseCode.failureNoUnplayedContent, 9)
    surface.raw(INPlayMediaIntentResponseCode.failureRestrictedContent, 10)
    surface.raw(INPlayMediaIntentResponseCode.failureMaxStreamLimitReached, 11)
    let _ = INPlayMediaMediaItemUnsupportedReason.self
    surface.raw(INPlayMediaMediaItemUnsupportedReason.loginRequired, 1)
    surface.raw(INPlayMediaMediaItemUnsupportedReason.subscriptionRequired, 2)
    surface.raw(INPlayMediaMediaItemUnsupportedReason.unsupportedMediaType, 3)
    surface.raw(INPlayMediaMediaItemUnsupportedReason.explicitContentSettings, 4)
    surface.raw(INPlayMediaMediaItemUnsupportedReason.cellularDataSettings, 5)
    surface.raw(INPlayMediaMediaItemUnsupportedReason.restrictedContent, 6)
    surface.raw(INPlayMediaMediaItemUnsupportedReason.serviceUnavailable, 7)
    surface.raw(INPlayMediaMediaItemUnsupportedReason.regionRestriction, 8)
    let _ = INPlayMediaPlaybackSpeedUnsupportedReason.self
    surface.raw(INPlayMediaPlaybackSpeedUnsupportedReason.belowMinimum, 1)
    surface.raw(INPlayMediaPlaybackSpeedUnsupportedReason.aboveMaximum, 2)
    let _ = INPlaybackQueueLocation.self
    surface.raw(INPlaybackQueueLocation.unknown, 0)
    surface.raw(INPlaybackQueueLocation.now, 1)
    surface.raw(INPlaybackQueueLocation.next, 2)
    surface.raw(INPlaybackQueueLocation.later, 3)
    let _ = INPlaybackRepeatMode.self
    surface.raw(INPlaybackRepeatMode.unknown, 0)
    surface.raw(INPlaybackRepeatMode.none, 1)
    surface.raw(INPlaybackRepeatMode.all, 2)
    surface.raw(INPlaybackRepeatMode.one, 3)
    let _ = INRadioType.self
    surface.raw(INRadioType.unknown, 0)
    surface.raw(INRadioType.am, 1)
    surface.raw(INRadioType.fm, 2)
    surface.raw(INRadioType.hd, 3)
    surface.raw(INRadioType.satellite, 4)
    surface.raw(INRadioType.dab, 5)
    let _ = INRecurrenceFrequency.self
    surface.raw(INRecurrenceFrequency.unknown, 0)
    surface.raw(INRecurrenceFrequency.minute, 1)
    surface.raw(INRecurrenceFrequency.hourly, 2)
    surface.raw(INRecurrenceFrequency.daily, 3)
    surface.raw(INRecurrenceFrequency.weekly, 4)
    surface.raw(INRecurrenceFrequency.monthly, 5)
    surface.raw(INRecurrenceFrequency.yearly, 6)
    let _ = INRelativeReference.self
    surface.raw(INRelativeReference.unknown, 0)
    surface.raw(INRelativeReference.next, 1)
    surface.raw(INRelativeReference.previous, 2)
    let _ = INRelativeSetting.self
    surface.raw(INRelativeSetting.unknown, 0)
    surface.raw(INRelativeSetting.lowest, 1)
    surface.raw(INRelativeSetting.lower, 2)
    surface.raw(INRelativeSetting.higher, 3)
    surface.raw(INRelativeSetting.highest, 4)
    let _ = INRelevantShortcutRole.self
    surface.raw(INRelevantShortcutRole.action, 0)
    surface.raw(INRelevantShortcutRole.information, 1)
    let _ = INRequestPaymentCurrencyAmountUnsupportedReason.self
    surface.raw(INRequestPaymentCurrencyAmountUnsupportedReason.paymentsAmountBelowMinimum, 1)
    surface.raw(INRequestPaymentCurrencyAmountUnsupportedReason.paymentsAmountAboveMaximum, 2)
    surface.raw(INRequestPaymentCurrencyAmountUnsupportedReason.paymentsCurrencyUnsupported, 3)
    let _ = INRequestPaymentIntentResponseCode.self
    surface.raw(INRequestPaymentIntentResponseCode.unspecified, 0)
    surface.raw(INRequestPaymentIntentResponseCode.ready, 1)
    surface.raw(INRequestPaymentIntentResponseCode.inProgress, 2)
    surface.raw(INRequestPaymentIntentResponseCode.success, 3)
    surface.raw(INRequestPaymentIntentResponseCode.failure, 4)
    surface.raw(INRequestPaymentIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INRequestPaymentIntentResponseCode.failureCredentialsUnverified, 6)
    surface.raw(INRequestPaymentIntentResponseCode.failurePaymentsAmountBelowMinimum, 7)
    surface.raw(INRequestPaymentIntentResponseCode.failurePaymentsAmountAboveMaximum, 8)
    surface.raw(INRequestPaymentIntentResponseCode.failurePaymentsCurrencyUnsupported, 9)
    surface.raw(INRequestPaymentIntentResponseCode.failureNoBankAccount, 10)
    surface.raw(INRequestPaymentIntentResponseCode.failureNotEligible, 11)
    surface.raw(INRequestPaymentIntentResponseCode.failureTermsAndConditionsAcceptanceRequired, 12)
    let _ = INRequestPaymentPayerUnsupportedReason.self
    surface.raw(INRequestPaymentPayerUnsupportedReason.credentialsUnverified, 1)
    surface.raw(INRequestPaymentPayerUnsupportedReason.noAccount, 2)
    surface.raw(INRequestPaymentPayerUnsupportedReason.noValidHandle, 3)
    let _ = INRequestRideIntentResponseCode.self
    surface.raw(INRequestRideIntentResponseCode.unspecified, 0)
    surface.raw(INRequestRideIntentResponseCode.ready, 1)
    surface.raw(INRequestRideIntentResponseCode.inProgress, 2)
    surface.raw(INRequestRideIntentResponseCode.success, 3)
    surface.raw(INRequestRideIntentResponseCode.failure, 4)
    surface.raw(INRequestRideIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INRequestRideIntentResponseCode.failureRequiringAppLaunchMustVerifyCredentials, 6)
    surface.raw(INRequestRideIntentResponseCode.failureRequiringAppLaunchNoServiceInArea, 7)
    surface.raw(INRequestRideIntentResponseCode.failureRequiringAppLaunchServiceTemporarilyUnavailable, 8)
    surface.raw(INRequestRideIntentResponseCode.failureRequiringAppLaunchPreviousRideNeedsCompletion, 9)
    surface.raw(INRequestRideIntentResponseCode.failureRequiringAppLaunchRideScheduledTooFar, 10)
    let _ = INReservationActionType.self
    surface.raw(INReservationActionType.unknown, 0)
    surface.raw(INReservationActionType.checkIn, 1)
    let _ = INReservationStatus.self
    surface.raw(INReservationStatus.unknown, 0)
    surface.raw(INReservationStatus.canceled, 1)
    surface.raw(INReservationStatus.pending, 2)
    surface.raw(INReservationStatus.hold, 3)
    surface.raw(INReservationStatus.confirmed, 4)
    let _ = INRestaurantReservationUserBookingStatus.self
    surface.raw(INRestaurantReservationUserBookingStatus.pending, 0)
    surface.raw(INRestaurantReservationUserBookingStatus.confirmed, 1)
    surface.raw(INRestaurantReservationUserBookingStatus.denied, 2)
    let _ = INResumeWorkoutIntentResponseCode.self
    surface.raw(INResumeWorkoutIntentResponseCode.unspecified, 0)
    surface.raw(INResumeWorkoutIntentResponseCode.ready, 1)
    surface.raw(INResumeWorkoutIntentResponseCode.continueInApp, 2)
    surface.raw(INResumeWorkoutIntentResponseCode.failure, 3)
    surface.raw(INResumeWorkoutIntentResponseCode.failureRequiringAppLaunch, 4)
    surface.raw(INResumeWorkoutIntentResponseCode.failureNoMatchingWorkout, 5)
    surface.raw(INResumeWorkoutIntentResponseCode.handleInApp, 6)
    surface.raw(INResumeWorkoutIntentResponseCode.success, 7)
    let _ = INRideFeedbackTypeOptions.self
    surface.raw(INRideFeedbackTypeOptions.rate, 1)
    surface.raw(INRideFeedbackTypeOptions.tip, 2)
    let _ = INRidePhase.self
    surface.raw(INRidePhase.unknown, 0)
    surface.raw(INRidePhase.received, 1)
    surface.raw(INRidePhase.confirmed, 2)
    surface.raw(INRidePhase.ongoing, 3)
    surface.raw(INRidePhase.completed, 4)
    surface.raw(INRidePhase.approachingPickup, 5)
    surface.raw(INRidePhase.pickup, 6)
    let _ = INSaveProfileInCarIntentResponseCode.self
    surface.raw(INSaveProfileInCarIntentResponseCode.unspecified, 0)
    surface.raw(INSaveProfileInCarIntentResponseCode.ready, 1)
    surface.raw(INSaveProfileInCarIntentResponseCode.inProgress, 2)
    surface.raw(INSaveProfileInCarIntentResponseCode.success, 3)
    surface.raw(INSaveProfileInCarIntentResponseCode.failure, 4)
    surface.raw(INSaveProfileInCarIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INSearchCallHistoryIntentResponseCode.self
    surface.raw(INSearchCallHistoryIntentResponseCode.unspecified, 0)
    surface.raw(INSearchCallHistoryIntentResponseCode.ready, 1)
    surface.raw(INSearchCallHistoryIntentResponseCode.continueInApp, 2)
    surface.raw(INSearchCallHistoryIntentResponseCode.failure, 3)
    surface.raw(INSearchCallHistoryIntentResponseCode.failureRequiringAppLaunch, 4)
    surface.raw(INSearchCallHistoryIntentResponseCode.failureAppConfigurationRequired, 5)
    surface.raw(INSearchCallHistoryIntentResponseCode.inProgress, 6)
    surface.raw(INSearchCallHistoryIntentResponseCode.success, 7)
    let _ = INSearchForAccountsIntentResponseCode.self
    surface.raw(INSearchForAccountsIntentResponseCode.unspecified, 0)
    surface.raw(INSearchForAccountsIntentResponseCode.ready, 1)
    surface.raw(INSearchForAccountsIntentResponseCode.inProgress, 2)
    surface.raw(INSearchForAccountsIntentResponseCode.success, 3)
    surface.raw(INSearchForAccountsIntentResponseCode.failure, 4)
    surface.raw(INSearchForAccountsIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INSearchForAccountsIntentResponseCode.failureCredentialsUnverified, 6)
    surface.raw(INSearchForAccountsIntentResponseCode.failureAccountNotFound, 7)
  }
}
