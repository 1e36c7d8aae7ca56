import AppIntents
import MetronomeCore

struct SetTempo: AppIntent {
  static let title: LocalizedStringResource = "Set the Tempo"

  @Parameter(title: "Beats", inclusiveRange: (20, 300))
  var beats: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let tempo = Tempo(beatsPerMinute: beats)
    return .result(dialog: "\(tempo.beatsPerMinute) beats a minute: \(tempo.italian).")
  }
}
