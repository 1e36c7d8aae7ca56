import Foundation
import IntentWire

/// How much an app may put into the search index.
enum IndexLimits {
  /// The most items of an app, in all its indexes.
  static let items = 100_000
  /// The most bytes of an identifier, a domain or the name of an index.
  static let name = 1_000
  /// The most attributes of an item.
  static let attributes = 500
  /// The most bytes of a client state.
  static let state = 250
  /// The most bytes of a query.
  static let query = 10_000

  /// Checks a change.
  ///
  /// - Throws: ``WireFault`` that says which limit is exceeded.
  static func check(_ update: IndexUpdate) throws(WireFault) {
    guard update.index.utf8.count <= name else {
      throw WireFault(.invalidParameters, "The name of an index has at most \(name) bytes.")
    }
    for state in [update.state, update.expectedState] {
      guard let state, state.count > Self.state else { continue }
      throw WireFault(
        .invalidParameters,
        "The state that an app keeps with an index has at most \(Self.state) bytes; this one has \(state.count)."
      )
    }
    for item in update.items {
      let shown = item.identifier.prefix(80)
      guard (1...name).contains(item.identifier.utf8.count) else {
        throw WireFault(
          .invalidParameters, "The identifier of an item has 1 to \(name) bytes; “\(shown)” has not.")
      }
      guard (item.domain?.utf8.count ?? 0) <= name else {
        throw WireFault(
          .invalidParameters, "The domain of an item has at most \(name) bytes; that of “\(shown)” has more.")
      }
      guard item.attributes.count <= attributes else {
        throw WireFault(
          .invalidParameters,
          "An item has at most \(attributes) attributes; “\(shown)” has \(item.attributes.count).")
      }
    }
  }
}
