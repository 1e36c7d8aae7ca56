import AppIntents

/// Why a sum cannot be worked out, in the words that the person hears.
enum SumError: Error, Equatable, CustomLocalizedStringResourceConvertible {
  case unreadable(String)
  case dividedByZero
  case noRoot
  case tooLarge
  case tooLong

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unreadable(let text): "I cannot work out “\(text)”; say it as in “12 times 7” or “15% of 80”."
    case .dividedByZero: "Nothing can be divided by zero."
    case .noRoot: "A negative number has no such root."
    case .tooLarge: "That is more than I can count."
    case .tooLong: "That is too long for me; work it out in parts."
    }
  }
}
