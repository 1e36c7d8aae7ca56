/// A line of a chat that is not for the apps but for the chat itself.
enum ChatWord: Equatable, Sendable {
  case leave, help, why, undo, new
  /// A word behind a slash that means nothing here.
  case unknown(String)

  /// The word that a line is; `nil` for a sentence.
  init?(_ line: String) {
    switch line.lowercased() {
    case "exit", "quit", "bye", "/exit", "/quit", "/bye", "/q": self = .leave
    case "?", "/help", "/h", "/?": self = .help
    case "/why": self = .why
    case "/undo": self = .undo
    case "/new": self = .new
    default:
      guard line.hasPrefix("/"), !line.dropFirst().contains("/"),
        line.dropFirst().allSatisfy({ $0.isLetter || $0 == "-" })
      else { return nil }
      self = .unknown(line)
    }
  }

  /// The words as the help shows them, with what they do.
  static let explanations = [
    ["/help, ?", "shows this"],
    ["/why", "explains how your last sentence was understood"],
    ["/undo", "takes back what was just done"],
    ["/new", "begins a new conversation"],
    ["exit, quit, bye", "ends the chat; so does Ctrl-D"],
  ]

  static let names = ["/help", "/why", "/undo", "/new", "/exit"]
}
