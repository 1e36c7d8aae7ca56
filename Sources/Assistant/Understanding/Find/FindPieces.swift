import IntentWire
import Language

/// Finds the pieces of a request for things of one type.
struct FindPieces {
  let source: FindSentence
  let anchor: FindIndex.Anchor
  let mention: AppMention?
  private(set) var pieces: [[FindPiece]]

  var sentence: Sentence { source.sentence }
  var properties: [FindProperty] { source.properties }

  init(_ source: FindSentence, anchor: FindIndex.Anchor, mention: AppMention?) {
    self.source = source
    self.anchor = anchor
    self.mention = mention
    pieces = [[FindPiece]](repeating: [], count: source.count)
    for place in 0..<source.count { collect(place) }
  }

  /// Adds a piece, unless it overlaps the name of the things or of the app.
  mutating func add(_ tokens: Range<Int>, _ cost: Float, _ meaning: FindPiece.Meaning) {
    guard !tokens.isEmpty, tokens.upperBound <= source.count, !tokens.overlaps(anchor.tokens),
      !(mention.map { $0.span.overlaps(tokens) } ?? false)
    else { return }
    pieces[tokens.lowerBound].append(
      FindPiece(tokens: tokens, cost: cost + FindCost.piece, meaning: meaning))
  }

  private mutating func collect(_ place: Int) {
    if place == anchor.tokens.lowerBound {
      pieces[place].append(FindPiece(tokens: anchor.tokens, cost: 0, meaning: .noun))
    }
    if let mention, place == mention.span.lowerBound {
      pieces[place].append(FindPiece(tokens: mention.span, cost: 0, meaning: .app))
    }
    guard !sentence.isMark[place] else { return addSymbols(place) }
    addFillers(place)
    addNamed(place)
    addUnnamed(place)
    addDates(place)
    addLinks(place)
    addKnown(place)
    addOrder(place)
  }

  /// Comparisons that are written as marks: “length < 5”.
  private mutating func addSymbols(_ place: Int) {
    add(place..<place + 1, 0, .filler)
  }

  private mutating func addFillers(_ place: Int) {
    let weight = sentence.weights[place]
    add(place..<place + 1, FindCost.unused * weight, .unused)
    if sentence.opening[place] > place, place <= sentence.start {
      add(place..<sentence.opening[place], 0, .filler)
    }
    if sentence.closing[place] > place { add(place..<sentence.closing[place], FindCost.filler, .filler) }
    if !sentence.traits[place].isDisjoint(with: [.light, .determiner]) {
      add(place..<place + 1, FindCost.filler, .filler)
    }
    for hit in source.hits[place] {
      let tokens = place..<hit.end
      switch hit.role {
      case .opening(let isCount):
        if opens(place) { add(tokens, 0, .opening(isCount: isCount)) }
      case .filler: add(tokens, FindCost.filler, .filler)
      case .or: add(tokens, FindCost.filler, .or)
      case .and: add(tokens, FindCost.filler, .and)
      case .not: add(tokens, FindCost.filler, .not)
      case .base(let adjective, _):
        // “a short trail under 2 km”: how short is said by the number.
        if hasAmount(after: place), !source.properties(for: adjective).isEmpty {
          add(tokens, FindCost.guess * weight, .filler)
        }
      default: break
      }
    }
  }

  /// Whether nothing but filler stands before a place.
  private func opens(_ place: Int) -> Bool {
    var index = 0
    while index < place {
      if sentence.isMark[index] || sentence.traits[index].contains(.light) {
        index += 1
      } else if sentence.opening[index] > index {
        index = sentence.opening[index]
      } else if let mention, mention.span.contains(index) {
        index = mention.span.upperBound
      } else {
        return false
      }
    }
    return index >= place
  }
}
