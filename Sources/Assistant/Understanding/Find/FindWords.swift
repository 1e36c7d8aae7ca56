import Foundation

/// The words of a language with which people ask for things by their properties, as the file `_find` holds them.
struct FindWords: Sendable, Decodable {
  /// The beginnings of a request.
  struct Openings: Sendable, Decodable {
    /// For things.
    var show: String
    /// For their number.
    var count: String
  }

  /// Words before a text.
  struct Link: Sendable, Decodable {
    /// The words, divided by `|`.
    var words: String
    /// What properties are meant, the likeliest first.
    var roles: [String]
    /// How they are compared, where that is not by what they contain.
    var comparison: String?
    /// Whether the text is the whole value.
    var exact: Bool?
    /// Whether things with the text are not wanted.
    var negated: Bool?
  }

  /// Two opposite adjectives.
  struct Adjective: Sendable, Decodable {
    /// The one of which more comes last in the order: its forms, and those of its synonyms.
    var rising: String
    /// The opposite.
    var falling: String
    /// What it measures.
    var dimensions: [String]
    /// The words of properties that it can be said of.
    var words: String
  }

  var openings: Openings
  var fillers: String
  var relative: String
  var or: String
  var and: String
  var not: String
  /// What a property is not, divided by `|`, by a word of the property.
  var opposites: [String: String]
  var negativePrefixes: String
  var auxiliaries: String
  var comparisons: [String: String]
  var between: String
  var to: String
  var about: String
  var orLess: String
  var orMore: String
  var dates: [String: String]
  var texts: [String: String]
  var links: [Link]
  var roles: [String: String]
  var plainWords: String
  var dateVerbs: [String: String]
  var adjectives: [Adjective]
  var most: String
  var least: String
  var more: String
  var less: String
  var than: String
  var top: String
  var last: String
  var sort: String
  var ascending: String
  var descending: String
  var first: String
  var alphabetically: String

  /// Reads the file of a language; `nil` and a problem when it is missing or broken.
  static func read(_ phrases: [String: String], problems: inout [String]) -> FindWords? {
    guard let text = phrases["_find"] else { return nil }
    do {
      return try JSONDecoder().decode(FindWords.self, from: Data(text.utf8))
    } catch {
      problems.append("The phrase file “_find” is not readable: \(error)")
      return nil
    }
  }
}
