public import Foundation

/// Hands out one piece of content in one or more types, on demand.
///
/// Types are compared by their identifier as written: a provider of `public.jpeg` does not answer for `public.image`.
/// Content stays in the process.
open class NSItemProvider: NSObject {
  /// Gives the data of a representation, or says why there are none; the progress may be `nil`.
  public typealias DataLoader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  /// Who may load a representation; noted only, for there is one process.
  public enum RepresentationVisibility: Int, Sendable {
    /// Everyone.
    case all
    /// Processes of the same team.
    case team
    /// Processes of the same group.
    case group
    /// This process.
    case ownProcess
  }

  /// Why nothing was loaded.
  public enum ErrorCode: Int, Error, Sendable {
    /// The provider failed.
    case unknownError = -1
    /// The type is not among those that the provider has.
    case itemUnavailableError = -1000
  }

  private var loaders: [(type: String, load: DataLoader)] = []
  /// The name that a file with the content should have.
  open var suggestedName: String?

  /// Creates a provider without content.
  public override init() { super.init() }

  /// Creates a provider of a file's content; `nil` when there is no such file.
  ///
  /// The type is `public.data`; register the file's own type where it matters.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else {
      return nil
    }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
  }

  /// Creates a provider of data, of a text or of a URL, in a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    let data: Data? =
      switch item {
      case let data as Data: data
      case let text as String: Data(text.utf8)
      case let url as URL: Data(url.absoluteString.utf8)
      default: nil
      }
    guard let data, let typeIdentifier else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
      done(data, nil)
      return nil
    }
  }

  /// The types, in the order of their registration.
  open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }

  /// Adds a representation; one of the same type is replaced.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping DataLoader
  ) {
    loaders.removeAll { $0.type == typeIdentifier }
    loaders.append((typeIdentifier, loadHandler))
  }

  /// Returns whether the provider has a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    loaders.contains { $0.type == typeIdentifier }
  }

  /// Loads the data of a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let loader = loaders.first(where: { $0.type == typeIdentifier }) else {
      completionHandler(nil, ErrorCode.itemUnavailableError)
      return Progress(totalUnitCount: 1)
    }
    return loader.load(completionHandler) ?? Progress(totalUnitCount: 1)
  }
}
