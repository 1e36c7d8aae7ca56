// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceEnumerations3: SurfacePart {
  static var keys: [String] {
    [
      "INGetCarPowerLevelStatusIntentResponseCode: inProgress",
      "INGetCarPowerLevelStatusIntentResponseCode: success",
      "INGetCarPowerLevelStatusIntentResponseCode: failure",
      "INGetCarPowerLevelStatusIntentResponseCode: failureRequiringAppLaunch",
      "INGetReservationDetailsIntentResponseCode",
      "INGetReservationDetailsIntentResponseCode: unspecified",
      "INGetReservationDetailsIntentResponseCode: ready",
      "INGetReservationDetailsIntentResponseCode: inProgress",
      "INGetReservationDetailsIntentResponseCode: success",
      "INGetReservationDetailsIntentResponseCode: failure",
      "INGetReservationDetailsIntentResponseCode: failureRequiringAppLaunch",
      "INGetRestaurantGuestIntentResponseCode",
      "INGetRestaurantGuestIntentResponseCode: success",
      "INGetRestaurantGuestIntentResponseCode: failure",
      "INGetRideStatusIntentResponseCode",
      "INGetRideStatusIntentResponseCode: unspecified",
      "INGetRideStatusIntentResponseCode: ready",
      "INGetRideStatusIntentResponseCode: inProgress",
      "INGetRideStatusIntentResponseCode: success",
      "INGetRideStatusIntentResponseCode: failure",
      "INGetRideStatusIntentResponseCode: failureRequiringAppLaunch",
      "INGetRideStatusIntentResponseCode: failureRequiringAppLaunchMustVerifyCredentials",
      "INGetRideStatusIntentResponseCode: failureRequiringAppLaunchServiceTemporarilyUnavailable",
      "INGetUserCurrentRestaurantReservationBookingsIntentResponseCode",
      "INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: success",
      "INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: failure",
      "INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: failureRequestUnsatisfiable",
      "INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: unspecified",
      "INGetVisualCodeIntentResponseCode",
      "INGetVisualCodeIntentResponseCode: unspecified",
      "INGetVisualCodeIntentResponseCode: ready",
      "INGetVisualCodeIntentResponseCode: continueInApp",
      "INGetVisualCodeIntentResponseCode: inProgress",
      "INGetVisualCodeIntentResponseCode: success",
      "INGetVisualCodeIntentResponseCode: failure",
      "INGetVisualCodeIntentResponseCode: failureRequiringAppLaunch",
      "INGetVisualCodeIntentResponseCode: failureAppConfigurationRequired",
      "INHangUpCallIntentResponseCode",
      "INHangUpCallIntentResponseCode: unspecified",
      "INHangUpCallIntentResponseCode: ready",
      "INHangUpCallIntentResponseCode: inProgress",
      "INHangUpCallIntentResponseCode: success",
      "INHangUpCallIntentResponseCode: failure",
      "INHangUpCallIntentResponseCode: failureRequiringAppLaunch",
      "INHangUpCallIntentResponseCode: failureNoCallToHangUp",
      "INIntentErrorCode",
      "INIntentErrorCode: interactionOperationNotSupported",
      "INIntentErrorCode: donatingInteraction",
      "INIntentErrorCode: deletingAllInteractions",
      "INIntentErrorCode: deletingInteractionWithIdentifiers",
      "INIntentErrorCode: deletingInteractionWithGroupIdentifier",
      "INIntentErrorCode: intentSupportedByMultipleExtension",
      "INIntentErrorCode: restrictedIntentsNotSupportedByExtension",
      "INIntentErrorCode: noHandlerProvidedForIntent",
      "INIntentErrorCode: invalidIntentName",
      "INIntentErrorCode: noAppAvailable",
      "INIntentErrorCode: requestTimedOut",
      "INIntentErrorCode: missingInformation",
      "INIntentErrorCode: invalidUserVocabularyFileLocation",
      "INIntentErrorCode: extensionLaunchingTimeout",
      "INIntentErrorCode: extensionBringUpFailed",
      "INIntentErrorCode: imageGeneric",
      "INIntentErrorCode: imageNoServiceAvailable",
      "INIntentErrorCode: imageStorageFailed",
      "INIntentErrorCode: imageLoadingFailed",
      "INIntentErrorCode: imageRetrievalFailed",
      "INIntentErrorCode: imageProxyLoop",
      "INIntentErrorCode: imageProxyInvalid",
      "INIntentErrorCode: imageProxyTimeout",
      "INIntentErrorCode: imageServiceFailure",
      "INIntentErrorCode: imageScalingFailed",
      "INIntentErrorCode: permissionDenied",
      "INIntentErrorCode: voiceShortcutCreationFailed",
      "INIntentErrorCode: voiceShortcutGetFailed",
      "INIntentErrorCode: voiceShortcutDeleteFailed",
      "INIntentErrorCode: encodingGeneric",
      "INIntentErrorCode: encodingFailed",
      "INIntentErrorCode: decodingGeneric",
      "INIntentErrorCode: unableToCreateAppIntentRepresentation",
      "INIntentErrorCode: noAppIntent",
      "INIntentHandlingStatus",
      "INIntentHandlingStatus: unspecified",
      "INIntentHandlingStatus: ready",
      "INIntentHandlingStatus: inProgress",
      "INIntentHandlingStatus: success",
      "INIntentHandlingStatus: failure",
      "INIntentHandlingStatus: deferredToApplication",
      "INIntentHandlingStatus: userConfirmationRequired",
      "INInteractionDirection",
      "INInteractionDirection: unspecified",
      "INInteractionDirection: outgoing",
      "INInteractionDirection: incoming",
      "INListCarsIntentResponseCode",
      "INListCarsIntentResponseCode: unspecified",
      "INListCarsIntentResponseCode: ready",
      "INListCarsIntentResponseCode: inProgress",
      "INListCarsIntentResponseCode: success",
      "INListCarsIntentResponseCode: failure",
      "INListCarsIntentResponseCode: failureRequiringAppLaunch",
      "INListRideOptionsIntentResponseCode",
      "INListRideOptionsIntentResponseCode: unspecified",
      "INListRideOptionsIntentResponseCode: ready",
      "INListRideOptionsIntentResponseCode: inProgress",
      "INListRideOptionsIntentResponseCode: success",
      "INListRideOptionsIntentResponseCode: failure",
      "INListRideOptionsIntentResponseCode: failureRequiringAppLaunch",
      "INListRideOptionsIntentResponseCode: failureRequiringAppLaunchMustVerifyCredentials",
      "INListRideOptionsIntentResponseCode: failureRequiringAppLaunchNoServiceInArea",
      "INListRideOptionsIntentResponseCode: failureRequiringAppLaunchServiceTemporarilyUnavailable",
      "INListRideOptionsIntentResponseCode: failureRequiringAppLaunchPreviousRideNeedsCompletion",
      "INListRideOptionsIntentResponseCode: failurePreviousRideNeedsFeedback",
      "INLocationSearchType",
      "INLocationSearchType: unknown",
      "INLocationSearchType: byLocationTrigger",
      "INMediaAffinityType",
      "INMediaAffinityType: unknown",
      "INMediaAffinityType: like",
      "INMediaAffinityType: dislike",
      "INMediaDestinationType",
      "INMediaDestinationType: unknown",
      "INMediaDestinationType: library",
      "INMediaDestinationType: playlist",
      "INMediaItemType",
      "INMediaItemType: unknown",
      "INMediaItemType: song",
      "INMediaItemType: album",
      "INMediaItemType: artist",
      "INMediaItemType: genre",
      "INMediaItemType: playlist",
      "INMediaItemType: podcastShow",
      "INMediaItemType: podcastEpisode",
      "INMediaItemType: podcastPlaylist",
      "INMediaItemType: musicStation",
      "INMediaItemType: audioBook",
      "INMediaItemType: movie",
      "INMediaItemType: tvShow",
      "INMediaItemType: tvShowEpisode",
      "INMediaItemType: musicVideo",
      "INMediaItemType: podcastStation",
      "INMediaItemType: radioStation",
      "INMediaItemType: station",
      "INMediaItemType: music",
      "INMediaItemType: algorithmicRadioStation",
      "INMediaItemType: news",
      "INMediaReference",
      "INMediaReference: unknown",
      "INMediaReference: currentlyPlaying",
      "INMediaReference: my",
      "INMediaSortOrder",
      "INMediaSortOrder: unknown",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    surface.raw(INGetCarPowerLevelStatusIntentResponseCode.inProgress, 2)
    surface.raw(INGetCarPowerLevelStatusIntentResponseCode.success, 3)
    surface.raw(INGetCarPowerLevelStatusIntentResponseCode.failure, 4)
    surface.raw(INGetCarPowerLevelStatusIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INGetReservationDetailsIntentResponseCode.self
    surface.raw(INGetReservationDetailsIntentResponseCode.unspecified, 0)
    surface.raw(INGetReservationDetailsIntentResponseCode.ready, 1)
    surface.raw(INGetReservationDetailsIntentResponseCode.inProgress, 2)
    surface.raw(INGetReservationDetailsIntentResponseCode.success, 3)
    surface.raw(INGetReservationDetailsIntentResponseCode.failure, 4)
    surface.raw(INGetReservationDetailsIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INGetRestaurantGuestIntentResponseCode.self
    surface.raw(INGetRestaurantGuestIntentResponseCode.success, 0)
    surface.raw(INGetRestaurantGuestIntentResponseCode.failure, 1)
    let _ = INGetRideStatusIntentResponseCode.self
    surface.raw(INGetRideStatusIntentResponseCode.unspecified, 0)
    surface.raw(INGetRideStatusIntentResponseCode.ready, 1)
    surface.raw(INGetRideStatusIntentResponseCode.inProgress, 2)
    surface.raw(INGetRideStatusIntentResponseCode.success, 3)
    surface.raw(INGetRideStatusIntentResponseCode.failure, 4)
    surface.raw(INGetRideStatusIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INGetRideStatusIntentResponseCode.failureRequiringAppLaunchMustVerifyCredentials, 6)
    surface.raw(INGetRideStatusIntentResponseCode.failureRequiringAppLaunchServiceTemporarilyUnavailable, 7)
    let _ = INGetUserCurrentRestaurantReservationBookingsIntentResponseCode.self
    surface.raw(INGetUserCurrentRestaurantReservationBookingsIntentResponseCode.success, 0)
    surface.raw(INGetUserCurrentRestaurantReservationBookingsIntentResponseCode.failure, 1)
    surface.raw(INGetUserCurrentRestaurantReservationBookingsIntentResponseCode.failureRequestUnsatisfiable, 2)
    surface.raw(INGetUserCurrentRestaurantReservationBookingsIntentResponseCode.unspecified, 3)
    let _ = INGetVisualCodeIntentResponseCode.self
    surface.raw(INGetVisualCodeIntentResponseCode.unspecified, 0)
    surface.raw(INGetVisualCodeIntentResponseCode.ready, 1)
    surface.raw(INGetVisualCodeIntentResponseCode.continueInApp, 2)
    surface.raw(INGetVisualCodeIntentResponseCode.inProgress, 3)
    surface.raw(INGetVisualCodeIntentResponseCode.success, 4)
    surface.raw(INGetVisualCodeIntentResponseCode.failure, 5)
    surface.raw(INGetVisualCodeIntentResponseCode.failureRequiringAppLaunch, 6)
    surface.raw(INGetVisualCodeIntentResponseCode.failureAppConfigurationRequired, 7)
    let _ = INHangUpCallIntentResponseCode.self
    surface.raw(INHangUpCallIntentResponseCode.unspecified, 0)
    surface.raw(INHangUpCallIntentResponseCode.ready, 1)
    surface.raw(INHangUpCallIntentResponseCode.inProgress, 2)
    surface.raw(INHangUpCallIntentResponseCode.success, 3)
    surface.raw(INHangUpCallIntentResponseCode.failure, 4)
    surface.raw(INHangUpCallIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INHangUpCallIntentResponseCode.failureNoCallToHangUp, 6)
    let _ = INIntentErrorCode.self
    surface.raw(INIntentErrorCode.interactionOperationNotSupported, 1900)
    surface.raw(INIntentErrorCode.donatingInteraction, 1901)
    surface.raw(INIntentErrorCode.deletingAllInteractions, 1902)
    surface.raw(INIntentErrorCode.deletingInteractionWithIdentifiers, 1903)
    surface.raw(INIntentErrorCode.deletingInteractionWithGroupIdentifier, 1904)
    surface.raw(INIntentErrorCode.intentSupportedByMultipleExtension, 2001)
    surface.raw(INIntentErrorCode.restrictedIntentsNotSupportedByExtension, 2002)
    surface.raw(INIntentErrorCode.noHandlerProvidedForIntent, 2003)
    surface.raw(INIntentErrorCode.invalidIntentName, 2004)
    surface.raw(INIntentErrorCode.noAppAvailable, 2005)
    surface.raw(INIntentErrorCode.requestTimedOut, 3001)
    surface.raw(INIntentErrorCode.missingInformation, 3002)
    surface.raw(INIntentErrorCode.invalidUserVocabularyFileLocation, 4000)
    surface.raw(INIntentErrorCode.extensionLaunchingTimeout, 5000)
    surface.raw(INIntentErrorCode.extensionBringUpFailed, 5001)
    surface.raw(INIntentErrorCode.imageGeneric, 6000)
    surface.raw(INIntentErrorCode.imageNoServiceAvailable, 6001)
    surface.raw(INIntentErrorCode.imageStorageFailed, 6002)
    surface.raw(INIntentErrorCode.imageLoadingFailed, 6003)
    surface.raw(INIntentErrorCode.imageRetrievalFailed, 6004)
    surface.raw(INIntentErrorCode.imageProxyLoop, 6005)
    surface.raw(INIntentErrorCode.imageProxyInvalid, 6006)
    surface.raw(INIntentErrorCode.imageProxyTimeout, 6007)
    surface.raw(INIntentErrorCode.imageServiceFailure, 6008)
    surface.raw(INIntentErrorCode.imageScalingFailed, 6009)
    surface.raw(INIntentErrorCode.permissionDenied, 6010)
    surface.raw(INIntentErrorCode.voiceShortcutCreationFailed, 7000)
    surface.raw(INIntentErrorCode.voiceShortcutGetFailed, 7001)
    surface.raw(INIntentErrorCode.voiceShortcutDeleteFailed, 7002)
    surface.raw(INIntentErrorCode.encodingGeneric, 8000)
    surface.raw(INIntentErrorCode.encodingFailed, 8001)
    surface.raw(INIntentErrorCode.decodingGeneric, 9000)
    surface.raw(INIntentErrorCode.unableToCreateAppIntentRepresentation, 10000)
    surface.raw(INIntentErrorCode.noAppIntent, 10001)
    let _ = INIntentHandlingStatus.self
    surface.raw(INIntentHandlingStatus.unspecified, 0)
    surface.raw(INIntentHandlingStatus.ready, 1)
    surface.raw(INIntentHandlingStatus.inProgress, 2)
    surface.raw(INIntentHandlingStatus.success, 3)
    surface.raw(INIntentHandlingStatus.failure, 4)
    surface.raw(INIntentHandlingStatus.deferredToApplication, 5)
    surface.raw(INIntentHandlingStatus.userConfirmationRequired, 6)
    let _ = INInteractionDirection.self
    surface.raw(INInteractionDirection.unspecified, 0)
    surface.raw(INInteractionDirection.outgoing, 1)
    surface.raw(INInteractionDirection.incoming, 2)
    let _ = INListCarsIntentResponseCode.self
    surface.raw(INListCarsIntentResponseCode.unspecified, 0)
    surface.raw(INListCarsIntentResponseCode.ready, 1)
    surface.raw(INListCarsIntentResponseCode.inProgress, 2)
    surface.raw(INListCarsIntentResponseCode.success, 3)
    surface.raw(INListCarsIntentResponseCode.failure, 4)
    surface.raw(INListCarsIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INListRideOptionsIntentResponseCode.self
    surface.raw(INListRideOptionsIntentResponseCode.unspecified, 0)
    surface.raw(INListRideOptionsIntentResponseCode.ready, 1)
    surface.raw(INListRideOptionsIntentResponseCode.inProgress, 2)
    surface.raw(INListRideOptionsIntentResponseCode.success, 3)
    surface.raw(INListRideOptionsIntentResponseCode.failure, 4)
    surface.raw(INListRideOptionsIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INListRideOptionsIntentResponseCode.failureRequiringAppLaunchMustVerifyCredentials, 6)
    surface.raw(INListRideOptionsIntentResponseCode.failureRequiringAppLaunchNoServiceInArea, 7)
    surface.raw(INListRideOptionsIntentResponseCode.failureRequiringAppLaunchServiceTemporarilyUnavailable, 8)
    surface.raw(INListRideOptionsIntentResponseCode.failureRequiringAppLaunchPreviousRideNeedsCompletion, 9)
    surface.raw(INListRideOptionsIntentResponseCode.failurePreviousRideNeedsFeedback, 10)
    let _ = INLocationSearchType.self
    surface.raw(INLocationSearchType.unknown, 0)
    surface.raw(INLocationSearchType.byLocationTrigger, 1)
    let _ = INMediaAffinityType.self
    surface.raw(INMediaAffinityType.unknown, 0)
    surface.raw(INMediaAffinityType.like, 1)
    surface.raw(INMediaAffinityType.dislike, 2)
    let _ = INMediaDestinationType.self
    surface.raw(INMediaDestinationType.unknown, 0)
    surface.raw(INMediaDestinationType.library, 1)
    surface.raw(INMediaDestinationType.playlist, 2)
    let _ = INMediaItemType.self
    surface.raw(INMediaItemType.unknown, 0)
    surface.raw(INMediaItemType.song, 1)
    surface.raw(INMediaItemType.album, 2)
    surface.raw(INMediaItemType.artist, 3)
    surface.raw(INMediaItemType.genre, 4)
    surface.raw(INMediaItemType.playlist, 5)
    surface.raw(INMediaItemType.podcastShow, 6)
    surface.raw(INMediaItemType.podcastEpisode, 7)
    surface.raw(INMediaItemType.podcastPlaylist, 8)
    surface.raw(INMediaItemType.musicStation, 9)
    surface.raw(INMediaItemType.audioBook, 10)
    surface.raw(INMediaItemType.movie, 11)
    surface.raw(INMediaItemType.tvShow, 12)
    surface.raw(INMediaItemType.tvShowEpisode, 13)
    surface.raw(INMediaItemType.musicVideo, 14)
    surface.raw(INMediaItemType.podcastStation, 15)
    surface.raw(INMediaItemType.radioStation, 16)
    surface.raw(INMediaItemType.station, 17)
    surface.raw(INMediaItemType.music, 18)
    surface.raw(INMediaItemType.algorithmicRadioStation, 19)
    surface.raw(INMediaItemType.news, 20)
    let _ = INMediaReference.self
    surface.raw(INMediaReference.unknown, 0)
    surface.raw(INMediaReference.currentlyPlaying, 1)
    surface.raw(INMediaReference.my, 2)
    let _ = INMediaSortOrder.self
    surface.raw(INMediaSortOrder.unknown, 0)
  }
}
