import Foundation
import IntentWire

/// How values of one Swift type come from the wire and go there.
public struct _ValueBridge: Sendable {
  /// The type on the wire; that of the wrapped type for an optional.
  let type: IntentWire.ValueType
  /// Whether a value may be missing.
  var isOptional = false
  /// The bridge of one element, for a type of several values.
  var element: (@Sendable () -> _ValueBridge)?
  /// The wire form of a Swift value; `nil` for an absent one, and for one of another type.
  let encode: @Sendable (Any) -> IntentValue?
  /// Reads one value; never called for a type of several values.
  let read: @Sendable (IntentValue, ReadingContext) async throws -> ReadValue
  /// What can be chosen when the parameter itself offers nothing.
  var suggestions: @Sendable (ReadingContext) async throws -> [any Sendable] = { _ in [] }
  /// The value to use when none was given, where the type knows one.
  var fallback: @Sendable (ReadingContext) async throws -> (any Sendable)? = { _ in nil }
  /// Puts several elements together to a Swift value of this type.
  var assemble: @Sendable ([any Sendable]) -> (any Sendable)? = { $0.first }
}

/// What became of a value from the wire.
enum ReadValue: Sendable {
  /// The value fits.
  case accepted(any Sendable)
  /// Several values fit.
  case candidates([any Sendable])
  /// No value fits, and why.
  case refused(Resolution.Reason)
}

/// What reading a value depends on.
struct ReadingContext: Sendable {
  /// The situation of the call.
  var call = CallContext()
  /// The moment at which times without a day are read.
  var now = Date()
  /// What the parameter says of its values.
  var constraints = ParameterConstraints()
  /// Looks after the objects that queries depend on.
  var dependencies = DependencyPreparation()

  /// The person's time zone.
  var timeZone: TimeZone { TimeZone(identifier: call.timeZone) ?? .gmt }
}

/// What a parameter says of its values, beyond their type.
struct ParameterConstraints: Sendable {
  /// Refuses a value, with a sentence.
  var check: (@Sendable (any Sendable) -> String?)?
  /// Makes a value out of one that is not of the type; `nil` when it cannot.
  var conversion: (@Sendable (IntentValue, ReadingContext) async throws -> (any Sendable)?)?
  /// The entity query to use instead of the type's own.
  var query: (any EntityQuery)?
  /// The words for true and false.
  var booleanNames: (true: String, false: String)?
  /// The unit of a number without one.
  var unit: Dimension?
  /// The lowest and the highest number, in the unit where there is one.
  var range: (minimum: Double?, maximum: Double?)?
  /// The kinds of files that are taken, by their identifiers; `nil` for all.
  var contentTypes: [String]?
  /// How many values are taken; `nil` for any number.
  var size: IntentCollectionSize?
  /// The enumeration cases that are allowed, by name; `nil` for all.
  var allowedCases: Set<String>?
}

extension _ValueBridge {
  /// The type on the wire, with its list.
  var wireType: IntentWire.ValueType {
    element == nil ? type : .list(type)
  }

  /// Reads a whole value; a list is read element by element.
  ///
  /// - Returns: One reading for each element; exactly one for a single value.
  func readElements(_ value: IntentValue, _ context: ReadingContext) async throws -> [ReadValue] {
    guard let element = element?() else { return [try await readChecked(value, context)] }
    if let size = context.constraints.size, let objection = size.objection(to: value.elements.count) {
      return [.refused(Resolution.Reason("wrongCount", dialog: Dialog(objection)))]
    }
    var readings: [ReadValue] = []
    for part in value.elements { readings.append(try await element.readChecked(part, context)) }
    return readings
  }

  /// Reads one value and applies the parameter's own check.
  func readChecked(_ value: IntentValue, _ context: ReadingContext) async throws -> ReadValue {
    var value = value
    // A single value may come as a list of one.
    if case .list(let values) = value, values.count == 1 { value = values[0] }
    var reading = try await read(value, context)
    if case .refused = reading, let made = try await context.constraints.conversion?(value, context) {
      reading = .accepted(made)
    }
    if case .accepted(let accepted) = reading, let objection = context.constraints.check?(accepted) {
      return .refused(Resolution.Reason("outOfRange", dialog: Dialog(objection)))
    }
    return reading
  }

  /// The bridge of a type with a fixed form.
  static func plain<Value: _IntentValue>(
    _ type: IntentWire.ValueType, _: Value.Type, encode: @escaping @Sendable (Value) -> IntentValue,
    read: @escaping @Sendable (IntentValue, ReadingContext) -> Value?
  ) -> _ValueBridge {
    _ValueBridge(type: type) { any in
      (any as? Value).map(encode)
    } read: { value, context in
      if let read = read(value, context) { return .accepted(read) }
      return .refused(.unreadable(value, as: type))
    }
  }
}

extension Resolution.Reason {
  /// A value that is not of the wanted type.
  static func unreadable(_ value: IntentValue, as type: IntentWire.ValueType) -> Self {
    Self("invalidValue", dialog: Dialog("“\(value.displayText)” is not \(type.article)."))
  }
}

extension IntentWire.ValueType {
  /// The kind of value with its article, for a sentence.
  fileprivate var article: String {
    switch self {
    case .string, .spoken: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "a yes or no"
    case .date: "a date"
    case .dateRange: "a span of dates"
    case .duration: "a length of time"
    case .measurement: "a quantity"
    case .currency: "an amount of money"
    case .url: "a link"
    case .person: "a person"
    case .place: "a place"
    case .file: "a file"
    case .enumeration, .entity, .record, .list: "a value that fits"
    }
  }
}
