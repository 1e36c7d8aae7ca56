import CoreSpotlight
public import Foundation

/// Something of an app that the person's search should find.
public struct SearchEntry: Codable, Equatable, Sendable {
  /// The identifier, unique within the app.
  public var identifier: String
  /// What it is called.
  public var title: String
  /// What else is found, and shown beside the title.
  public var text: String?
  /// Other words by which it is found.
  public var keywords: [String]
  /// When it came to be.
  public var date: Date?

  /// Creates an entry.
  public init(
    identifier: String, title: String, text: String? = nil, keywords: [String] = [], date: Date? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.text = text
    self.keywords = keywords
    self.date = date
  }

  var item: CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet()
    attributes.title = title
    attributes.contentDescription = text
    attributes.keywords = keywords
    attributes.contentCreationDate = date
    let item = CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: nil, attributeSet: attributes)
    // It stays until the app says otherwise.
    item.expirationDate = .distantFuture
    return item
  }
}

/// Keeps one index of an app in step with what the app knows.
///
/// With the items the index keeps a short text that stands for all of them: an app that starts with nothing new changes
/// nothing.
public struct SearchFeed: Sendable {
  private let name: String

  /// - Parameter name: The app's name of the index.
  public init(_ name: String) {
    self.name = name
  }

  /// Puts entries in the place of all that the index has; what fails is made up for at the next time.
  public func update(_ entries: [SearchEntry]) async {
    let state = Self.state(of: entries)
    let index = CSSearchableIndex(name: name)
    guard (try? await index.fetchLastClientState()) != state else { return }
    index.beginBatch()
    index.deleteAllSearchableItems { _ in }
    index.indexSearchableItems(entries.map(\.item)) { _ in }
    try? await index.endBatch(withClientState: state)
  }

  /// A text that is another one for other entries.
  static func state(of entries: [SearchEntry]) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = (try? encoder.encode(entries)) ?? Data()
    let hash = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    return Data("\(entries.count) \(String(hash, radix: 16))".utf8)
  }
}
