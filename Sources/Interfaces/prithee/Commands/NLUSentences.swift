import Foundation
import Learning
import Yams

/// Reads the sentence files of Home Assistant: templates by intent, lists and rules, and the names of a home.
struct NLUSentences {
  private(set) var grammar = SentenceGrammar()
  private var words: [String: [SentenceGrammar.Value]] = [:]

  /// Reads all files in a folder, at any depth.
  ///
  /// - Throws: A `CommandFailure` that names the file.
  init(folder: String) throws {
    let root = URL(filePath: (folder as NSString).expandingTildeInPath, directoryHint: .isDirectory)
    guard
      let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else { throw CommandFailure("\(folder): The folder cannot be read.") }
    let files = walk.compactMap { $0 as? URL }.filter { ["yaml", "yml"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    for file in files {
      do {
        let yaml = try Yams.load(yaml: String(contentsOf: file, encoding: .utf8))
        guard let object = yaml as? [String: Any] else { continue }
        add(object, intentOfFolder: file.deletingLastPathComponent().lastPathComponent)
      } catch {
        throw CommandFailure("\(file.relativePath): \(FailureReason.text(of: error))")
      }
    }
    guard !grammar.blocks.isEmpty else {
      throw CommandFailure(
        "\(folder): There are no sentences in it. Expected YAML files with “intents” or “data”, as Home Assistant has them."
      )
    }
    for (name, values) in words where grammar.lists[name] == nil { grammar.lists[name] = .values(values) }
    addMissingLists()
    for problem in grammar.dropBroken() { Output.error("\(folder): \(problem) It is left out.") }
  }

  private mutating func add(_ object: [String: Any], intentOfFolder: String) {
    for (name, list) in object["lists"] as? [String: Any] ?? [:] {
      if let list = list as? [String: Any] { grammar.lists[name] = Self.list(list) }
    }
    for (name, rule) in object["expansion_rules"] as? [String: Any] ?? [:] { grammar.rules[name] = "\(rule)" }
    grammar.skipped += Self.texts(object["skip_words"])
    for (intent, content) in (object["intents"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
      for block in (content as? [String: Any])?["data"] as? [[String: Any]] ?? [] { addBlock(block, intent) }
    }
    for block in object["data"] as? [[String: Any]] ?? [] { addBlock(block, intentOfFolder) }
    addHome(object)
  }

  private mutating func addBlock(_ block: [String: Any], _ intent: String) {
    let sentences = Self.texts(block["sentences"])
    guard !sentences.isEmpty else { return }
    var result = SentenceGrammar.Block(intent: intent, sentences: sentences)
    for (name, rule) in block["expansion_rules"] as? [String: Any] ?? [:] { result.rules[name] = "\(rule)" }
    for (name, value) in block["slots"] as? [String: Any] ?? [:] {
      result.slots[name] = Self.texts(value).first ?? "\(value)"
    }
    for (key, value) in block["requires_context"] as? [String: Any] ?? [:] {
      if key == "area" || key == "floor" {
        result.leavesOpen = true
      } else {
        result.requires[key] = Self.texts(value)
      }
    }
    for (key, value) in block["excludes_context"] as? [String: Any] ?? [:] {
      result.excludes[key] = Self.texts(value)
    }
    let domains = Self.texts(block["name_domains"])
    if !domains.isEmpty { result.requires["domain"] = domains }
    if let domain = Self.texts(block["inferred_domain"]).first { result.slots["domain"] = domain }
    grammar.blocks.append(result)
  }

  /// Adds the names of areas, floors and things as lists.
  private mutating func addHome(_ object: [String: Any]) {
    for (key, list) in [("areas", "area"), ("floors", "floor")] {
      for place in object[key] as? [[String: Any]] ?? [] {
        for name in Self.texts(place["name"]).flatMap(Self.spoken) {
          words[list, default: []].append(.init(text: name, value: name))
        }
      }
    }
    for thing in object["entities"] as? [[String: Any]] ?? [] {
      var context: [String: String] = [:]
      if let id = thing["id"] as? String, let domain = id.split(separator: ".").first {
        context["domain"] = String(domain)
      }
      for (key, value) in thing["attributes"] as? [String: Any] ?? [:] { context[key] = "\(value)" }
      for name in Self.texts(thing["name"]).flatMap(Self.spoken) {
        words["name", default: []].append(.init(text: name, value: name, context: context))
      }
    }
  }

  /// Every way to say a name that has optional parts and alternatives, so that its value is a name and no template.
  ///
  /// A name that uses rules or lists, or can be said in more ways than a few, stays as it is.
  private static func spoken(_ name: String) -> [String] {
    guard !name.contains(where: { "<{;".contains($0) }) else { return [name] }
    var (open, spoken): ([String], [String]) = ([name], [])
    while let next = open.popLast() {
      guard let part = next.firstMatch(of: /\[([^\[\]()]*)\]|\(([^\[\]()]*)\)/) else {
        spoken.append(next.split(separator: " ").joined(separator: " "))
        continue
      }
      let options = (part.output.1 ?? part.output.2 ?? "").split(
        separator: "|", omittingEmptySubsequences: false)
      let all = part.output.1 == nil ? options : options + [""]
      open += all.reversed().map { next.replacingCharacters(in: part.range, with: $0) }
      if open.count + spoken.count > 32 { return [name] }
    }
    return spoken
  }

  /// A list that templates use and no file has may be anything.
  private mutating func addMissingLists() {
    let texts = grammar.blocks.flatMap { $0.sentences + $0.rules.values } + grammar.rules.values
    for text in texts {
      for part in text.split(separator: "{").dropFirst() {
        let name = String(part.prefix { $0 != "}" && $0 != ":" })
        if grammar.lists[name] == nil { grammar.lists[name] = .anything }
      }
    }
  }

  private static func list(_ object: [String: Any]) -> SentenceGrammar.List {
    if object["wildcard"] as? Bool == true { return .anything }
    if let range = object["range"] as? [String: Any] {
      return .numbers(
        from: range["from"] as? Int ?? 0, to: range["to"] as? Int ?? 100, halves: range["fractions"] != nil)
    }
    let values = (object["values"] as? [Any] ?? []).compactMap { value -> SentenceGrammar.Value? in
      guard let entry = value as? [String: Any] else { return .init(text: "\(value)", value: "\(value)") }
      guard let text = entry["in"] else { return nil }
      var context: [String: String] = [:]
      for (key, value) in entry["context"] as? [String: Any] ?? [:] { context[key] = "\(value)" }
      return .init(text: "\(text)", value: "\(entry["out"] ?? text)", context: context)
    }
    return .values(values)
  }

  /// A text, or each of a list of them; of an object its value.
  private static func texts(_ value: Any?) -> [String] {
    switch value {
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object["value"].map(texts) ?? (object["in"].map(texts) ?? [])
    case nil: []
    case let value?: ["\(value)"]
    }
  }
}
