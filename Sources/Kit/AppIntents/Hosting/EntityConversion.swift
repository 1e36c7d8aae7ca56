import CoreTransferable
import Foundation
import IntentWire
import UniformTypeIdentifiers

/// Turns entities into values of other types, for parameters that take no entities.
///
/// An entity that is a file is one; one that can be transferred is what its representations say: a value that intents know,
/// or a file with its content.
struct EntityConversion {
  let context: ReadingContext

  /// A value for a parameter, with what entities become in the places of these.
  func value(_ given: IntentValue, for bridge: _ValueBridge) async throws -> IntentValue {
    switch given {
    case .list(let values):
      guard let element = bridge.element?() else { return given }
      var converted: [IntentValue] = []
      for value in values { converted.append(try await self.value(value, for: element)) }
      return .list(converted)
    case .entity(let reference):
      guard let type = EntityTypes.type(reference.type) else { return given }
      switch (bridge.element?() ?? bridge).type {
      // Texts take the name, and records may be unions that take the entity itself.
      case .entity, .enumeration, .record, .string, .spoken: return given
      case .file: return try await file(reference, type) ?? given
      default: return try await value(of: reference, type) ?? given
      }
    default:
      return given
    }
  }

  private func entity(_ reference: EntityReference, _ type: any AppEntity.Type) async throws -> (
    any AppEntity
  )? {
    try await EntityFinder(EntityTypes.query(of: type), context).entities([reference.identifier]).first
  }

  private func value(of reference: EntityReference, _ type: any AppEntity.Type) async throws -> IntentValue? {
    guard type is any Transferable.Type, let item = try await entity(reference, type) as? any Transferable,
      item.exportedContentTypes().contains(.intentValue)
    else { return nil }
    return try JSONDecoder().decode(IntentValue.self, from: try await item.exported(as: .intentValue))
  }

  private func file(_ reference: EntityReference, _ type: any AppEntity.Type) async throws -> IntentValue? {
    if type is any FileEntity.Type,
      let url = FileEntityIdentifier.entityIdentifier(for: reference.identifier)?.url
    {
      let kind = UTType(filenameExtension: url.pathExtension)?.identifier
      return .file(FileValue(filename: url.lastPathComponent, type: kind, url: url))
    }
    guard type is any Transferable.Type, let item = try await entity(reference, type) as? any Transferable,
      let best = item.exportedContentTypes().first(where: { $0 != .intentValue })
    else { return nil }
    let name = item.suggestedFilename ?? reference.display.title
    let ending = best.preferredFilenameExtension.map { ".\($0)" } ?? ""
    return .file(
      FileValue(
        filename: name.hasSuffix(ending) ? name : name + ending, type: best.identifier,
        data: try await item.exported(as: best)))
  }
}
