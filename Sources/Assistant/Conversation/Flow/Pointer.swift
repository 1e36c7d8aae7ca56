import IntentWire
import Language

/// Words that point at something that was spoken of instead of naming it.
struct Pointer {
  private enum Kind {
    case one, several
    /// “Both”, which means two things and no others.
    case pair
    case place(Int)
    case firsts(Int), lasts(Int)
  }

  private let kind: Kind

  /// What else things of a type are called.
  private static let synonyms: [String: Set<String>] = ["INSong": ["track", "tune", "number", "jam"]]

  /// Reads words; nil when they name something.
  ///
  /// - Parameters:
  ///   - type: The type of what they may point at: its own words ("that message") say nothing more.
  ///   - mayBeName: Whether the words may name something new: “final” is a name then, and only “the final one” points.
  init?(_ text: String, type: String, mayBeName: Bool = false, language: any LanguageReader) {
    let tokens = language.tokens(in: text).filter { $0.kind != .punctuation }
    let nouns = Set(ValueWords.words(String(type.dropFirst(2))).split(separator: " ").map(String.init))
      .union(Self.synonyms[type] ?? [])
    let telling = tokens.filter {
      !nouns.contains($0.folded) && !nouns.contains(language.lemma(of: $0.folded))
    }
    guard !telling.isEmpty, tokens.count <= 6 else { return nil }
    let words = telling.map(\.folded)
    let referring = AnswerWords.singular.union(AnswerWords.plural)
    let isBare = tokens.count == telling.count && words.count == 1
    if mayBeName, isBare, !FollowUpWords.pronouns.contains(words[0]) { return nil }
    if words == ["one"] {
      // “That one”, of whose words the phrase takes the first.
      kind = .one
      return
    }
    if words.contains(where: referring.contains),
      words.allSatisfy({ referring.contains($0) || AnswerWords.besideReferents.contains($0) })
    {
      kind =
        words.contains(FollowUpWords.both)
        ? .pair : words.contains(where: AnswerWords.plural.contains) ? .several : .one
      return
    }
    if let several = Self.several(telling, language) {
      kind = several
      return
    }
    let matcher = OptionMatcher([], language: language)
    guard let place = matcher.place(telling, among: Self.last) else { return nil }
    // A bare number may be a telephone number, or a name.
    let isPlace =
      words.contains { AnswerWords.last.contains($0) || AnswerWords.first.contains($0) || $0 == "number" }
      || language.numbers(in: telling).contains(where: \.isOrdinal)
    guard isPlace else { return nil }
    kind = .place(place)
  }

  /// Several things from the beginning or the end: “the first two”, “the last three ones”.
  private static func several(_ tokens: [Token], _ language: any LanguageReader) -> Kind? {
    let words = tokens.filter { !["the", "of", "them", "those", "ones", "my"].contains($0.folded) }
    guard words.count == 2, let side = words.first?.folded,
      let number = language.numbers(in: [words[1]]).first, !number.isOrdinal,
      let count = Int(exactly: number.value), (2...last).contains(count)
    else { return nil }
    if ["first", "top"].contains(side) { return .firsts(count) }
    return ["last", "bottom"].contains(side) ? .lasts(count) : nil
  }

  /// A number of things that is larger than any that is read out.
  private static let last = 1_000

  /// The people of whom one is meant, where several came up together.
  func unclear(among things: [IntentValue]) -> [IntentValue]? {
    guard case .one = kind, things.count > 1, things.allSatisfy(\.isPerson) else { return nil }
    let people = things.distinctPeople
    return people.count > 1 ? people : nil
  }

  /// The things that are meant; none when it is not clear which.
  func things(among things: [IntentValue]) -> [IntentValue] {
    switch kind {
    case .several: things
    case .pair: things.count == 2 ? things : []
    // "it" after several things were found names none of them, but people come up one by one.
    case .one: things.count == 1 ? things : things.allSatisfy(\.isPerson) ? Array(things.suffix(1)) : []
    case .firsts(let count): things.count >= count ? Array(things.prefix(count)) : []
    case .lasts(let count): things.count >= count ? Array(things.suffix(count)) : []
    case .place(let place):
      // “The last one” of calls, which are listed the other way round, is the latest.
      if place == Self.last - 1 {
        Reference.latest(things).map { [$0] } ?? []
      } else {
        Array(things.dropFirst(place).prefix(1))
      }
    }
  }
}
