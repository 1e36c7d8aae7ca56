public import IntentWire
import Language
import Store

/// An entity that an app indexed, with what it is called.
public struct NamedEntity: Sendable, Hashable {
  /// The bundle identifier of the app whose entity it is.
  public var app: String
  /// The entity.
  public var entity: EntityReference
  /// Its names, its title first.
  public var names: [String]

  /// Creates a description.
  public init(app: String, entity: EntityReference, names: [String]) {
    self.app = app
    self.entity = entity
    self.names = names
  }
}

extension EntityIndex {
  /// The most entities of one name that are returned.
  private static let sameName = 8

  /// Finds the entities whose whole name stands in a text, by app, type and identifier.
  ///
  /// The words of a name may have other forms in the text (“the pines” for “The Pine”). The work depends on the number
  /// of words in the text, and not on how many entities there are.
  ///
  /// - Parameter apps: The only apps whose entities count; `nil` for all.
  public func entities(namedIn text: String, apps: Set<String>? = nil) throws -> [NamedEntity] {
    let wanted = IndexedNames.runs(of: text)
    guard !wanted.isEmpty else { return [] }
    var rows = try store.indexItems(named: wanted)
    if rows == nil {
      try makeNames()
      rows = try store.indexItems(named: wanted)
    }
    let moment = now()
    let stored = (rows ?? []).flatMap { items in
      items.lazy.filter { $0.expires > moment }.prefix(Self.sameName)
    }
    guard !stored.isEmpty else { return [] }
    let sources = Dictionary(
      uniqueKeysWithValues: try store.indexSources().map { ($0.number, $0.app) })
    let hashes = Set(wanted)
    var found: [NamedEntity] = []
    var seen: Set<Int64> = []
    for row in stored where seen.insert(row.key).inserted {
      guard let app = sources[row.source], apps?.contains(app) ?? true,
        let meaning = named.meaning(of: row),
        // The row may be of a name that the item had once.
        meaning.hashes.contains(where: hashes.contains)
      else { continue }
      found.append(NamedEntity(app: app, entity: meaning.entity, names: meaning.names))
    }
    return found.sorted {
      ($0.app, $0.entity.type, $0.entity.identifier) < ($1.app, $1.entity.type, $1.entity.identifier)
    }
  }

  /// Makes the names of all entities anew, from the items in the store.
  func makeNames() throws {
    try store.makeIndexNames { $0.item.map(IndexedNames.hashes) ?? [] }
  }
}

/// The names of items as numbers, made of the dictionary forms of their words.
enum IndexedNames {
  /// The most words of a name.
  private static let longest = 8
  /// The most words of a text in which names are looked for.
  private static let longestText = 64
  private static let language = English()

  /// What an item that stands for an entity is called, its title first.
  static func names(of item: IndexItem) -> [String] {
    guard let entity = item.entity else { return [] }
    var names = [entity.display.title] + entity.display.synonyms
    for name in ["displayName", "title", "alternateNames"] {
      names += item.attributes[name]?.elements.compactMap(\.text) ?? []
    }
    var seen: Set<String> = []
    return Array(names.filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(16))
  }

  /// The numbers of an item's names; none for an item that stands for no entity.
  static func hashes(of item: IndexItem) -> [Int64] {
    var seen: Set<Int64> = []
    return names(of: item).compactMap(hash).filter { seen.insert($0).inserted }
  }

  /// The number of a name; `nil` for one that is too long, or that is nothing but a small word.
  static func hash(of name: String) -> Int64? {
    let words = WordScanner.words(name)
    guard (1...longest).contains(words.count) else { return nil }
    return isTelling(words[...]) ? hash(words.map(form)[...]) : nil
  }

  /// The numbers of all rows of words in a text that may be a name.
  static func runs(of text: String) -> [Int64] {
    let words = Array(WordScanner.words(text).prefix(longestText))
    let forms = words.map(form)
    var seen: Set<Int64> = []
    var hashes: [Int64] = []
    for start in words.indices {
      for end in start..<min(words.count, start + longest) where isTelling(words[start...end]) {
        let hash = hash(forms[start...end])
        if seen.insert(hash).inserted { hashes.append(hash) }
      }
    }
    return hashes
  }

  private static func form(_ word: String) -> String {
    word.utf8.count > 2 && word.utf8.allSatisfy { $0 &- 0x61 < 26 } ? language.lemma(of: word) : word
  }

  /// A single word that holds sentences together is in nearly every text.
  private static func isTelling(_ words: ArraySlice<String>) -> Bool {
    words.count > 1 || words.first.map { !WordQuery.small.contains($0) } ?? false
  }

  /// FNV-1a over the words with a mark behind each.
  private static func hash(_ words: ArraySlice<String>) -> Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for word in words {
      for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01B3
    }
    return Int64(bitPattern: hash)
  }
}
