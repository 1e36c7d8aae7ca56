import Language

/// Finds where a sentence names an app, together with the words that connect the name.
struct MentionFinder: Sendable {
  /// The most mentions that are followed up.
  static let maximumMentions = 3

  private let before: Set<String>
  private let address: Set<String>
  private let helpers: Set<String>
  private let addressed: Set<String>
  private let greetings: Set<String>
  private let nouns: Set<String>
  private let behind: Set<String>
  private let determiners: Set<String>

  init(_ common: CommonPhrases) {
    let set = { (text: String) in Set(text.split(separator: " ").map(String.init)) }
    before = set(common.naming.before)
    address = set(common.naming.address)
    helpers = set(common.naming.helpers)
    addressed = set(common.naming.addressed)
    greetings = set(common.naming.greetings)
    nouns = set(common.naming.nouns)
    behind = set(common.naming.behind)
    determiners = set(common.words.determiners)
  }

  /// The mentions that are worth a reading, strongest first.
  func mentions(in sentence: Sentence, names: AppNames) -> [AppMention] {
    var hits = names.hits(in: sentence.tokens)
    if hits.isEmpty {
      hits = names.nearHits(in: sentence.tokens) { sentence.isPhraseWord($0) }
    }
    var mentions: [AppMention] = []
    for hit in hits {
      guard let mention = mention(hit, sentence) else { continue }
      mentions.append(mention)
    }
    mentions.sort {
      ($1.strength, $0.name.lowerBound, $1.name.upperBound, $0.app)
        < ($0.strength, $1.name.lowerBound, $0.name.upperBound, $1.app)
    }
    return Array(mentions.prefix(Self.maximumMentions))
  }

  private func mention(_ hit: AppNames.Hit, _ sentence: Sentence) -> AppMention? {
    let tokens = sentence.tokens
    var start = hit.tokens.lowerBound
    var end = hit.tokens.upperBound
    var strength: Float = 0.5
    let hasNoun = end < tokens.count && nouns.contains(tokens[end].folded)
    if hasNoun { end += 1 }
    if start > 0, determiners.contains(tokens[start - 1].folded),
      hasNoun || (start > 1 && before.contains(tokens[start - 2].folded))
    {
      start -= 1
    }
    // “wiht Chime”, “usign Murmur”
    let said = start > 0 ? tokens[start - 1].folded : ""
    let lead = start > 0 && before.contains(sentence.spelled[start - 1]) ? sentence.spelled[start - 1] : said
    let next = end < tokens.count ? tokens[end].folded : ""
    if address.contains(lead), addressed.contains(next), sentence.isLeadIn(start - 1, greetings) {
      (start, end, strength) = (start - 1, end + 1, 1)
    } else if helpers.contains(lead), end < tokens.count, sentence.isLeadIn(start - 1, greetings) {
      // “have Chime call Tom”
      (start, strength) = (start - 1, 1)
    } else if behind.contains(lead), start > 1, sentence.isMark[start - 2], sentence.isTail(end) {
      (start, strength) = (start - 1, 1)
    } else if before.contains(lead) {
      (start, strength) = (start - 1, 1)
      // “and in ListOMat …”, “In ListOMat, …”.
      if start == 0, next == "," { end += 1 }
    } else if sentence.isLeadIn(start, greetings) {
      strength = next == "," || next == ":" || start > sentence.start ? 1 : 0.8
      if addressed.contains(next) && next != "and" && start > sentence.start { end += 1 }
      start = min(start, sentence.start)
    } else if hasNoun {
      // “the Vignette app is fun” in the middle of a message speaks of the app more than to it.
      strength = sentence.isTail(end) ? 1 : 0.75
    } else if sentence.isTail(end), lead == "," || lead == "-" {
      strength = 0.9
    }
    if hit.slips > 0 {
      guard strength >= 0.8 else { return nil }
      strength *= hit.slips == 1 ? 0.9 : 0.8
    }
    return AppMention(app: hit.app, name: hit.tokens, span: start..<end, strength: strength)
  }
}
