import Foundation

/// Regular expressions from other people, which may never come to an end by themselves.
struct Patterns {
  private let expression: NSRegularExpression
  private let deadline: Deadline?

  /// - Throws: ``WorkflowFailure`` for a pattern that is none.
  init(_ pattern: String, _ deadline: Deadline?) throws {
    guard pattern.utf8.count <= 1_000, let expression = try? NSRegularExpression(pattern: pattern) else {
      throw WorkflowFailure("“\(pattern.prefix(80))” is no regular expression.")
    }
    self.expression = expression
    self.deadline = deadline
  }

  /// Calls something for every match, in order.
  ///
  /// - Throws: ``WorkflowFailure`` when the time is over, the run is called off, or the text is too much for the
  ///   expression.
  func forEachMatch(in text: String, _ body: (NSTextCheckingResult) throws -> Void) throws {
    var failure: (any Error)?
    // The framework declares that it keeps the closure, and does not.
    withoutActuallyEscaping(body) { body in
      expression.enumerateMatches(
        in: text, options: [.reportProgress, .reportCompletion], range: NSRange(text.startIndex..., in: text)
      ) { match, flags, stop in
        do {
          if flags.contains(.internalError) { throw tooMuch }
          try deadline?.check()
          if let match { try body(match) }
        } catch {
          failure = error
          stop.pointee = true
        }
      }
    }
    if let failure { throw failure }
  }

  private var tooMuch: WorkflowFailure {
    WorkflowFailure(
      "The text is too long for the regular expression “\(expression.pattern.prefix(80))”. Write it simpler, without "
        + "repeats inside of repeats, or split the text.")
  }

  /// The text with something else in the place of each match.
  func replacing(_ text: String, with template: String, fits: (Int) throws -> Void) throws -> String {
    let source = text as NSString
    var result = ""
    var size = 0
    var from = 0
    try forEachMatch(in: text) { match in
      let kept = source.substring(with: NSRange(location: from, length: match.range.location - from))
      let new = expression.replacementString(for: match, in: text, offset: 0, template: template)
      size += kept.utf8.count + new.utf8.count
      try fits(size)
      result += kept + new
      from = match.range.location + match.range.length
    }
    return result + source.substring(from: from)
  }
}
