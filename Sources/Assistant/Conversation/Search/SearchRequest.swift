import Language

/// A sentence that asks for whatever the apps know: “search for waterfalls”, “find eagle ridge in my apps”.
struct SearchRequest: Hashable {
  /// What is looked for, as written.
  var words: String
  /// Whether the sentence says that everything is to be searched, so that no app alone can be meant.
  var isEverywhere: Bool
  /// The name of the only app to search, as written.
  var app: String?

  /// Reads a sentence; `nil` for one that asks for something else.
  ///
  /// - Parameter apps: The names of the apps, folded, each with its bundle identifier.
  init?(_ text: String, apps: @autoclosure () -> [String: String], language: any LanguageReader) {
    let tokens = language.tokens(in: text).filter { $0.kind != .punctuation }
    // Most sentences search for nothing, and need not be looked at any closer.
    guard (2...24).contains(tokens.count),
      tokens.contains(where: { SearchWords.openingWords.contains($0.folded) })
    else { return nil }
    var rest = tokens[...]
    func begins(_ phrase: [String]) -> Bool {
      rest.count > phrase.count && zip(rest, phrase).allSatisfy { $0.folded == $1 }
    }
    func ends(_ phrase: [String]) -> Bool {
      rest.count > phrase.count && zip(rest.suffix(phrase.count), phrase).allSatisfy { $0.folded == $1 }
    }
    while let filler = language.fillerPrefixes.first(where: begins) { rest = rest.dropFirst(filler.count) }
    while let filler = language.fillerSuffixes.first(where: ends) { rest = rest.dropLast(filler.count) }
    guard let opening = SearchWords.openings.first(where: begins) else { return nil }
    rest = rest.dropFirst(opening.count)
    isEverywhere = false
    if let scope = SearchWords.leadingScopes.first(where: begins) {
      isEverywhere = true
      rest = rest.dropFirst(scope.count)
    }
    if let scope = SearchWords.scopes.first(where: ends) {
      isEverywhere = true
      rest = rest.dropLast(scope.count)
    } else if let (length, identifier) = Self.app(at: rest, apps()) {
      app = identifier
      rest = rest.dropLast(length)
    }
    while let first = rest.first, SearchWords.articles.contains(first.folded) { rest = rest.dropFirst() }
    guard let first = rest.first, let last = rest.last, !SearchWords.scopes.contains(rest.map(\.folded))
    else {
      return nil
    }
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: first.range.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: last.range.upperBound)
    words = String(text[start..<end])
  }

  /// The app that is named at the end, behind “in”: how many words that takes, and which it is.
  private static func app(at tokens: ArraySlice<Token>, _ apps: [String: String]) -> (Int, String)? {
    for length in 1...4 where tokens.count > length + 1 {
      let name = tokens.suffix(length).map(\.folded).joined(separator: " ")
      let link = tokens[tokens.endIndex - length - 1].folded
      if let app = apps[name], ["in", "on", "with", "using", "from"].contains(link) {
        return (length + 1, app)
      }
    }
    return nil
  }
}
