import Foundation
import FoundationAdditions
import IntentWire

extension _UnionValue {
  /// A value of any of the cases: on the wire a record with the case's name and value as its only field.
  public static var _bridge: _ValueBridge {
    var bridge = _ValueBridge(type: .record(String(describing: Self.self))) { any in
      (any as? Self).flatMap(record)
    } read: { value, context in
      try await read(value, context)
    }
    bridge.suggestions = { context in
      var values: [any Sendable] = []
      for unionCase in _unionCases {
        values += try await unionCase.bridge().suggestions(context).compactMap(unionCase.wrap)
      }
      return values
    }
    return bridge
  }

  private static func record(_ value: Self) -> IntentValue? {
    for unionCase in _unionCases {
      guard let carried = unionCase.unwrap(value), let field = unionCase.bridge().encode(carried) else {
        continue
      }
      let record = RecordValue(
        type: String(describing: Self.self), display: field.display, fields: [unionCase.name: field])
      return .record(record)
    }
    return nil
  }

  /// Reads a record of the union, else a value that one of the cases takes.
  private static func read(_ value: IntentValue, _ context: ReadingContext) async throws -> ReadValue {
    if case .record(let record) = value, record.type == String(describing: Self.self) {
      for unionCase in _unionCases {
        guard let field = record.fields[unionCase.name] else { continue }
        return try await read(field, as: unionCase, context)
      }
      return .refused(.unreadable(value, as: .record(record.type)))
    }
    let exact = _unionCases.filter { $0.bridge().isOf(value) }
    // Any text is a string, so such a case has the last word.
    let rest = _unionCases.filter { $0.bridge().wireType != .string }
    let texts = _unionCases.filter { $0.bridge().wireType == .string }
    let tries = exact.isEmpty ? [rest, texts] : [exact]
    var refusal: Resolution.Reason?
    for cases in tries where !cases.isEmpty {
      var found: [any Sendable] = []
      for unionCase in cases {
        switch try await read(value, as: unionCase, context) {
        case .accepted(let union): found.append(union)
        case .candidates(let unions): found += unions
        case .refused(let reason): refusal = refusal ?? reason
        }
      }
      if found.count == 1 { return .accepted(found[0]) }
      if found.count > 1 { return .candidates(found) }
    }
    return .refused(refusal ?? .unreadable(value, as: .record(String(describing: Self.self))))
  }

  private static func read(
    _ value: IntentValue, as unionCase: _UnionCase<Self>, _ context: ReadingContext
  ) async throws -> ReadValue {
    let bridge = unionCase.bridge()
    var values: [any Sendable] = []
    for reading in try await bridge.readElements(value, context) {
      switch reading {
      case .accepted(let value): values.append(value)
      case .candidates(let values) where bridge.element == nil:
        return .candidates(values.compactMap(unionCase.wrap))
      case .candidates(let values):
        return .refused(.unclear(values.compactMap { bridge.element?().encode($0) }))
      case .refused(let reason): return .refused(reason)
      }
    }
    guard let carried = bridge.assemble(values), let union = unionCase.wrap(carried) else {
      return .refused(.unreadable(value, as: bridge.wireType))
    }
    return .accepted(union)
  }
}

extension _ValueBridge {
  /// Whether a value is of exactly the bridge's type, rather than something that can be read as it.
  fileprivate func isOf(_ value: IntentValue) -> Bool {
    if case .list(let values) = value {
      guard let element = element?() else { return values.count == 1 && isOf(values[0]) }
      return !values.isEmpty && values.allSatisfy { element.isOf($0) }
    }
    return switch (type, value) {
    case (.entity(let name), .entity(let reference)): reference.type == name
    case (.enumeration(let name), .enumeration(let given)): given.type == name
    case (.record(let name), .record(let given)): given.type == name
    case (.measurement, .measurement), (.person, .person), (.place, .place), (.file, .file), (.url, .url),
      (.date, .date), (.duration, .duration), (.currency, .currency), (.integer, .integer),
      (.number, .number), (.boolean, .boolean):
      element == nil
    default: false
    }
  }
}

extension Resolution.Reason {
  /// One of several values that can be read in more than one way.
  fileprivate static func unclear(_ values: [IntentValue]) -> Self {
    let choices = values.map(\.displayText).joined(separator: ", ")
    return Self("unclear", dialog: Dialog("It is not clear which of these is meant: \(choices)."))
  }
}
