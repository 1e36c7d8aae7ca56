// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceProtocols: SurfacePart {
  static var keys: [String] {
    [
      "INCallsDomainHandling",
      "INCallsDomainHandling: conforms INStartAudioCallIntentHandling",
      "INCallsDomainHandling: conforms INStartVideoCallIntentHandling",
      "INCallsDomainHandling: conforms INSearchCallHistoryIntentHandling",
      "INCarCommandsDomainHandling",
      "INCarCommandsDomainHandling: conforms INActivateCarSignalIntentHandling",
      "INCarCommandsDomainHandling: conforms INSetCarLockStatusIntentHandling",
      "INCarCommandsDomainHandling: conforms INGetCarLockStatusIntentHandling",
      "INCarCommandsDomainHandling: conforms INGetCarPowerLevelStatusIntentHandling",
      "INCarPlayDomainHandling",
      "INCarPlayDomainHandling: conforms INSetAudioSourceInCarIntentHandling",
      "INCarPlayDomainHandling: conforms INSetClimateSettingsInCarIntentHandling",
      "INCarPlayDomainHandling: conforms INSetDefrosterSettingsInCarIntentHandling",
      "INCarPlayDomainHandling: conforms INSetSeatSettingsInCarIntentHandling",
      "INCarPlayDomainHandling: conforms INSetProfileInCarIntentHandling",
      "INCarPlayDomainHandling: conforms INSaveProfileInCarIntentHandling",
      "INGetCarPowerLevelStatusIntentResponseObserver",
      "INGetCarPowerLevelStatusIntentResponseObserver: conforms NSObject",
      "INGetCarPowerLevelStatusIntentResponseObserver: func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse)",
      "INGetRideStatusIntentResponseObserver",
      "INGetRideStatusIntentResponseObserver: conforms NSObject",
      "INGetRideStatusIntentResponseObserver: func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)",
      "INIntentHandlerProviding",
      "INIntentHandlerProviding: conforms NSObject",
      "INIntentHandlerProviding: func handler(forIntent intent: INIntent) -> Any?",
      "INMessagesDomainHandling",
      "INMessagesDomainHandling: conforms INSendMessageIntentHandling",
      "INMessagesDomainHandling: conforms INSearchForMessagesIntentHandling",
      "INMessagesDomainHandling: conforms INSetMessageAttributeIntentHandling",
      "INNotebookDomainHandling",
      "INNotebookDomainHandling: conforms INCreateNoteIntentHandling",
      "INNotebookDomainHandling: conforms INAppendToNoteIntentHandling",
      "INNotebookDomainHandling: conforms INAddTasksIntentHandling",
      "INNotebookDomainHandling: conforms INCreateTaskListIntentHandling",
      "INNotebookDomainHandling: conforms INSetTaskAttributeIntentHandling",
      "INNotebookDomainHandling: conforms INSearchForNotebookItemsIntentHandling",
      "INPaymentsDomainHandling",
      "INPaymentsDomainHandling: conforms INSendPaymentIntentHandling",
      "INPaymentsDomainHandling: conforms INRequestPaymentIntentHandling",
      "INPaymentsDomainHandling: conforms INPayBillIntentHandling",
      "INPaymentsDomainHandling: conforms INSearchForBillsIntentHandling",
      "INPaymentsDomainHandling: conforms INSearchForAccountsIntentHandling",
      "INPaymentsDomainHandling: conforms INTransferMoneyIntentHandling",
      "INPhotosDomainHandling",
      "INPhotosDomainHandling: conforms INSearchForPhotosIntentHandling",
      "INPhotosDomainHandling: conforms INStartPhotoPlaybackIntentHandling",
      "INRadioDomainHandling",
      "INRadioDomainHandling: conforms INSetRadioStationIntentHandling",
      "INRidesharingDomainHandling",
      "INRidesharingDomainHandling: conforms INListRideOptionsIntentHandling",
      "INRidesharingDomainHandling: conforms INRequestRideIntentHandling",
      "INRidesharingDomainHandling: conforms INGetRideStatusIntentHandling",
      "INRidesharingDomainHandling: conforms INCancelRideIntentHandling",
      "INRidesharingDomainHandling: conforms INSendRideFeedbackIntentHandling",
      "INSpeakable",
      "INSpeakable: conforms NSObject",
      "INSpeakable: spokenPhrase",
      "INSpeakable: pronunciationHint",
      "INSpeakable: vocabularyIdentifier",
      "INSpeakable: alternativeSpeakableMatches",
      "INSpeakable: identifier",
      "INVisualCodeDomainHandling",
      "INVisualCodeDomainHandling: conforms INGetVisualCodeIntentHandling",
      "INWorkoutsDomainHandling",
      "INWorkoutsDomainHandling: conforms INStartWorkoutIntentHandling",
      "INWorkoutsDomainHandling: conforms INPauseWorkoutIntentHandling",
      "INWorkoutsDomainHandling: conforms INEndWorkoutIntentHandling",
      "INWorkoutsDomainHandling: conforms INCancelWorkoutIntentHandling",
      "INWorkoutsDomainHandling: conforms INResumeWorkoutIntentHandling",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _ = (any INCallsDomainHandling).self
    _ = { (x: any INCallsDomainHandling) -> any INStartAudioCallIntentHandling in x }
    _ = { (x: any INCallsDomainHandling) -> any INStartVideoCallIntentHandling in x }
    _ = { (x: any INCallsDomainHandling) -> any INSearchCallHistoryIntentHandling in x }
    let _ = (any INCarCommandsDomainHandling).self
    _ = { (x: any INCarCommandsDomainHandling) -> any INActivateCarSignalIntentHandling in x }
    _ = { (x: any INCarCommandsDomainHandling) -> any INSetCarLockStatusIntentHandling in x }
    _ = { (x: any INCarCommandsDomainHandling) -> any INGetCarLockStatusIntentHandling in x }
    _ = { (x: any INCarCommandsDomainHandling) -> any INGetCarPowerLevelStatusIntentHandling in x }
    let _ = (any INCarPlayDomainHandling).self
    _ = { (x: any INCarPlayDomainHandling) -> any INSetAudioSourceInCarIntentHandling in x }
    _ = { (x: any INCarPlayDomainHandling) -> any INSetClimateSettingsInCarIntentHandling in x }
    _ = { (x: any INCarPlayDomainHandling) -> any INSetDefrosterSettingsInCarIntentHandling in x }
    _ = { (x: any INCarPlayDomainHandling) -> any INSetSeatSettingsInCarIntentHandling in x }
    _ = { (x: any INCarPlayDomainHandling) -> any INSetProfileInCarIntentHandling in x }
    _ = { (x: any INCarPlayDomainHandling) -> any INSaveProfileInCarIntentHandling in x }
    let _ = (any INGetCarPowerLevelStatusIntentResponseObserver).self
    _ = { (x: any INGetCarPowerLevelStatusIntentResponseObserver) -> any NSObjectProtocol in x }
    _ = { (x: any INGetCarPowerLevelStatusIntentResponseObserver, a: INGetCarPowerLevelStatusIntentResponse) -> Void in x.didUpdate(getCarPowerLevelStatus: a) }
    let _ = (any INGetRideStatusIntentResponseObserver).self
    _ = { (x: any INGetRideStatusIntentResponseObserver) -> any NSObjectProtocol in x }
    _ = { (x: any INGetRideStatusIntentResponseObserver, a: INGetRideStatusIntentResponse) -> Void in x.didUpdate(getRideStatus: a) }
    let _ = (any INIntentHandlerProviding).self
    _ = { (x: any INIntentHandlerProviding) -> any NSObjectProtocol in x }
    _ = { @MainActor (x: any INIntentHandlerProviding, a: INIntent) -> Any? in x.handler(for: a) }
    let _ = (any INMessagesDomainHandling).self
    _ = { (x: any INMessagesDomainHandling) -> any INSendMessageIntentHandling in x }
    _ = { (x: any INMessagesDomainHandling) -> any INSearchForMessagesIntentHandling in x }
    _ = { (x: any INMessagesDomainHandling) -> any INSetMessageAttributeIntentHandling in x }
    let _ = (any INNotebookDomainHandling).self
    _ = { (x: any INNotebookDomainHandling) -> any INCreateNoteIntentHandling in x }
    _ = { (x: any INNotebookDomainHandling) -> any INAppendToNoteIntentHandling in x }
    _ = { (x: any INNotebookDomainHandling) -> any INAddTasksIntentHandling in x }
    _ = { (x: any INNotebookDomainHandling) -> any INCreateTaskListIntentHandling in x }
    _ = { (x: any INNotebookDomainHandling) -> any INSetTaskAttributeIntentHandling in x }
    _ = { (x: any INNotebookDomainHandling) -> any INSearchForNotebookItemsIntentHandling in x }
    let _ = (any INPaymentsDomainHandling).self
    _ = { (x: any INPaymentsDomainHandling) -> any INSendPaymentIntentHandling in x }
    _ = { (x: any INPaymentsDomainHandling) -> any INRequestPaymentIntentHandling in x }
    _ = { (x: any INPaymentsDomainHandling) -> any INPayBillIntentHandling in x }
    _ = { (x: any INPaymentsDomainHandling) -> any INSearchForBillsIntentHandling in x }
    _ = { (x: any INPaymentsDomainHandling) -> any INSearchForAccountsIntentHandling in x }
    _ = { (x: any INPaymentsDomainHandling) -> any INTransferMoneyIntentHandling in x }
    let _ = (any INPhotosDomainHandling).self
    _ = { (x: any INPhotosDomainHandling) -> any INSearchForPhotosIntentHandling in x }
    _ = { (x: any INPhotosDomainHandling) -> any INStartPhotoPlaybackIntentHandling in x }
    let _ = (any INRadioDomainHandling).self
    _ = { (x: any INRadioDomainHandling) -> any INSetRadioStationIntentHandling in x }
    let _ = (any INRidesharingDomainHandling).self
    _ = { (x: any INRidesharingDomainHandling) -> any INListRideOptionsIntentHandling in x }
    _ = { (x: any INRidesharingDomainHandling) -> any INRequestRideIntentHandling in x }
    _ = { (x: any INRidesharingDomainHandling) -> any INGetRideStatusIntentHandling in x }
    _ = { (x: any INRidesharingDomainHandling) -> any INCancelRideIntentHandling in x }
    _ = { (x: any INRidesharingDomainHandling) -> any INSendRideFeedbackIntentHandling in x }
    let _ = (any INSpeakable).self
    _ = { (x: any INSpeakable) -> any NSObjectProtocol in x }
    _ = { (x: any INSpeakable) -> String in x.spokenPhrase }
    _ = { (x: any INSpeakable) -> String? in x.pronunciationHint }
    _ = { (x: any INSpeakable) -> String? in x.vocabularyIdentifier }
    _ = { (x: any INSpeakable) -> [any INSpeakable]? in x.alternativeSpeakableMatches }
    _ = { (x: any INSpeakable) -> String? in x.identifier }
    let _ = (any INVisualCodeDomainHandling).self
    _ = { (x: any INVisualCodeDomainHandling) -> any INGetVisualCodeIntentHandling in x }
    let _ = (any INWorkoutsDomainHandling).self
    _ = { (x: any INWorkoutsDomainHandling) -> any INStartWorkoutIntentHandling in x }
    _ = { (x: any INWorkoutsDomainHandling) -> any INPauseWorkoutIntentHandling in x }
    _ = { (x: any INWorkoutsDomainHandling) -> any INEndWorkoutIntentHandling in x }
    _ = { (x: any INWorkoutsDomainHandling) -> any INCancelWorkoutIntentHandling in x }
    _ = { (x: any INWorkoutsDomainHandling) -> any INResumeWorkoutIntentHandling in x }
  }
}
