import Dispatch
import Foundation
import Synchronization

/// Reads the person's lines: with editing and history on a terminal, as they come from a pipe.
///
/// A line that is longer than the terminal is wide is broken at words. Ctrl-C begins it anew, Ctrl-R looks for an earlier
/// one, and what is announced meanwhile comes above it.
final class LineEditor: Sendable {
  private struct State {
    var line = EditedLine()
    var view: EditView?
    var prompt = ""
    var history: ChatHistory?
    /// How the terminal was before; `nil` while nothing is edited.
    var before: termios?
  }

  private let state: Mutex<State>
  private let isEditing: Bool
  private let keys = Mutex(KeyReader())
  private let signals = Mutex<[any DispatchSourceSignal]>([])

  init(isInteractive: Bool, history: URL) {
    isEditing = isInteractive
    state = Mutex(State(history: isInteractive ? ChatHistory(history) : nil))
    if isInteractive { watchSignals() }
  }

  /// The next line, or `nil` at the end of the input.
  ///
  /// Reading blocks, so it runs on a thread of its own.
  func next(prompt: String) async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        continuation.resume(returning: isEditing ? edited(prompt: prompt) : readLine())
      }
    }
  }

  /// Prints lines while the person may be typing another: what they have typed stands under it again.
  func announce(_ text: String) {
    state.withLock { state in
      guard state.before != nil, let view = state.view else {
        Output.line(text)
        return
      }
      let up = view.rowsAboveCursor(columns: Terminal.size.columns)
      Self.write("\r" + (up > 0 ? "\u{1B}[\(up)A" : "") + "\u{1B}[J")
      Self.write(text.replacing("\n", with: "\r\n") + "\r\n")
      state.view = nil
      Self.draw(&state)
    }
  }

  // MARK: Editing

  private func edited(prompt: String) -> String? {
    guard enterEditing(prompt) else { return readLine() }
    defer { leaveEditing() }
    while true {
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      guard let key = keys.withLock({ $0.key(for: byte) }) else { continue }
      switch take(key) {
      case .goesOn: continue
      case .line(let line): return line
      case .over: return nil
      }
    }
  }

  private enum Step {
    case goesOn
    case line(String)
    case over
  }

  private func take(_ key: EditKey) -> Step {
    state.withLock { state in
      switch key {
      case .enter:
        let line = state.line.text
        state.line.apply(.end)
        Self.draw(&state)
        Self.leave(&state)
        state.history?.add(line)
        return .line(line)
      case .endOfInput where state.line.characters.isEmpty:
        Self.leave(&state)
        return .over
      case .interrupt:
        state.line.apply(.end)
        Self.draw(&state)
        Self.write("^C")
        Self.leave(&state)
        state.line = EditedLine(history: state.history?.lines ?? [])
      case .clearScreen:
        Self.write("\u{1B}[H\u{1B}[2J")
        state.view = nil
      case .suspend:
        Self.leave(&state)
        Self.restore(&state)
        raise(SIGTSTP)
        // Here it goes on when the person brings it back.
        state.before = Self.raw()
      default: state.line.apply(key)
      }
      // Keys that wait are taken in first: a long paste is drawn once.
      if !Self.hasInput { Self.draw(&state) }
      return .goesOn
    }
  }

  private static var hasInput: Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  private func enterEditing(_ prompt: String) -> Bool {
    state.withLock { state in
      guard let before = Self.raw() else { return false }
      state.before = before
      state.prompt = prompt
      state.line = EditedLine(history: state.history?.lines ?? [])
      state.view = nil
      Self.draw(&state)
      return true
    }
  }

  private func leaveEditing() {
    state.withLock { Self.restore(&$0) }
  }

  private static func leave(_ state: inout State) {
    write(state.view?.left() ?? "\r\n")
    state.view = nil
  }

  private static func draw(_ state: inout State) {
    let size = Terminal.size
    let prompt = state.line.wanted.map { "(search “\($0)”) " } ?? state.prompt
    let view = EditView(
      prompt: prompt, line: state.line.characters, cursor: state.line.cursor, width: size.columns,
      height: size.rows)
    write(view.drawn(over: state.view, columns: size.columns))
    state.view = view
  }

  private static func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  // MARK: The terminal

  /// Has the terminal hand over each key as it is pressed.
  ///
  /// - Returns: How the terminal was before; `nil` when it is none.
  private static func raw() -> termios? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0 else { return nil }
    write("\u{1B}[?2004h")
    return before
  }

  private static func restore(_ state: inout State) {
    guard var before = state.before else { return }
    write("\u{1B}[?2004l")
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
    state.before = nil
  }

  /// Draws the line anew on a terminal of another width, and leaves the terminal as it was when the program is ended.
  private func watchSignals() {
    watch(SIGWINCH) { editor in
      editor.state.withLock { state in
        guard state.before != nil, state.view != nil else { return }
        Self.draw(&state)
      }
    }
    for number in [SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      watch(number) { editor in
        editor.leaveEditing()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
    }
  }

  private func watch(_ number: Int32, _ body: @escaping @Sendable (LineEditor) -> Void) {
    signals.withLock { signals in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in
        if let self { body(self) }
      }
      source.resume()
      signals.append(source)
    }
  }
}
