public import Foundation
public import UniformTypeIdentifiers

/// A type whose values can be given to other apps, as data or as files.
///
/// ``transferRepresentation`` says in which types of content. Nothing is dragged, pasted or shared here: the assistant,
/// `IntentFile` and `ShareLink` ask for the content with ``exported(as:)`` and read it with
/// ``init(importing:contentType:)``.
public protocol Transferable: SendableMetatype {
  /// What says how values are written and read.
  associatedtype Representation: TransferRepresentation

  /// How values are written and read, the best form first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Why content was not exported or imported.
public struct TransferError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  /// What happened, what was expected, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }

  /// The same for a person.
  public var errorDescription: String? { description }
}

extension Transferable {
  private static var offers: [TransferOffer<Self>] { offers(transferRepresentation) }

  private func exports(_ visibility: TransferRepresentationVisibility? = nil) -> [TransferOffer<Self>] {
    Self.offers.filter { offer in
      offer.exporting != nil && offer.condition(self)
        && (visibility.map { offer.visibility.reaches($0) } ?? true)
    }
  }

  /// The types of content that values can be exported in, the best one first.
  public static func exportedContentTypes(
    visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    let types = offers.filter { $0.exporting != nil && $0.visibility.reaches(visibility) }
    return types.map(\.contentType).unique
  }

  /// The types of content that values can be imported from.
  public static func importedContentTypes() -> [UTType] {
    offers.filter { $0.importing != nil }.map(\.contentType).unique
  }

  /// The types of content that this value can be exported in, after its conditions.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    exports(visibility).map(\.contentType).unique
  }

  /// The types of content that values can be imported from.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  /// The name that a file with the value should have; `nil` where no representation says one.
  public var suggestedFilename: String? {
    exports().lazy.compactMap { $0.name(self) }.first
  }

  /// The content of the value.
  ///
  /// - Parameter contentType: The type that is wanted; one that a representation has, or one above it. `nil` takes the
  ///   best one.
  /// - Throws: ``TransferError`` when no representation has the type, or what the representation throws.
  public func exported(as contentType: UTType? = nil) async throws -> Data {
    let offer = try offer(for: contentType)
    guard let exporting = offer.exporting else { throw TransferError.nothing(Self.self, contentType, []) }
    return try await exporting(self).data()
  }

  /// Gives the content of the value as a file, which exists as long as the function runs.
  ///
  /// - Throws: ``TransferError`` when no representation has the type, or what the representation or the function
  ///   throws.
  public func withExportedFile<Result>(
    contentType: UTType? = nil, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let offer = try offer(for: contentType)
    guard let exporting = offer.exporting else { throw TransferError.nothing(Self.self, contentType, []) }
    switch try await exporting(self) {
    case .file(let file):
      return try await fileHandler(file)
    case .data(let data):
      let folder = FileManager.default.temporaryDirectory.appending(path: "transfer-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let name = offer.name(self) ?? "content"
      let ending = offer.contentType.preferredFilenameExtension.map { ".\($0)" } ?? ""
      let plain = name.replacing("/", with: "-")
      let file = folder.appending(path: plain.hasSuffix(ending) ? plain : plain + ending)
      try data.write(to: file)
      return try await fileHandler(file)
    }
  }

  /// Reads a value from content.
  ///
  /// - Parameter contentType: The type of the content; `nil` tries the first representation that can read.
  /// - Throws: ``TransferError`` when no representation reads the type, or what the representation throws.
  public init(importing data: Data, contentType: UTType? = nil) async throws {
    self = try await Self.imported(.data(data), contentType)
  }

  /// Reads a value from a file.
  ///
  /// - Parameter contentType: The type of the content; `nil` takes the type of the file's name.
  /// - Throws: ``TransferError`` when no representation reads the type, or what the representation throws.
  public init(importing fileURL: URL, contentType: UTType? = nil) async throws {
    let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension)
    self = try await Self.imported(.file(fileURL), type)
  }

  private static func imported(_ content: TransferContent, _ contentType: UTType?) async throws -> Self {
    let readable = offers.filter { $0.importing != nil }
    let wanted = readable.first { offer in contentType.map { $0 == offer.contentType } ?? true }
    let above =
      wanted ?? readable.first { offer in contentType.map { $0.conforms(to: offer.contentType) } ?? true }
    guard let importing = above?.importing else {
      throw TransferError.nothing(self, contentType, readable.map(\.contentType), verb: "read")
    }
    return try await importing(content)
  }

  private func offer(for contentType: UTType?) throws -> TransferOffer<Self> {
    let offers = exports()
    let exact = offers.first { offer in contentType.map { $0 == offer.contentType } ?? true }
    let below =
      exact ?? offers.first { offer in contentType.map { offer.contentType.conforms(to: $0) } ?? true }
    guard let below else { throw TransferError.nothing(Self.self, contentType, offers.map(\.contentType)) }
    return below
  }
}

extension TransferError {
  static func nothing(
    _ type: Any.Type, _ wanted: UTType?, _ known: [UTType], verb: String = "give"
  ) -> TransferError {
    let list = known.map(\.identifier).joined(separator: ", ")
    return TransferError(
      "\(type) cannot \(verb) \(wanted?.identifier ?? "any content"); "
        + (known.isEmpty ? "its transferRepresentation has no such form." : "it can \(verb): \(list)."))
  }
}

extension [UTType] {
  fileprivate var unique: [UTType] {
    var seen: Set<UTType> = []
    return filter { seen.insert($0).inserted }
  }
}
