import AppIntents

/// What people do on trails.
enum Activity: String, AppEnum, Codable {
  case hiking
  case skiing
  case biking
  case running
  case snowshoeing
  case climbing
  case walking
  case horsebackRiding

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Activity")

  static let caseDisplayRepresentations: [Activity: DisplayRepresentation] = [
    .hiking: "Hiking",
    .skiing: "Skiing",
    .biking: DisplayRepresentation(title: "Biking", synonyms: ["Cycling"]),
    .running: "Running",
    .snowshoeing: "Snowshoeing",
    .climbing: "Climbing",
    .walking: "Walking",
    .horsebackRiding: DisplayRepresentation(title: "Horseback riding", synonyms: ["Riding"]),
  ]
}
