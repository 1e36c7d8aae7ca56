/// The English words around what changes a part of the request before: “what about Monday”, “and bread too”.
enum FollowUpWords {
  /// Openings after which the rest can hardly be a request of its own.
  static let explicit: [[String]] = sequences([
    "what about", "how about", "and what about", "and how about", "so what about", "ok what about",
    "okay what about", "but what about", "same for", "the same for", "do the same for", "do the same with",
    "same with", "the same with", "and the same for", "and do the same for", "same thing for",
    "the same thing for", "do that for", "only", "just", "but only", "but just", "and only", "just show",
    "make it", "make that", "make them", "actually make it", "actually make that", "no make it",
    "no make that", "change it to", "change that to", "only show", "show only", "just show me",
    "only show me",
    "show me only", "show me just", "narrow it down to", "narrow that down to", "narrow it to",
    "filter by", "filter it by", "filter those by", "limit it to", "limit that to", "restrict it to",
    "try", "try it with", "now with", "now for", "and now for", "this time with", "this time for", "i said",
    "but",
  ])

  /// Words of these that keep some of what was found.
  static let narrowing: Set<String> = ["only", "just", "narrow", "filter", "limit", "restrict"]

  /// Openings that may also stand before another request.
  static let possible: [[String]] = sequences([
    "and", "and also", "also", "plus", "and then", "ok and", "okay and", "or", "oh and", "oh", "as well as",
    "actually", "no", "no i meant", "i meant", "i mean", "sorry", "no sorry", "wait", "then", "now",
    "and maybe",
    "or maybe", "maybe", "ok", "okay", "so", "hm", "hmm", "rather", "instead", "and now", "ok now", "well",
  ])

  /// Words at the end that say nothing more.
  static let endings: [[String]] = sequences([
    "too", "as well", "also", "instead", "please", "then", "though", "again", "thanks", "thank you", "rather",
    "only", "to the list", "while you're at it",
  ])

  /// Words for the things of the request before, in front of what tells them apart.
  static let things: [[String]] = sequences([
    "the ones", "the one", "ones", "those", "the ones that are", "the ones which are", "those that are",
    "those which are", "the ones who are", "things", "stuff",
  ])

  /// Questions about which of the things stands out, in front of what tells it.
  static let choosing: [[String]] = sequences([
    "which of those is", "which of these is", "which of them is", "which one of those is", "which one is",
    "which is", "which one of them is", "which of those are", "which of these are", "which of them are",
    "which ones are", "which are", "what's", "which one's", "which of those has", "which of them has",
  ])

  /// Prepositions that lead to a value.
  static let prepositions: Set<String> = [
    "to", "from", "at", "on", "in", "for", "with", "by", "about", "of", "near", "around", "until", "till",
    "under",
    "over", "before", "after", "since",
  ]

  /// Words before a name that change with it.
  static let determiners: Set<String> = [
    "the", "a", "an", "my", "our", "your", "his", "her", "their", "some", "any", "this", "that", "these",
    "those",
  ]

  /// Words that show, where the phrase that fits leaves it open, that somebody who was spoken of is meant.
  static let pointing: Set<String> = [
    "it", "that", "there", "him", "her", "them", "this", "he", "she", "they", "reply", "respond", "back",
    "those",
    "here",
  ]

  private static func sequences(_ texts: [String]) -> [[String]] {
    texts.map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
  }
}
