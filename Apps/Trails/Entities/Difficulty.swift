import AppIntents

/// How hard a trail is.
enum Difficulty: String, AppEnum, Codable {
  case easy
  case moderate
  case hard

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Difficulty")

  static let caseDisplayRepresentations: [Difficulty: DisplayRepresentation] = [
    .easy: DisplayRepresentation(title: "Easy", synonyms: ["Gentle"]),
    .moderate: "Moderate",
    .hard: DisplayRepresentation(title: "Hard", synonyms: ["Difficult", "Challenging"]),
  ]
}
