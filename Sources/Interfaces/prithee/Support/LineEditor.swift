import CEditline
import Foundation

/// Reads the person's lines: with editing and history on a terminal, as they come from a pipe.
struct LineEditor {
  /// Where the history is kept between runs; `nil` when lines come from a pipe.
  private let history: String?

  init(isInteractive: Bool, history: URL) {
    guard isInteractive else {
      self.history = nil
      return
    }
    // The editor counts columns by the locale's characters.
    setlocale(LC_CTYPE, "")
    using_history()
    stifle_history(500)
    read_history(history.path)
    self.history = history.path
  }

  /// The next line, or `nil` at the end of the input.
  ///
  /// Reading blocks, so it runs on a thread of its own.
  func next(prompt: String) async -> String? {
    let history = history
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: Self.read(prompt: prompt, history: history))
      }
    }
  }

  /// Prints a line while the person may be typing another: what they have typed stands under it again.
  func announce(_ text: String) {
    guard history != nil else {
      Output.line(text)
      return
    }
    Output.line("\r\u{1B}[K" + text)
    rl_forced_update_display()
  }

  private static func read(prompt: String, history: String?) -> String? {
    guard let history else { return readLine() }
    guard let buffer = readline(prompt) else { return nil }
    defer { free(buffer) }
    let line = String(cString: buffer)
    if !line.allSatisfy(\.isWhitespace) {
      add_history(buffer)
      write_history(history)
    }
    return line
  }
}
