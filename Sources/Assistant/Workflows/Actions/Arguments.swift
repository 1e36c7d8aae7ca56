import Foundation
import IntentWire

/// The values of a call, each of the type that its slot says.
struct Arguments: ~Copyable {
  let values: [(label: String?, value: IntentValue)]
  let coercion: Coercion
  /// Gives a random number.
  let random: @Sendable () -> UInt64
  /// The most bytes that a value may have.
  let room: Int

  /// When the action must end.
  var deadline: Deadline? { coercion.deadline }

  subscript(label: String?) -> IntentValue? { values.first { $0.label == label }?.value }

  var main: IntentValue { self[nil] ?? .nothing }

  func text(_ label: String? = nil) -> String { self[label].map(coercion.words) ?? "" }
  func optionalText(_ label: String?) -> String? { self[label].map(coercion.words) }

  func number(_ label: String? = nil, or fallback: Double = 0) throws -> Double {
    guard let value = self[label] else { return fallback }
    guard let number = coercion.number(value) else {
      throw WorkflowFailure("“\(coercion.words(value).prefix(80))” is no number.")
    }
    return number
  }

  func integer(_ label: String? = nil, or fallback: Int = 0) throws -> Int {
    let number = try number(label, or: Double(fallback))
    guard number.magnitude < 1e15 else { throw WorkflowFailure("\(number) is too large a number.") }
    return Int(number)
  }

  func flag(_ label: String) -> Bool { self[label] == .boolean(true) }

  func list(_ label: String? = nil) -> [IntentValue] { self[label]?.elements ?? [] }

  func entries(_ label: String? = nil) throws -> [String: IntentValue] {
    guard let value = self[label] else { return [:] }
    if let entries = value.entries { return entries }
    if case .record(let record) = value { return record.fields }
    if case .entity(let entity) = value { return entity.properties }
    // A list of one, and a text that is a dictionary in JSON, are as good as it.
    if case .list(let items) = value, items.count == 1, let entries = items[0].entries { return entries }
    if let entries = coercion.dictionary(value)?.entries { return entries }
    throw WorkflowFailure(
      "“\(coercion.words(value).prefix(80))” is \(Coercion.name(of: value)), not a dictionary.")
  }

  func date(_ label: String? = nil) throws -> (value: DateValue, instant: Date) {
    guard case .date(let date)? = self[label] else { throw WorkflowFailure("A date is missing.") }
    guard let instant = date.instant(in: coercion.zone) else {
      throw WorkflowFailure("“\(date.description)” names no day.")
    }
    return (date, instant)
  }

  func fits(_ bytes: Int) throws { try Self.fits(bytes, in: room) }

  static func fits(_ bytes: Int, in room: Int) throws {
    guard bytes <= room else {
      throw WorkflowFailure(
        "The result would have \(bytes) bytes, and there is room for \(room).", kind: .limit)
    }
  }
}

extension IntentValue {
  /// A number, whole where it can be.
  static func plainNumber(_ number: Double) -> IntentValue {
    if number.magnitude < 9e15, let whole = Int(exactly: number) { .integer(whole) } else { .number(number) }
  }
}
