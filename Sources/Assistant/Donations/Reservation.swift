public import Foundation
public import IntentWire

/// A reservation that an app donated with the answer to an `INGetReservationDetailsIntent`.
public struct Reservation: Sendable, Hashable {
  /// The app's bundle identifier.
  public var app: String
  /// The reservation's type, for example `INFlightReservation`.
  public var type: String
  /// What is reserved, in words.
  public var title: String
  /// The number under which it was booked.
  public var number: String?
  /// The case name of its status, for example `confirmed`.
  public var status: String?
  /// On whose name it is.
  public var holder: String?
  /// When it begins.
  public var start: Date?
  /// When it ends.
  public var end: Date?
  /// The reservation as the app described it.
  public var record: RecordValue

  /// The intent with which apps donate reservations, and with which a person asks for them.
  public static let intent = "INGetReservationDetailsIntent"

  /// The reservations that apps donated, in the order in which they begin; those without a beginning come last.
  ///
  /// A later donation of the same reservation replaces an earlier one.
  ///
  /// - Parameter zone: The time zone of dates that name none.
  public static func all(in records: [DonationRecord], zone: TimeZone) -> [Reservation] {
    var known: Set<String> = []
    let newestFirst = records.filter { $0.value.call?.intent == intent }.sorted { $0.stored > $1.stored }
    return newestFirst.flatMap { donation in
      (donation.value.outcome?.response["reservations"]?.elements ?? []).compactMap { value -> Reservation? in
        guard case .record(let record) = value else { return nil }
        let reservation = Reservation(record, app: donation.app, zone: zone)
        return known.insert(reservation.key).inserted ? reservation : nil
      }
    }.sorted {
      ($0.start ?? .distantFuture, $0.title, $0.app) < ($1.start ?? .distantFuture, $1.title, $1.app)
    }
  }

  private init(_ record: RecordValue, app: String, zone: TimeZone) {
    self.app = app
    self.record = record
    type = record.type
    title = record.fields["itemReference"]?.displayText ?? record.display.title
    number = record.fields["reservationNumber"]?.text
    holder = record.fields["reservationHolderName"]?.text
    if case .enumeration(let value)? = record.fields["reservationStatus"] { status = value.cases.first }
    let range = Self.span(of: record)
    start = range?.start?.instant(in: zone)
    end = range?.end?.instant(in: zone)
  }

  /// Whether it has not ended; one without an end counts for the day of its beginning, and one without a beginning
  /// has none.
  public func isAhead(of now: Date) -> Bool {
    if let end { return end >= now }
    guard let start else { return true }
    return start.addingTimeInterval(86_400) >= now
  }

  /// Whether it has a name, or words of it, in its title or number.
  public func isCalled(_ name: String) -> Bool {
    let words = Set(
      PersonKey.plain([title, number, holder].compactMap(\.self).joined(separator: " ")).split(separator: " ")
    )
    let wanted = PersonKey.plain(name).split(separator: " ")
    return !wanted.isEmpty && wanted.allSatisfy(words.contains)
  }

  /// A reservation is the same as another of its app with the same reference, or else the same number and title.
  private var key: String {
    if case .spoken(let reference)? = record.fields["itemReference"], let name = reference.identifier {
      return "\(app)\n\(name)"
    }
    return "\(app)\n\(type)\n\(number ?? "")\n\(title)"
  }

  /// The span of the reservation itself, or of the trip, flight, event or stay inside it.
  public static func span(of record: RecordValue) -> DateRangeValue? {
    let fields = record.fields.sorted { $0.key < $1.key }
    for (name, value) in fields where name.hasSuffix("Duration") {
      if case .dateRange(let range) = value { return range }
    }
    for (name, value) in fields where name != "actions" {
      if case .record(let inner) = value, let range = span(of: inner) { return range }
    }
    return nil
  }
}
