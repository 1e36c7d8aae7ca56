import Catalog
public import Donations
public import Foundation
import IntentWire
import Logging
import Store

extension Assistant {
  /// Returns what apps donated, newest first.
  ///
  /// - Parameters:
  ///   - app: The bundle identifier of the only app to consider.
  ///   - intent: The only intent, or activity type, to consider.
  ///   - limit: The most donations to return.
  public func donations(
    app: String? = nil, intent: String? = nil, limit: Int = .max
  ) throws -> [DonationRecord] {
    takeInSpool()
    return try store().records(DonationFilter(app: app, intent: intent), limit: limit)
  }

  /// Forgets donations.
  ///
  /// - Parameters:
  ///   - app: The bundle identifier of the app to which they belong; `nil` for any.
  ///   - identifiers: Only those with one of these identifiers; `nil` for any.
  ///   - group: Only those of this group; `nil` for any.
  /// - Returns: How many there were.
  @discardableResult
  public func deleteDonations(
    app: String? = nil, identifiers: [String]? = nil, group: String? = nil
  ) throws -> Int {
    takeInSpool()
    return try store().deleteDonations(DonationFilter(app: app, ids: identifiers, group: group))
  }

  /// Returns what the latest donations say about the person's habits.
  ///
  /// It is made anew only when donations have changed, in whichever process.
  ///
  /// - Parameter moment: The present; `nil` takes the configured clock.
  public func donationHistory(at moment: Date? = nil) throws -> DonationHistory {
    try donationHistory(at: moment, number: board.refresh(from: store()))
  }

  /// What the latest donations say about the person's habits, by the store's change number.
  func donationHistory(at moment: Date?, number: Int) throws -> DonationHistory {
    // Whole hours, so that turns at nearly the same time share a history and equal moments have equal ones.
    let hour = ((moment ?? configuration.now()).timeIntervalSince1970 / 3_600).rounded(.down) * 3_600
    let now = Date(timeIntervalSince1970: hour)
    if let remembered, remembered.number == number, remembered.history.now == now {
      return remembered.history
    }
    let history = DonationHistory(try store().records(limit: DonationLimits.weighed), now: now)
    remembered = RememberedHistory(number: number, history: history)
    return history
  }

  /// Returns the reservations that apps donated, in the order in which they begin.
  public func reservations() throws -> [Reservation] {
    Reservation.all(
      in: try donations(intent: "INGetReservationDetailsIntent"), zone: configuration.timeZone)
  }

  /// Takes in what programs of apps left while no assistant listened.
  ///
  /// What belongs to no installed app stays where it is. A broken spool costs nobody a turn.
  func takeInSpool() {
    guard !configuration.isTransient else { return }
    // What cannot be written down stays where it is.
    guard !spool.isEmpty, let store = try? store(), (try? store.reserveSpace()) != nil else { return }
    let apps = (try? readingRoom().apps) ?? sortedApps()
    for content in spool.take(where: { apps.owner(of: $0) != nil }) {
      guard let app = apps.owner(of: content.name) else { continue }
      if content.garbled > 0 {
        configuration.logger.warning("\(app.name) left \(content.garbled) messages that cannot be read")
      }
      for request in content.requests {
        do {
          _ = try board.answer(request, of: app.identifier)
        } catch {
          configuration.logger.warning("\(app.name) left something that was refused: \(error)")
        }
      }
    }
  }
}

/// A history with the state of the store from which it was made.
struct RememberedHistory: Sendable {
  /// The store's change number.
  var number: Int
  var history: DonationHistory
}

extension [InstalledApp] {
  /// The app behind the name under which a program left something.
  ///
  /// That is a bundle identifier, that of an extension, or else the name of an executable: of one in a bundle, or of
  /// a tool that is called as the app is.
  func owner(of name: String) -> InstalledApp? {
    if let app = first(where: { $0.identifier == name }) { return app }
    if let app = first(where: { $0.processes.contains { $0.identifier == name } }) { return app }
    let plain = name.lowercased()
    let found = filter { app in
      app.name.lowercased().filter { !$0.isWhitespace } == plain
        || app.processes.contains { $0.executable.lastPathComponent.lowercased() == plain }
    }
    // Two apps of one name: nothing says whose it is.
    return found.count == 1 ? found.first : nil
  }
}
