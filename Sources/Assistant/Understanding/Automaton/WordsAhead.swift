/// What stands in a sentence at each place and behind it: what decides which ways through the phrases can go on.
struct WordsAhead {
  /// What stands at a place or anywhere behind it.
  private var anywhere: [WordSet]
  /// What stands at a place, or where so few words are left out: none, one, two, each for all places.
  private var near: [WordSet]
  private let places: Int

  init(_ sentence: Sentence, _ mention: AppMention?, tail: [Bool]) {
    let count = sentence.count
    places = count + 2
    anywhere = [WordSet](repeating: .end, count: places)
    near = [WordSet](repeating: .end, count: places * (Int(Matcher.maximumSkips) + 1))
    for place in stride(from: count - 1, through: 0, by: -1) {
      var here = WordSet(sentence.words[place])
      here.formUnion(WordSet(sentence.nearWords[place]))
      for span in sentence.spans[place] { here.formUnion(span.sign) }
      if place == mention?.name.lowerBound { here.formUnion(.appName) }
      anywhere[place] = anywhere[place + 1]
      anywhere[place].formUnion(here)
      if tail[place] { here.formUnion(.end) }
      let traits = sentence.traits[place]
      // Left out at no price or a small one, as often as it stands there.
      let isPassed =
        sentence.isMark[place] || sentence.closing[place] == place + 1
        || !traits.isDisjoint(with: [.light, .determiner]) || mention?.span.contains(place) ?? false
      for left in 0...Int(Matcher.maximumSkips) {
        var set = here
        if isPassed {
          set.formUnion(near[left * places + place + 1])
        } else if left > 0, !traits.contains(.negation) {
          set.formUnion(near[(left - 1) * places + place + 1])
        }
        near[left * places + place] = set
      }
    }
  }

  /// Whether what is needed stands at a place or behind it, where so many words may be left out.
  @inline(__always)
  func have(_ needs: Automaton.WordNeeds, at place: Int, leavingOut left: Int) -> Bool {
    !needs.next.isDisjoint(with: near[left * places + place])
      || !needs.afterWords.isDisjoint(with: anywhere[place])
  }
}

extension Sentence.Span {
  /// What stands for it in a ``WordSet``.
  fileprivate var sign: WordSet {
    switch content {
    case .known, .several: .known
    case .number: .number
    case .date, .pastDate, .recurrence: .date
    case .quantity, .sum: .quantity
    }
  }
}
