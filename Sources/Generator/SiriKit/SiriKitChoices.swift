/// What people decided about the generated part of SiriKit.
enum SiriKitChoices {
  /// Types that are written by hand, because they do more than hold properties.
  static let handwritten: Set<String> = [
    "CLPlacemark", "INCar", "INCurrencyAmount", "INDateComponentsRange", "INFile", "INFocusStatus", "INImage",
    "INMediaDestination", "INObject", "INPaymentAmount", "INPerson", "INPersonHandle", "INPriceRange",
    "INRestaurantGuest", "INRideCompletionStatus", "INRideDriver", "INSpeakableString",
  ]

  /// The handwritten ones among them that cross the wire as records.
  static let handwrittenRecords = [
    "INCar", "INFocusStatus", "INImage", "INObject", "INPaymentAmount", "INPersonHandle", "INPriceRange",
    "INRestaurantGuest", "INRideCompletionStatus", "INRideDriver",
  ]

  /// Types that stand in the facts but belong to Foundation, of which the Kit only adds members.
  static let foreign: Set<String> = ["NSExtensionContext", "NSString", "NSUserActivity"]

  /// The subclass that a plain value, such as text, becomes.
  static let plainClasses = ["INNoteContent": "INTextNoteContent"]

  /// The properties for which a plain value stands, by preference, where a type does not hold only one.
  static let principalNames = [
    "title", "spokenName", "displayName", "name", "text", "placemark", "amount", "itemReference", "nickname",
    "content", "mediaName", "rentalCompanyName", "offerTitleText", "groupName", "identifier",
  ]

  /// The property for which a plain value stands, and by which a person tells values apart, where no name does.
  static let principals = [
    "INAirportGate": "gate", "INBillDetails": "billPayee", "INBoatTrip": "boatName", "INBusTrip": "busName",
    "INCallRecord": "participants", "INCallRecordFilter": "participants", "INCarHeadUnit": "iAP2Identifier",
    "INFlight": "flightNumber", "INMessageReaction": "reactionDescription",
    "INPaymentRecord": "currencyAmount", "INRestaurantReservationBooking": "restaurant",
    "INRidePartySizeOption": "sizeDescription", "INRideStatus": "rideOption", "INRideVehicle": "model",
    "INSeat": "seatNumber", "INSticker": "emoji", "INTermsAndConditions": "localizedTermsAndConditionsText",
    "INTrainTrip": "trainName",
  ]

  /// The property that a parameter of an initialiser sets, where it is not the one of the same name.
  static let parameterProperties = [
    "isDefaultProfile": "defaultProfile", "number": "accountNumber", "relativeLevel": "relativeLevelSetting",
  ]

  /// What initialisers take that can not be read back, by class; it is kept and sent all the same.
  static let hiddenProperties = [
    "INMessage": [SiriKitFacts.Property(name: "referencedMessage", type: "INMessage?")]
  ]

  /// Whether an app sets the parameters of an intent one by one.
  static func areParametersSettable(_ intent: SiriKitFacts.Intent) -> Bool {
    intent.domain == "Restaurant Reservations"
  }

  /// What the message of a deprecated type names instead.
  static let successors = [
    "INStartAudioCallIntent": "INStartCallIntent", "INStartVideoCallIntent": "INStartCallIntent",
    "INCreateTaskListIntent": "INAddTasksIntent",
  ]
}
