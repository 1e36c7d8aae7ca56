import AppHost
import FoundationAdditions
import IntentWire
import Synchronization

/// What is known of the run of an intent while its code runs.
final class RunningIntent: Sendable {
  @TaskLocal static var current: RunningIntent?

  private struct State {
    var isForeground: Bool
    /// Whether the app has to be brought to the front when the intent is done.
    var opensApp: Bool
    var progress: _IntentProgress?
    /// Whether the person has agreed to what the intent does, and the intent has not asked for it yet.
    var isAgreed = false
  }

  let call: IntentCall
  private let modes: IntentModes
  private let session: AppSession?
  private let state: Mutex<State>

  init<Intent: AppIntent>(_ intent: Intent.Type, _ call: IntentCall) {
    self.call = call
    modes = intent.supportedModes
    session = AppSession.current
    let begins = intent._beginsInForeground(call.context)
    let opens = begins || intent._endsInForeground(call.context)
    state = Mutex(State(isForeground: begins, opensApp: opens))
  }

  /// Whether there is something to show the app on.
  var hasDisplay: Bool { call.context.hasDisplay }

  /// Where the intent runs now.
  var mode: IntentModes.Current {
    if state.withLock({ $0.isForeground }) { return .foreground }
    return IntentModes.Current(
      isForeground: false,
      canContinueInForeground: modes.allowsForeground && call.context.canShow)
  }

  /// Whether the person has agreed to what the intent does before it asked.
  var isAgreed: Bool {
    get { state.withLock { $0.isAgreed } }
    set { state.withLock { $0.isAgreed = newValue } }
  }

  /// Whether the intent need not ask the person to agree, because that was done for it; true only once.
  func takeAgreement() -> Bool {
    state.withLock { state in
      let isAgreed = state.isAgreed
      state.isAgreed = false
      return isAgreed
    }
  }

  /// Brings the app to the front.
  func openApp() {
    state.withLock { state in
      state.isForeground = true
      state.opensApp = true
    }
  }

  /// Whether the app has to be brought to the front when the intent is done.
  var opensApp: Bool { state.withLock { $0.opensApp } }

  /// What tells how far the intent has come; made when it is first asked for.
  var progress: _IntentProgress {
    let session = session
    return state.withLock { state in
      if let progress = state.progress { return progress }
      let progress = _IntentProgress(call: call.id) { session?.report($0) }
      state.progress = progress
      return progress
    }
  }

  /// Tells that long work begins, so that the assistant waits.
  func reportBegin() {
    progress.tell()
  }
}
