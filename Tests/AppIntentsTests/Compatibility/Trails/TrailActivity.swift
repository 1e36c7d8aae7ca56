import AppIntents

enum TrailActivity: String, Codable, Sendable {
  case hiking
  case biking
  case skiing
}

extension TrailActivity: AppEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Activity")
  }

  static let caseDisplayRepresentations: [TrailActivity: DisplayRepresentation] = [
    .hiking: DisplayRepresentation(title: "Hiking", subtitle: "On foot", synonyms: ["walking", "a walk"]),
    .biking: DisplayRepresentation(
      title: "Mountain Biking", image: DisplayRepresentation.Image(systemName: "bicycle")),
    .skiing: "Skiing",
  ]
}
