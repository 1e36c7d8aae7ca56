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
    let whole = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    if case .array(let items)? = whole {
      for (index, item) in items.enumerated() { try add(item, "Element \(index + 1)") }
    } else if case .object(let object)? = whole, Self.isCollection(object) {
      try addApps(object)
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
    nameApps()
  }

  /// The members that hold a phrase, several of them, or the name of the app.
  private static let textNames = ["phrase", "text", "template", "phrases"]
  private static let appNames = ["app", "appName", "applicationName", "application"]

  private static let collectionNames: Set = ["phrases", "shortcuts", "items", "entries"]

  /// Whether an object is no phrase itself but holds lists of them.
  private static func isCollection(_ object: [String: JSONValue]) -> Bool {
    if textNames.allSatisfy({ object[$0] == nil }) { return true }
    guard case .array(let items)? = object["phrases"], case .object? = items.first else { return false }
    return true
  }

  /// Reads an object with the phrases of each app by its name, or with all phrases in one member.
  private mutating func addApps(_ object: [String: JSONValue]) throws(CommandFailure) {
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      guard case .array(let items) = value else { continue }
      for (index, item) in items.enumerated() {
        let place = "Element \(index + 1) of “\(name)”"
        if case .string(let text) = item, !Self.collectionNames.contains(name) {
          try add(.object(["phrase": .string(text), "app": .string(name)]), place)
        } else {
          try add(item, place)
        }
      }
    }
  }

  /// Gives phrases without an app the one whose name they contain, where another phrase tells that it is one.
  private mutating func nameApps() {
    let names = Set(phrases.compactMap(\.phrase.app)).sorted { ($1.count, $0) < ($0.count, $1) }
    for index in phrases.indices where phrases[index].phrase.app == nil {
      phrases[index].phrase.app = names.first { name in
        let words = phrases[index].phrase.text.split { !$0.isLetter && !$0.isNumber }
        let own = name.split(separator: " ")
        return words.indices.contains { words[$0...].starts(with: own) }
      }
    }
  }

  private mutating func add(_ value: JSONValue, _ place: String) throws(CommandFailure) {
    switch value {
    case .string(let text): add(text, [:])
    case .object(var object):
      let texts: [JSONValue]
      if let name = Self.textNames.dropLast().first(where: { object[$0] != nil }) {
        texts = [object.removeValue(forKey: name) ?? .null]
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
    switch Self.appNames.lazy.compactMap({ members[$0] }).first {
    case .string(let name)? where !name.isEmpty: app = name
    case .object(let object)?:
      if case .string(let name)? = object["name"], !name.isEmpty { app = name }
    default: break
    }
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
