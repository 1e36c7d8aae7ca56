/// English: numbers, dates, replies, enumerations and word forms.
///
/// ```swift
/// let english = English()
/// let text = english.annotate("remind me tomorrow at 9", context: context)
/// text.dates.first?.value  // .moment(2026-03-19 09:00)
/// ```
public struct English: LanguageReader {
  /// How the text is split.
  public let tokenizer = Tokenizer()

  /// Creates a reader.
  public init() {}

  /// Returns the text's tokens with the numbers and dates among them; open dates are taken to lie ahead.
  public func annotate(_ text: String, context: LanguageContext) -> AnnotatedText {
    annotate(text, context: context, prefersPast: false)
  }

  /// Returns the text's tokens with the numbers and dates among them.
  ///
  /// - Parameter prefersPast: Whether an open date ("Friday") is taken to lie behind.
  public func annotate(_ text: String, context: LanguageContext, prefersPast: Bool) -> AnnotatedText {
    let tokens = tokens(in: text)
    let roles = tokens.map(EnglishLexicon.roles)
    var numberReader = NumberReader(
      tokens: tokens, roles: roles, style: DigitStyle(context.locale, for: tokens))
    let numbers = numberReader.mentions()
    let dates = Self.dates(tokens, roles, numbers, context, prefersPast)
    return AnnotatedText(text: text, tokens: tokens, numbers: numbers, dates: dates)
  }

  /// Returns the cardinals and ordinals, in digits and words, in order and without overlap.
  public func numbers(in tokens: [Token]) -> [NumberMention] {
    var reader = NumberReader(tokens: tokens, roles: tokens.map(EnglishLexicon.roles))
    return reader.mentions()
  }

  /// Returns the same with digits as the region of the context writes them.
  public func numbers(in tokens: [Token], context: LanguageContext) -> [NumberMention] {
    var reader = NumberReader(
      tokens: tokens, roles: tokens.map(EnglishLexicon.roles), style: DigitStyle(context.locale, for: tokens))
    return reader.mentions()
  }

  /// Returns the dates and times, in order and without overlap.
  public func dates(in tokens: [Token], context: LanguageContext, prefersPast: Bool) -> [DateMention] {
    let roles = tokens.map(EnglishLexicon.roles)
    guard DateReader.hasTrigger(tokens, roles) else { return [] }
    var reader = NumberReader(tokens: tokens, roles: roles, style: DigitStyle(context.locale, for: tokens))
    return Self.dates(tokens, roles, reader.mentions(), context, prefersPast)
  }

  private static func dates(
    _ tokens: [Token], _ roles: [WordRoles], _ numbers: [NumberMention], _ context: LanguageContext,
    _ prefersPast: Bool
  ) -> [DateMention] {
    guard DateReader.hasTrigger(tokens, roles) else { return [] }
    var reader = DateReader(
      tokens: tokens, roles: roles, numbers: numbers, context: context, prefersPast: prefersPast)
    return reader.mentions()
  }

  /// How many tokens the readers look at for a text: the measure of their cost.
  func looks(at tokens: [Token], context: LanguageContext) -> Int {
    let roles = tokens.map(EnglishLexicon.roles)
    var numberReader = NumberReader(tokens: tokens, roles: roles)
    let numbers = numberReader.mentions()
    var dateReader = DateReader(
      tokens: tokens, roles: roles, numbers: numbers, context: context, prefersPast: false)
    _ = dateReader.mentions()
    var quantityReader = QuantityReader(tokens: tokens, numbers: numbers, context: context)
    _ = quantityReader.mentions()
    return numberReader.looks + dateReader.looks + quantityReader.looks
  }
}
