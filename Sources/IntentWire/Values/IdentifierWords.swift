/// The words of names in source.
public enum IdentifierWords {
  /// The words of a name that is written as one: `notCompleted` becomes “not completed”, `PDF_file` “PDF file”.
  public static func words(of name: String) -> String {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter != "_" else {
        end()
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let last = index > 0 ? letters[index - 1] : nil
      // "requestedPDFFile": a new word begins where small letters end, and with the last capital of several.
      if letter.isUppercase, last?.isUppercase == false || (next?.isLowercase == true && last != nil) {
        end()
      }
      word.append(letter)
    }
    end()
    return words.map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }
}

extension EnumerationManifest.Case {
  /// What a person may say for the case, each once: its title, its other names, the words of its name in source and that
  /// name itself.
  public var spokenNames: [String] {
    var names: [String] = []
    for name in [display.title] + display.synonyms + [IdentifierWords.words(of: self.name), self.name]
    where !name.isEmpty && !names.contains(where: { $0.lowercased() == name.lowercased() }) {
      names.append(name)
    }
    return names
  }
}
