public import Foundation
public import IntentWire

/// A donation as the assistant keeps it: what an app told, which app it was, and when it came in.
public struct DonationRecord: Sendable, Hashable {
  /// The app's bundle identifier.
  public var app: String
  /// What the app told.
  public var value: DonationValue
  /// When the assistant took it in.
  public var stored: Date

  /// Creates a record.
  public init(app: String, value: DonationValue, stored: Date) {
    self.app = app
    self.value = value
    self.stored = stored
  }

  /// When it took place: as the app says, else when it came in.
  public var date: Date { value.start ?? stored }

  /// The intent's class or type name, or the type of the activity.
  public var name: String { value.call?.intent ?? value.activity?.type ?? "" }

  /// What a person reads about it: the title that the app gave, else the name.
  public var title: String {
    [value.title, value.activity?.title].compactMap(\.self).first { !$0.isEmpty } ?? name
  }

  /// The people whom the request names, without repetitions.
  public var people: [PersonValue] {
    var known: Set<String> = []
    return (value.call?.parameters.sorted { $0.key < $1.key } ?? []).flatMap { $0.value.people }.filter {
      known.insert(PersonKey.names(of: $0).first ?? "").inserted
    }
  }
}

/// How many donations are kept; older ones are forgotten when new ones come in.
public enum DonationLimits {
  /// The most donations of one app; the newest are kept.
  public static let perApp = 5_000
  /// How long a donation is kept, in seconds: 90 days.
  public static let age: TimeInterval = 90 * 86_400
  /// The most donations that count when the assistant weighs apps against each other; the newest are taken.
  public static let weighed = 1_000
  /// The largest donation, in bytes of its JSON.
  public static let size = 256 * 1024
  /// The most shortcuts that an app may name for one purpose, and the most to which a person can give phrases.
  public static let shortcuts = 200
  /// The longest identifier, group or phrase, in bytes.
  public static let text = 1_024
}

extension IntentValue {
  /// The people that a value names, in order.
  var people: [PersonValue] {
    switch self {
    case .person(let person): [person]
    case .list(let values): values.flatMap(\.people)
    case .record(let record): record.fields.sorted { $0.key < $1.key }.flatMap { $0.value.people }
    default: []
    }
  }
}

/// The names under which a person is known again.
enum PersonKey {
  /// The identifiers first, then the handles, then the name; all comparable.
  static func names(of person: PersonValue) -> [String] {
    var names: [String] = []
    if let identifier = person.customIdentifier { names.append("custom:\(identifier)") }
    if let identifier = person.contactIdentifier { names.append("contact:\(identifier)") }
    names += person.handles.map { "handle:\(plain($0.value))" }
    if !person.name.isEmpty { names.append("name:\(plain(person.name))") }
    return names
  }

  /// Text without the differences that a person does not hear.
  static func plain(_ text: String) -> String {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    let words = folded.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    return words.map { $0.filter { $0 != "'" && $0 != "’" } }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
