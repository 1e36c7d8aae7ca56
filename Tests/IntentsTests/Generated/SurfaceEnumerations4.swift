// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceEnumerations4: SurfacePart {
  static var keys: [String] {
    [
      "INMediaSortOrder: newest",
      "INMediaSortOrder: oldest",
      "INMediaSortOrder: best",
      "INMediaSortOrder: worst",
      "INMediaSortOrder: popular",
      "INMediaSortOrder: unpopular",
      "INMediaSortOrder: trending",
      "INMediaSortOrder: recommended",
      "INMediaUserContextSubscriptionStatus",
      "INMediaUserContextSubscriptionStatus: unknown",
      "INMediaUserContextSubscriptionStatus: notSubscribed",
      "INMediaUserContextSubscriptionStatus: subscribed",
      "INMessageAttribute",
      "INMessageAttribute: unknown",
      "INMessageAttribute: read",
      "INMessageAttribute: unread",
      "INMessageAttribute: flagged",
      "INMessageAttribute: unflagged",
      "INMessageAttribute: played",
      "INMessageAttributeOptions",
      "INMessageAttributeOptions: read",
      "INMessageAttributeOptions: unread",
      "INMessageAttributeOptions: flagged",
      "INMessageAttributeOptions: unflagged",
      "INMessageAttributeOptions: played",
      "INMessageReactionType",
      "INMessageReactionType: unknown",
      "INMessageReactionType: emoji",
      "INMessageReactionType: generic",
      "INMessageType",
      "INMessageType: unspecified",
      "INMessageType: text",
      "INMessageType: audio",
      "INMessageType: digitalTouch",
      "INMessageType: handwriting",
      "INMessageType: sticker",
      "INMessageType: tapbackLiked",
      "INMessageType: tapbackDisliked",
      "INMessageType: tapbackEmphasized",
      "INMessageType: tapbackLoved",
      "INMessageType: tapbackQuestioned",
      "INMessageType: tapbackLaughed",
      "INMessageType: mediaCalendar",
      "INMessageType: mediaLocation",
      "INMessageType: mediaAddressCard",
      "INMessageType: mediaImage",
      "INMessageType: mediaVideo",
      "INMessageType: mediaPass",
      "INMessageType: mediaAudio",
      "INMessageType: paymentSent",
      "INMessageType: paymentRequest",
      "INMessageType: paymentNote",
      "INMessageType: animoji",
      "INMessageType: activitySnippet",
      "INMessageType: file",
      "INMessageType: link",
      "INMessageType: reaction",
      "INMessageType: mediaAnimatedImage",
      "INMessageType: thirdPartyAttachment",
      "INNoteContentType",
      "INNoteContentType: unknown",
      "INNoteContentType: text",
      "INNoteContentType: image",
      "INNotebookItemType",
      "INNotebookItemType: unknown",
      "INNotebookItemType: note",
      "INNotebookItemType: taskList",
      "INNotebookItemType: task",
      "INOutgoingMessageType",
      "INOutgoingMessageType: unknown",
      "INOutgoingMessageType: outgoingMessageText",
      "INOutgoingMessageType: outgoingMessageAudio",
      "INPauseWorkoutIntentResponseCode",
      "INPauseWorkoutIntentResponseCode: unspecified",
      "INPauseWorkoutIntentResponseCode: ready",
      "INPauseWorkoutIntentResponseCode: continueInApp",
      "INPauseWorkoutIntentResponseCode: failure",
      "INPauseWorkoutIntentResponseCode: failureRequiringAppLaunch",
      "INPauseWorkoutIntentResponseCode: failureNoMatchingWorkout",
      "INPauseWorkoutIntentResponseCode: handleInApp",
      "INPauseWorkoutIntentResponseCode: success",
      "INPayBillIntentResponseCode",
      "INPayBillIntentResponseCode: unspecified",
      "INPayBillIntentResponseCode: ready",
      "INPayBillIntentResponseCode: inProgress",
      "INPayBillIntentResponseCode: success",
      "INPayBillIntentResponseCode: failure",
      "INPayBillIntentResponseCode: failureRequiringAppLaunch",
      "INPayBillIntentResponseCode: failureCredentialsUnverified",
      "INPayBillIntentResponseCode: failureInsufficientFunds",
      "INPaymentMethodType",
      "INPaymentMethodType: unknown",
      "INPaymentMethodType: checking",
      "INPaymentMethodType: savings",
      "INPaymentMethodType: brokerage",
      "INPaymentMethodType: debit",
      "INPaymentMethodType: credit",
      "INPaymentMethodType: prepaid",
      "INPaymentMethodType: store",
      "INPaymentMethodType: applePay",
      "INPaymentStatus",
      "INPaymentStatus: unknown",
      "INPaymentStatus: pending",
      "INPaymentStatus: completed",
      "INPaymentStatus: canceled",
      "INPaymentStatus: failed",
      "INPaymentStatus: unpaid",
      "INPersonHandleType",
      "INPersonHandleType: unknown",
      "INPersonHandleType: emailAddress",
      "INPersonHandleType: phoneNumber",
      "INPersonSuggestionType",
      "INPersonSuggestionType: none",
      "INPersonSuggestionType: socialProfile",
      "INPersonSuggestionType: instantMessageAddress",
      "INPhotoAttributeOptions",
      "INPhotoAttributeOptions: photo",
      "INPhotoAttributeOptions: video",
      "INPhotoAttributeOptions: gif",
      "INPhotoAttributeOptions: flash",
      "INPhotoAttributeOptions: landscapeOrientation",
      "INPhotoAttributeOptions: portraitOrientation",
      "INPhotoAttributeOptions: favorite",
      "INPhotoAttributeOptions: selfie",
      "INPhotoAttributeOptions: frontFacingCamera",
      "INPhotoAttributeOptions: screenshot",
      "INPhotoAttributeOptions: burstPhoto",
      "INPhotoAttributeOptions: hdrPhoto",
      "INPhotoAttributeOptions: squarePhoto",
      "INPhotoAttributeOptions: panoramaPhoto",
      "INPhotoAttributeOptions: timeLapseVideo",
      "INPhotoAttributeOptions: slowMotionVideo",
      "INPhotoAttributeOptions: noirFilter",
      "INPhotoAttributeOptions: chromeFilter",
      "INPhotoAttributeOptions: instantFilter",
      "INPhotoAttributeOptions: tonalFilter",
      "INPhotoAttributeOptions: transferFilter",
      "INPhotoAttributeOptions: monoFilter",
      "INPhotoAttributeOptions: fadeFilter",
      "INPhotoAttributeOptions: processFilter",
      "INPhotoAttributeOptions: portraitPhoto",
      "INPhotoAttributeOptions: livePhoto",
      "INPhotoAttributeOptions: loopPhoto",
      "INPhotoAttributeOptions: bouncePhoto",
      "INPhotoAttributeOptions: longExposurePhoto",
      "INPlayMediaIntentResponseCode",
      "INPlayMediaIntentResponseCode: unspecified",
      "INPlayMediaIntentResponseCode: ready",
      "INPlayMediaIntentResponseCode: continueInApp",
      "INPlayMediaIntentResponseCode: inProgress",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    surface.raw(INMediaSortOrder.newest, 1)
    surface.raw(INMediaSortOrder.oldest, 2)
    surface.raw(INMediaSortOrder.best, 3)
    surface.raw(INMediaSortOrder.worst, 4)
    surface.raw(INMediaSortOrder.popular, 5)
    surface.raw(INMediaSortOrder.unpopular, 6)
    surface.raw(INMediaSortOrder.trending, 7)
    surface.raw(INMediaSortOrder.recommended, 8)
    let _ = INMediaUserContextSubscriptionStatus.self
    surface.raw(INMediaUserContextSubscriptionStatus.unknown, 0)
    surface.raw(INMediaUserContextSubscriptionStatus.notSubscribed, 1)
    surface.raw(INMediaUserContextSubscriptionStatus.subscribed, 2)
    let _ = INMessageAttribute.self
    surface.raw(INMessageAttribute.unknown, 0)
    surface.raw(INMessageAttribute.read, 1)
    surface.raw(INMessageAttribute.unread, 2)
    surface.raw(INMessageAttribute.flagged, 3)
    surface.raw(INMessageAttribute.unflagged, 4)
    surface.raw(INMessageAttribute.played, 5)
    let _ = INMessageAttributeOptions.self
    surface.raw(INMessageAttributeOptions.read, 1)
    surface.raw(INMessageAttributeOptions.unread, 2)
    surface.raw(INMessageAttributeOptions.flagged, 4)
    surface.raw(INMessageAttributeOptions.unflagged, 8)
    surface.raw(INMessageAttributeOptions.played, 16)
    let _ = INMessageReactionType.self
    surface.raw(INMessageReactionType.unknown, 0)
    surface.raw(INMessageReactionType.emoji, 1)
    surface.raw(INMessageReactionType.generic, 2)
    let _ = INMessageType.self
    surface.raw(INMessageType.unspecified, 0)
    surface.raw(INMessageType.text, 1)
    surface.raw(INMessageType.audio, 2)
    surface.raw(INMessageType.digitalTouch, 3)
    surface.raw(INMessageType.handwriting, 4)
    surface.raw(INMessageType.sticker, 5)
    surface.raw(INMessageType.tapbackLiked, 6)
    surface.raw(INMessageType.tapbackDisliked, 7)
    surface.raw(INMessageType.tapbackEmphasized, 8)
    surface.raw(INMessageType.tapbackLoved, 9)
    surface.raw(INMessageType.tapbackQuestioned, 10)
    surface.raw(INMessageType.tapbackLaughed, 11)
    surface.raw(INMessageType.mediaCalendar, 12)
    surface.raw(INMessageType.mediaLocation, 13)
    surface.raw(INMessageType.mediaAddressCard, 14)
    surface.raw(INMessageType.mediaImage, 15)
    surface.raw(INMessageType.mediaVideo, 16)
    surface.raw(INMessageType.mediaPass, 17)
    surface.raw(INMessageType.mediaAudio, 18)
    surface.raw(INMessageType.paymentSent, 19)
    surface.raw(INMessageType.paymentRequest, 20)
    surface.raw(INMessageType.paymentNote, 21)
    surface.raw(INMessageType.animoji, 22)
    surface.raw(INMessageType.activitySnippet, 23)
    surface.raw(INMessageType.file, 24)
    surface.raw(INMessageType.link, 25)
    surface.raw(INMessageType.reaction, 26)
    surface.raw(INMessageType.mediaAnimatedImage, 27)
    surface.raw(INMessageType.thirdPartyAttachment, 28)
    let _ = INNoteContentType.self
    surface.raw(INNoteContentType.unknown, 0)
    surface.raw(INNoteContentType.text, 1)
    surface.raw(INNoteContentType.image, 2)
    let _ = INNotebookItemType.self
    surface.raw(INNotebookItemType.unknown, 0)
    surface.raw(INNotebookItemType.note, 1)
    surface.raw(INNotebookItemType.taskList, 2)
    surface.raw(INNotebookItemType.task, 3)
    let _ = INOutgoingMessageType.self
    surface.raw(INOutgoingMessageType.unknown, 0)
    surface.raw(INOutgoingMessageType.outgoingMessageText, 1)
    surface.raw(INOutgoingMessageType.outgoingMessageAudio, 2)
    let _ = INPauseWorkoutIntentResponseCode.self
    surface.raw(INPauseWorkoutIntentResponseCode.unspecified, 0)
    surface.raw(INPauseWorkoutIntentResponseCode.ready, 1)
    surface.raw(INPauseWorkoutIntentResponseCode.continueInApp, 2)
    surface.raw(INPauseWorkoutIntentResponseCode.failure, 3)
    surface.raw(INPauseWorkoutIntentResponseCode.failureRequiringAppLaunch, 4)
    surface.raw(INPauseWorkoutIntentResponseCode.failureNoMatchingWorkout, 5)
    surface.raw(INPauseWorkoutIntentResponseCode.handleInApp, 6)
    surface.raw(INPauseWorkoutIntentResponseCode.success, 7)
    let _ = INPayBillIntentResponseCode.self
    surface.raw(INPayBillIntentResponseCode.unspecified, 0)
    surface.raw(INPayBillIntentResponseCode.ready, 1)
    surface.raw(INPayBillIntentResponseCode.inProgress, 2)
    surface.raw(INPayBillIntentResponseCode.success, 3)
    surface.raw(INPayBillIntentResponseCode.failure, 4)
    surface.raw(INPayBillIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INPayBillIntentResponseCode.failureCredentialsUnverified, 6)
    surface.raw(INPayBillIntentResponseCode.failureInsufficientFunds, 7)
    let _ = INPaymentMethodType.self
    surface.raw(INPaymentMethodType.unknown, 0)
    surface.raw(INPaymentMethodType.checking, 1)
    surface.raw(INPaymentMethodType.savings, 2)
    surface.raw(INPaymentMethodType.brokerage, 3)
    surface.raw(INPaymentMethodType.debit, 4)
    surface.raw(INPaymentMethodType.credit, 5)
    surface.raw(INPaymentMethodType.prepaid, 6)
    surface.raw(INPaymentMethodType.store, 7)
    surface.raw(INPaymentMethodType.applePay, 8)
    let _ = INPaymentStatus.self
    surface.raw(INPaymentStatus.unknown, 0)
    surface.raw(INPaymentStatus.pending, 1)
    surface.raw(INPaymentStatus.completed, 2)
    surface.raw(INPaymentStatus.canceled, 3)
    surface.raw(INPaymentStatus.failed, 4)
    surface.raw(INPaymentStatus.unpaid, 5)
    let _ = INPersonHandleType.self
    surface.raw(INPersonHandleType.unknown, 0)
    surface.raw(INPersonHandleType.emailAddress, 1)
    surface.raw(INPersonHandleType.phoneNumber, 2)
    let _ = INPersonSuggestionType.self
    surface.raw(INPersonSuggestionType.none, 0)
    surface.raw(INPersonSuggestionType.socialProfile, 1)
    surface.raw(INPersonSuggestionType.instantMessageAddress, 2)
    let _ = INPhotoAttributeOptions.self
    surface.raw(INPhotoAttributeOptions.photo, 1)
    surface.raw(INPhotoAttributeOptions.video, 2)
    surface.raw(INPhotoAttributeOptions.gif, 4)
    surface.raw(INPhotoAttributeOptions.flash, 8)
    surface.raw(INPhotoAttributeOptions.landscapeOrientation, 16)
    surface.raw(INPhotoAttributeOptions.portraitOrientation, 32)
    surface.raw(INPhotoAttributeOptions.favorite, 64)
    surface.raw(INPhotoAttributeOptions.selfie, 128)
    surface.raw(INPhotoAttributeOptions.frontFacingCamera, 256)
    surface.raw(INPhotoAttributeOptions.screenshot, 512)
    surface.raw(INPhotoAttributeOptions.burstPhoto, 1024)
    surface.raw(INPhotoAttributeOptions.hdrPhoto, 2048)
    surface.raw(INPhotoAttributeOptions.squarePhoto, 4096)
    surface.raw(INPhotoAttributeOptions.panoramaPhoto, 8192)
    surface.raw(INPhotoAttributeOptions.timeLapseVideo, 16384)
    surface.raw(INPhotoAttributeOptions.slowMotionVideo, 32768)
    surface.raw(INPhotoAttributeOptions.noirFilter, 65536)
    surface.raw(INPhotoAttributeOptions.chromeFilter, 131072)
    surface.raw(INPhotoAttributeOptions.instantFilter, 262144)
    surface.raw(INPhotoAttributeOptions.tonalFilter, 524288)
    surface.raw(INPhotoAttributeOptions.transferFilter, 1048576)
    surface.raw(INPhotoAttributeOptions.monoFilter, 2097152)
    surface.raw(INPhotoAttributeOptions.fadeFilter, 4194304)
    surface.raw(INPhotoAttributeOptions.processFilter, 8388608)
    surface.raw(INPhotoAttributeOptions.portraitPhoto, 16777216)
    surface.raw(INPhotoAttributeOptions.livePhoto, 33554432)
    surface.raw(INPhotoAttributeOptions.loopPhoto, 67108864)
    surface.raw(INPhotoAttributeOptions.bouncePhoto, 134217728)
    surface.raw(INPhotoAttributeOptions.longExposurePhoto, 268435456)
    let _ = INPlayMediaIntentResponseCode.self
    surface.raw(INPlayMediaIntentResponseCode.unspecified, 0)
    surface.raw(INPlayMediaIntentResponseCode.ready, 1)
    surface.raw(INPlayMediaIntentResponseCode.continueInApp, 2)
    surface.raw(INPlayMediaIntentResponseCode.inProgress, 3)
  }
}
