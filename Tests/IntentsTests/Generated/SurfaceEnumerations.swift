// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceEnumerations: SurfacePart {
  static var keys: [String] {
    [
      "INAccountType",
      "INAccountType: unknown",
      "INAccountType: checking",
      "INAccountType: credit",
      "INAccountType: debit",
      "INAccountType: investment",
      "INAccountType: mortgage",
      "INAccountType: prepaid",
      "INAccountType: saving",
      "INActivateCarSignalIntentResponseCode",
      "INActivateCarSignalIntentResponseCode: unspecified",
      "INActivateCarSignalIntentResponseCode: ready",
      "INActivateCarSignalIntentResponseCode: inProgress",
      "INActivateCarSignalIntentResponseCode: success",
      "INActivateCarSignalIntentResponseCode: failure",
      "INActivateCarSignalIntentResponseCode: failureRequiringAppLaunch",
      "INAddMediaIntentResponseCode",
      "INAddMediaIntentResponseCode: unspecified",
      "INAddMediaIntentResponseCode: ready",
      "INAddMediaIntentResponseCode: inProgress",
      "INAddMediaIntentResponseCode: success",
      "INAddMediaIntentResponseCode: handleInApp",
      "INAddMediaIntentResponseCode: failure",
      "INAddMediaIntentResponseCode: failureRequiringAppLaunch",
      "INAddMediaMediaDestinationUnsupportedReason",
      "INAddMediaMediaDestinationUnsupportedReason: playlistNameNotFound",
      "INAddMediaMediaDestinationUnsupportedReason: playlistNotEditable",
      "INAddMediaMediaItemUnsupportedReason",
      "INAddMediaMediaItemUnsupportedReason: loginRequired",
      "INAddMediaMediaItemUnsupportedReason: subscriptionRequired",
      "INAddMediaMediaItemUnsupportedReason: unsupportedMediaType",
      "INAddMediaMediaItemUnsupportedReason: explicitContentSettings",
      "INAddMediaMediaItemUnsupportedReason: cellularDataSettings",
      "INAddMediaMediaItemUnsupportedReason: restrictedContent",
      "INAddMediaMediaItemUnsupportedReason: serviceUnavailable",
      "INAddMediaMediaItemUnsupportedReason: regionRestriction",
      "INAddTasksIntentResponseCode",
      "INAddTasksIntentResponseCode: unspecified",
      "INAddTasksIntentResponseCode: ready",
      "INAddTasksIntentResponseCode: inProgress",
      "INAddTasksIntentResponseCode: success",
      "INAddTasksIntentResponseCode: failure",
      "INAddTasksIntentResponseCode: failureRequiringAppLaunch",
      "INAddTasksTargetTaskListConfirmationReason",
      "INAddTasksTargetTaskListConfirmationReason: listShouldBeCreated",
      "INAddTasksTemporalEventTriggerUnsupportedReason",
      "INAddTasksTemporalEventTriggerUnsupportedReason: timeInPast",
      "INAddTasksTemporalEventTriggerUnsupportedReason: invalidRecurrence",
      "INAmountType",
      "INAmountType: unknown",
      "INAmountType: minimumDue",
      "INAmountType: amountDue",
      "INAmountType: currentBalance",
      "INAmountType: maximumTransferAmount",
      "INAmountType: minimumTransferAmount",
      "INAmountType: statementBalance",
      "INAnswerCallIntentResponseCode",
      "INAnswerCallIntentResponseCode: unspecified",
      "INAnswerCallIntentResponseCode: ready",
      "INAnswerCallIntentResponseCode: continueInApp",
      "INAnswerCallIntentResponseCode: inProgress",
      "INAnswerCallIntentResponseCode: success",
      "INAnswerCallIntentResponseCode: failure",
      "INAnswerCallIntentResponseCode: failureRequiringAppLaunch",
      "INAppendToNoteIntentResponseCode",
      "INAppendToNoteIntentResponseCode: unspecified",
      "INAppendToNoteIntentResponseCode: ready",
      "INAppendToNoteIntentResponseCode: inProgress",
      "INAppendToNoteIntentResponseCode: success",
      "INAppendToNoteIntentResponseCode: failure",
      "INAppendToNoteIntentResponseCode: failureRequiringAppLaunch",
      "INAppendToNoteIntentResponseCode: failureCannotUpdatePasswordProtectedNote",
      "INBalanceType",
      "INBalanceType: unknown",
      "INBalanceType: money",
      "INBalanceType: points",
      "INBalanceType: miles",
      "INBillType",
      "INBillType: unknown",
      "INBillType: autoInsurance",
      "INBillType: cable",
      "INBillType: carLease",
      "INBillType: carLoan",
      "INBillType: creditCard",
      "INBillType: electricity",
      "INBillType: gas",
      "INBillType: garbageAndRecycling",
      "INBillType: healthInsurance",
      "INBillType: homeInsurance",
      "INBillType: internet",
      "INBillType: lifeInsurance",
      "INBillType: mortgage",
      "INBillType: musicStreaming",
      "INBillType: phone",
      "INBillType: rent",
      "INBillType: sewer",
      "INBillType: studentLoan",
      "INBillType: trafficTicket",
      "INBillType: tuition",
      "INBillType: utilities",
      "INBillType: water",
      "INBookRestaurantReservationIntentCode",
      "INBookRestaurantReservationIntentCode: success",
      "INBookRestaurantReservationIntentCode: denied",
      "INBookRestaurantReservationIntentCode: failure",
      "INBookRestaurantReservationIntentCode: failureRequiringAppLaunch",
      "INBookRestaurantReservationIntentCode: failureRequiringAppLaunchMustVerifyCredentials",
      "INBookRestaurantReservationIntentCode: failureRequiringAppLaunchServiceTemporarilyUnavailable",
      "INCallAudioRoute",
      "INCallAudioRoute: unknown",
      "INCallAudioRoute: speakerphoneAudioRoute",
      "INCallAudioRoute: bluetoothAudioRoute",
      "INCallCapability",
      "INCallCapability: unknown",
      "INCallCapability: audioCall",
      "INCallCapability: videoCall",
      "INCallCapabilityOptions",
      "INCallCapabilityOptions: audioCall",
      "INCallCapabilityOptions: videoCall",
      "INCallDestinationType",
      "INCallDestinationType: unknown",
      "INCallDestinationType: normal",
      "INCallDestinationType: emergency",
      "INCallDestinationType: voicemail",
      "INCallDestinationType: redial",
      "INCallDestinationType: callBack",
      "INCallDestinationType: normalDestination",
      "INCallDestinationType: emergencyDestination",
      "INCallDestinationType: voicemailDestination",
      "INCallDestinationType: redialDestination",
      "INCallRecordType",
      "INCallRecordType: unknown",
      "INCallRecordType: outgoing",
      "INCallRecordType: missed",
      "INCallRecordType: received",
      "INCallRecordType: latest",
      "INCallRecordType: voicemail",
      "INCallRecordType: ringing",
      "INCallRecordType: inProgress",
      "INCallRecordType: onHold",
      "INCallRecordTypeOptions",
      "INCallRecordTypeOptions: outgoing",
      "INCallRecordTypeOptions: missed",
      "INCallRecordTypeOptions: received",
      "INCallRecordTypeOptions: latest",
      "INCallRecordTypeOptions: voicemail",
      "INCallRecordTypeOptions: ringing",
      "INCallRecordTypeOptions: inProgress",
      "INCallRecordTypeOptions: onHold",
      "INCancelRideIntentResponseCode",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _ = INAccountType.self
    surface.raw(INAccountType.unknown, 0)
    surface.raw(INAccountType.checking, 1)
    surface.raw(INAccountType.credit, 2)
    surface.raw(INAccountType.debit, 3)
    surface.raw(INAccountType.investment, 4)
    surface.raw(INAccountType.mortgage, 5)
    surface.raw(INAccountType.prepaid, 6)
    surface.raw(INAccountType.saving, 7)
    let _ = INActivateCarSignalIntentResponseCode.self
    surface.raw(INActivateCarSignalIntentResponseCode.unspecified, 0)
    surface.raw(INActivateCarSignalIntentResponseCode.ready, 1)
    surface.raw(INActivateCarSignalIntentResponseCode.inProgress, 2)
    surface.raw(INActivateCarSignalIntentResponseCode.success, 3)
    surface.raw(INActivateCarSignalIntentResponseCode.failure, 4)
    surface.raw(INActivateCarSignalIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INAddMediaIntentResponseCode.self
    surface.raw(INAddMediaIntentResponseCode.unspecified, 0)
    surface.raw(INAddMediaIntentResponseCode.ready, 1)
    surface.raw(INAddMediaIntentResponseCode.inProgress, 2)
    surface.raw(INAddMediaIntentResponseCode.success, 3)
    surface.raw(INAddMediaIntentResponseCode.handleInApp, 4)
    surface.raw(INAddMediaIntentResponseCode.failure, 5)
    surface.raw(INAddMediaIntentResponseCode.failureRequiringAppLaunch, 6)
    let _ = INAddMediaMediaDestinationUnsupportedReason.self
    surface.raw(INAddMediaMediaDestinationUnsupportedReason.playlistNameNotFound, 1)
    surface.raw(INAddMediaMediaDestinationUnsupportedReason.playlistNotEditable, 2)
    let _ = INAddMediaMediaItemUnsupportedReason.self
    surface.raw(INAddMediaMediaItemUnsupportedReason.loginRequired, 1)
    surface.raw(INAddMediaMediaItemUnsupportedReason.subscriptionRequired, 2)
    surface.raw(INAddMediaMediaItemUnsupportedReason.unsupportedMediaType, 3)
    surface.raw(INAddMediaMediaItemUnsupportedReason.explicitContentSettings, 4)
    surface.raw(INAddMediaMediaItemUnsupportedReason.cellularDataSettings, 5)
    surface.raw(INAddMediaMediaItemUnsupportedReason.restrictedContent, 6)
    surface.raw(INAddMediaMediaItemUnsupportedReason.serviceUnavailable, 7)
    surface.raw(INAddMediaMediaItemUnsupportedReason.regionRestriction, 8)
    let _ = INAddTasksIntentResponseCode.self
    surface.raw(INAddTasksIntentResponseCode.unspecified, 0)
    surface.raw(INAddTasksIntentResponseCode.ready, 1)
    surface.raw(INAddTasksIntentResponseCode.inProgress, 2)
    surface.raw(INAddTasksIntentResponseCode.success, 3)
    surface.raw(INAddTasksIntentResponseCode.failure, 4)
    surface.raw(INAddTasksIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INAddTasksTargetTaskListConfirmationReason.self
    surface.raw(INAddTasksTargetTaskListConfirmationReason.listShouldBeCreated, 1)
    let _ = INAddTasksTemporalEventTriggerUnsupportedReason.self
    surface.raw(INAddTasksTemporalEventTriggerUnsupportedReason.timeInPast, 1)
    surface.raw(INAddTasksTemporalEventTriggerUnsupportedReason.invalidRecurrence, 2)
    let _ = INAmountType.self
    surface.raw(INAmountType.unknown, 0)
    surface.raw(INAmountType.minimumDue, 1)
    surface.raw(INAmountType.amountDue, 2)
    surface.raw(INAmountType.currentBalance, 3)
    surface.raw(INAmountType.maximumTransferAmount, 4)
    surface.raw(INAmountType.minimumTransferAmount, 5)
    surface.raw(INAmountType.statementBalance, 6)
    let _ = INAnswerCallIntentResponseCode.self
    surface.raw(INAnswerCallIntentResponseCode.unspecified, 0)
    surface.raw(INAnswerCallIntentResponseCode.ready, 1)
    surface.raw(INAnswerCallIntentResponseCode.continueInApp, 2)
    surface.raw(INAnswerCallIntentResponseCode.inProgress, 3)
    surface.raw(INAnswerCallIntentResponseCode.success, 4)
    surface.raw(INAnswerCallIntentResponseCode.failure, 5)
    surface.raw(INAnswerCallIntentResponseCode.failureRequiringAppLaunch, 6)
    let _ = INAppendToNoteIntentResponseCode.self
    surface.raw(INAppendToNoteIntentResponseCode.unspecified, 0)
    surface.raw(INAppendToNoteIntentResponseCode.ready, 1)
    surface.raw(INAppendToNoteIntentResponseCode.inProgress, 2)
    surface.raw(INAppendToNoteIntentResponseCode.success, 3)
    surface.raw(INAppendToNoteIntentResponseCode.failure, 4)
    surface.raw(INAppendToNoteIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INAppendToNoteIntentResponseCode.failureCannotUpdatePasswordProtectedNote, 6)
    let _ = INBalanceType.self
    surface.raw(INBalanceType.unknown, 0)
    surface.raw(INBalanceType.money, 1)
    surface.raw(INBalanceType.points, 2)
    surface.raw(INBalanceType.miles, 3)
    let _ = INBillType.self
    surface.raw(INBillType.unknown, 0)
    surface.raw(INBillType.autoInsurance, 1)
    surface.raw(INBillType.cable, 2)
    surface.raw(INBillType.carLease, 3)
    surface.raw(INBillType.carLoan, 4)
    surface.raw(INBillType.creditCard, 5)
    surface.raw(INBillType.electricity, 6)
    surface.raw(INBillType.gas, 7)
    surface.raw(INBillType.garbageAndRecycling, 8)
    surface.raw(INBillType.healthInsurance, 9)
    surface.raw(INBillType.homeInsurance, 10)
    surface.raw(INBillType.internet, 11)
    surface.raw(INBillType.lifeInsurance, 12)
    surface.raw(INBillType.mortgage, 13)
    surface.raw(INBillType.musicStreaming, 14)
    surface.raw(INBillType.phone, 15)
    surface.raw(INBillType.rent, 16)
    surface.raw(INBillType.sewer, 17)
    surface.raw(INBillType.studentLoan, 18)
    surface.raw(INBillType.trafficTicket, 19)
    surface.raw(INBillType.tuition, 20)
    surface.raw(INBillType.utilities, 21)
    surface.raw(INBillType.water, 22)
    let _ = INBookRestaurantReservationIntentCode.self
    surface.raw(INBookRestaurantReservationIntentCode.success, 0)
    surface.raw(INBookRestaurantReservationIntentCode.denied, 1)
    surface.raw(INBookRestaurantReservationIntentCode.failure, 2)
    surface.raw(INBookRestaurantReservationIntentCode.failureRequiringAppLaunch, 3)
    surface.raw(INBookRestaurantReservationIntentCode.failureRequiringAppLaunchMustVerifyCredentials, 4)
    surface.raw(INBookRestaurantReservationIntentCode.failureRequiringAppLaunchServiceTemporarilyUnavailable, 5)
    let _ = INCallAudioRoute.self
    surface.raw(INCallAudioRoute.unknown, 0)
    surface.raw(INCallAudioRoute.speakerphoneAudioRoute, 1)
    surface.raw(INCallAudioRoute.bluetoothAudioRoute, 2)
    let _ = INCallCapability.self
    surface.raw(INCallCapability.unknown, 0)
    surface.raw(INCallCapability.audioCall, 1)
    surface.raw(INCallCapability.videoCall, 2)
    let _ = INCallCapabilityOptions.self
    surface.raw(INCallCapabilityOptions.audioCall, 1)
    surface.raw(INCallCapabilityOptions.videoCall, 2)
    let _ = INCallDestinationType.self
    surface.raw(INCallDestinationType.unknown, 0)
    surface.raw(INCallDestinationType.normal, 1)
    surface.raw(INCallDestinationType.emergency, 2)
    surface.raw(INCallDestinationType.voicemail, 3)
    surface.raw(INCallDestinationType.redial, 4)
    surface.raw(INCallDestinationType.callBack, 5)
    surface.raw(INCallDestinationType.normalDestination, 1)
    surface.raw(INCallDestinationType.emergencyDestination, 2)
    surface.raw(INCallDestinationType.voicemailDestination, 3)
    surface.raw(INCallDestinationType.redialDestination, 4)
    let _ = INCallRecordType.self
    surface.raw(INCallRecordType.unknown, 0)
    surface.raw(INCallRecordType.outgoing, 1)
    surface.raw(INCallRecordType.missed, 2)
    surface.raw(INCallRecordType.received, 3)
    surface.raw(INCallRecordType.latest, 4)
    surface.raw(INCallRecordType.voicemail, 5)
    surface.raw(INCallRecordType.ringing, 6)
    surface.raw(INCallRecordType.inProgress, 7)
    surface.raw(INCallRecordType.onHold, 8)
    let _ = INCallRecordTypeOptions.self
    surface.raw(INCallRecordTypeOptions.outgoing, 1)
    surface.raw(INCallRecordTypeOptions.missed, 2)
    surface.raw(INCallRecordTypeOptions.received, 4)
    surface.raw(INCallRecordTypeOptions.latest, 8)
    surface.raw(INCallRecordTypeOptions.voicemail, 16)
    surface.raw(INCallRecordTypeOptions.ringing, 32)
    surface.raw(INCallRecordTypeOptions.inProgress, 64)
    surface.raw(INCallRecordTypeOptions.onHold, 128)
    let _ = INCancelRideIntentResponseCode.self
  }
}
