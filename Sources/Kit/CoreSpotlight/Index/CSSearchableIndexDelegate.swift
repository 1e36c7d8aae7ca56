public import Foundation

/// Fills an index again when it was lost, and provides the data of its items.
///
/// The assistant keeps an index in the person's home. It asks for everything again when the person wants the index
/// rebuilt, and when what it kept was lost; the delegate must be set by then, best when the app is launched. It waits
/// until the handler is called. ``CSSearchableIndex/fetchData(forBundleIdentifier:itemIdentifier:contentType:completionHandler:)``
/// asks for data.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// Indexes all items again, and then calls the handler.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

  /// Indexes some items again, and then calls the handler.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)

  /// Tells the delegate that the index has become slower.
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

  /// Tells the delegate that the index is as fast as before.
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)

  /// The data of an item in a type.
  func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws
    -> Data

  /// The file of an item in a type.
  func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL
}

extension CSSearchableIndexDelegate {
  /// Does nothing.
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}

  /// Does nothing.
  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}

  /// Fails: the delegate provides no data.
  public func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data {
    throw CSIndexError(
      .indexingUnsupported,
      "The delegate of the index provides no data; implement data(for:itemIdentifier:typeIdentifier:).")
  }

  /// Fails: the delegate provides no files.
  public func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL {
    throw CSIndexError(
      .indexingUnsupported,
      "The delegate of the index provides no files; implement fileURL(for:itemIdentifier:typeIdentifier:inPlace:)."
    )
  }
}

/// The principal class of an index extension.
///
/// The assistant starts no index extensions: what an app has indexed stays until it is removed or expires. A subclass
/// compiles, and the app itself may use it to fill the index.
open class CSIndexExtensionRequestHandler: NSObject, CSSearchableIndexDelegate {
  /// Creates a handler.
  public override init() { super.init() }

  /// Calls the handler; a subclass indexes all items again first.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  ) {
    acknowledgementHandler()
  }

  /// Calls the handler; a subclass indexes these items again first.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) {
    acknowledgementHandler()
  }

  /// Fails; a subclass provides the data of an item in a type.
  open func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data {
    throw CSIndexError(.indexingUnsupported, "The extension provides no data; override this method.")
  }

  /// Fails; a subclass provides the file of an item in a type.
  open func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL {
    throw CSIndexError(.indexingUnsupported, "The extension provides no files; override this method.")
  }

  /// Does nothing.
  open func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}

  /// Does nothing.
  open func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
}

/// The principal class of an extension that reads attributes from files.
///
/// The assistant looks at no files by itself, and starts no such extensions; an app may use a subclass itself.
open class CSImportExtension: NSObject {
  /// Creates an extension.
  public override init() { super.init() }

  /// Does nothing; a subclass adds what it finds in the file to the attributes.
  open func update(_ attributes: CSSearchableItemAttributeSet, forFileAt contentURL: URL) throws {}
}

/// Names an index that is to be filled again.
open class CSSearchableIndexDescription: NSObject, @unchecked Sendable {
  /// The app's name of the index; empty for the one that every app has.
  public let name: String
  /// How the index is protected; `nil` for no protection of its own.
  public let protectionClass: FileProtectionType?

  /// Creates a description.
  public init(name: String = "", protectionClass: FileProtectionType? = nil) {
    self.name = name
    self.protectionClass = protectionClass
    super.init()
  }

  /// The index that is described.
  public var index: CSSearchableIndex {
    name.isEmpty ? .default() : CSSearchableIndex(name: name, protectionClass: protectionClass)
  }
}
