// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceEnumerations8: SurfacePart {
  static var keys: [String] {
    [
      "INTransferMoneyIntentResponseCode: failureRequiringAppLaunch",
      "INTransferMoneyIntentResponseCode: failureCredentialsUnverified",
      "INTransferMoneyIntentResponseCode: failureInsufficientFunds",
      "INUnsendMessagesIntentResponseCode",
      "INUnsendMessagesIntentResponseCode: unspecified",
      "INUnsendMessagesIntentResponseCode: ready",
      "INUnsendMessagesIntentResponseCode: inProgress",
      "INUnsendMessagesIntentResponseCode: success",
      "INUnsendMessagesIntentResponseCode: failure",
      "INUnsendMessagesIntentResponseCode: failureRequiringAppLaunch",
      "INUnsendMessagesIntentResponseCode: failureMessageNotFound",
      "INUnsendMessagesIntentResponseCode: failurePastUnsendTimeLimit",
      "INUnsendMessagesIntentResponseCode: failureMessageTypeUnsupported",
      "INUnsendMessagesIntentResponseCode: failureUnsupportedOnService",
      "INUnsendMessagesIntentResponseCode: failureMessageServiceNotAvailable",
      "INUnsendMessagesIntentResponseCode: failureRequiringInAppAuthentication",
      "INUpcomingMediaPredictionMode",
      "INUpcomingMediaPredictionMode: default",
      "INUpcomingMediaPredictionMode: onlyPredictSuggestedIntents",
      "INUpdateMediaAffinityIntentResponseCode",
      "INUpdateMediaAffinityIntentResponseCode: unspecified",
      "INUpdateMediaAffinityIntentResponseCode: ready",
      "INUpdateMediaAffinityIntentResponseCode: inProgress",
      "INUpdateMediaAffinityIntentResponseCode: success",
      "INUpdateMediaAffinityIntentResponseCode: failure",
      "INUpdateMediaAffinityIntentResponseCode: failureRequiringAppLaunch",
      "INUpdateMediaAffinityMediaItemUnsupportedReason",
      "INUpdateMediaAffinityMediaItemUnsupportedReason: loginRequired",
      "INUpdateMediaAffinityMediaItemUnsupportedReason: subscriptionRequired",
      "INUpdateMediaAffinityMediaItemUnsupportedReason: unsupportedMediaType",
      "INUpdateMediaAffinityMediaItemUnsupportedReason: explicitContentSettings",
      "INUpdateMediaAffinityMediaItemUnsupportedReason: cellularDataSettings",
      "INUpdateMediaAffinityMediaItemUnsupportedReason: restrictedContent",
      "INUpdateMediaAffinityMediaItemUnsupportedReason: serviceUnavailable",
      "INUpdateMediaAffinityMediaItemUnsupportedReason: regionRestriction",
      "INVisualCodeType",
      "INVisualCodeType: unknown",
      "INVisualCodeType: contact",
      "INVisualCodeType: requestPayment",
      "INVisualCodeType: sendPayment",
      "INVisualCodeType: transit",
      "INVisualCodeType: bus",
      "INVisualCodeType: subway",
      "INVocabularyStringType",
      "INVocabularyStringType: contactName",
      "INVocabularyStringType: contactGroupName",
      "INVocabularyStringType: photoTag",
      "INVocabularyStringType: photoAlbumName",
      "INVocabularyStringType: workoutActivityName",
      "INVocabularyStringType: carProfileName",
      "INVocabularyStringType: carName",
      "INVocabularyStringType: paymentsOrganizationName",
      "INVocabularyStringType: paymentsAccountNickname",
      "INVocabularyStringType: notebookItemTitle",
      "INVocabularyStringType: notebookItemGroupName",
      "INVocabularyStringType: mediaPlaylistTitle",
      "INVocabularyStringType: mediaMusicArtistName",
      "INVocabularyStringType: mediaAudiobookTitle",
      "INVocabularyStringType: mediaAudiobookAuthorName",
      "INVocabularyStringType: mediaShowTitle",
      "INWorkoutGoalUnitType",
      "INWorkoutGoalUnitType: unknown",
      "INWorkoutGoalUnitType: inch",
      "INWorkoutGoalUnitType: meter",
      "INWorkoutGoalUnitType: foot",
      "INWorkoutGoalUnitType: mile",
      "INWorkoutGoalUnitType: yard",
      "INWorkoutGoalUnitType: second",
      "INWorkoutGoalUnitType: minute",
      "INWorkoutGoalUnitType: hour",
      "INWorkoutGoalUnitType: joule",
      "INWorkoutGoalUnitType: kiloCalorie",
      "INWorkoutLocationType",
      "INWorkoutLocationType: unknown",
      "INWorkoutLocationType: outdoor",
      "INWorkoutLocationType: indoor",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    surface.raw(INTransferMoneyIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INTransferMoneyIntentResponseCode.failureCredentialsUnverified, 6)
    surface.raw(INTransferMoneyIntentResponseCode.failureInsufficientFunds, 7)
    let _ = INUnsendMessagesIntentResponseCode.self
    surface.raw(INUnsendMessagesIntentResponseCode.unspecified, 0)
    surface.raw(INUnsendMessagesIntentResponseCode.ready, 1)
    surface.raw(INUnsendMessagesIntentResponseCode.inProgress, 2)
    surface.raw(INUnsendMessagesIntentResponseCode.success, 3)
    surface.raw(INUnsendMessagesIntentResponseCode.failure, 4)
    surface.raw(INUnsendMessagesIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INUnsendMessagesIntentResponseCode.failureMessageNotFound, 6)
    surface.raw(INUnsendMessagesIntentResponseCode.failurePastUnsendTimeLimit, 7)
    surface.raw(INUnsendMessagesIntentResponseCode.failureMessageTypeUnsupported, 8)
    surface.raw(INUnsendMessagesIntentResponseCode.failureUnsupportedOnService, 9)
    surface.raw(INUnsendMessagesIntentResponseCode.failureMessageServiceNotAvailable, 10)
    surface.raw(INUnsendMessagesIntentResponseCode.failureRequiringInAppAuthentication, 11)
    let _ = INUpcomingMediaPredictionMode.self
    surface.raw(INUpcomingMediaPredictionMode.`default`, 0)
    surface.raw(INUpcomingMediaPredictionMode.onlyPredictSuggestedIntents, 1)
    let _ = INUpdateMediaAffinityIntentResponseCode.self
    surface.raw(INUpdateMediaAffinityIntentResponseCode.unspecified, 0)
    surface.raw(INUpdateMediaAffinityIntentResponseCode.ready, 1)
    surface.raw(INUpdateMediaAffinityIntentResponseCode.inProgress, 2)
    surface.raw(INUpdateMediaAffinityIntentResponseCode.success, 3)
    surface.raw(INUpdateMediaAffinityIntentResponseCode.failure, 4)
    surface.raw(INUpdateMediaAffinityIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INUpdateMediaAffinityMediaItemUnsupportedReason.self
    surface.raw(INUpdateMediaAffinityMediaItemUnsupportedReason.loginRequired, 1)
    surface.raw(INUpdateMediaAffinityMediaItemUnsupportedReason.subscriptionRequired, 2)
    surface.raw(INUpdateMediaAffinityMediaItemUnsupportedReason.unsupportedMediaType, 3)
    surface.raw(INUpdateMediaAffinityMediaItemUnsupportedReason.explicitContentSettings, 4)
    surface.raw(INUpdateMediaAffinityMediaItemUnsupportedReason.cellularDataSettings, 5)
    surface.raw(INUpdateMediaAffinityMediaItemUnsupportedReason.restrictedContent, 6)
    surface.raw(INUpdateMediaAffinityMediaItemUnsupportedReason.serviceUnavailable, 7)
    surface.raw(INUpdateMediaAffinityMediaItemUnsupportedReason.regionRestriction, 8)
    let _ = INVisualCodeType.self
    surface.raw(INVisualCodeType.unknown, 0)
    surface.raw(INVisualCodeType.contact, 1)
    surface.raw(INVisualCodeType.requestPayment, 2)
    surface.raw(INVisualCodeType.sendPayment, 3)
    surface.raw(INVisualCodeType.transit, 4)
    surface.raw(INVisualCodeType.bus, 5)
    surface.raw(INVisualCodeType.subway, 6)
    let _ = INVocabularyStringType.self
    surface.raw(INVocabularyStringType.contactName, 1)
    surface.raw(INVocabularyStringType.contactGroupName, 2)
    surface.raw(INVocabularyStringType.photoTag, 100)
    surface.raw(INVocabularyStringType.photoAlbumName, 101)
    surface.raw(INVocabularyStringType.workoutActivityName, 200)
    surface.raw(INVocabularyStringType.carProfileName, 300)
    surface.raw(INVocabularyStringType.carName, 301)
    surface.raw(INVocabularyStringType.paymentsOrganizationName, 400)
    surface.raw(INVocabularyStringType.paymentsAccountNickname, 401)
    surface.raw(INVocabularyStringType.notebookItemTitle, 500)
    surface.raw(INVocabularyStringType.notebookItemGroupName, 501)
    surface.raw(INVocabularyStringType.mediaPlaylistTitle, 700)
    surface.raw(INVocabularyStringType.mediaMusicArtistName, 701)
    surface.raw(INVocabularyStringType.mediaAudiobookTitle, 702)
    surface.raw(INVocabularyStringType.mediaAudiobookAuthorName, 703)
    surface.raw(INVocabularyStringType.mediaShowTitle, 704)
    let _ = INWorkoutGoalUnitType.self
    surface.raw(INWorkoutGoalUnitType.unknown, 0)
    surface.raw(INWorkoutGoalUnitType.inch, 1)
    surface.raw(INWorkoutGoalUnitType.meter, 2)
    surface.raw(INWorkoutGoalUnitType.foot, 3)
    surface.raw(INWorkoutGoalUnitType.mile, 4)
    surface.raw(INWorkoutGoalUnitType.yard, 5)
    surface.raw(INWorkoutGoalUnitType.second, 6)
    surface.raw(INWorkoutGoalUnitType.minute, 7)
    surface.raw(INWorkoutGoalUnitType.hour, 8)
    surface.raw(INWorkoutGoalUnitType.joule, 9)
    surface.raw(INWorkoutGoalUnitType.kiloCalorie, 10)
    let _ = INWorkoutLocationType.self
    surface.raw(INWorkoutLocationType.unknown, 0)
    surface.raw(INWorkoutLocationType.outdoor, 1)
    surface.raw(INWorkoutLocationType.indoor, 2)
  }
}
