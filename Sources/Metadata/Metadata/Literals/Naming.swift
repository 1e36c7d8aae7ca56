/// Titles for things whose source gives none.
enum Naming {
  /// Words from a name in camel case, the first with a capital: `regionDescription` gives `Region Description`.
  ///
  /// The running app makes the titles of its parameters in the same way.
  static func title(from name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, !last.isUppercase, last != " " { words.append(" ") }
      words.append(character == "_" ? " " : character)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
