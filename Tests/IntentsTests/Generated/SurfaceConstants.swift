// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceConstants: SurfacePart {
  static var keys: [String] {
    [
      "INCarChargingConnectorType",
      "INCarChargingConnectorType: j1772",
      "INCarChargingConnectorType: ccs1",
      "INCarChargingConnectorType: ccs2",
      "INCarChargingConnectorType: chaDeMo",
      "INCarChargingConnectorType: gbtAC",
      "INCarChargingConnectorType: gbtDC",
      "INCarChargingConnectorType: tesla",
      "INCarChargingConnectorType: mennekes",
      "INCarChargingConnectorType: nacsDC",
      "INCarChargingConnectorType: nacsAC",
      "INPersonHandleLabel",
      "INPersonHandleLabel: home",
      "INPersonHandleLabel: work",
      "INPersonHandleLabel: iPhone",
      "INPersonHandleLabel: mobile",
      "INPersonHandleLabel: main",
      "INPersonHandleLabel: homeFax",
      "INPersonHandleLabel: workFax",
      "INPersonHandleLabel: pager",
      "INPersonHandleLabel: other",
      "INPersonHandleLabel: school",
      "INPersonRelationship",
      "INPersonRelationship: father",
      "INPersonRelationship: mother",
      "INPersonRelationship: parent",
      "INPersonRelationship: brother",
      "INPersonRelationship: sister",
      "INPersonRelationship: child",
      "INPersonRelationship: friend",
      "INPersonRelationship: spouse",
      "INPersonRelationship: partner",
      "INPersonRelationship: assistant",
      "INPersonRelationship: manager",
      "INPersonRelationship: son",
      "INPersonRelationship: daughter",
      "INWorkoutNameIdentifier",
      "INWorkoutNameIdentifier: run",
      "INWorkoutNameIdentifier: sit",
      "INWorkoutNameIdentifier: steps",
      "INWorkoutNameIdentifier: stand",
      "INWorkoutNameIdentifier: move",
      "INWorkoutNameIdentifier: walk",
      "INWorkoutNameIdentifier: yoga",
      "INWorkoutNameIdentifier: dance",
      "INWorkoutNameIdentifier: crosstraining",
      "INWorkoutNameIdentifier: elliptical",
      "INWorkoutNameIdentifier: rower",
      "INWorkoutNameIdentifier: cycle",
      "INWorkoutNameIdentifier: stairs",
      "INWorkoutNameIdentifier: other",
      "INWorkoutNameIdentifier: indoorrun",
      "INWorkoutNameIdentifier: indoorcycle",
      "INWorkoutNameIdentifier: indoorwalk",
      "INWorkoutNameIdentifier: exercise",
      "INWorkoutNameIdentifier: hike",
      "INWorkoutNameIdentifier: highIntensityIntervalTraining",
      "INWorkoutNameIdentifier: swim",
      "INAnswerCallIntentIdentifier",
      "INCancelWorkoutIntentIdentifier",
      "INEndWorkoutIntentIdentifier",
      "INGetRideStatusIntentIdentifier",
      "INHangUpCallIntentIdentifier",
      "INListRideOptionsIntentIdentifier",
      "INPauseWorkoutIntentIdentifier",
      "INRequestPaymentIntentIdentifier",
      "INRequestRideIntentIdentifier",
      "INResumeWorkoutIntentIdentifier",
      "INSaveProfileInCarIntentIdentifier",
      "INSearchCallHistoryIntentIdentifier",
      "INSearchForMessagesIntentIdentifier",
      "INSearchForPhotosIntentIdentifier",
      "INSendMessageIntentIdentifier",
      "INSendPaymentIntentIdentifier",
      "INSetAudioSourceInCarIntentIdentifier",
      "INSetClimateSettingsInCarIntentIdentifier",
      "INSetDefrosterSettingsInCarIntentIdentifier",
      "INSetMessageAttributeIntentIdentifier",
      "INSetProfileInCarIntentIdentifier",
      "INSetRadioStationIntentIdentifier",
      "INSetSeatSettingsInCarIntentIdentifier",
      "INStartAudioCallIntentIdentifier",
      "INStartCallIntentIdentifier",
      "INStartPhotoPlaybackIntentIdentifier",
      "INStartVideoCallIntentIdentifier",
      "INStartWorkoutIntentIdentifier",
      "INIntentErrorDomain",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: any RawRepresentable<String>.Type = INCarChargingConnectorType.self
    let _: INCarChargingConnectorType = .j1772
    let _: INCarChargingConnectorType = .ccs1
    let _: INCarChargingConnectorType = .ccs2
    let _: INCarChargingConnectorType = .chaDeMo
    let _: INCarChargingConnectorType = .gbtAC
    let _: INCarChargingConnectorType = .gbtDC
    let _: INCarChargingConnectorType = .tesla
    let _: INCarChargingConnectorType = .mennekes
    let _: INCarChargingConnectorType = .nacsDC
    let _: INCarChargingConnectorType = .nacsAC
    let _: any RawRepresentable<String>.Type = INPersonHandleLabel.self
    let _: INPersonHandleLabel = .home
    let _: INPersonHandleLabel = .work
    let _: INPersonHandleLabel = .iPhone
    let _: INPersonHandleLabel = .mobile
    let _: INPersonHandleLabel = .main
    let _: INPersonHandleLabel = .homeFax
    let _: INPersonHandleLabel = .workFax
    let _: INPersonHandleLabel = .pager
    let _: INPersonHandleLabel = .other
    let _: INPersonHandleLabel = .school
    let _: any RawRepresentable<String>.Type = INPersonRelationship.self
    let _: INPersonRelationship = .father
    let _: INPersonRelationship = .mother
    let _: INPersonRelationship = .parent
    let _: INPersonRelationship = .brother
    let _: INPersonRelationship = .sister
    let _: INPersonRelationship = .child
    let _: INPersonRelationship = .friend
    let _: INPersonRelationship = .spouse
    let _: INPersonRelationship = .partner
    let _: INPersonRelationship = .assistant
    let _: INPersonRelationship = .manager
    let _: INPersonRelationship = .son
    let _: INPersonRelationship = .daughter
    let _: any RawRepresentable<String>.Type = INWorkoutNameIdentifier.self
    let _: INWorkoutNameIdentifier = .run
    let _: INWorkoutNameIdentifier = .sit
    let _: INWorkoutNameIdentifier = .steps
    let _: INWorkoutNameIdentifier = .stand
    let _: INWorkoutNameIdentifier = .move
    let _: INWorkoutNameIdentifier = .walk
    let _: INWorkoutNameIdentifier = .yoga
    let _: INWorkoutNameIdentifier = .dance
    let _: INWorkoutNameIdentifier = .crosstraining
    let _: INWorkoutNameIdentifier = .elliptical
    let _: INWorkoutNameIdentifier = .rower
    let _: INWorkoutNameIdentifier = .cycle
    let _: INWorkoutNameIdentifier = .stairs
    let _: INWorkoutNameIdentifier = .other
    let _: INWorkoutNameIdentifier = .indoorrun
    let _: INWorkoutNameIdentifier = .indoorcycle
    let _: INWorkoutNameIdentifier = .indoorwalk
    let _: INWorkoutNameIdentifier = .exercise
    let _: INWorkoutNameIdentifier = .hike
    let _: INWorkoutNameIdentifier = .highIntensityIntervalTraining
    let _: INWorkoutNameIdentifier = .swim
    let _: String = INAnswerCallIntentIdentifier
    let _: String = INCancelWorkoutIntentIdentifier
    let _: String = INEndWorkoutIntentIdentifier
    let _: String = INGetRideStatusIntentIdentifier
    let _: String = INHangUpCallIntentIdentifier
    let _: String = INListRideOptionsIntentIdentifier
    let _: String = INPauseWorkoutIntentIdentifier
    let _: String = INRequestPaymentIntentIdentifier
    let _: String = INRequestRideIntentIdentifier
    let _: String = INResumeWorkoutIntentIdentifier
    let _: String = INSaveProfileInCarIntentIdentifier
    let _: String = INSearchCallHistoryIntentIdentifier
    let _: String = INSearchForMessagesIntentIdentifier
    let _: String = INSearchForPhotosIntentIdentifier
    let _: String = INSendMessageIntentIdentifier
    let _: String = INSendPaymentIntentIdentifier
    let _: String = INSetAudioSourceInCarIntentIdentifier
    let _: String = INSetClimateSettingsInCarIntentIdentifier
    let _: String = INSetDefrosterSettingsInCarIntentIdentifier
    let _: String = INSetMessageAttributeIntentIdentifier
    let _: String = INSetProfileInCarIntentIdentifier
    let _: String = INSetRadioStationIntentIdentifier
    let _: String = INSetSeatSettingsInCarIntentIdentifier
    let _: String = INStartAudioCallIntentIdentifier
    let _: String = INStartCallIntentIdentifier
    let _: String = INStartPhotoPlaybackIntentIdentifier
    let _: String = INStartVideoCallIntentIdentifier
    let _: String = INStartWorkoutIntentIdentifier
    let _: String = INIntentErrorDomain
  }
}
