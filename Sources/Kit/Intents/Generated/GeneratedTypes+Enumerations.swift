// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import IntentWire

extension GeneratedTypes {
  /// The declaration of an enumeration that is the type of a parameter.
  static func enumeration(_ name: String) -> EnumerationManifest? {
    switch name {
    case "INAccountType":
      SiriKitTypes.enumeration(
        name, "Account Type",
        [
          "unknown": "Unknown",
          "checking": "Checking",
          "credit": "Credit",
          "debit": "Debit",
          "investment": "Investment",
          "mortgage": "Mortgage",
          "prepaid": "Prepaid",
          "saving": "Saving",
        ])
    case "INBalanceType":
      SiriKitTypes.enumeration(
        name, "Balance Type",
        [
          "unknown": "Unknown",
          "money": "Money",
          "points": "Points",
          "miles": "Miles",
        ])
    case "INBillType":
      SiriKitTypes.enumeration(
        name, "Bill Type",
        [
          "unknown": "Unknown",
          "autoInsurance": "Auto insurance",
          "cable": "Cable",
          "carLease": "Car lease",
          "carLoan": "Car loan",
          "creditCard": "Credit card",
          "electricity": "Electricity",
          "gas": "Gas",
          "garbageAndRecycling": "Garbage and recycling",
          "healthInsurance": "Health insurance",
          "homeInsurance": "Home insurance",
          "internet": "Internet",
          "lifeInsurance": "Life insurance",
          "mortgage": "Mortgage",
          "musicStreaming": "Music streaming",
          "phone": "Phone",
          "rent": "Rent",
          "sewer": "Sewer",
          "studentLoan": "Student loan",
          "trafficTicket": "Traffic ticket",
          "tuition": "Tuition",
          "utilities": "Utilities",
          "water": "Water",
        ])
    case "INCallAudioRoute":
      SiriKitTypes.enumeration(
        name, "Call Audio Route",
        [
          "unknown": "Unknown",
          "speakerphoneAudioRoute": "Speakerphone audio route",
          "bluetoothAudioRoute": "Bluetooth audio route",
        ])
    case "INCallCapability":
      SiriKitTypes.enumeration(
        name, "Call Capability",
        [
          "unknown": "Unknown",
          "audioCall": "Audio call",
          "videoCall": "Video call",
        ])
    case "INCallCapabilityOptions":
      SiriKitTypes.enumeration(
        name, "Call Capability Options",
        [
          "audioCall": "Audio call",
          "videoCall": "Video call",
        ])
    case "INCallDestinationType":
      SiriKitTypes.enumeration(
        name, "Call Destination Type",
        [
          "unknown": "Unknown",
          "normal": "Normal",
          "emergency": "Emergency",
          "voicemail": "Voicemail",
          "redial": "Redial",
          "callBack": "Call back",
          "normalDestination": "Normal destination",
          "emergencyDestination": "Emergency destination",
          "voicemailDestination": "Voicemail destination",
          "redialDestination": "Redial destination",
        ])
    case "INCallRecordType":
      SiriKitTypes.enumeration(
        name, "Call Record Type",
        [
          "unknown": "Unknown",
          "outgoing": "Outgoing",
          "missed": "Missed",
          "received": "Received",
          "latest": "Latest",
          "voicemail": "Voicemail",
          "ringing": "Ringing",
          "inProgress": "In progress",
          "onHold": "On hold",
        ])
    case "INCallRecordTypeOptions":
      SiriKitTypes.enumeration(
        name, "Call Record Type Options",
        [
          "outgoing": "Outgoing",
          "missed": "Missed",
          "received": "Received",
          "latest": "Latest",
          "voicemail": "Voicemail",
          "ringing": "Ringing",
          "inProgress": "In progress",
          "onHold": "On hold",
        ])
    case "INCarAirCirculationMode":
      SiriKitTypes.enumeration(
        name, "Car Air Circulation Mode",
        [
          "unknown": "Unknown",
          "freshAir": "Fresh air",
          "recirculateAir": "Recirculate air",
        ])
    case "INCarAudioSource":
      SiriKitTypes.enumeration(
        name, "Car Audio Source",
        [
          "sourceUnknown": "Source unknown",
          "sourceCarPlay": "Source car play",
          "sourceiPod": "Sourcei pod",
          "sourceRadio": "Source radio",
          "sourceBluetooth": "Source bluetooth",
          "sourceAUX": "Source AUX",
          "sourceUSB": "Source USB",
          "sourceMemoryCard": "Source memory card",
          "sourceOpticalDrive": "Source optical drive",
          "sourceHardDrive": "Source hard drive",
        ])
    case "INCarDefroster":
      SiriKitTypes.enumeration(
        name, "Car Defroster",
        [
          "unknown": "Unknown",
          "front": "Front",
          "rear": "Rear",
          "all": "All",
        ])
    case "INCarSeat":
      SiriKitTypes.enumeration(
        name, "Car Seat",
        [
          "unknown": "Unknown",
          "driver": "Driver",
          "passenger": "Passenger",
          "frontLeft": "Front left",
          "frontRight": "Front right",
          "front": "Front",
          "rearLeft": "Rear left",
          "rearRight": "Rear right",
          "rear": "Rear",
          "thirdRowLeft": "Third row left",
          "thirdRowRight": "Third row right",
          "thirdRow": "Third row",
          "all": "All",
        ])
    case "INCarSignalOptions":
      SiriKitTypes.enumeration(
        name, "Car Signal Options",
        [
          "audible": "Audible",
          "visible": "Visible",
        ])
    case "INConditionalOperator":
      SiriKitTypes.enumeration(
        name, "Conditional Operator",
        [
          "all": "All",
          "any": "Any",
          "none": "None",
        ])
    case "INDateSearchType":
      SiriKitTypes.enumeration(
        name, "Date Search Type",
        [
          "unknown": "Unknown",
          "byDueDate": "By due date",
          "byModifiedDate": "By modified date",
          "byCreatedDate": "By created date",
        ])
    case "INLocationSearchType":
      SiriKitTypes.enumeration(
        name, "Location Search Type",
        [
          "unknown": "Unknown",
          "byLocationTrigger": "By location trigger",
        ])
    default: enumerationRest(name)
    }
  }
}
