import Foundation

/// What the program knows of the terminal that it runs in.
struct Terminal {
  /// Whether a person types the input.
  let isInteractive: Bool
  /// Whether the output may carry colour.
  let hasColor: Bool
  /// Whether a line that is being typed can be drawn anew.
  let canEdit: Bool
  /// Whether a person sees the output as it is written.
  let showsOutput: Bool

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    showsOutput = isatty(STDOUT_FILENO) == 1
    isInteractive = isatty(STDIN_FILENO) == 1 && showsOutput
    canEdit = isInteractive && environment["TERM"] != "dumb"
    // See no-color.org: the variable counts when it is there and not empty.
    let refusesColor = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    hasColor = showsOutput && !refusesColor
  }

  /// How large the terminal is.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
    return (Int(size.ws_col), max(2, Int(size.ws_row)))
  }

  /// Text as the terminal shows it: broken at words where a row ends, in a style.
  func shown(_ text: String, _ style: Style? = nil, hanging: Int? = nil) -> String {
    styled(showsOutput ? WordWrap.text(text, width: Self.size.columns, hanging: hanging) : text, style)
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
