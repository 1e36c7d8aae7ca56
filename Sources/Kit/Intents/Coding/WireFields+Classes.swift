import CoreLocation
import Foundation
import FoundationAdditions
import IntentWire

// Classes of other modules are open, so they cannot promise to make one of a subclass of their own; the fields that
// hold them can.

extension NSNumber {
  /// The number on the wire: true or false, a whole number, or one with a fraction.
  var wireValue: IntentValue {
    // Truth values are the only numbers of one signed byte that are worth telling apart.
    if String(cString: objCType) == "c", intValue == 0 || intValue == 1 { return .boolean(boolValue) }
    return Int(exactly: doubleValue).map { .integer($0) } ?? .number(doubleValue)
  }

  static func decoded(from value: IntentValue) -> NSNumber? {
    switch value {
    case .boolean(let flag): NSNumber(value: flag)
    case .integer(let number): NSNumber(value: number)
    default: Double.decoded(from: value).map { NSNumber(value: $0) }
    }
  }
}

extension NSDecimalNumber {
  /// Reads an amount, with or without its currency.
  static func amount(from value: IntentValue) -> NSDecimalNumber? {
    switch value {
    case .currency(let currency): NSDecimalNumber(decimal: currency.amount)
    case .integer(let number): NSDecimalNumber(value: number)
    case .number(let number):
      // By way of the shortest text, so that 0.1 stays 0.1.
      Decimal(string: "\(number)").map { NSDecimalNumber(decimal: $0) }
    default:
      value.text.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
        .map { NSDecimalNumber(decimal: $0) }
    }
  }
}

extension WireFields {
  /// The number under a name.
  subscript(name: String) -> NSNumber? {
    get { values[name].flatMap(NSNumber.decoded) }
    set { values[name] = newValue?.wireValue }
  }

  /// The amount under a name.
  func amount(_ name: String) -> NSDecimalNumber? { values[name].flatMap(NSDecimalNumber.amount) }

  /// Stores an amount of money.
  ///
  /// - Parameter code: The ISO 4217 code; without one the amount is stored as its digits.
  mutating func set(_ amount: NSDecimalNumber?, in code: String?, for name: String) {
    values[name] = amount.map { amount in
      guard let code, !code.isEmpty else { return .string(amount.decimalValue.description) }
      return .currency(CurrencyValue(amount: amount.decimalValue, code: code))
    }
  }

  /// The position under a name.
  subscript(name: String) -> CLLocation? {
    get {
      guard case .place(let place) = values[name] else { return nil }
      return CLLocation(place)
    }
    set {
      values[name] = newValue.flatMap { location in
        guard location.horizontalAccuracy >= 0 else { return nil }
        let coordinate = location.coordinate
        return .place(PlaceValue(name: nil, latitude: coordinate.latitude, longitude: coordinate.longitude))
      }
    }
  }

  /// The activity under a name.
  subscript(name: String) -> NSUserActivity? {
    get { values[name].flatMap(NSUserActivity.decoded) }
    set { values[name] = newValue?.wireValue }
  }

  /// The activities under a name.
  subscript(name: String) -> [NSUserActivity]? {
    get { values[name]?.elements.compactMap(NSUserActivity.decoded) }
    set { values[name] = newValue.map { .list($0.map(\.wireValue)) } }
  }
}

extension CLLocation {
  /// The position of what has none.
  static var unknown: CLLocation { CLLocation(PlaceValue(name: nil)) }

  /// A position on the wire, which carries no time of measurement: a fixed one keeps equal positions equal.
  convenience init(_ place: PlaceValue) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: place.latitude ?? 0, longitude: place.longitude ?? 0),
      altitude: 0, horizontalAccuracy: place.latitude == nil ? -1 : 0, verticalAccuracy: -1,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }
}

extension NSUserActivity {
  /// The part of the activity that can be sent, as a record.
  var wireValue: IntentValue {
    var fields = WireFields()
    fields["activityType"] = activityType
    fields["title"] = title
    fields["webpageURL"] = webpageURL
    let info = (userInfo ?? [:]).compactMap { key, value in (key.base as? String).map { ($0, value) } }
    fields["userInfo"] = info.isEmpty ? nil : Dictionary(info) { first, _ in first }
    return .record(
      RecordValue(type: "NSUserActivity", display: DisplayValue(title ?? activityType), fields: fields.values)
    )
  }

  static func decoded(from value: IntentValue) -> NSUserActivity? {
    guard case .record(let record) = value, record.type == "NSUserActivity" else { return nil }
    let fields = WireFields(record.fields)
    let activity = NSUserActivity(activityType: fields["activityType"] ?? "")
    activity.title = fields["title"]
    activity.webpageURL = fields["webpageURL"]
    let info: [String: Any]? = fields["userInfo"]
    if let info { activity.addUserInfoEntries(from: info) }
    return activity
  }
}
