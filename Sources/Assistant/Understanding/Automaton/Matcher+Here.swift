extension Matcher {
  /// What the token at a place is to every thread that arrives there.
  struct Here {
    var place = 0
    var word: Int32 = -1
    var near: Int32 = -1
    /// Both of them.
    var words = WordSet()
    var weight: Float = 0
    var isEnd = true
    var isMark = false
    /// Whether it belongs to the mention of the app.
    var isMention = false
    /// Whether spans or free slots may begin.
    var traits: Lexicon.Traits = []
    var opening = 0
    /// Whether it says nothing, so that leaving it out costs little.
    var isLight = false

    init() {}

    init(_ place: Int, _ sentence: Sentence, _ mention: AppMention?) {
      self.place = place
      guard place < sentence.count else { return }
      isEnd = false
      (word, near) = (sentence.words[place], sentence.nearWords[place])
      words = WordSet(word)
      words.formUnion(WordSet(near))
      (weight, isMark, traits) = (sentence.weights[place], sentence.isMark[place], sentence.traits[place])
      opening = sentence.opening[place]
      isLight = sentence.closing[place] == place + 1 || traits.contains(.light)
      isMention = mention?.span.contains(place) ?? false
    }
  }
}
