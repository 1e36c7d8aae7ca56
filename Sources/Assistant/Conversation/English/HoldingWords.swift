import Understanding

/// What is said of a request that was heard and not done, as the sentence does not order it to be done now.
enum HoldingWords {
  /// The sentence refuses it or takes it back.
  static let refused = "All right, I won't."

  /// Why nothing was done.
  ///
  /// - Parameters:
  ///   - title: What would have been done.
  ///   - app: The app that would have done it.
  ///   - words: The words of the sentence that speak against it.
  ///   - reminder: Whether some app can remind of it.
  static func reply(
    to reason: Withholding.Reason, title: String, app: String, words: String, reminder: Bool
  ) -> String {
    switch reason {
    case .refused: return refused
    case .asked:
      return "You asked about it, so nothing was done. Say it as a request to have \(app) do it: \(title)."
    case .told:
      return
        "I took that as something you told me, so nothing was done. Ask for it if you want it: \(title) in \(app)."
    case .planned:
      return
        "That sounds like a plan or a wish, so nothing was done. Say so when you want it: \(title) in \(app)."
    case .quoted: return "I took that as quoted words, so nothing was done."
    case .payment: return "\(app) sends words and no money, so nothing was sent."
    case .addressed: return "You seem to be speaking to somebody else, so nothing was done."
    case .later, .condition:
      let what =
        reason == .later
        ? "\(app) does that at once and not at another time, so nothing was done."
        : "\(app) cannot wait for “\(words)”, so nothing was done."
      return what
        + (reminder
          ? " You can say “remind me to …” instead, or ask again when it is time."
          : " Ask again when it is time.")
    }
  }
}
