import Foundation
import Synchronization

/// The dialog files of a language, each read when its intent is first spoken of.
public final class DialogBook: Sendable {
  /// The English files that come with the assistant.
  public static let english = DialogBook(packed: PackedDialogs.english)

  /// The name of the file with the words for all intents.
  static let generalName = "_general"

  private let packed: [String: String]
  private let opened = Mutex<[String: DialogFile]>([:])

  /// Creates a book from the JSON texts of its files, by intent.
  public init(packed: [String: String]) {
    self.packed = packed
  }

  /// The words for an intent; an intent without a file has none of its own, and gets the general ones.
  func file(_ intent: String) -> DialogFile? {
    guard let text = packed[intent] else { return nil }
    return opened.withLock { opened in
      if let file = opened[intent] { return file }
      // A file that cannot be read is found by the tests; a person gets the general words.
      let file = try? JSONDecoder().decode(DialogFile.self, from: Data(text.utf8))
      opened[intent] = file
      return file
    }
  }

  /// The words for all intents: sentences for response codes, for reasons (under the parameter `any`), and for what
  /// nobody remembers.
  var general: DialogFile? { file(Self.generalName) }

  /// The intents that have a file, sorted.
  var intents: [String] { packed.keys.filter { $0 != Self.generalName }.sorted() }

  /// What is wrong with the files, one line each, sorted by intent.
  public func flaws() -> [String] {
    packed.keys.sorted().compactMap { intent in
      do {
        _ = try JSONDecoder().decode(DialogFile.self, from: Data((packed[intent] ?? "").utf8))
        return nil
      } catch {
        return "\(intent): \(error)"
      }
    }
  }
}
