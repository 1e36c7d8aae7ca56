/// The type of a parameter, property or result, as a manifest declares it.
public indirect enum ValueType: Sendable, Hashable {
  /// Plain text.
  case string
  /// Text that may come from a vocabulary, as `INSpeakableString`.
  case spoken
  /// A whole number.
  case integer
  /// A number with a fraction.
  case number
  /// True or false.
  case boolean
  /// A date, a time or both.
  case date
  /// A span of dates.
  case dateRange
  /// A length of time.
  case duration
  /// A quantity of the named dimension, for example `length`.
  case measurement(String)
  /// An amount of money.
  case currency
  /// A link.
  case url
  /// One case of the named enumeration.
  case enumeration(String)
  /// An entity of the named type.
  case entity(String)
  /// A person.
  case person
  /// A place.
  case place
  /// A file.
  case file
  /// A structured value of the named type, for example `INTaskList`.
  case record(String)
  /// Any number of values of one type.
  case list(ValueType)
}

extension ValueType: CustomStringConvertible {
  /// The type's name, with its argument after a colon: `entity:TrailEntity`, `list:string`.
  public var description: String {
    switch self {
    case .string: "string"
    case .spoken: "spoken"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .date: "date"
    case .dateRange: "dateRange"
    case .duration: "duration"
    case .measurement(let dimension): "measurement:\(dimension)"
    case .currency: "currency"
    case .url: "url"
    case .enumeration(let name): "enumeration:\(name)"
    case .entity(let name): "entity:\(name)"
    case .person: "person"
    case .place: "place"
    case .file: "file"
    case .record(let name): "record:\(name)"
    case .list(let element): "list:\(element)"
    }
  }

  /// Reads a name in the form of ``description``.
  ///
  /// - Returns: `nil` for a name that is not one of a type, or nests more than eight lists.
  public init?(_ description: String) {
    self.init(description, depth: 0)
  }

  private init?(_ description: String, depth: Int) {
    guard depth <= 8 else { return nil }
    let parts = description.split(separator: ":", maxSplits: 1).map(String.init)
    guard let head = parts.first else { return nil }
    let plain: [String: ValueType] = [
      "string": .string, "spoken": .spoken, "integer": .integer, "number": .number, "boolean": .boolean,
      "date": .date, "dateRange": .dateRange, "duration": .duration, "currency": .currency, "url": .url,
      "person": .person, "place": .place, "file": .file,
    ]
    if parts.count == 1 {
      guard let type = plain[head] else { return nil }
      self = type
      return
    }
    switch head {
    case "measurement": self = .measurement(parts[1])
    case "enumeration": self = .enumeration(parts[1])
    case "entity": self = .entity(parts[1])
    case "record": self = .record(parts[1])
    case "list":
      guard let element = ValueType(parts[1], depth: depth + 1) else { return nil }
      self = .list(element)
    default: return nil
    }
  }
}

extension ValueType: Codable {
  /// Reads the type's name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = ValueType(name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(name)” is not the name of a value type.")
    }
    self = type
  }

  /// Writes the type's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
