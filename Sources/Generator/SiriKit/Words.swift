/// Names of source as words for people.
enum Words {
  /// The words of a name in camel case; abbreviations stay whole.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let previousIsLower = index > 0 && (characters[index - 1].isLowercase || characters[index - 1].isNumber)
      let startsWord = character.isUppercase && (previousIsLower || next?.isLowercase == true)
      if startsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The words with a capital letter each, without the prefix and suffix of an intent: `Add Tasks`.
  static func title(_ typeName: String) -> String {
    split(bare(typeName)).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// The words in lower case, apart from abbreviations: `task list`.
  static func lower(_ name: String) -> String {
    split(bare(name)).map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }

  /// The words as the beginning of a sentence: `Not completed`.
  static func sentence(_ name: String) -> String {
    let words = lower(name)
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func bare(_ name: String) -> String {
    var name = Substring(name)
    if name.hasPrefix("IN"), name.dropFirst(2).first?.isUppercase == true { name = name.dropFirst(2) }
    if name.hasSuffix("Intent") { name = name.dropLast(6) }
    return String(name)
  }
}
