import Foundation

/// What vectors do not see, as the file `_similar` holds it: what requests do, and which words belong together.
struct SimilarWords: Sendable, Decodable {
  /// The words for what requests do, divided by `|`, by the name of the action.
  var actions: [String: String]
  /// Actions that are as different as can be, with ` / ` between them.
  var opposites: [String]
  /// Actions that people name in place of each other, with ` / ` between them.
  var alike: [String]
  /// The names of the actions that change nothing.
  var harmless: String
  /// The names of the actions that a phrase without any action does not have either.
  var telling: String
  /// Words that no reading may leave out.
  var weighty: String
  /// First words of questions.
  var questions: String
  /// Openings that turn a request round.
  var negations: String
  /// Openings that only look so.
  var notNegations: String
  /// Words that say little by themselves.
  var small: String
  /// Openings and ends without a meaning of their own.
  var polite: String
  /// Words between a request and the name of its app.
  var links: String
  /// Groups of words that mean about the same or bring each other to mind.
  var related: [String]

  /// Reads the file of a language; `nil` and a problem when it is missing or broken.
  static func read(_ phrases: [String: String], problems: inout [String]) -> SimilarWords? {
    guard let text = phrases["_similar"] else { return nil }
    do {
      return try JSONDecoder().decode(SimilarWords.self, from: Data(text.utf8))
    } catch {
      problems.append("The phrase file “_similar” is not readable: \(error)")
      return nil
    }
  }
}
