import Foundation

/// On the wire a value is an object with one member: the name of the case and its payload.
extension IntentValue: Codable {
  enum Kind: String, CodingKey, CaseIterable {
    case string, spoken, integer, number, boolean, date, dateRange, duration, measurement, currency
    case url, enumeration, entity, person, place, file, record, list
  }

  /// Reads a value.
  ///
  /// - Throws: `DecodingError` when the object has no member, several members, or an unknown one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    let kind = try container.onlyKey("value", decoder)
    self = try Self.read(kind, from: container)
  }

  private static func read(_ kind: Kind, from container: KeyedDecodingContainer<Kind>) throws -> IntentValue {
    func payload<T: Decodable>(_ type: T.Type = T.self) throws -> T {
      try container.decode(T.self, forKey: kind)
    }
    return switch kind {
    case .string: .string(try payload())
    case .spoken: .spoken(try payload())
    case .integer: .integer(try payload())
    case .number: .number(try payload(WireNumber.self).value)
    case .boolean: .boolean(try payload())
    case .date: .date(try payload())
    case .dateRange: .dateRange(try payload())
    case .duration: .duration(seconds: try payload(WireNumber.self).value)
    case .measurement: .measurement(try payload())
    case .currency: .currency(try payload())
    case .url: .url(try payload())
    case .enumeration: .enumeration(try payload())
    case .entity: .entity(try payload())
    case .person: .person(try payload())
    case .place: .place(try payload())
    case .file: .file(try payload())
    case .record: .record(try payload())
    case .list: .list(try payload())
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .string(let value): try container.encode(value, forKey: .string)
    case .spoken(let value): try container.encode(value, forKey: .spoken)
    case .integer(let value): try container.encode(value, forKey: .integer)
    case .number(let value): try container.encode(WireNumber(value), forKey: .number)
    case .boolean(let value): try container.encode(value, forKey: .boolean)
    case .date(let value): try container.encode(value, forKey: .date)
    case .dateRange(let value): try container.encode(value, forKey: .dateRange)
    case .duration(let value): try container.encode(WireNumber(value), forKey: .duration)
    case .measurement(let value): try container.encode(value, forKey: .measurement)
    case .currency(let value): try container.encode(value, forKey: .currency)
    case .url(let value): try container.encode(value, forKey: .url)
    case .enumeration(let value): try container.encode(value, forKey: .enumeration)
    case .entity(let value): try container.encode(value, forKey: .entity)
    case .person(let value): try container.encode(value, forKey: .person)
    case .place(let value): try container.encode(value, forKey: .place)
    case .file(let value): try container.encode(value, forKey: .file)
    case .record(let value): try container.encode(value, forKey: .record)
    case .list(let value): try container.encode(value, forKey: .list)
    }
  }
}

/// A number that JSON may not be able to write: infinities and not-a-number travel as text.
struct WireNumber: Codable {
  var value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    switch try container.decode(String.self) {
    case "infinity": value = .infinity
    case "-infinity": value = -.infinity
    case "nan": value = .nan
    case let other:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Expected a number, found “\(other)”.")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(value)
    } else if value.isNaN {
      try container.encode("nan")
    } else {
      try container.encode(value < 0 ? "-infinity" : "infinity")
    }
  }
}
