import Language

/// A sentence as models read it, with the tokens behind its scalars.
struct TrainedText {
  var text = ""
  /// Where each token begins and ends in the text, in scalars; only tokens that are in it.
  var places: [(token: Int, scalars: Range<Int>)] = []

  /// - Parameter mention: Where the sentence names an app, which models never see.
  init(_ sentence: Sentence, without mention: AppMention?, _ grammar: Grammar) {
    var length = 0
    var last = -1
    for place in sentence.tokens.indices where !(mention?.span.contains(place) ?? false) {
      let token = sentence.tokens[place]
      if last >= 0, last != token.range.lowerBound {
        text += " "
        length += 1
      }
      // A slip of a word that phrases have.
      let near = sentence.nearWords[place]
      let isSlip = near >= 0 && !sentence.isPhraseWord(place) && !grammar.reader.isWord(token.folded)
      let word = isSlip ? grammar.lexicon.word(near) : token.folded
      text += word
      places.append((place, length..<length + word.unicodeScalars.count))
      length += word.unicodeScalars.count
      last = token.range.upperBound
    }
  }

  /// Where tokens are in the text, in scalars; `nil` when none of them is in it.
  func scalars(_ tokens: Range<Int>) -> Range<Int>? {
    let inside = places.filter { tokens.contains($0.token) }.map(\.scalars)
    guard let first = inside.first, let last = inside.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// The tokens of a stretch of the text.
  func tokens(_ scalars: Range<Int>) -> Range<Int>? {
    let inside = places.filter { $0.scalars.overlaps(scalars) }.map(\.token)
    guard let first = inside.first, let last = inside.last else { return nil }
    return first..<last + 1
  }
}
