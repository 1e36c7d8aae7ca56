import Foundation
public import IntentWire
import Language

extension IntentValue {
  /// Reads plain JSON as a workflow does: objects become dictionaries, arrays lists.
  ///
  /// - Throws: ``WorkflowFailure`` for JSON that is nested more than 64 deep.
  public init(workflowData json: JSONValue) throws {
    try self.init(data: json)
  }

  /// The value as plain JSON, with dictionaries, entities and measurements as objects.
  public var workflowData: JSONValue { plainData }

  /// The value as it is written in a workflow's text.
  public var workflowText: String { WorkflowPrinter.text(.value(self)) }

  /// Stands for a value that a dry run cannot know.
  static func unknown(_ title: String) -> IntentValue {
    .record(RecordValue(type: "Unknown", display: DisplayValue(title)))
  }

  /// Whether it stands for a value that a dry run cannot know.
  var isUnknown: Bool {
    if case .record(let record) = self { record.type == "Unknown" && record.fields.isEmpty } else { false }
  }

  /// Values by key.
  static func dictionary(_ fields: [String: IntentValue]) -> IntentValue {
    .record(RecordValue(type: "Dictionary", display: DisplayValue("Dictionary"), fields: fields))
  }

  /// The values of a dictionary; `nil` for anything else.
  var entries: [String: IntentValue]? {
    guard case .record(let record) = self, record.type == "Dictionary" else { return nil }
    return record.fields
  }

  /// The value as plain JSON, with dictionaries and entities as objects.
  var plainData: JSONValue {
    switch self {
    case .record(let record):
      if record.type == "Dictionary" { return .object(record.fields.mapValues(\.plainData)) }
      var members = record.fields.mapValues(\.plainData)
      if let identifier = record.identifier { members["identifier"] = .string(identifier) }
      if !record.display.title.isEmpty { members["title"] = .string(record.display.title) }
      return .object(members)
    case .entity(let entity):
      var members = entity.properties.mapValues(\.plainData)
      members["identifier"] = .string(entity.identifier)
      members["title"] = .string(entity.display.title)
      return .object(members)
    case .list(let items): return .array(items.map(\.plainData))
    case .measurement(let measure):
      return .object(["value": .number(measure.value), "unit": .string(measure.unit)])
    default: return plain
    }
  }

  /// The value that plain JSON says; an absent one is an empty text.
  init(data json: JSONValue, depth: Int = 0) throws {
    guard depth < 64 else { throw WorkflowFailure("The JSON is nested more than 64 deep.") }
    switch json {
    case .null: self = .string("")
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let items): self = .list(try items.map { try IntentValue(data: $0, depth: depth + 1) })
    case .object(let members):
      self = .dictionary(try members.mapValues { try IntentValue(data: $0, depth: depth + 1) })
    }
  }

  /// About how many bytes the value takes.
  var weight: Int {
    switch self {
    case .string(let text): 32 + text.utf8.count
    case .list(let items): items.reduce(32) { $0 + $1.weight }
    case .record(let record):
      record.fields.reduce(128 + record.display.title.utf8.count) {
        $0 + 32 + $1.key.utf8.count + $1.value.weight
      }
    case .entity(let entity):
      entity.properties.reduce(160 + entity.display.title.utf8.count) {
        $0 + 32 + $1.key.utf8.count + $1.value.weight
      }
    case .file(let file): 128 + (file.data?.count ?? 0)
    case .integer, .number, .boolean, .duration: 32
    default: 128
    }
  }

  /// Whether there is any value: no empty text, list or dictionary.
  var isThere: Bool {
    switch self {
    case .string(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .record(let record): record.type != "Dictionary" || !record.fields.isEmpty
    default: true
    }
  }
}

extension DateMention {
  /// The mention as a value; of a stretch, its beginning.
  var dateValue: DateValue? { DateValue(value.start) }
}
