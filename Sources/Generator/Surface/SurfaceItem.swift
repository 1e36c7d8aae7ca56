import Foundation

/// One declaration of the facts, and the Swift that refers to it.
struct SurfaceItem {
  /// The owner and the declaration as the facts spell it, for example `INTask: init(title: String)`.
  let key: String
  /// Lines of Swift that compile only when the declaration is there; none for what cannot be on Linux.
  let lines: [String]

  init(_ owner: String, _ declaration: String, _ lines: [String]) {
    let bare = Self.bare(declaration)
    key = owner.isEmpty ? bare : "\(owner): \(bare)"
    self.lines = lines
  }

  /// The declaration without the note that may follow it in the facts.
  static func bare(_ declaration: String) -> String {
    declaration.components(separatedBy: "//")[0].trimmingSpaces
  }

  init(_ owner: String, _ declaration: String, _ line: String) {
    self.init(owner, declaration, [line])
  }
}

/// What people decided about the proof that the surface is whole.
enum SurfaceChoices {
  /// Declarations that cannot be on Linux, with the reason.
  static let impossible = [
    "INDateComponentsRange: init(ekRecurrenceRule recurrenceRule: EKRecurrenceRule)":
      "EventKit, to which the rule belongs, is not on Linux; `INRecurrenceRule` says the same.",
    "INDateComponentsRange: func EKRecurrenceRule() -> EKRecurrenceRule?":
      "EventKit, to which the rule belongs, is not on Linux; `INRecurrenceRule` says the same.",
  ]

  /// Declarations that are referred to in another way than their text suggests.
  static let references: [String: [String]] = [
    "INIntent: func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>)":
      [
        "_ = { (x: INSendMessageIntent, a: INImage?) in x.setImage(a, forParameterNamed: \\.content) }"
      ],
    "INIntent: func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage?": [
      "_ = { (x: INSendMessageIntent) -> INImage? in x.image(forParameterNamed: \\.content) }"
    ],
    "INParameter: init?<Root, Value>(keyPath: KeyPath<Root, Value>)": [
      "_ = { () -> INParameter? in INParameter(keyPath: \\INSendMessageIntent.content) }"
    ],
    "INIntentHandlerProviding: func handler(forIntent intent: INIntent) -> Any?": [
      "_ = { @MainActor (x: any INIntentHandlerProviding, a: INIntent) -> Any? in x.handler(for: a) }"
    ],
    "INVocabulary: class func shared() -> Self": [
      "let _: () -> INVocabulary = INVocabulary.shared"
    ],
    "INUpcomingMediaManager: func setSuggestedMediaIntents(_ intents: NSOrderedSet /* of INPlayMediaIntent */)":
      [
        "_ = { (x: INUpcomingMediaManager, a: NSOrderedSet) in x.setSuggestedMediaIntents(a) }"
      ],
    // The requirement of `INSpeakable` has the more general type, which Swift does not let a class narrow.
    "INObject: alternativeSpeakableMatches": [
      "let _: ReferenceWritableKeyPath<INObject, [any INSpeakable]?> = \\.alternativeSpeakableMatches"
    ],
    "INIntentErrorDomain": ["let _: String = INIntentErrorDomain"],
  ]

  /// Types as Swift on Linux has them, where the facts spell them as Objective-C does.
  static let spellings = [
    "CGColorRef": "CGColor", "NSUnitPower": "UnitPower", "va_list": "CVaListPointer",
    "ObjectType": "INObject",
  ]

  /// Classes that are generic, with the argument for which they are looked at.
  static let generics = [
    "INObjectCollection": "INObjectCollection<INObject>", "INObjectSection": "INObjectSection<INObject>",
  ]
}
