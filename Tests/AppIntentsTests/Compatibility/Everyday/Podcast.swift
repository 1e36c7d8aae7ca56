// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import Foundation
import OSLog
import SwiftUI
import UIKit

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@MainActor
final class PlaybackService: NSObject, ObservableObject {
  static let shared = PlaybackService()
  @Published var isPlaying = false
  @Published private(set) var current: Episode?
  @AppStorage("speed") var speed: Double = 1.0

  func play(_ episode: Episode) async throws {
    current = episode
    isPlaying = true
  }

  func pause() { isPlaying = false }
  func skip(by seconds: TimeInterval) {}
}

extension Logger {
  nonisolated static let playback = Logger(
    subsystem: Bundle.main.bundleIdentifier ?? "podcast", category: "playback")
}

struct Episode: Identifiable, Codable, Equatable {
  var id: String
  var title: String
  var show: String
  var artwork: URL?
  var length: TimeInterval
}

@available(iOS 16.0, *)
struct ShowEntity: AppEntity, Identifiable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Podcast", table: "AppIntents", comment: "kind of thing"),
    numericFormat: LocalizedStringResource("\(placeholder: .int) podcasts", table: "AppIntents"))
  static let defaultQuery = ShowQuery()

  var id: String
  @Property(title: "Name") var name: String
  @Property(title: "Author") var author: String?
  @Property(title: "Unplayed") var unplayed: Int
  var artwork: URL?

  var displayRepresentation: DisplayRepresentation {
    if let artwork {
      return DisplayRepresentation(
        title: "\(name)", subtitle: "\(unplayed) unplayed",
        image: .init(url: artwork, isTemplate: false, displayStyle: .circular))
    }
    return DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name), subtitle: nil,
      image: .init(named: "placeholder", isTemplate: true))
  }

  init(id: String, name: String, author: String?, unplayed: Int) {
    self.id = id
    self.name = name
    self.author = author
    self.unplayed = unplayed
  }
}

@available(iOS 16.0, *)
struct ShowQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ShowEntity] {
    identifiers.map { ShowEntity(id: $0, name: $0, author: nil, unplayed: 2) }
  }

  func suggestedEntities() async throws -> IntentItemCollection<ShowEntity> {
    let all = try await entities(for: ["a", "b"])
    return ItemCollection {
      ItemSection(
        "Recent",
        items: all.prefix(1).map {
          IntentItem($0, title: "\($0.name)", subtitle: "new", image: nil)
        })
      ItemSection("All") {
        for show in all { IntentItem(show) }
      }
    }
  }

  func defaultResult() async -> ShowEntity? { nil }
}

@available(iOS 16.0, *)
extension ShowQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> IntentItemCollection<ShowEntity> {
    let found = try await suggestedEntities().items.filter { $0.name.localizedStandardContains(string) }
    return IntentItemCollection(items: found)
  }
}

enum SkipAmount: Int, AppEnum {
  case fifteen = 15
  case thirty = 30

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .fifteen: .init(stringLiteral: "15 seconds"),
    .thirty: DisplayRepresentation(stringLiteral: "30 seconds"),
  ]
}

enum PodcastError: Swift.Error, CustomLocalizedStringResourceConvertible {
  case nothingToPlay
  case failed(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .nothingToPlay: return "There is nothing to play."
    case .failed(let reason): return "Playing failed: \(reason)"
    }
  }
}

@available(iOS 16.0, *)
struct PlayShowIntent: AudioPlaybackIntent, AudioStartingIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Play Podcast"
  static let description = IntentDescription("Plays the newest episode of a podcast.")

  @Parameter(title: "Podcast", requestDisambiguationDialog: IntentDialog("Which podcast?"))
  var show: ShowEntity?

  @Parameter(title: "Speed", default: 1.0, controlStyle: .slider, inclusiveRange: (0.5, 3.0))
  var speed: Double

  static var parameterSummary: some ParameterSummary {
    Summary("Play \(\.$show) at \(\.$speed)×")
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$show, \.$speed)) { show, speed in
      DisplayRepresentation(title: "Play \(show?.name ?? "podcast")", subtitle: "\(speed)×")
    }
    IntentPrediction(parameters: \.$show) { show in
      DisplayRepresentation(title: "Play \(show?.name ?? "podcast")")
    }
    IntentPrediction {
      DisplayRepresentation(stringLiteral: "Play something")
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let chosen: ShowEntity
    if let show {
      chosen = show
    } else {
      let all = try await ShowQuery().suggestedEntities().items
      guard !all.isEmpty else { throw PodcastError.nothingToPlay }
      chosen = try await $show.requestDisambiguation(
        among: all, dialog: IntentDialog("Which podcast do you want?"))
    }
    do {
      try await PlaybackService.shared.play(
        Episode(id: "1", title: chosen.name, show: chosen.name, artwork: nil, length: 10))
    } catch {
      Logger.playback.error("\(error.localizedDescription, privacy: .public)")
      throw PodcastError.failed(error.localizedDescription)
    }
    return .result(dialog: .init(stringLiteral: "Playing \(chosen.name)"))
  }
}

struct PausePodcastIntent: AppIntent {
  static let title = LocalizedStringResource(
    "intent.pause.title", defaultValue: "Pause", table: "AppIntents")
  static let description = IntentDescription(stringLiteral: "Pauses.")
  static let openAppWhenRun: Bool = false

  @MainActor
  func perform() async throws -> some IntentResult {
    PlaybackService.shared.pause()
    return .result()
  }
}

struct SkipIntent: AppIntent {
  static let title: LocalizedStringResource = "Skip"
  @Parameter(title: "Amount", default: .thirty) var amount: SkipAmount
  @Parameter(title: "Direction") var forward: Bool

  init() { forward = true }
  init(amount: SkipAmount, forward: Bool = true) {
    self.amount = amount
    self.forward = forward
  }

  static var parameterSummary: some ParameterSummary {
    Switch(\.$amount) {
      Case(.fifteen) { Summary("Skip a little") }
      Case(.thirty) { Summary("Skip \(\.$amount)") { \.$forward } }
      DefaultCase { Summary("Skip") }
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    PlaybackService.shared.skip(by: Double(forward ? amount.rawValue : -amount.rawValue))
    return .result(value: PlaybackService.shared.speed)
  }
}

struct NowPlayingIntent: AppIntent {
  static let title: LocalizedStringResource = "What’s Playing?"

  @MainActor
  func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
    guard let episode = PlaybackService.shared.current else {
      return .result(dialog: "Nothing is playing.", view: NowPlayingCard(episode: nil))
    }
    return .result(dialog: "\(episode.title) from \(episode.show)") {
      NowPlayingCard(episode: episode)
    }
  }
}

struct NowPlayingCard: View {
  var episode: Episode?
  @StateObject private var service = PlaybackService.shared
  @ScaledMetric private var size: CGFloat = 80

  var body: some View {
    if let episode = episode {
      VStack(alignment: .leading) {
        AsyncImage(url: episode.artwork) { phase in
          switch phase {
          case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
          case .failure: Color.gray
          case .empty: ProgressView()
          @unknown default: EmptyView()
          }
        }
        .frame(width: size, height: size)
        .cornerRadius(8)
        .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
        Text(episode.title).font(Font.system(.title3, design: .serif).bold())
        Text(episode.show).italic().foregroundColor(Color(.secondaryLabel))
        ProgressView(value: 0.4) {
          Text("Progress")
        } currentValueLabel: {
          Text("40%")
        }
        .progressViewStyle(.linear)
        .tint(Color(red: 0.4, green: 0.2, blue: 0.9))
        HStack {
          Button(intent: SkipIntent(amount: .fifteen, forward: false)) {
            Image(systemName: "gobackward.15")
          }
          Toggle(isOn: service.isPlaying, intent: PausePodcastIntent()) {
            Image(systemName: "pause.fill")
          }
          .toggleStyle(.button)
          Button("Skip", systemImage: "goforward.30", intent: SkipIntent())
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.plain)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        LinearGradient(
          gradient: Gradient(colors: [Color.indigo, Color(uiColor: .systemBackground)]),
          startPoint: .top, endPoint: .bottom)
      }
    } else {
      ContentUnavailableView(
        "Nothing Playing", systemImage: "waveform", description: Text("Start an episode."))
    }
  }
}

struct NowPlayingCard_Previews: PreviewProvider {
  static var previews: some View {
    NowPlayingCard(episode: nil)
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Empty")
  }
}

@available(iOS 16.0, *)
struct PodcastShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    return [
      AppShortcut(
        intent: PlayShowIntent(),
        phrases: ["Play \(\.$show) in \(.applicationName)", "Start \(.applicationName)"]),
      AppShortcut(
        intent: PausePodcastIntent(), phrases: ["Pause \(.applicationName)"], shortTitle: "Pause",
        systemImageName: "pause"),
    ]
  }
}
