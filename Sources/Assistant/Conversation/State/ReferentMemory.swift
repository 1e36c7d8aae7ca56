public import IntentWire
import Understanding

/// What a conversation was about, so that a later sentence can refer to it: "unsend that", "call her back".
///
/// It holds the things that apps answered with and that requests named, the latest last, by their types. Only so much
/// is kept that a person might still mean it.
public struct ReferentMemory: Sendable, Hashable, Codable {
  /// Some things of one type that came up together.
  public struct Referent: Sendable, Hashable, Codable {
    /// The bundle identifier of the app that knows them.
    public var app: String
    /// The intent with which they came up.
    public var intent: String
    /// The type of the things, for example `INMessage`; people are `INPerson`.
    public var type: String
    /// The things, in the order in which the app gave them.
    public var values: [IntentValue]
    /// Whether they came up in the conversation before; `nil` where in this one.
    public var isEarlier: Bool?

    /// Creates a referent.
    public init(app: String, intent: String, type: String, values: [IntentValue]) {
      self.app = app
      self.intent = intent
      self.type = type
      self.values = values
    }
  }

  /// How many referents are kept, and how many things of each.
  static let limit = (referents: 16, values: 24)

  /// What came up, the latest last.
  public private(set) var referents: [Referent] = []
  /// The app that was used last for each kind of request.
  public private(set) var topics: [String: String] = [:]

  /// Creates an empty memory.
  public init() {}

  /// Whether nothing is remembered.
  public var isEmpty: Bool { referents.isEmpty && topics.isEmpty }

  /// The same memory without the apps that were used: what a new conversation takes over from the one before.
  public var referentsOnly: ReferentMemory {
    var memory = self
    memory.topics = [:]
    for index in memory.referents.indices { memory.referents[index].isEarlier = true }
    return memory
  }
}

extension ReferentMemory {
  /// Remembers what a call was about and what it led to.
  mutating func note(_ outcome: IntentOutcome, of call: IntentCall, in app: String) {
    if let topic = Topic(call.intent) { topics[topic.name] = app }
    for name in call.parameters.keys.sorted() {
      note(call.parameters[name]?.elements ?? [], of: call.intent, in: app)
    }
    for name in outcome.response.keys.sorted() {
      note(outcome.response[name]?.elements ?? [], of: call.intent, in: app)
    }
    note(outcome.value?.elements ?? [], of: call.intent, in: app)
  }

  /// Remembers whom and what a call names that is not carried out.
  mutating func note(named call: IntentCall, in app: String) {
    for name in call.parameters.keys.sorted() {
      note(call.parameters[name]?.elements ?? [], of: call.intent, in: app)
    }
  }

  /// The thing that came up last, where it was named in a sentence that no app was asked.
  var unasked: IntentValue? {
    guard let latest = referents.last, latest.intent.isEmpty, latest.type != Self.searchResult,
      latest.isEarlier != true
    else {
      return nil
    }
    return latest.values.last
  }

  /// Remembers one of the things that came up together as the latest: the one that a person pointed at.
  mutating func note(pointed thing: IntentValue) {
    guard let found = referents.last(where: { $0.values.contains(thing) }) else { return }
    note([thing], of: found.intent, in: found.app)
  }

  /// Remembers what a message says since it was changed.
  mutating func rewrite(_ message: String, of app: String, to content: IntentValue) {
    for index in referents.indices where referents[index].app == app && referents[index].type == "INMessage" {
      referents[index].values = referents[index].values.map { value in
        guard case .record(var record) = value, value.referentIdentifier == message else { return value }
        record.fields["content"] = content
        return .record(record)
      }
    }
  }

  /// Remembers the app that was used for a kind of request.
  mutating func use(_ app: String, for intent: String) {
    if let topic = Topic(intent) { topics[topic.name] = app }
  }

  /// The things of a type that came up last.
  ///
  /// - Parameters:
  ///   - types: The types to look for; `nil` for any.
  ///   - intents: The intents with which they must have come up; `nil` for any.
  ///   - app: The app that must know them; `nil` for any.
  ///   - isHere: Whether they must have come up in this conversation.
  func latest(
    _ types: Set<String>?, from intents: Set<String>? = nil, app: String? = nil, isHere: Bool = false
  ) -> Referent? {
    referents.last { referent in
      types?.contains(referent.type) ?? true && intents?.contains(referent.intent) ?? true
        && (app == nil || referent.app == app) && !referent.values.isEmpty
        && !(isHere && referent.isEarlier == true)
    }
  }

  /// The things of the kind of the latest that came up one after the other, each alone, the first one first.
  var toldInTurn: [IntentValue] {
    guard let latest = referents.last else { return [] }
    return referents.reversed()
      .prefix {
        $0.app == latest.app && $0.type == latest.type && $0.intent == latest.intent && $0.values.count == 1
      }
      .reversed().flatMap(\.values)
  }

  /// Remembers what a search in all apps found.
  mutating func note(_ things: [FoundThing]) {
    keep(
      Referent(
        app: "", intent: "", type: Self.searchResult,
        values: things.prefix(Self.limit.values).map(\.remembered)))
  }

  /// What a search in all apps found, when nothing came up after it.
  var foundThings: [FoundThing] {
    guard let last = referents.last, last.type == Self.searchResult else { return [] }
    return last.values.compactMap(FoundThing.init(remembered:))
  }

  static let searchResult = "SearchResult"

  /// Forgets things that no longer exist.
  mutating func forget(_ type: String, identifiers: [String], of app: String) {
    for index in referents.indices where referents[index].type == type && referents[index].app == app {
      referents[index].values.removeAll { value in
        value.referentIdentifier.map(identifiers.contains) ?? false
      }
    }
    referents.removeAll(where: \.values.isEmpty)
  }

  private mutating func note(_ values: [IntentValue], of intent: String, in app: String) {
    var byType: [(type: String, values: [IntentValue])] = []
    func add(_ value: IntentValue, _ type: String) {
      let place = byType.firstIndex { $0.type == type }
      if let place {
        byType[place].values.append(value)
      } else {
        byType.append((type, [value]))
      }
    }
    for value in values.prefix(Self.limit.values) {
      switch value {
      case .person(let person) where !person.isMe: add(value.withoutContent, "INPerson")
      case .record(let record) where !record.type.isEmpty:
        for person in record.others(in: intent) { add(person.withoutContent, "INPerson") }
        // The tasks of a list that was shown can be meant as well: “tick off the first one”.
        if intent == "INSearchForNotebookItemsIntent", record.type == "INTaskList" {
          for task in record.fields["tasks"]?.elements.prefix(Self.limit.values) ?? [] {
            add(task.withoutContent, "INTask")
          }
        }
        add(value.withoutContent, record.type)
      case .entity(let entity): add(value, entity.type)
      default: break
      }
    }
    for (type, values) in byType {
      keep(Referent(app: app, intent: intent, type: type, values: values))
    }
  }

  /// Keeps some things as the latest; the same ones, had they come up before, are not kept twice.
  private mutating func keep(_ referent: Referent) {
    referents.removeAll {
      var known = $0
      known.isEarlier = referent.isEarlier
      return known == referent
    }
    referents.append(referent)
    if referents.count > Self.limit.referents {
      referents.removeFirst(referents.count - Self.limit.referents)
    }
  }
}

/// What a request is about, as far as the names of SiriKit's intents tell: messages, calls, rides and so on.
struct Topic {
  let name: String

  /// The topic of an intent; `nil` for one whose name tells none.
  init?(_ intent: String) {
    let names = [
      "Message", "Call", "Ride", "Workout", "Photo", "Media", "Restaurant", "Car", "Radio", "Note", "Task",
      "Bill",
      "Payment", "Account", "Money",
    ]
    // Playing audio is about media in either framework.
    if intent == AudioRequest.action {
      name = "Media"
      return
    }
    // The longest name wins, so that a message is not taken for something of a shorter name.
    guard intent.hasPrefix("IN"), intent.hasSuffix("Intent"),
      let name = names.filter({ intent.contains($0) }).max(by: { $0.count < $1.count })
    else { return nil }
    let joint = ["Task": "Note", "Bill": "Payment", "Account": "Payment", "Money": "Payment"]
    self.name = joint[name] ?? name
  }
}

extension IntentValue {
  /// The identifier under which an app knows the value.
  var referentIdentifier: String? {
    switch self {
    case .record(let record):
      ["identifier", "rideIdentifier", "bookingIdentifier", "carIdentifier"].lazy
        .compactMap { record.fields[$0]?.text }.first ?? record.identifier
    case .entity(let entity): entity.identifier
    case .person(let person): person.customIdentifier ?? person.contactIdentifier
    default: nil
    }
  }

  /// The value without the contents of files and pictures, which would only make the memory large.
  fileprivate var withoutContent: IntentValue {
    switch self {
    case .file(var file):
      file.data = nil
      return .file(file)
    case .person(var person):
      person.image = nil
      person.matches = []
      return .person(person)
    case .record(var record):
      record.fields = record.fields.compactMapValues { value in
        if case .record(let inner) = value, inner.type == "INImage" { return nil }
        return value.withoutContent
      }
      return .record(record)
    case .list(let values): return .list(values.map(\.withoutContent))
    default: return self
    }
  }
}

extension FoundThing {
  /// The result as it is remembered.
  fileprivate var remembered: IntentValue {
    var fields: [String: IntentValue] = ["app": .string(app), "index": .string(index)]
    fields["entity"] = entity.map(IntentValue.entity)
    fields["link"] = link.map(IntentValue.url)
    return .record(
      RecordValue(
        type: ReferentMemory.searchResult, identifier: identifier,
        display: DisplayValue(title, subtitle: detail),
        fields: fields))
  }

  /// Reads a result as it is remembered; `nil` for anything else.
  init?(remembered value: IntentValue) {
    guard case .record(let record) = value, record.type == ReferentMemory.searchResult,
      let identifier = record.identifier, let app = record.fields["app"]?.text
    else { return nil }
    self.init(
      app: app, index: record.fields["index"]?.text ?? "", identifier: identifier,
      title: record.display.title, detail: record.display.subtitle)
    if case .entity(let entity)? = record.fields["entity"] { self.entity = entity }
    if case .url(let link)? = record.fields["link"] { self.link = link }
  }
}

extension RecordValue {
  /// The people on the other side of a message or a call.
  fileprivate func others(in intent: String) -> [IntentValue] {
    // The sender of what was just sent is the user.
    let names =
      intent == "INSendMessageIntent" ? ["recipients"] : ["sender", "caller", "participants", "payee"]
    for name in names {
      let others = (fields[name]?.elements ?? []).filter { value in
        if case .person(let person) = value { !person.isMe } else { false }
      }
      if !others.isEmpty { return others }
    }
    return []
  }
}
