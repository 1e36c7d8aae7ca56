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

  private static let intent = "INGetReservationDetailsIntent"

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
    let range = Self.duration(in: record)
    start = range?.start?.instant(in: zone)
    end = range?.end?.instant(in: zone)
  }

  /// A reservation is the same as another of its app with the same reference, or else the same number and title.
  private var key: String {
    if case .spoken(let reference)? = record.fields["itemReference"], let name = reference.identifier {
      return "\(app)\n\(name)"
    }
    return "\(app)\n\(type)\n\(number ?? "")\n\(title)"
  }

  /// The span of the reservation itself, or of the trip, flight, event or stay inside it.
  private static func duration(in record: RecordValue) -> DateRangeValue? {
    let fields = record.fields.sorted { $0.key < $1.key }
    for (name, value) in fields where name.hasSuffix("Duration") {
      if case .dateRange(let range) = value { return range }
    }
    for (name, value) in fields where name != "actions" {
      if case .record(let inner) = value, let range = duration(in: inner) { return range }
    }
    return nil
  }
}
