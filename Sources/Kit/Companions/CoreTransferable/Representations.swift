public import Foundation
public import UniformTypeIdentifiers

/// Writes and reads values as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Never asked for.
  public typealias Body = Never
  let offer: TransferOffer<Item>

  /// Writes and reads data of a type.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    offer = TransferOffer(
      contentType: contentType, exporting: { .data(try await exporting($0)) },
      importing: { try await importing($0.data()) })
  }

  /// Writes data of a type.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    offer = TransferOffer(
      contentType: exportedContentType, exporting: { .data(try await exporting($0)) })
  }

  /// Reads data of a type.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    offer = TransferOffer(
      contentType: importedContentType, importing: { try await importing($0.data()) })
  }
}

/// A file that a value gives away.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether others may have the file itself rather than a copy.
  public let allowAccessingOriginalFile: Bool

  /// Gives a file away.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file from which a value is read; it exists as long as it is read, unless it is the original.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the file itself rather than a copy.
  public let isOriginalFile: Bool
}

/// Writes and reads values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Never asked for.
  public typealias Body = Never
  let offer: TransferOffer<Item>

  /// Writes and reads files of a type.
  ///
  /// - Parameter shouldAttemptToOpenInPlace: Whether a file that is on disk already is read itself; otherwise a copy.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    offer = TransferOffer(
      contentType: contentType, exporting: { .file(try await exporting($0).file) },
      importing: Self.reading(contentType, shouldAttemptToOpenInPlace, importing))
  }

  /// Writes files of a type.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    offer = TransferOffer(
      contentType: exportedContentType, exporting: { .file(try await exporting($0).file) })
  }

  /// Reads files of a type.
  ///
  /// - Parameter shouldAttemptToOpenInPlace: Whether a file that is on disk already is read itself; otherwise a copy.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    offer = TransferOffer(
      contentType: importedContentType,
      importing: Self.reading(importedContentType, shouldAttemptToOpenInPlace, importing))
  }

  private static func reading(
    _ contentType: UTType, _ inPlace: Bool,
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (TransferContent) async throws -> Item {
    { content in
      if inPlace, case .file(let file) = content {
        return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: true))
      }
      let (copy, isTemporary) = try Self.copy(content, contentType)
      defer { if isTemporary { try? FileManager.default.removeItem(at: copy) } }
      return try await importing(ReceivedTransferredFile(file: copy, isOriginalFile: false))
    }
  }

  private static func copy(
    _ content: TransferContent, _ contentType: UTType
  ) throws -> (url: URL, isTemporary: Bool) {
    guard case .file(let file) = content else { return try content.file(contentType) }
    let copy = FileManager.default.temporaryDirectory
      .appending(path: "transfer-\(UUID().uuidString)-\(file.lastPathComponent)")
    try FileManager.default.copyItem(at: file, to: copy)
    return (copy, true)
  }
}

/// Writes values as data for ``CodableRepresentation``.
public protocol TransferEncoder {
  /// The data of a value.
  func encode<Value: Encodable>(_ value: Value) throws -> Data
}

/// Reads values from data for ``CodableRepresentation``.
public protocol TransferDecoder {
  /// The value in data.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONEncoder: TransferEncoder {}
extension JSONDecoder: TransferDecoder {}
extension PropertyListEncoder: TransferEncoder {}
extension PropertyListDecoder: TransferDecoder {}

/// Writes and reads values that are `Codable`, as JSON unless it is told otherwise.
///
/// The encoder is one of Foundation's, or a type of the app's that adopts ``TransferEncoder``.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Encodable & Decodable, Encoder: TransferEncoder & Sendable,
  Decoder: TransferDecoder & Sendable
{
  /// Never asked for.
  public typealias Body = Never
  let offer: TransferOffer<Item>

  /// Writes and reads data of a type with an encoder and a decoder.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    offer = TransferOffer(
      contentType: contentType, exporting: { .data(try encoder.encode($0)) },
      importing: { try decoder.decode(Item.self, from: $0.data()) })
  }

  /// Writes and reads JSON under a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

/// Transfers values as values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// Never asked for.
  public typealias Body = Never
  let offers: [TransferOffer<Item>]

  /// Writes and reads values as those of another type.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { offers = Self.offers(exporting, importing) }

  /// Writes values as those of another type.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    offers = Self.offers(exporting, nil)
  }

  /// Reads values from those of another type.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    offers = Self.offers(nil, importing)
  }

  private static func offers(
    _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) -> [TransferOffer<Item>] {
    ProxyRepresentation.offers(ProxyRepresentation.transferRepresentation).compactMap { inner in
      var offer = TransferOffer<Item>(contentType: inner.contentType, visibility: inner.visibility)
      if let exporting, let write = inner.exporting {
        offer.exporting = { item in
          let value = try await exporting(item)
          guard inner.condition(value) else {
            throw TransferError(
              "\(ProxyRepresentation.self) does not give this value as \(inner.contentType.identifier).")
          }
          return try await write(value)
        }
      }
      if let importing, let read = inner.importing { offer.importing = { try await importing(read($0)) } }
      return offer.exporting == nil && offer.importing == nil ? nil : offer
    }
  }
}
