/// A word of a sentence as its grammar sees it: “don't” is two, “do” and “not”.
struct MoodAtom: Sendable {
  /// The folded word.
  var text: String
  /// The token that holds it.
  var token: Int
  /// The closed classes of the word.
  var classes: EnglishMoodWords
  /// Whether it is a mark.
  var isMark: Bool
  /// Whether it belongs to a name that is known, and is no word of the sentence's grammar.
  var isName: Bool
  /// Whether it is written with a capital.
  var isCapital: Bool

  func isOne(of classes: EnglishMoodWords) -> Bool {
    !isMark && !isName && !self.classes.isDisjoint(with: classes)
  }

  /// The words of tokens.
  ///
  /// - Parameter names: The tokens of names that are known: of apps, people, lists and titles.
  static func atoms(_ tokens: [Token], names: [Range<Int>]) -> [MoodAtom] {
    var atoms: [MoodAtom] = []
    atoms.reserveCapacity(tokens.count + 4)
    var isName = [Bool](repeating: false, count: tokens.count)
    for name in names { for place in name where isName.indices.contains(place) { isName[place] = true } }
    for (index, token) in tokens.enumerated() {
      let isMark = token.kind == .punctuation || token.kind == .symbol && token.folded != "&"
      func add(_ text: String) {
        let classes = isMark ? [] : EnglishMoodWords.classes(of: text)
        atoms.append(
          MoodAtom(
            text: text, token: index, classes: classes, isMark: isMark, isName: isName[index],
            isCapital: token.text.unicodeScalars.first?.properties.isUppercase ?? false))
      }
      let word = token.folded
      let next = tokens.indices.contains(index + 1) ? tokens[index + 1].folded : ""
      guard token.kind == .word, !isName[index],
        let parts = contractions[word] ?? parts(of: word, before: next)
      else {
        add(word)
        continue
      }
      parts.forEach(add)
    }
    return atoms
  }

  /// The parts of a word with a short form of “not”, “be”, “have”, “will” or “would” at its end.
  private static func parts(of word: String, before next: String) -> [String]? {
    guard let mark = word.utf8.lastIndex(of: UInt8(ascii: "'")), mark > word.startIndex else { return nil }
    let ending = word[word.utf8.index(after: mark)...]
    let stem = String(word[..<mark])
    switch ending {
    case "t" where stem.hasSuffix("n"): return [String(stem.dropLast()), "not"]
    case "m": return [stem, "am"]
    case "re": return [stem, "are"]
    case "ve": return [stem, "have"]
    case "ll": return [stem, "will"]
    case "d": return [stem, "would"]
    case "s" where EnglishMoodWords.classes(of: stem).contains(.subject): return [stem, "is"]
    case "s" where EnglishMoodWords.classes(of: stem).contains(.interrogative): return [stem, "is"]
    // “Dana's ringing”, “the light's not on”: no possessive stands before these.
    case "s" where next.hasSuffix("ing") && English.verb(next) != nil: return [stem, "is"]
    case "s"
    where !EnglishMoodWords.classes(of: next).isDisjoint(with: [
      .determiner, .negation, .adverb, .preposition,
    ]):
      return [stem, "is"]
    default: return nil
    }
  }

  /// Short forms that are not made of their parts, and those that are written without an apostrophe.
  private static let contractions: [String: [String]] = [
    "let's": ["let", "us"], "lets": ["let", "us"], "can't": ["can", "not"], "cannot": ["can", "not"],
    "cant": ["can", "not"], "won't": ["will", "not"], "wont": ["will", "not"], "shan't": ["shall", "not"],
    "ain't": ["is", "not"], "aint": ["is", "not"], "dont": ["do", "not"], "doesnt": ["does", "not"],
    "didnt": ["did", "not"], "isnt": ["is", "not"], "arent": ["are", "not"], "wasnt": ["was", "not"],
    "werent": ["were", "not"], "havent": ["have", "not"], "hasnt": ["has", "not"], "hadnt": ["had", "not"],
    "couldnt": ["could", "not"], "wouldnt": ["would", "not"], "shouldnt": ["should", "not"],
    "mustnt": ["must", "not"], "neednt": ["need", "not"], "needn't": ["need", "not"], "im": ["i", "am"],
    "ive": ["i", "have"], "id": ["i", "would"], "youre": ["you", "are"], "youve": ["you", "have"],
    "youll": ["you", "will"], "theyre": ["they", "are"], "theyve": ["they", "have"], "weve": ["we", "have"],
    "hes": ["he", "is"], "shes": ["she", "is"], "thats": ["that", "is"], "theres": ["there", "is"],
    "whats": ["what", "is"], "wheres": ["where", "is"], "whos": ["who", "is"], "hows": ["how", "is"],
    "gonna": ["going", "to"], "wanna": ["want", "to"], "gotta": ["got", "to"],
    "dunno": ["do", "not", "know"],
    "lemme": ["let", "me"], "gimme": ["give", "me"], "oughta": ["ought", "to"], "u": ["you"], "ur": ["your"],
    "y'all": ["you"], "ye": ["you"], "couldve": ["could", "have"], "shouldve": ["should", "have"],
    "wouldve": ["would", "have"], "coulda": ["could", "have"], "shoulda": ["should", "have"],
    "woulda": ["would", "have"], "whatcha": ["what", "are", "you"], "ill": ["i", "will"],
    "imma": ["i", "am", "going", "to"], "tryna": ["trying", "to"],
  ]
}
