/// A phrase of an App Shortcut cut at its placeholders.
struct PhrasePieces {
  /// The text and the placeholders in order.
  enum Piece {
    case text(String)
    case app
    case parameter(String)
  }

  private(set) var pieces: [Piece] = []

  init(_ phrase: String) {
    var rest = phrase[...]
    while let open = rest.firstRange(of: "${"), let close = rest[open.upperBound...].firstIndex(of: "}") {
      pieces.append(.text(String(rest[..<open.lowerBound])))
      let name = String(rest[open.upperBound..<close])
      pieces.append(name == "applicationName" ? .app : .parameter(name))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(rest)))
  }

  /// Whether the app's name has a place in it.
  var hasAppName: Bool { pieces.contains { if case .app = $0 { true } else { false } } }

  /// The names of the parameters, in order.
  var parameters: [String] { pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } } }

  /// The words beside placeholders, folded.
  var words: [String] {
    pieces.flatMap { piece -> [String] in
      if case .text(let text) = piece { PhraseWords.split(text) } else { [] }
    }
  }

  /// The phrase as a person says it.
  func sentence(app: String, values: [String: String]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .app: app
      case .parameter(let name): values[name] ?? name
      }
    }.joined()
  }
}
