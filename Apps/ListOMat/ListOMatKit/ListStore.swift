public import Foundation
public import GroupDocument

/// The lists on disk, shared by the app and its extension: one JSON file in the app group.
public struct ListStore: Sendable {
  /// The app group that both programs belong to.
  public static let group = "group.com.example.listomat"

  private let document: GroupDocument<Content>

  private struct Content: Codable, Equatable, Sendable {
    var lists: [List]
    var notes: [Note]?
  }

  /// Opens the lists in a folder.
  public init(folder: URL) {
    document = GroupDocument(folder: folder, name: "lists", initial: Self.demonstration)
  }

  /// Opens the lists of the app group.
  public init() throws(GroupDocumentError) {
    document = try GroupDocument(group: Self.group, name: "lists", initial: Self.demonstration)
  }

  /// The folder of the file.
  public var folder: URL { document.folder }

  /// The file that holds the lists.
  public var file: URL { document.file }

  /// The lists as they are now.
  public func lists() throws -> [List] {
    try document.read().lists
  }

  /// The notes as they are now, the newest last.
  public func notes() throws -> [Note] {
    try document.read().notes ?? []
  }

  /// Changes the lists; nothing is saved when the change throws.
  ///
  /// - Returns: What the change returns.
  @discardableResult
  public func update<Result>(_ change: (inout [List]) throws -> Result) throws -> Result {
    try document.update { try change(&$0.lists) }
  }

  /// Changes the notes; nothing is saved when the change throws.
  ///
  /// - Returns: What the change returns.
  @discardableResult
  public func updateNotes<Result>(_ change: (inout [Note]) throws -> Result) throws -> Result {
    try document.update { content in
      var notes = content.notes ?? []
      let result = try change(&notes)
      content.notes = notes
      return result
    }
  }

  /// Puts the demonstration lists in the place of what is there.
  public func reset() throws {
    let demonstration = try Self.demonstration()
    try document.update { $0 = demonstration }
  }

  private static func demonstration() throws -> Content {
    guard let url = Bundle.module.url(forResource: "DemoLists", withExtension: "json") else {
      return Content(lists: [])
    }
    return try JSONDecoder().decode(Content.self, from: Data(contentsOf: url))
  }
}
