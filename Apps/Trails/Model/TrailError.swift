import AppIntents

/// Why the app could not do something, in the words that the person hears.
enum TrailError: Error, Equatable, CustomLocalizedStringResourceConvertible {
  case noWorkout
  case isPaused
  case isNotPaused
  case noHome

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noWorkout: "No activity is being recorded."
    case .isPaused: "The recording is paused already."
    case .isNotPaused: "The recording goes on; it is not paused."
    case .noHome: "There is no place to keep your trails. Start the app through the assistant."
    }
  }
}
