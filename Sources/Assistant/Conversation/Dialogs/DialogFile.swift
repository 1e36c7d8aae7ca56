/// The words of one intent: its questions, and its answers where an app leaves them to the assistant.
///
/// One YAML file per intent holds them. Every sentence is a ``SentenceTemplate``.
struct DialogFile: Sendable, Codable {
  /// One sentence, or several of which the first is taken that has all its values.
  struct Sentences: Sendable, Codable {
    var templates: [SentenceTemplate]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let one = try? container.decode(SentenceTemplate.self) {
        templates = [one]
      } else {
        templates = try container.decode([SentenceTemplate].self)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(templates)
    }
  }

  /// The parameters in the order in which a person wants to be asked; the others follow as declared.
  var order: [String]?
  /// The parameter that is asked for before all others, where the request says nothing of it.
  var first: String?
  /// The kind of vocabulary from which a parameter's values come.
  var names: [String: String]?
  /// The question for a missing value.
  var questions: [String: Sentences]?
  /// The question when there are several that fit.
  var choices: [String: Sentences]?
  /// The question whether a value is meant.
  var confirmations: [String: Sentences]?
  /// What is said of a value that cannot be used.
  var unsupported: [String: Sentences]?
  /// What is said of the values that could be used instead.
  var existing: [String: Sentences]?
  /// What is said for a reason, by parameter and the reason's name; the general file has the parameter `any`.
  var reasons: [String: [String: Sentences]]?
  /// The question whether the whole request is meant, for requests that cannot be undone.
  ///
  /// Its values are the settled parameters and what the app said when it confirmed, such as a price:
  /// `{rideStatus.rideOption.priceRange}`. When no sentence has all its values, nothing is asked.
  var request: Sentences?
  /// The answers by the response's code, for example `failureInsufficientFunds`.
  var responses: [String: Sentences]?
  /// What is said when an answer changes that the person follows.
  ///
  /// Its values are those that have changed, under their names, and the whole answer behind `whole`:
  /// `{rideStatus.phase.pickup?Your driver is there.}[ Look for a {whole.rideStatus.vehicle}.]`.
  var updates: Sentences?
  /// The response properties that are shown under the answer, as lists.
  var shows: [String]?
  /// What is said above them, where they can be seen, in the place of the answer that reads them out.
  var heading: Sentences?
  /// What a person calls the fields of things, by their names; in the general file.
  ///
  /// Others are never shown.
  var fields: [String: String]?
  /// Requests that a person may make, with the app's name.
  var examples: [String]?
  /// What is said when a request refers to something that nobody remembers, by its type; in the general file.
  var missing: [String: Sentences]?
}
