/// Words as small integers, with what each does in a sentence.
struct Lexicon: Sendable {
  /// What a word does in a sentence.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16
    /// Carries little meaning by itself.
    static let function = Traits(rawValue: 1)
    /// Stands before a name.
    static let determiner = Traits(rawValue: 2)
    /// May stand anywhere without a change of meaning.
    static let light = Traits(rawValue: 4)
    /// Seldom stands inside a name.
    static let joint = Traits(rawValue: 8)
    /// Occurs in a phrase.
    static let phrase = Traits(rawValue: 16)
    /// Stands between the items of an enumeration.
    static let conjunction = Traits(rawValue: 32)
    /// Thanks or asks.
    static let courtesy = Traits(rawValue: 64)
    /// Names what a domain is about.
    static let thing = Traits(rawValue: 128)
    /// A sound that people make while they think.
    static let pause = Traits(rawValue: 256)
    /// Turns a request round.
    static let negation = Traits(rawValue: 512)
  }

  private var ids: [String: Int32] = [:]
  /// Words of one sentence, numbered behind the others; filled once ``isOpen``.
  private var more: [String: Int32] = [:]
  private var moreWords: [String] = []
  /// Whether new words are only for one sentence, so that they cost little.
  var isOpen = false
  private(set) var words: [String] = []
  private(set) var traits: [Traits] = []

  /// The number of a word, new or known.
  mutating func intern(_ word: String, _ new: Traits = []) -> Int32 {
    if let id = ids[word] {
      if !new.isEmpty { traits[Int(id)].formUnion(new) }
      return id
    }
    if isOpen {
      if let id = more[word] { return id }
      let id = Int32(words.count + more.count)
      more[word] = id
      moreWords.append(word)
      return id
    }
    let id = Int32(words.count)
    ids[word] = id
    words.append(word)
    traits.append(new)
    return id
  }

  /// The number of a word, or -1.
  func id(_ word: String) -> Int32 { ids[word] ?? more[word] ?? -1 }

  /// The word with a number; empty for a number that no word has.
  func word(_ id: Int32) -> String {
    let place = Int(id)
    if words.indices.contains(place) { return words[place] }
    return moreWords.indices.contains(place - words.count) ? moreWords[place - words.count] : ""
  }

  /// What a word does.
  func traits(_ id: Int32) -> Traits { id < 0 || Int(id) >= traits.count ? [] : traits[Int(id)] }
}
