import Foundation
import IntentWire
import Synchronization

/// Shows on a terminal how far an app's work has come: one line on standard error that is written over.
///
/// Nothing is shown where standard error is no terminal, so that scripts are not disturbed.
final class ProgressLine: Sendable {
  /// The line of this program.
  static let shared = ProgressLine()

  private let isShown = isatty(STDERR_FILENO) == 1
  private let width = Mutex(0)

  /// Shows a report.
  func show(_ progress: CallProgress) {
    guard isShown else { return }
    let share = progress.fraction.map { "\(Int((min(max($0, 0), 1) * 100).rounded())) %" }
    let text = [share, progress.title, progress.detail].compactMap(\.self).joined(separator: "  ")
    write(String(text.prefix(76)))
  }

  /// Takes the line away.
  func clear() {
    guard isShown, width.withLock({ $0 }) > 0 else { return }
    write("")
  }

  private func write(_ text: String) {
    width.withLock { width in
      let blank = String(repeating: " ", count: max(0, width - text.count))
      try? FileHandle.standardError.write(contentsOf: Data("\r\(text)\(blank)\r\(text)".utf8))
      width = text.count
    }
  }
}
