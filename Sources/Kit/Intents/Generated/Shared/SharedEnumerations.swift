// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a conditional operator.
public enum INConditionalOperator: Int, Sendable, CaseIterable {
  /// All.
  case all = 0
  /// Any.
  case any = 1
  /// None.
  case none = 2
}

extension INConditionalOperator: WireEnumeration {}

/// The values of a daily routine situation.
public enum INDailyRoutineSituation: Int, Sendable, CaseIterable {
  /// Morning.
  case morning = 0
  /// Evening.
  case evening = 1
  /// Home.
  case home = 2
  /// Work.
  case work = 3
  /// School.
  case school = 4
  /// Gym.
  case gym = 5
  /// Commute.
  case commute = 6
  /// Headphones connected.
  case headphonesConnected = 7
  /// Active workout.
  case activeWorkout = 8
  /// Physical activity incomplete.
  case physicalActivityIncomplete = 9
}

extension INDailyRoutineSituation: WireEnumeration {}

/// The values of a day of week options.
public struct INDayOfWeekOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Monday.
  public static let monday = INDayOfWeekOptions(rawValue: 1)
  /// Tuesday.
  public static let tuesday = INDayOfWeekOptions(rawValue: 2)
  /// Wednesday.
  public static let wednesday = INDayOfWeekOptions(rawValue: 4)
  /// Thursday.
  public static let thursday = INDayOfWeekOptions(rawValue: 8)
  /// Friday.
  public static let friday = INDayOfWeekOptions(rawValue: 16)
  /// Saturday.
  public static let saturday = INDayOfWeekOptions(rawValue: 32)
  /// Sunday.
  public static let sunday = INDayOfWeekOptions(rawValue: 64)
}

extension INDayOfWeekOptions: WireOptions {
  static var names: [(name: String, option: INDayOfWeekOptions)] {
    [
      ("monday", .monday),
      ("tuesday", .tuesday),
      ("wednesday", .wednesday),
      ("thursday", .thursday),
      ("friday", .friday),
      ("saturday", .saturday),
      ("sunday", .sunday),
    ]
  }
}

/// The values of a focus status authorization status.
public enum INFocusStatusAuthorizationStatus: Int, Sendable, CaseIterable {
  /// Not determined.
  case notDetermined = 0
  /// Restricted.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Authorized.
  case authorized = 3
}

extension INFocusStatusAuthorizationStatus: WireEnumeration {}

/// The values of a intent error code.
public enum INIntentErrorCode: Int, Sendable, CaseIterable {
  /// Interaction operation not supported.
  case interactionOperationNotSupported = 1900
  /// Donating interaction.
  case donatingInteraction = 1901
  /// Deleting all interactions.
  case deletingAllInteractions = 1902
  /// Deleting interaction with identifiers.
  case deletingInteractionWithIdentifiers = 1903
  /// Deleting interaction with group identifier.
  case deletingInteractionWithGroupIdentifier = 1904
  /// Intent supported by multiple extension.
  case intentSupportedByMultipleExtension = 2001
  /// Restricted intents not supported by extension.
  case restrictedIntentsNotSupportedByExtension = 2002
  /// No handler provided for.
  case noHandlerProvidedForIntent = 2003
  /// Invalid intent name.
  case invalidIntentName = 2004
  /// No app available.
  case noAppAvailable = 2005
  /// Request timed out.
  case requestTimedOut = 3001
  /// Missing information.
  case missingInformation = 3002
  /// Invalid user vocabulary file location.
  case invalidUserVocabularyFileLocation = 4000
  /// Extension launching timeout.
  case extensionLaunchingTimeout = 5000
  /// Extension bring up failed.
  case extensionBringUpFailed = 5001
  /// Image generic.
  case imageGeneric = 6000
  /// Image no service available.
  case imageNoServiceAvailable = 6001
  /// Image storage failed.
  case imageStorageFailed = 6002
  /// Image loading failed.
  case imageLoadingFailed = 6003
  /// Image retrieval failed.
  case imageRetrievalFailed = 6004
  /// Image proxy loop.
  case imageProxyLoop = 6005
  /// Image proxy invalid.
  case imageProxyInvalid = 6006
  /// Image proxy timeout.
  case imageProxyTimeout = 6007
  /// Image service failure.
  case imageServiceFailure = 6008
  /// Image scaling failed.
  case imageScalingFailed = 6009
  /// Permission denied.
  case permissionDenied = 6010
  /// Voice shortcut creation failed.
  case voiceShortcutCreationFailed = 7000
  /// Voice shortcut get failed.
  case voiceShortcutGetFailed = 7001
  /// Voice shortcut delete failed.
  case voiceShortcutDeleteFailed = 7002
  /// Encoding generic.
  case encodingGeneric = 8000
  /// Encoding failed.
  case encodingFailed = 8001
  /// Decoding generic.
  case decodingGeneric = 9000
  /// Unable to create app intent representation.
  case unableToCreateAppIntentRepresentation = 10000
  /// No app.
  case noAppIntent = 10001
}

extension INIntentErrorCode: WireEnumeration {}

/// The values of a intent handling status.
public enum INIntentHandlingStatus: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Deferred to application.
  case deferredToApplication = 5
  /// User confirmation required.
  case userConfirmationRequired = 6
}

extension INIntentHandlingStatus: WireEnumeration {}

/// The values of a interaction direction.
public enum INInteractionDirection: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Outgoing.
  case outgoing = 1
  /// Incoming.
  case incoming = 2
}

extension INInteractionDirection: WireEnumeration {}

/// The values of a media user context subscription status.
public enum INMediaUserContextSubscriptionStatus: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Not subscribed.
  case notSubscribed = 1
  /// Subscribed.
  case subscribed = 2
}

extension INMediaUserContextSubscriptionStatus: WireEnumeration {}

/// The values of a note content type.
public enum INNoteContentType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Text.
  case text = 1
  /// Image.
  case image = 2
}

extension INNoteContentType: WireEnumeration {}

/// The values of a payment method type.
public enum INPaymentMethodType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Checking.
  case checking = 1
  /// Savings.
  case savings = 2
  /// Brokerage.
  case brokerage = 3
  /// Debit.
  case debit = 4
  /// Credit.
  case credit = 5
  /// Prepaid.
  case prepaid = 6
  /// Store.
  case store = 7
  /// Apple pay.
  case applePay = 8
}

extension INPaymentMethodType: WireEnumeration {}

/// The values of a person handle label.
public struct INPersonHandleLabel: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a value from its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// Home.
  public static let home = INPersonHandleLabel(rawValue: "home")
  /// Work.
  public static let work = INPersonHandleLabel(rawValue: "work")
  /// I phone.
  public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
  /// Mobile.
  public static let mobile = INPersonHandleLabel(rawValue: "mobile")
  /// Main.
  public static let main = INPersonHandleLabel(rawValue: "main")
  /// Home fax.
  public static let homeFax = INPersonHandleLabel(rawValue: "homeFax")
  /// Work fax.
  public static let workFax = INPersonHandleLabel(rawValue: "workFax")
  /// Pager.
  public static let pager = INPersonHandleLabel(rawValue: "pager")
  /// Other.
  public static let other = INPersonHandleLabel(rawValue: "other")
  /// School.
  public static let school = INPersonHandleLabel(rawValue: "school")
}

extension INPersonHandleLabel: WireConstant {}

/// The values of a person handle type.
public enum INPersonHandleType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Email address.
  case emailAddress = 1
  /// Phone number.
  case phoneNumber = 2
}

extension INPersonHandleType: WireEnumeration {}

/// The values of a person relationship.
public struct INPersonRelationship: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a value from its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// Father.
  public static let father = INPersonRelationship(rawValue: "father")
  /// Mother.
  public static let mother = INPersonRelationship(rawValue: "mother")
  /// Parent.
  public static let parent = INPersonRelationship(rawValue: "parent")
  /// Brother.
  public static let brother = INPersonRelationship(rawValue: "brother")
  /// Sister.
  public static let sister = INPersonRelationship(rawValue: "sister")
  /// Child.
  public static let child = INPersonRelationship(rawValue: "child")
  /// Friend.
  public static let friend = INPersonRelationship(rawValue: "friend")
  /// Spouse.
  public static let spouse = INPersonRelationship(rawValue: "spouse")
  /// Partner.
  public static let partner = INPersonRelationship(rawValue: "partner")
  /// Assistant.
  public static let assistant = INPersonRelationship(rawValue: "assistant")
  /// Manager.
  public static let manager = INPersonRelationship(rawValue: "manager")
  /// Son.
  public static let son = INPersonRelationship(rawValue: "son")
  /// Daughter.
  public static let daughter = INPersonRelationship(rawValue: "daughter")
}

extension INPersonRelationship: WireConstant {}

/// The values of a person suggestion type.
public enum INPersonSuggestionType: Int, Sendable, CaseIterable {
  /// None.
  case none = 0
  /// Social profile.
  case socialProfile = 1
  /// Instant message address.
  case instantMessageAddress = 2
}

extension INPersonSuggestionType: WireEnumeration {}

/// The values of a recurrence frequency.
public enum INRecurrenceFrequency: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Minute.
  case minute = 1
  /// Hourly.
  case hourly = 2
  /// Daily.
  case daily = 3
  /// Weekly.
  case weekly = 4
  /// Monthly.
  case monthly = 5
  /// Yearly.
  case yearly = 6
}

extension INRecurrenceFrequency: WireEnumeration {}

/// The values of a relevant shortcut role.
public enum INRelevantShortcutRole: Int, Sendable, CaseIterable {
  /// Action.
  case action = 0
  /// Information.
  case information = 1
}

extension INRelevantShortcutRole: WireEnumeration {}

/// The values of a shortcut availability options.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sleep mindfulness.
  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
  /// Sleep journaling.
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
  /// Sleep music.
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
  /// Sleep podcasts.
  public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
  /// Sleep reading.
  public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 16)
  /// Sleep wrap up your day.
  public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 32)
  /// Sleep yoga and stretching.
  public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 64)
}

extension INShortcutAvailabilityOptions: WireOptions {
  static var names: [(name: String, option: INShortcutAvailabilityOptions)] {
    [
      ("sleepMindfulness", .sleepMindfulness),
      ("sleepJournaling", .sleepJournaling),
      ("sleepMusic", .sleepMusic),
      ("sleepPodcasts", .sleepPodcasts),
      ("sleepReading", .sleepReading),
      ("sleepWrapUpYourDay", .sleepWrapUpYourDay),
      ("sleepYogaAndStretching", .sleepYogaAndStretching),
    ]
  }
}

/// The values of a siri authorization status.
public enum INSiriAuthorizationStatus: Int, Sendable, CaseIterable {
  /// Not determined.
  case notDetermined = 0
  /// Restricted.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Authorized.
  case authorized = 3
}

extension INSiriAuthorizationStatus: WireEnumeration {}

/// The values of a start call call record to call back unsupported reason.
public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable, CaseIterable {
  /// No matching call.
  case noMatchingCall = 1
}

extension INStartCallCallRecordToCallBackUnsupportedReason: WireEnumeration {}
