import Foundation
import Intents

/// The lists on disk, shared by the app and its extension.
///
/// They are one JSON file in the app group. A change locks the folder, reads the file, and puts a new one in
/// its place, so that two processes that change it at the same time both keep what they did.
public struct ListStore: Sendable {
  /// The app group that both programs belong to.
  public static let group = "group.com.example.listomat"

  /// The folder of the file.
  public let folder: URL

  /// Opens the lists in a folder.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Opens the lists of the app group.
  public init() throws(ListError) {
    guard
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)
    else { throw .noContainer(Self.group) }
    self.init(folder: folder)
  }

  /// The file that holds the lists.
  public var file: URL { folder.appendingPathComponent("lists.json") }

  /// The lists as they are now.
  public func lists() throws -> [List] {
    if let lists = try read() { return lists }
    return try update { $0 }
  }

  /// Changes the lists; nothing is saved when the change throws.
  ///
  /// - Returns: What the change returns.
  @discardableResult
  public func update<Result>(_ change: (inout [List]) throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = try FileLock(folder.appendingPathComponent("lists.lock"))
    defer { lock.release() }
    let saved = try read()
    var lists = try saved ?? Self.demonstration()
    let result = try change(&lists)
    if lists != saved {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(Document(lists: lists)).write(to: file, options: .atomic)
    }
    return result
  }

  /// Puts the demonstration lists in the place of what is there.
  public func reset() throws {
    let demonstration = try Self.demonstration()
    try update { $0 = demonstration }
  }

  private struct Document: Codable {
    var lists: [List]
  }

  /// The file's lists; `nil` before the first change.
  private func read() throws -> [List]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try JSONDecoder().decode(Document.self, from: Data(contentsOf: file)).lists
    } catch is DecodingError {
      throw ListError.unreadable(file.path)
    }
  }

  private static func demonstration() throws -> [List] {
    guard let url = Bundle.module.url(forResource: "DemoLists", withExtension: "json") else { return [] }
    return try JSONDecoder().decode(Document.self, from: Data(contentsOf: url)).lists
  }
}
