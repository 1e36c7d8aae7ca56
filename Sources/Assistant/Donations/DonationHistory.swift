public import Foundation
public import IntentWire

/// What donations say about a person's habits: which app they use for what, and with whom.
///
/// A donation counts the less the older it is: after two weeks it is worth half. Every score lies between 0 and 1,
/// and a single donation never makes more than one half, so that a habit needs more than one occasion.
public struct DonationHistory: Sendable {
  /// A person with how often they were named.
  public struct Acquaintance: Sendable, Hashable {
    /// The person, as named last.
    public var person: PersonValue
    /// How often they were named, in donations as recent as today; older ones count less.
    public var weight: Double
    /// When they were named last.
    public var last: Date
  }

  /// After how many seconds a donation is worth half: two weeks.
  public static let halfLife: TimeInterval = 14 * 86_400

  /// The donations, newest first.
  public let records: [DonationRecord]
  /// The moment from which ages are counted.
  public let now: Date

  private struct Use: Hashable {
    var app: String
    var intent: String
  }

  private let weights: [Use: Double]
  private let totals: [String: Double]
  private let latest: [Use: Int]
  private let meetings: [Use: [String: Double]]

  /// Creates a history.
  ///
  /// - Parameters:
  ///   - records: The donations, in any order.
  ///   - now: The moment from which ages are counted; a donation that lies after it counts as one of now.
  public init(_ records: [DonationRecord] = [], now: Date) {
    self.records = records.sorted {
      ($0.date, $0.app, $0.value.identifier) > ($1.date, $1.app, $1.value.identifier)
    }
    self.now = now
    var weights: [Use: Double] = [:]
    var totals: [String: Double] = [:]
    var latest: [Use: Int] = [:]
    var meetings: [Use: [String: Double]] = [:]
    for (index, record) in self.records.enumerated() {
      let use = Use(app: record.app, intent: record.name)
      let weight = Self.weight(of: record, now)
      weights[use, default: 0] += weight
      totals[record.name, default: 0] += weight
      if latest[use] == nil { latest[use] = index }
      for name in Set(record.people.flatMap(PersonKey.names)) {
        meetings[use, default: [:]][name, default: 0] += weight
      }
    }
    self.weights = weights
    self.totals = totals
    self.latest = latest
    self.meetings = meetings
  }

  /// The last donation of an intent, or of an activity type.
  ///
  /// - Parameter app: The only app to consider; `nil` for any.
  public func lastDonation(intent: String, app: String? = nil) -> DonationRecord? {
    let indices = latest.filter { $0.key.intent == intent && (app == nil || $0.key.app == app) }.values
    return indices.min().map { records[$0] }
  }

  /// How much speaks for an app when the person wants an intent: 0 for nothing, near 1 for a settled habit.
  ///
  /// The scores of all apps for one intent add up to less than 1.
  public func score(app: String, intent: String) -> Double {
    (weights[Use(app: app, intent: intent)] ?? 0) / (1 + (totals[intent] ?? 0))
  }

  /// How much speaks for an app when the person wants an intent with somebody.
  ///
  /// - Parameter person: Known again by an identifier, a handle or the name.
  public func score(app: String, intent: String, person: PersonValue) -> Double {
    let names = PersonKey.names(of: person)
    func met(_ use: Use) -> Double { names.compactMap { meetings[use]?[$0] }.max() ?? 0 }
    let all = meetings.keys.filter { $0.intent == intent }.reduce(0) { $0 + met($1) }
    return met(Use(app: app, intent: intent)) / (1 + all)
  }

  /// How often an app was used for an intent, in donations as recent as today; older ones count less.
  public func weight(app: String, intent: String) -> Double { weights[Use(app: app, intent: intent)] ?? 0 }

  /// The apps that were used for an intent, the most usual first.
  public func apps(for intent: String) -> [String] {
    weights.filter { $0.key.intent == intent }.sorted { ($1.value, $0.key.app) < ($0.value, $1.key.app) }
      .map(\.key.app)
  }

  /// The people with whom an intent was used, the most usual first.
  ///
  /// - Parameters:
  ///   - intent: The only intent to consider; `nil` for any.
  ///   - app: The only app to consider; `nil` for any.
  public func people(intent: String? = nil, app: String? = nil) -> [Acquaintance] {
    var found: [Acquaintance] = []
    var places: [String: Int] = [:]
    for record in records where (intent ?? record.name) == record.name && (app ?? record.app) == record.app {
      let weight = Self.weight(of: record, now)
      for person in record.people {
        let names = PersonKey.names(of: person)
        // One donation may show that two who were taken for different people are the same.
        let known = Set(names.compactMap { places[$0] }).sorted()
        let place = known.first ?? found.count
        if known.isEmpty { found.append(Acquaintance(person: person, weight: 0, last: record.date)) }
        found[place].weight += weight
        for other in known.dropFirst() {
          found[place].weight += found[other].weight
          found[other].weight = 0
          for (name, number) in places where number == other { places[name] = place }
        }
        for name in names { places[name] = place }
      }
    }
    found.removeAll { $0.weight == 0 }
    return found.sorted { ($1.weight, $1.last, $0.person.name) < ($0.weight, $0.last, $1.person.name) }
  }

  private static func weight(of record: DonationRecord, _ now: Date) -> Double {
    let age = max(0, now.timeIntervalSince(record.date))
    return exp2(-age / halfLife)
  }
}
