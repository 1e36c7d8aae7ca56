public import CoreTransferable
import Foundation
import IntentWire
import UniformTypeIdentifiers

extension UTType {
  /// A value of an intent, in the form of the wire.
  static let intentValue = UTType(exportedAs: "org.prithee.intent-value", conformingTo: .json)
}

/// Writes and reads values as values that intents know, for example a contact of an app as a person.
///
/// An entity that has one can be given to a parameter of that type.
public struct IntentValueRepresentation<Item: Transferable, Value: _IntentValue>: TransferRepresentation {
  private let exporting: @Sendable (Item) async throws -> Value
  private let importing: (@Sendable (Value) async throws -> Item)?

  /// Writes values as what a function makes of them.
  public init(exporting: @escaping @Sendable (Item) async throws -> Value) {
    self.exporting = exporting
    importing = nil
  }

  /// Writes values as one of their properties.
  public init(exporting property: KeyPath<Item, Value>) {
    let path = Path(property: property)
    exporting = { $0[keyPath: path.property] }
    importing = nil
  }

  /// Writes values as what a function makes of them, and reads them back.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Value,
    importing: @escaping @Sendable (Value) async throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// The values as data.
  public var body: some TransferRepresentation<Item> {
    if let importing {
      DataRepresentation(contentType: .intentValue, exporting: data) { data in
        try await importing(try await Self.value(in: data))
      }
    } else {
      DataRepresentation(exportedContentType: .intentValue, exporting: data)
    }
  }

  // The key path comes from a literal, which never changes.
  private struct Path: @unchecked Sendable {
    let property: KeyPath<Item, Value>
  }

  private func data(_ item: Item) async throws -> Data {
    let value = Value._bridge.encode(try await exporting(item)) ?? .list([])
    return try JSONEncoder().encode(value)
  }

  private static func value(in data: Data) async throws -> Value {
    let wire = try JSONDecoder().decode(IntentWire.IntentValue.self, from: data)
    let bridge = Value._bridge
    var parts: [any Sendable] = []
    for case .accepted(let part) in try await bridge.readElements(wire, ReadingContext()) {
      parts.append(part)
    }
    guard let value = bridge.assemble(parts) as? Value else {
      throw CocoaError(
        .coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: "The value is no \(Value.self)."])
    }
    return value
  }
}

extension AppEntity where Self: Transferable {
  /// Writes and reads entities as values that intents know.
  public typealias ValueRepresentation<Value: _IntentValue> = IntentValueRepresentation<Self, Value>
}
