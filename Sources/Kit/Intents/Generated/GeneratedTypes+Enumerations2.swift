// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import IntentWire

extension GeneratedTypes {
  /// The declaration of an enumeration that is the type of a parameter.
  static func enumerationRest(_ name: String) -> EnumerationManifest? {
    switch name {
    case "INMediaAffinityType":
      SiriKitTypes.enumeration(
        name, "Media Affinity Type",
        [
          "unknown": "Unknown",
          "like": "Like",
          "dislike": "Dislike",
        ])
    case "INMessageAttribute":
      SiriKitTypes.enumeration(
        name, "Message Attribute",
        [
          "unknown": "Unknown",
          "read": "Read",
          "unread": "Unread",
          "flagged": "Flagged",
          "unflagged": "Unflagged",
          "played": "Played",
        ])
    case "INMessageAttributeOptions":
      SiriKitTypes.enumeration(
        name, "Message Attribute Options",
        [
          "read": "Read",
          "unread": "Unread",
          "flagged": "Flagged",
          "unflagged": "Unflagged",
          "played": "Played",
        ])
    case "INNotebookItemType":
      SiriKitTypes.enumeration(
        name, "Notebook Item Type",
        [
          "unknown": "Unknown",
          "note": "Note",
          "taskList": "Task list",
          "task": "Task",
        ])
    case "INOutgoingMessageType":
      SiriKitTypes.enumeration(
        name, "Outgoing Message Type",
        [
          "unknown": "Unknown",
          "outgoingMessageText": "Outgoing message text",
          "outgoingMessageAudio": "Outgoing message audio",
        ])
    case "INPaymentStatus":
      SiriKitTypes.enumeration(
        name, "Payment Status",
        [
          "unknown": "Unknown",
          "pending": "Pending",
          "completed": "Completed",
          "canceled": "Canceled",
          "failed": "Failed",
          "unpaid": "Unpaid",
        ])
    case "INPhotoAttributeOptions":
      SiriKitTypes.enumeration(
        name, "Photo Attribute Options",
        [
          "photo": "Photo",
          "video": "Video",
          "gif": "Gif",
          "flash": "Flash",
          "landscapeOrientation": "Landscape orientation",
          "portraitOrientation": "Portrait orientation",
          "favorite": "Favorite",
          "selfie": "Selfie",
          "frontFacingCamera": "Front facing camera",
          "screenshot": "Screenshot",
          "burstPhoto": "Burst photo",
          "hdrPhoto": "Hdr photo",
          "squarePhoto": "Square photo",
          "panoramaPhoto": "Panorama photo",
          "timeLapseVideo": "Time lapse video",
          "slowMotionVideo": "Slow motion video",
          "noirFilter": "Noir filter",
          "chromeFilter": "Chrome filter",
          "instantFilter": "Instant filter",
          "tonalFilter": "Tonal filter",
          "transferFilter": "Transfer filter",
          "monoFilter": "Mono filter",
          "fadeFilter": "Fade filter",
          "processFilter": "Process filter",
          "portraitPhoto": "Portrait photo",
          "livePhoto": "Live photo",
          "loopPhoto": "Loop photo",
          "bouncePhoto": "Bounce photo",
          "longExposurePhoto": "Long exposure photo",
        ])
    case "INPlaybackQueueLocation":
      SiriKitTypes.enumeration(
        name, "Playback Queue Location",
        [
          "unknown": "Unknown",
          "now": "Now",
          "next": "Next",
          "later": "Later",
        ])
    case "INPlaybackRepeatMode":
      SiriKitTypes.enumeration(
        name, "Playback Repeat Mode",
        [
          "unknown": "Unknown",
          "none": "None",
          "all": "All",
          "one": "One",
        ])
    case "INRadioType":
      SiriKitTypes.enumeration(
        name, "Radio Type",
        [
          "unknown": "Unknown",
          "am": "Am",
          "fm": "Fm",
          "hd": "Hd",
          "satellite": "Satellite",
          "dab": "Dab",
        ])
    case "INRelativeReference":
      SiriKitTypes.enumeration(
        name, "Relative Reference",
        [
          "unknown": "Unknown",
          "next": "Next",
          "previous": "Previous",
        ])
    case "INRelativeSetting":
      SiriKitTypes.enumeration(
        name, "Relative Setting",
        [
          "unknown": "Unknown",
          "lowest": "Lowest",
          "lower": "Lower",
          "higher": "Higher",
          "highest": "Highest",
        ])
    case "INTaskPriority":
      SiriKitTypes.enumeration(
        name, "Task Priority",
        [
          "unknown": "Unknown",
          "notFlagged": "Not flagged",
          "flagged": "Flagged",
        ])
    case "INTaskStatus":
      SiriKitTypes.enumeration(
        name, "Task Status",
        [
          "unknown": "Unknown",
          "notCompleted": "Not completed",
          "completed": "Completed",
        ])
    case "INTemporalEventTriggerTypeOptions":
      SiriKitTypes.enumeration(
        name, "Temporal Event Trigger Type Options",
        [
          "notScheduled": "Not scheduled",
          "scheduledNonRecurring": "Scheduled non recurring",
          "scheduledRecurring": "Scheduled recurring",
        ])
    case "INVisualCodeType":
      SiriKitTypes.enumeration(
        name, "Visual Code Type",
        [
          "unknown": "Unknown",
          "contact": "Contact",
          "requestPayment": "Request payment",
          "sendPayment": "Send payment",
          "transit": "Transit",
          "bus": "Bus",
          "subway": "Subway",
        ])
    case "INWorkoutGoalUnitType":
      SiriKitTypes.enumeration(
        name, "Workout Goal Unit Type",
        [
          "unknown": "Unknown",
          "inch": "Inch",
          "meter": "Meter",
          "foot": "Foot",
          "mile": "Mile",
          "yard": "Yard",
          "second": "Second",
          "minute": "Minute",
          "hour": "Hour",
          "joule": "Joule",
          "kiloCalorie": "Kilo calorie",
        ])
    case "INWorkoutLocationType":
      SiriKitTypes.enumeration(
        name, "Workout Location Type",
        [
          "unknown": "Unknown",
          "outdoor": "Outdoor",
          "indoor": "Indoor",
        ])
    default: nil
    }
  }
}
