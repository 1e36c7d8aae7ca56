/// What the assistant needs to know about a human language.
///
/// A reader holds constant tables and no state: the same text and context give the same answer. Every
/// operation takes time linear in its input and accepts any text.
public protocol LanguageReader: Sendable {
  /// Returns the text's tokens, with what is meant by slips in words that hold sentences together and in those of dates
  /// (“tge”, “thurday”); see ``Token/isMended``.
  func tokens(in text: String) -> [Token]
  /// Returns the same with the numbers and dates among them.
  func annotate(_ text: String, context: LanguageContext) -> AnnotatedText
  /// Returns the cardinals and ordinals, in digits and words, in order and without overlap.
  func numbers(in tokens: [Token]) -> [NumberMention]
  /// Returns the same with digits as the region of the context writes them (“2,5”).
  func numbers(in tokens: [Token], context: LanguageContext) -> [NumberMention]
  /// Returns the dates and times, in order and without overlap.
  ///
  /// - Parameter prefersPast: Whether "Friday" or "March" means the last one (a search for photos) and not
  ///   the coming one (a reminder).
  func dates(in tokens: [Token], context: LanguageContext, prefersPast: Bool) -> [DateMention]
  /// Returns where numbers are put together to something to work out (“3 plus 4”), in order and without overlap.
  func sums(in tokens: [Token], numbers: [NumberMention]) -> [Range<Int>]
  /// Returns the durations, sums of money, measures and percentages, in order and without overlap.
  ///
  /// A duration that is part of a date ("in 20 minutes") is among them too.
  func quantities(in tokens: [Token], context: LanguageContext) -> [QuantityMention]
  /// Returns what says how often something repeats ("every other Tuesday"), in order and without overlap.
  ///
  /// Repetitions that have no fixed interval ("twice a week") are not among them.
  func recurrences(in tokens: [Token], context: LanguageContext) -> [RecurrenceMention]
  /// Returns what a reply to a yes-or-no question says, or nil when it says neither or more than that.
  func affirmation(_ tokens: [Token]) -> Bool?
  /// Returns whether words say that something is so or is switched on, or nil when they say neither or more than that.
  func truth(_ tokens: [Token]) -> Bool?
  /// Returns whether the whole utterance asks to give up what is going on.
  func isCancellation(_ tokens: [Token]) -> Bool
  /// Returns whether the whole utterance rejects everything on offer.
  func isNoneOfThese(_ tokens: [Token]) -> Bool
  /// Returns whether the whole utterance asks to hear again what was said.
  func isAskingAgain(_ tokens: [Token]) -> Bool
  /// Returns whether the whole utterance asks to go one step back in a request.
  func isGoingBack(_ tokens: [Token]) -> Bool
  /// Returns whether the whole utterance points at the one of two things that was not taken.
  func isTheOther(_ tokens: [Token]) -> Bool
  /// Returns whether the whole utterance asks to have two things change places.
  func isReversal(_ tokens: [Token]) -> Bool
  /// Returns whether the whole utterance asks what the assistant can do.
  func isAskingForHelp(_ tokens: [Token]) -> Bool
  /// Returns the items of an enumeration, without commas and conjunctions.
  func listItems(in tokens: [Token]) -> [Range<Int>]
  /// Returns the items of an enumeration as people say it, where marks are missing between some (“eggs milk and butter”).
  func looseItems(in tokens: [Token]) -> [Range<Int>]
  /// Returns whether a folded word is a name of people and nothing else.
  func isGivenName(_ word: String) -> Bool
  /// Returns whether the dictionary has a word, in this or another form.
  func isWord(_ word: String) -> Bool
  /// Returns whether a folded word is the name of a month.
  func isMonth(_ word: String) -> Bool
  /// Returns the noun that an unknown folded word is meant to be; `nil` when that is not clear.
  func spelling(of word: String) -> String?
  /// Returns the dictionary form of a noun or verb, folded ("mice" → "mouse").
  func lemma(of word: String) -> String
  /// Returns the dictionary form of a word taken as a noun, folded ("meetings" → "meeting").
  func nounLemma(of word: String) -> String
  /// Returns the dictionary form of a word taken as a verb, folded ("meeting" → "meet").
  func verbLemma(of word: String) -> String
  /// Returns the tokens that carry meaning: no articles, fillers or punctuation.
  func contentWords(of tokens: [Token]) -> [Token]
  /// Returns what the clauses of a sentence do with their content, and what the whole of it is after.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the sentence.
  ///   - names: The tokens of names that are known (lists, titles, people), whose words have no grammar of their own.
  ///   - addressees: The tokens of names of apps, which are spoken to as the assistant is.
  ///   - times: The tokens of dates, times and repetitions.
  func mood(of tokens: [Token], names: [Range<Int>], addressees: [Range<Int>], times: [Range<Int>])
    -> SentenceMood
  /// Polite openings that carry no meaning, as folded words, longest first.
  var fillerPrefixes: [[String]] { get }
  /// Polite closings that carry no meaning, as folded words, longest first.
  var fillerSuffixes: [[String]] { get }
  /// The words at the joints between a request and what stands beside it.
  var clauses: ClauseWords { get }
  /// Returns an enumeration of the items ("a, b and c").
  func join(_ items: [String]) -> String
}

extension LanguageReader {
  /// Returns an account without clauses, as a language without grammar tells no orders from questions.
  public func mood(of tokens: [Token], names: [Range<Int>], addressees: [Range<Int>], times: [Range<Int>])
    -> SentenceMood
  {
    SentenceMood()
  }
  /// Returns what a reply says, as a language without words for switches knows only yes and no.
  public func truth(_ tokens: [Token]) -> Bool? { affirmation(tokens) }
  /// Returns none, as a language in which nobody calculates.
  public func sums(in tokens: [Token], numbers: [NumberMention]) -> [Range<Int>] { [] }
  /// Returns the numbers as they are written everywhere, as a language without more knowledge of regions reads them.
  public func numbers(in tokens: [Token], context: LanguageContext) -> [NumberMention] { numbers(in: tokens) }
  /// Returns false, as a language without sentences for it has none that ask to hear something again.
  public func isAskingAgain(_ tokens: [Token]) -> Bool { false }
  /// Returns false, as a language without sentences for it has none that go back.
  public func isGoingBack(_ tokens: [Token]) -> Bool { false }
  /// Returns false, as a language without sentences for it has none that point at the other one.
  public func isTheOther(_ tokens: [Token]) -> Bool { false }
  /// Returns false, as a language without sentences for it has none that swap two things.
  public func isReversal(_ tokens: [Token]) -> Bool { false }
  /// Returns false, as a language without sentences for it has none that ask for help.
  public func isAskingForHelp(_ tokens: [Token]) -> Bool { false }
  /// No words, as a language without tables has none.
  public var clauses: ClauseWords { ClauseWords() }
  /// Returns the items of an enumeration; without more knowledge of a language, those between marks and conjunctions.
  public func looseItems(in tokens: [Token]) -> [Range<Int>] { listItems(in: tokens) }
  /// Returns false, as a language without a dictionary knows no names.
  public func isGivenName(_ word: String) -> Bool { false }
  /// Returns false, as a language without a dictionary knows no words.
  public func isWord(_ word: String) -> Bool { false }
  /// Returns false, as a language without tables knows no words of dates.
  public func isMonth(_ word: String) -> Bool { false }
  /// Returns the tokens as they are written, as a language without a dictionary knows no slips.
  public func tokens(in text: String) -> [Token] { Tokenizer().tokens(in: text) }
  /// Returns `nil`, as a language without a dictionary knows no spellings.
  public func spelling(of word: String) -> String? { nil }
}
