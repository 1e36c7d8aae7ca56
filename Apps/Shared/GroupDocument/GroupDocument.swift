public import Foundation
import FoundationAdditions

/// A JSON file in an app group that several programs read and change.
///
/// A change locks the folder, reads the file, and puts a new one in its place, so that two processes which
/// change it at the same time both keep what they did. Nothing is saved when a change throws.
public struct GroupDocument<Content: Codable & Equatable & Sendable>: Sendable {
  /// The folder of the file.
  public let folder: URL
  /// The file's name without its extension.
  public let name: String
  /// Makes the content with which the file begins.
  private let initial: @Sendable () throws -> Content

  /// Opens a file in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder; made when it is missing.
  ///   - name: The file's name without its extension.
  ///   - initial: Makes the content with which the file begins.
  public init(folder: URL, name: String, initial: @escaping @Sendable () throws -> Content) {
    self.folder = folder
    self.name = name
    self.initial = initial
  }

  /// Opens a file in the folder of an app group.
  ///
  /// - Throws: ``GroupDocumentError`` when the group has no folder.
  public init(
    group: String, name: String, initial: @escaping @Sendable () throws -> Content
  ) throws(GroupDocumentError) {
    guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
      throw .noContainer(group)
    }
    self.init(folder: folder, name: name, initial: initial)
  }

  /// The file.
  public var file: URL { folder.appendingPathComponent("\(name).json") }

  /// The content as it is now; the first look writes the initial content.
  public func read() throws -> Content {
    if let content = try saved() { return content }
    return try update { $0 }
  }

  /// Changes the content.
  ///
  /// - Returns: What the change returns.
  @discardableResult
  public func update<Result>(_ change: (inout Content) throws -> Result) throws -> Result {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw GroupDocumentError.notWritable(folder.path)
    }
    let lock = try FileLock(folder.appendingPathComponent("\(name).lock"))
    defer { lock.release() }
    let saved = try saved()
    var content = try saved ?? initial()
    let result = try change(&content)
    if content != saved { try save(content) }
    return result
  }

  /// Puts the initial content in the place of what is there, even of what cannot be read.
  public func reset() throws {
    try? FileManager.default.removeItem(at: file)
    _ = try read()
  }

  private func save(_ content: Content) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    let data = try encoder.encode(content)
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw GroupDocumentError.notWritable(file.path)
    }
  }

  /// The file's content; `nil` before the first change.
  private func saved() throws -> Content? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(Content.self, from: Data(contentsOf: file))
    } catch is DecodingError {
      throw GroupDocumentError.unreadable(file.path)
    }
  }
}

/// Why a file of an app group could not be read or changed.
public enum GroupDocumentError: Error, Hashable, Sendable {
  /// The app group has no folder.
  case noContainer(String)
  /// The file does not hold what it should.
  case unreadable(String)
  /// The folder or the file cannot be written to.
  case notWritable(String)
}

extension GroupDocumentError: CustomStringConvertible {
  /// What happened and what to do.
  public var description: String {
    switch self {
    case .noContainer(let group): "The app group \(group) has no folder; is the app installed?"
    case .unreadable(let path):
      "\(path) does not hold what the app wrote. Move it away, and the app starts afresh."
    case .notWritable(let path):
      "\(path) cannot be written. Check who owns the folder and whether the disk is full."
    }
  }
}
