import Foundation
import IntentWire
import Understanding

/// The phrases that `prithee similar` chooses from.
struct SimilarPhraseFile {
  /// One phrase with what the file says of it.
  struct Entry {
    /// The phrase as the file has it.
    var written: String
    var phrase: PhraseSimilarity.Phrase
    /// The other members of its line, such as the intent.
    var others: [String: JSONValue]
  }

  private(set) var phrases: [Entry] = []

  /// Reads a file.
  ///
  /// - Throws: ``CommandFailure`` with the line that is no phrase.
  init(path: String) throws(CommandFailure) {
    let url = URL(filePath: (path as NSString).expandingTildeInPath)
    guard let data = try? Data(contentsOf: url) else {
      throw CommandFailure("The file of phrases “\(path)” cannot be read.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CommandFailure("The file of phrases “\(path)” is not UTF-8 text.")
    }
    try self.init(text: text)
  }

  /// Reads the text of a file.
  init(text: String) throws(CommandFailure) {
    if let whole = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)),
      case .array(let items) = whole
    {
      for (index, item) in items.enumerated() { try add(item, "Element \(index + 1)") }
    } else {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
        if line.isEmpty { continue }
        let place = "Line \(index + 1)"
        guard line.hasPrefix("{") || line.hasPrefix("\"") else {
          add(line, [:])
          continue
        }
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
          throw CommandFailure("\(place) of the phrases is not valid JSON. Write {\"phrase\": \"…\"}.")
        }
        try add(value, place)
      }
    }
    guard !phrases.isEmpty else { throw CommandFailure("The file of phrases has none.") }
  }

  private mutating func add(_ value: JSONValue, _ place: String) throws(CommandFailure) {
    switch value {
    case .string(let text): add(text, [:])
    case .object(var object):
      let texts: [JSONValue]
      if let text = object.removeValue(forKey: "phrase") ?? object.removeValue(forKey: "text") {
        texts = [text]
      } else if case .array(let several)? = object.removeValue(forKey: "phrases") {
        texts = several
      } else {
        throw CommandFailure("\(place) of the phrases has no “phrase”. Write {\"phrase\": \"…\"}.")
      }
      // Sentences that a file holds for checking are no matter of its phrases.
      object["paraphrases"] = nil
      for text in texts {
        guard case .string(let text) = text else {
          throw CommandFailure("\(place) of the phrases has a phrase that is not a string.")
        }
        add(text, object)
      }
    default:
      throw CommandFailure("\(place) of the phrases is neither an object nor a string.")
    }
  }

  private mutating func add(_ text: String, _ members: [String: JSONValue]) {
    var app: String?
    if case .string(let name)? = members["app"], !name.isEmpty { app = name }
    // As it is written in Swift.
    let plain = text.replacing("\\(.applicationName)", with: "${applicationName}")
      .replacing(/\\\(\\?\.\$?([A-Za-z0-9_.]+)\)/) { "${\($0.1)}" }
    let phrase = PhraseSimilarity.Phrase(plain, app: app ?? Self.appName(in: plain))
    phrases.append(Entry(written: text, phrase: phrase, others: members))
  }

  /// The capitalised words behind a preposition at the end of a phrase, which name its app.
  static func appName(in phrase: String) -> String? {
    let words = phrase.split(separator: " ").map { $0.trimmingCharacters(in: .punctuationCharacters) }
    let links: Set<String> = ["in", "with", "using", "on", "from", "via", "through"]
    guard let link = words.lastIndex(where: { links.contains($0.lowercased()) }), link > 0 else { return nil }
    let name = words[(link + 1)...]
    guard !name.isEmpty, name.count <= 4, !phrase.hasSuffix("}"),
      name.allSatisfy({ $0.first.map { $0.isUppercase || $0.isNumber } ?? false })
    else { return nil }
    return name.joined(separator: " ")
  }
}
