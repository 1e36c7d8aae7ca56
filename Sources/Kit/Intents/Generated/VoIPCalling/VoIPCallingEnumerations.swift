// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a call audio route.
public enum INCallAudioRoute: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Speakerphone audio route.
  case speakerphoneAudioRoute = 1
  /// Bluetooth audio route.
  case bluetoothAudioRoute = 2
}

extension INCallAudioRoute: WireEnumeration {}

/// The values of a call capability.
public enum INCallCapability: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Audio call.
  case audioCall = 1
  /// Video call.
  case videoCall = 2
}

extension INCallCapability: WireEnumeration {}

/// The values of a call capability options.
public struct INCallCapabilityOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Audio call.
  public static let audioCall = INCallCapabilityOptions(rawValue: 1)
  /// Video call.
  public static let videoCall = INCallCapabilityOptions(rawValue: 2)
}

extension INCallCapabilityOptions: WireOptions {
  static var names: [(name: String, option: INCallCapabilityOptions)] {
    [
      ("audioCall", .audioCall),
      ("videoCall", .videoCall),
    ]
  }
}

/// The values of a call destination type.
public enum INCallDestinationType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Normal.
  case normal = 1
  /// Emergency.
  case emergency = 2
  /// Voicemail.
  case voicemail = 3
  /// Redial.
  case redial = 4
  /// Call back.
  case callBack = 5
}

extension INCallDestinationType: WireEnumeration {}

extension INCallDestinationType {
  /// The older name of ``normal``.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public static var normalDestination: Self { .normal }
  /// The older name of ``emergency``.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public static var emergencyDestination: Self { .emergency }
  /// The older name of ``voicemail``.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public static var voicemailDestination: Self { .voicemail }
  /// The older name of ``redial``.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public static var redialDestination: Self { .redial }
}

/// The values of a call record type.
public enum INCallRecordType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Outgoing.
  case outgoing = 1
  /// Missed.
  case missed = 2
  /// Received.
  case received = 3
  /// Latest.
  case latest = 4
  /// Voicemail.
  case voicemail = 5
  /// Ringing.
  case ringing = 6
  /// In progress.
  case inProgress = 7
  /// On hold.
  case onHold = 8
}

extension INCallRecordType: WireEnumeration {}

/// The values of a call record type options.
public struct INCallRecordTypeOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Outgoing.
  public static let outgoing = INCallRecordTypeOptions(rawValue: 1)
  /// Missed.
  public static let missed = INCallRecordTypeOptions(rawValue: 2)
  /// Received.
  public static let received = INCallRecordTypeOptions(rawValue: 4)
  /// Latest.
  public static let latest = INCallRecordTypeOptions(rawValue: 8)
  /// Voicemail.
  public static let voicemail = INCallRecordTypeOptions(rawValue: 16)
  /// Ringing.
  public static let ringing = INCallRecordTypeOptions(rawValue: 32)
  /// In progress.
  public static let inProgress = INCallRecordTypeOptions(rawValue: 64)
  /// On hold.
  public static let onHold = INCallRecordTypeOptions(rawValue: 128)
}

extension INCallRecordTypeOptions: WireOptions {
  static var names: [(name: String, option: INCallRecordTypeOptions)] {
    [
      ("outgoing", .outgoing),
      ("missed", .missed),
      ("received", .received),
      ("latest", .latest),
      ("voicemail", .voicemail),
      ("ringing", .ringing),
      ("inProgress", .inProgress),
      ("onHold", .onHold),
    ]
  }
}

/// The values of a start call call capability unsupported reason.
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable, CaseIterable {
  /// Video call unsupported.
  case videoCallUnsupported = 1
  /// Microphone not accessible.
  case microphoneNotAccessible = 2
  /// Camera not accessible.
  case cameraNotAccessible = 3
}

extension INStartCallCallCapabilityUnsupportedReason: WireEnumeration {}

/// The values of a start call contact unsupported reason.
public enum INStartCallContactUnsupportedReason: Int, Sendable, CaseIterable {
  /// No contact found.
  case noContactFound = 1
  /// Multiple contacts unsupported.
  case multipleContactsUnsupported = 2
  /// No handle for label.
  case noHandleForLabel = 3
  /// Invalid handle.
  case invalidHandle = 4
  /// Unsupported mmi ussd.
  case unsupportedMmiUssd = 5
  /// No call history for redial.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  case noCallHistoryForRedial = 6
  /// No usable handle for redial.
  case noUsableHandleForRedial = 7
  /// Requiring in app authentication.
  case requiringInAppAuthentication = 8

  /// All cases, the deprecated ones too.
  public static var allCases: [Self] { [1, 2, 3, 4, 5, 6, 7, 8].compactMap { Self(rawValue: $0) } }
}

extension INStartCallContactUnsupportedReason: WireEnumeration {}
