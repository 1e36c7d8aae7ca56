public import Foundation
import FoundationAdditions
public import UniformTypeIdentifiers

/// A file with its content or its location.
public struct IntentFile: Sendable {
  enum Content: Sendable, Hashable {
    case data(Data)
    case url(URL)
  }

  let content: Content
  /// The name with its extension.
  public var filename: String
  /// The kind of file; `nil` when nobody said and the name does not tell.
  public var type: UTType?
  /// Whether the file is deleted once the result with it is with the assistant.
  public var removedOnCompletion = false

  /// Creates a file from its content.
  public init(data: Data, filename: String, type: UTType? = nil) {
    content = .data(data)
    self.filename = filename
    self.type = type ?? Self.type(of: filename)
  }

  /// Creates a file from its location.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    content = .url(fileURL)
    let name = filename ?? fileURL.lastPathComponent
    self.filename = name
    self.type = type ?? Self.type(of: name) ?? Self.type(of: fileURL.lastPathComponent)
  }

  /// The content; empty when the file cannot be read.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .url(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }

  /// Where the file lies; `nil` for one that is here with its content only.
  public var fileURL: URL? {
    if case .url(let url) = content { url } else { nil }
  }

  private static func type(of filename: String) -> UTType? {
    let ending = (filename as NSString).pathExtension
    return ending.isEmpty ? nil : UTType(filenameExtension: ending)
  }
}

extension IntentFile {
  /// The kinds in which the content can be had.
  public var availableContentTypes: [UTType] { [type ?? .data] }

  /// The content as a kind.
  ///
  /// - Throws: An error when the file is of another kind, or cannot be read.
  public func data(contentType: UTType) async throws -> Data {
    try check(contentType)
    switch content {
    case .data(let data): return data
    case .url(let url): return try Data(contentsOf: url)
    }
  }

  /// Where the content lies as a kind; what is here with its content only is written to a temporary file.
  ///
  /// - Throws: An error when the file is of another kind, or cannot be written.
  public func fileURL(contentType: UTType) async throws -> URL {
    try check(contentType)
    switch content {
    case .url(let url): return url
    case .data(let data): return try TemporaryFiles.write(data, named: filename)
    }
  }

  /// Runs code with the location of the content as a kind.
  ///
  /// - Throws: An error when the file is of another kind or cannot be written, and what the code throws.
  public func withFile<Result>(
    contentType: UTType, fileHandler: (_ url: URL, _ openInPlace: Bool) async throws -> Result
  ) async throws -> Result {
    let url = try await fileURL(contentType: contentType)
    return try await fileHandler(url, self.fileURL != nil)
  }

  private func check(_ contentType: UTType) throws {
    let own = type ?? .data
    guard own == contentType || own.conforms(to: contentType) else {
      throw IntentFileError.otherType(filename, own.identifier, contentType.identifier)
    }
  }
}

/// Why the content of a file cannot be had.
enum IntentFileError: LocalizedError, Equatable {
  /// It is of another kind: name, kind, wanted kind.
  case otherType(String, String, String)

  /// What happened.
  var errorDescription: String? {
    switch self {
    case .otherType(let name, let own, let wanted): "“\(name)” is \(own), and cannot be read as \(wanted)."
    }
  }
}

extension IntentFile: Hashable {
  /// Whether both are the same content or the same location, under the same name.
  public static func == (left: IntentFile, right: IntentFile) -> Bool {
    left.content == right.content && left.filename == right.filename && left.type == right.type
  }

  /// Feeds the name and the kind to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(filename)
    hasher.combine(type)
  }
}

extension IntentFile: DisplayRepresentable {
  /// “File”.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
  /// The name.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: filename))
  }
}

/// Files that live as long as the process, at most.
enum TemporaryFiles {
  /// Writes content to a file of its own.
  ///
  /// - Throws: An error when it cannot be written.
  static func write(_ data: Data, named name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "prithee-file-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // A name may have come from anywhere: only its last part names the file.
    let last = (name as NSString).lastPathComponent
    let plain = ["", "/", ".", ".."].contains(last) ? "file" : last
    let url = folder.appending(path: plain, directoryHint: .notDirectory)
    try data.write(to: url)
    return url
  }
}
