extension English {
  /// Returns the durations, sums of money, measures and percentages, in order and without overlap.
  public func quantities(in tokens: [Token], context: LanguageContext) -> [QuantityMention] {
    guard QuantityReader.hasTrigger(tokens) else { return [] }
    var reader = NumberReader(
      tokens: tokens, roles: tokens.map(EnglishLexicon.roles), style: DigitStyle(context.locale, for: tokens))
    let numbers = reader.mentions()
    var quantities = QuantityReader(tokens: tokens, numbers: numbers, context: context)
    return quantities.mentions()
  }

  /// Returns what says how often something repeats ("every other Tuesday"), in order and without overlap.
  public func recurrences(in tokens: [Token], context: LanguageContext) -> [RecurrenceMention] {
    let roles = tokens.map(EnglishLexicon.roles)
    guard RecurrenceReader.hasTrigger(tokens) else { return [] }
    var reader = NumberReader(tokens: tokens, roles: roles)
    let recurrences = RecurrenceReader(tokens: tokens, roles: roles, numbers: reader.mentions())
    return recurrences.mentions()
  }
}
