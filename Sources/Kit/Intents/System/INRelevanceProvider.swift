public import CoreLocation
public import Foundation
import IntentWire

/// Says when or where a shortcut matters; one of its subclasses does.
public class INRelevanceProvider: NSObject, NSCopying, NSSecureCoding {
  override init() {
    super.init()
  }

  /// The provider in the form in which it is sent.
  var record: RecordValue {
    RecordValue(type: "\(type(of: self))", display: DisplayValue(""), fields: fields)
  }

  /// The properties by name.
  var fields: [String: IntentValue] { [:] }

  /// A provider from the form in which it was sent; `nil` for one of an unknown kind or with unusable properties.
  static func make(_ record: RecordValue) -> INRelevanceProvider? {
    let fields = WireFields(record.fields)
    switch record.type {
    case "INDateRelevanceProvider":
      let end: Date? = fields["endDate"]
      return (fields["startDate"] as Date?).map { INDateRelevanceProvider(start: $0, end: end) }
    case "INLocationRelevanceProvider":
      guard case .record(let region)? = record.fields["region"] else { return nil }
      return CLRegion.make(region).map { INLocationRelevanceProvider(region: $0) }
    case "INDailyRoutineRelevanceProvider":
      let situation: INDailyRoutineSituation? = fields["situation"]
      return INDailyRoutineRelevanceProvider(situation: situation ?? .morning)
    default: return nil
    }
  }

  /// Whether the other object says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? INRelevanceProvider)?.record == record
  }

  /// Equal for equal providers.
  public override var hash: Int { record.hashValue }

  /// The provider itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Archives can be read with a check of the class.
  public class var supportsSecureCoding: Bool { true }

  /// Writes the provider.
  public func encode(with coder: NSCoder) {
    ValueArchive.encode(record, with: coder)
  }

  /// Nothing can be read without saying what it is; the subclasses can.
  public required init?(coder: NSCoder) { nil }

  /// The archived form.
  fileprivate static func record(_ coder: NSCoder) -> RecordValue? {
    ValueArchive.decode(RecordValue.self, coder)
  }
}

/// Says that a shortcut matters at a certain time.
public class INDateRelevanceProvider: INRelevanceProvider {
  /// From when on it matters.
  public let startDate: Date
  /// Until when it matters; `nil` for around the start.
  public let endDate: Date?

  /// Creates a provider for a time.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init()
  }

  override var fields: [String: IntentValue] {
    var fields = ["startDate": startDate.wireValue]
    fields["endDate"] = endDate?.wireValue
    return fields
  }

  /// Reads an archived provider.
  public required convenience init?(coder: NSCoder) {
    let made = Self.record(coder).flatMap(INRelevanceProvider.make) as? INDateRelevanceProvider
    guard let made else { return nil }
    self.init(start: made.startDate, end: made.endDate)
  }
}

/// Says that a shortcut matters at a certain place; the assistant names the place, and cannot know who is there.
public class INLocationRelevanceProvider: INRelevanceProvider {
  /// The place.
  public let region: CLRegion

  /// Creates a provider for a place.
  public init(region: CLRegion) {
    self.region = region
    super.init()
  }

  override var fields: [String: IntentValue] { ["region": .record(region.record)] }

  /// Reads an archived provider.
  public required convenience init?(coder: NSCoder) {
    let made = Self.record(coder).flatMap(INRelevanceProvider.make) as? INLocationRelevanceProvider
    guard let made else { return nil }
    self.init(region: made.region)
  }
}

/// Says that a shortcut matters in a situation that comes back every day.
public class INDailyRoutineRelevanceProvider: INRelevanceProvider {
  /// The situation.
  public let situation: INDailyRoutineSituation

  /// Creates a provider for a situation.
  public init(situation: INDailyRoutineSituation) {
    self.situation = situation
    super.init()
  }

  override var fields: [String: IntentValue] { ["situation": situation.wireValue] }

  /// Reads an archived provider.
  public required convenience init?(coder: NSCoder) {
    let made = Self.record(coder).flatMap(INRelevanceProvider.make) as? INDailyRoutineRelevanceProvider
    guard let made else { return nil }
    self.init(situation: made.situation)
  }
}

extension CLRegion {
  /// The area in the form in which it is sent.
  fileprivate var record: RecordValue {
    var fields: [String: IntentValue] = ["identifier": .string(identifier)]
    if let circle = self as? CLCircularRegion {
      fields["latitude"] = .number(circle.center.latitude)
      fields["longitude"] = .number(circle.center.longitude)
      fields["radius"] = .number(circle.radius)
    }
    return RecordValue(
      type: self is CLCircularRegion ? "CLCircularRegion" : "CLRegion", identifier: identifier,
      display: DisplayValue(identifier), fields: fields)
  }

  fileprivate static func make(_ record: RecordValue) -> CLRegion? {
    let fields = WireFields(record.fields)
    let identifier: String = fields["identifier"] ?? record.display.title
    guard record.type == "CLCircularRegion" else { return nil }
    guard let latitude: Double = fields["latitude"], let longitude: Double = fields["longitude"],
      let radius: Double = fields["radius"]
    else { return nil }
    return CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), radius: radius,
      identifier: identifier)
  }
}
