import Foundation

/// What the program knows of the terminal that it runs in.
struct Terminal {
  /// Whether a person types the input.
  let isInteractive: Bool
  /// Whether the output may carry colour.
  let hasColor: Bool

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let showsOutput = isatty(STDOUT_FILENO) == 1
    isInteractive = isatty(STDIN_FILENO) == 1 && showsOutput
    // See no-color.org: the variable counts when it is there and not empty.
    let refusesColor = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    hasColor = showsOutput && !refusesColor
  }

  enum Style: String {
    case bold = "1"
    case dim = "2"
    case question = "36"
    case failure = "31"
  }

  func styled(_ text: String, _ style: Style?) -> String {
    guard hasColor, let style else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}
