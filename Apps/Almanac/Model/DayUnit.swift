import AppIntents

/// In what the time between two days is counted.
enum DayUnit: String, AppEnum {
  case day
  case week
  case month
  case year

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Unit of Time")

  static let caseDisplayRepresentations: [DayUnit: DisplayRepresentation] = [
    .day: DisplayRepresentation(title: "Days", synonyms: ["Day", "Nights", "Sleeps"]),
    .week: DisplayRepresentation(title: "Weeks", synonyms: ["Week"]),
    .month: DisplayRepresentation(title: "Months", synonyms: ["Month"]),
    .year: DisplayRepresentation(title: "Years", synonyms: ["Year"]),
  ]

  /// The part of a date that counts it.
  var component: Calendar.Component {
    switch self {
    case .day: .day
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }
}
