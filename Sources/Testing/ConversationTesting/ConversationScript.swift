public import Foundation
import Yams

/// A conversation as a test describes it: what the person says, and what is expected of each reply.
///
/// ```yaml
/// name: The list is confirmed before anything is added
/// now: 2026-03-18T10:15:00
/// steps:
///   - say: In ListOMat, add apples to the grocery list
///     expect:
///       state: confirming
///       question: {kind: confirmation, parameter: targetTaskList}
///       says: [Grocery Store]
///   - answer: "yes"
///     expect:
///       state: done
///       parameters: {targetTaskList: Grocery Store}
///       spoken: {contains: apples}
/// files:
///   groups/group.com.example.listomat/lists.json: {has: [apples]}
/// ```
public struct ConversationScript: Sendable, Hashable {
  /// What the person says, and what is expected of the reply.
  public struct Step: Sendable, Hashable {
    /// What the person says.
    public var text: String
    /// Whether it goes on with the conversation of the step before.
    public var continues: Bool
    /// What is expected of the reply.
    public var expectations: [Expectation]
    /// The line in the file, counted from 1.
    public var line: Int
  }

  /// What a file in the home must and must not hold at the end.
  public struct FileExpectation: Sendable, Hashable {
    /// The file's path in the home.
    public var path: String
    /// Words that it holds.
    public var has: [String]
    /// Words that it does not hold.
    public var hasNot: [String]
    /// The line in the script, counted from 1.
    public var line: Int
  }

  /// What the conversation shows.
  public var name: String
  /// The moment at which it takes place; `nil` leaves it to the assistant's clock.
  public var now: ScriptMoment?
  /// Whether the person hears the replies and sees nothing.
  public var voice: Bool
  /// The steps.
  public var steps: [Step]
  /// What the files in the home hold at the end.
  public var files: [FileExpectation]
  /// The script's file, for messages.
  public var file: String
}

extension ConversationScript {
  /// Reads a script from a file.
  ///
  /// - Throws: ``ScriptError`` with the place and the remedy.
  public init(contentsOf url: URL) throws {
    guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8) else {
      throw ScriptError(file: url.lastPathComponent, line: 1, "The file cannot be read as UTF-8 text.")
    }
    try self.init(text, file: url.lastPathComponent)
  }

  /// Reads a script from YAML.
  ///
  /// - Parameters:
  ///   - yaml: The text.
  ///   - file: The file's name, for messages.
  /// - Throws: ``ScriptError`` with the place and the remedy.
  public init(_ yaml: String, file: String) throws {
    self = try ScriptParser(file: file).script(yaml)
  }

  /// Reads every script of a folder and its subfolders, sorted by path.
  public static func all(in folder: URL) throws -> [ConversationScript] {
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { ["yaml", "yml"].contains($0.pathExtension) } ?? []
    return try files.sorted { $0.path < $1.path }.map(ConversationScript.init(contentsOf:))
  }
}

/// What is wrong with a script: where it is and how to mend it.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The script's file.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// What is wrong, what was expected, and what to do.
  public var message: String

  /// Creates an error.
  public init(file: String, line: Int, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The place and the message, in the form that editors understand.
  public var description: String { "\(file):\(line): error: \(message)" }
}
