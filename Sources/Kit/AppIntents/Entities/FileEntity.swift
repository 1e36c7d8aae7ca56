public import Foundation
import FoundationAdditions
public import UniformTypeIdentifiers

/// An entity that is a file; it can be used where an intent wants a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The types of the files.
  static var supportedContentTypes: [UTType] { get }
}

/// The identity of a ``FileEntity``: a file, or a draft that has none yet.
///
/// A file is identified by its path. It is not found any more after it was moved, unlike on Apple's platforms.
public struct FileEntityIdentifier: Hashable, Sendable {
  private enum Kind: Hashable {
    case file(URL)
    case draft(String)
  }

  private let kind: Kind

  /// The identity of a file.
  ///
  /// - Throws: An error when the link does not lead to a file that is there.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url])
    }
    return FileEntityIdentifier(kind: .file(url.standardizedFileURL))
  }

  /// The identity of a file that is not saved yet.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(kind: .draft(identifier))
  }

  /// Where the file lies; `nil` for a draft.
  public var url: URL? {
    if case .file(let url) = kind { url } else { nil }
  }

  /// The identifier of a draft; `nil` for a file.
  public var draftIdentifier: String? {
    if case .draft(let identifier) = kind { identifier } else { nil }
  }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
  private static let draftScheme = "draft:"

  /// The file's link, or `draft:` and the draft's identifier.
  public var entityIdentifierString: String {
    switch kind {
    case .file(let url): url.absoluteString
    case .draft(let identifier): Self.draftScheme + identifier
    }
  }

  /// The identity that such a text stands for, whether the file is there or not.
  public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix(draftScheme) {
      return .draft(identifier: String(entityIdentifierString.dropFirst(draftScheme.count)))
    }
    guard let url = URL(string: entityIdentifierString), url.isFileURL else { return nil }
    return FileEntityIdentifier(kind: .file(url.standardizedFileURL))
  }
}
