import Foundation
import IntentWire
import Language

/// The properties that values have.
enum Properties {
  /// A property of a value; `nil` when it has none of the name.
  static func value(_ name: String, of value: IntentValue, zone: TimeZone) -> IntentValue? {
    switch value {
    case .list(let items): return list(name, items, zone)
    case .entity(let entity):
      if let property = entity.properties[name] { return property }
      switch name {
      case "title", "name": return .string(entity.display.title)
      case "subtitle": return .string(entity.display.subtitle ?? "")
      case "identifier", "id": return .string(entity.identifier)
      default:
        return entity.properties.first { Folding.fold($0.key) == Folding.fold(name) }?.value
      }
    case .record(let record):
      if record.type == "Unknown" { return .unknown("\(record.display.title).\(name)") }
      if let field = record.fields[name] { return field }
      switch name {
      case "title", "name": return record.type == "Dictionary" ? nil : .string(record.display.title)
      case "identifier", "id": return record.identifier.map(IntentValue.string)
      case "count": return .integer(record.fields.count)
      default: return nil
      }
    default: return scalar(name, value, zone)
    }
  }

  private static func list(_ name: String, _ items: [IntentValue], _ zone: TimeZone) -> IntentValue? {
    switch name {
    case "count": return .integer(items.count)
    case "first": return items.first
    case "last": return items.last
    default:
      // Of a list, the property of each item.
      let values = items.compactMap { value(name, of: $0, zone: zone) }
      return values.count == items.count ? .list(values) : nil
    }
  }

  private static func scalar(_ name: String, _ value: IntentValue, _ zone: TimeZone) -> IntentValue? {
    switch (value, name) {
    case (.string(let text), "length"), (.string(let text), "count"): return .integer(text.count)
    case (.date(let date), _): return Self.date(name, date, zone)
    case (.dateRange(let range), "start"): return range.start.map(IntentValue.date)
    case (.dateRange(let range), "end"): return range.end.map(IntentValue.date)
    case (.measurement(let measure), "value"), (.measurement(let measure), "amount"):
      return .number(measure.value)
    case (.measurement(let measure), "unit"): return .string(measure.unit)
    case (.duration(let seconds), "seconds"): return .number(seconds)
    case (.duration(let seconds), "minutes"): return .number(seconds / 60)
    case (.duration(let seconds), "hours"): return .number(seconds / 3600)
    case (.currency(let money), "amount"):
      return .number(NSDecimalNumber(decimal: money.amount).doubleValue)
    case (.currency(let money), "currency"): return .string(money.code)
    case (.url(let url), _): return Self.url(name, url)
    case (.person(let person), "name"), (.person(let person), "title"): return .string(person.name)
    case (.person(let person), "phone"): return handle(person, "phoneNumber")
    case (.person(let person), "email"): return handle(person, "emailAddress")
    case (.place(let place), "name"), (.place(let place), "title"): return .string(place.name ?? "")
    case (.place(let place), "latitude"): return place.latitude.map(IntentValue.number)
    case (.place(let place), "longitude"): return place.longitude.map(IntentValue.number)
    case (.place(let place), "address"): return .dictionary(place.address.mapValues(IntentValue.string))
    case (.file(let file), "name"), (.file(let file), "title"): return .string(file.filename)
    case (.file(let file), "type"): return .string(file.type ?? "")
    case (.file(let file), "url"): return file.url.map(IntentValue.url)
    case (.file(let file), "text"): return file.data.map { .string(String(decoding: $0, as: UTF8.self)) }
    case (.file(let file), "size"): return file.data.map { .integer($0.count) }
    case (.enumeration(let choice), "name"): return .string(choice.cases.joined(separator: ", "))
    case (.spoken(let spoken), "phrase"): return .string(spoken.phrase)
    default: return nil
    }
  }

  private static func handle(_ person: PersonValue, _ kind: String) -> IntentValue {
    .string(person.handles.first { $0.kind == kind }?.value ?? "")
  }

  private static func date(_ name: String, _ date: DateValue, _ zone: TimeZone) -> IntentValue? {
    switch name {
    case "year": return date.year.map(IntentValue.integer)
    case "month": return date.month.map(IntentValue.integer)
    case "day": return date.day.map(IntentValue.integer)
    case "hour": return date.hour.map(IntentValue.integer)
    case "minute": return date.minute.map(IntentValue.integer)
    case "weekday":
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      return date.instant(in: zone).map {
        .string(Trigger.weekdayNames[calendar.component(.weekday, from: $0) - 1])
      }
    case "date":
      return .date(DateValue(year: date.year, month: date.month, day: date.day))
    case "time": return .date(DateValue(hour: date.hour, minute: date.minute))
    default: return nil
    }
  }

  private static func url(_ name: String, _ url: URL) -> IntentValue? {
    switch name {
    case "scheme": return .string(url.scheme ?? "")
    case "host": return .string(url.host() ?? "")
    case "path": return .string(url.path)
    case "fragment": return .string(url.fragment ?? "")
    case "name": return .string(url.lastPathComponent)
    case "query":
      let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      return .dictionary(
        Dictionary(items.map { ($0.name, .string($0.value ?? "")) }, uniquingKeysWith: { first, _ in first }))
    default: return nil
    }
  }

  /// The type of a property of a value of a type: known, unknown, or that there is no such property.
  enum Known: Sendable, Hashable {
    case type(ValueType?)
    case none(known: [String])
  }

  static func type(_ name: String, of type: ValueType?, in catalog: ActionCatalog) -> Known {
    guard let type else { return .type(nil) }
    let fixed: [String: ValueType]
    switch type {
    case .list(let element):
      if name == "count" { return .type(.integer) }
      if name == "first" || name == "last" { return .type(element) }
      switch Self.type(name, of: element, in: catalog) {
      case .type(let inner): return .type(inner.map(ValueType.list))
      case .none(let known): return .none(known: ["count", "first", "last"] + known)
      }
    case .entity(let entity):
      guard let manifest = catalog.entity(entity) else { return .type(nil) }
      if let property = manifest.properties.first(where: { Folding.fold($0.name) == Folding.fold(name) }) {
        return .type(property.type)
      }
      fixed = ["title": .string, "name": .string, "subtitle": .string, "identifier": .string, "id": .string]
      if fixed[name] == nil {
        return .none(known: manifest.properties.map(\.name) + ["title", "identifier"])
      }
    case .record: return .type(nil)
    case .string, .spoken: fixed = ["length": .integer, "count": .integer]
    case .date:
      fixed = [
        "year": .integer, "month": .integer, "day": .integer, "hour": .integer, "minute": .integer,
        "weekday": .string, "date": .date, "time": .date,
      ]
    case .dateRange: fixed = ["start": .date, "end": .date]
    case .measurement: fixed = ["value": .number, "amount": .number, "unit": .string]
    case .duration: fixed = ["seconds": .number, "minutes": .number, "hours": .number]
    case .currency: fixed = ["amount": .number, "currency": .string]
    case .url:
      fixed = [
        "scheme": .string, "host": .string, "path": .string, "fragment": .string, "name": .string,
        "query": .dictionary,
      ]
    case .person: fixed = ["name": .string, "title": .string, "phone": .string, "email": .string]
    case .place:
      fixed = [
        "name": .string, "title": .string, "latitude": .number, "longitude": .number, "address": .dictionary,
      ]
    case .file:
      fixed = [
        "name": .string, "title": .string, "type": .string, "url": .url, "text": .string, "size": .integer,
      ]
    case .enumeration: fixed = ["name": .string]
    case .integer, .number, .boolean: fixed = [:]
    }
    return fixed[name].map { .type($0) } ?? .none(known: fixed.keys.sorted())
  }
}
