import Foundation
import UniformTypeIdentifiers

/// Content on its way.
enum TransferContent: Sendable {
  case data(Data)
  case file(URL)

  /// The content itself.
  func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let file): try Data(contentsOf: file)
    }
  }

  /// The content in a file; `true` when the file was made for it.
  func file(_ contentType: UTType) throws -> (url: URL, isTemporary: Bool) {
    switch self {
    case .file(let file): return (file, false)
    case .data(let data):
      let ending = contentType.preferredFilenameExtension.map { ".\($0)" } ?? ""
      let file = FileManager.default.temporaryDirectory
        .appending(path: "transfer-\(UUID().uuidString)\(ending)")
      try data.write(to: file)
      return (file, true)
    }
  }
}

/// One form in which the values of a type are written, read, or both.
struct TransferOffer<Item>: Sendable {
  let contentType: UTType
  var exporting: (@Sendable (Item) async throws -> TransferContent)?
  var importing: (@Sendable (TransferContent) async throws -> Item)?
  var condition: @Sendable (Item) -> Bool = { _ in true }
  var visibility: TransferRepresentationVisibility = .all
  var name: @Sendable (Item) -> String? = { _ in nil }
}

/// A representation that says itself how values are transferred.
protocol OfferingRepresentation {
  var anyOffers: [Any] { get }
}

extension Transferable {
  /// The forms that a representation of this type has, however it is put together.
  static func offers(_ representation: some TransferRepresentation) -> [TransferOffer<Self>] {
    if let offering = representation as? any OfferingRepresentation {
      return offering.anyOffers.compactMap { $0 as? TransferOffer<Self> }
    }
    return offers(representation.body)
  }
}

extension TupleTransferRepresentation: OfferingRepresentation {
  var anyOffers: [Any] { offers }
}

extension DataRepresentation: OfferingRepresentation {
  var anyOffers: [Any] { [offer] }
}

extension FileRepresentation: OfferingRepresentation {
  var anyOffers: [Any] { [offer] }
}

extension CodableRepresentation: OfferingRepresentation {
  var anyOffers: [Any] { [offer] }
}

extension ProxyRepresentation: OfferingRepresentation {
  var anyOffers: [Any] { offers }
}
