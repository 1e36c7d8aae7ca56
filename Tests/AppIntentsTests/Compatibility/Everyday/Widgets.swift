// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import Foundation
import Intents
import SwiftUI
import WidgetKit

struct HabitEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Habit", synonyms: ["routine"])
  static let defaultQuery = HabitQuery()
  let id: UUID
  @Property(title: "Name") var name: String
  @Property(title: "Streak") var streak: Int
  let symbol: String
  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(name)", subtitle: "\(streak) days", image: .init(systemName: symbol))
  }
}
struct HabitQuery: EntityQuery {
  func entities(for identifiers: [HabitEntity.ID]) async throws -> [HabitEntity] { [] }
  func defaultResult() async -> HabitEntity? { nil }
}
struct CompleteHabitIntent: AppIntent {
  static let title: LocalizedStringResource = "Complete"
  @Parameter(title: "Habit") var habit: HabitEntity
  init() {}
  init(habit: HabitEntity) { self.habit = habit }
  func perform() async throws -> some IntentResult { .result() }
}

struct SelectHabitIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select Habit"
  static let description = IntentDescription("Chooses the habit of the widget.")

  @Parameter(title: "Habit") var habit: HabitEntity?
  @Parameter(title: "Show Streak", default: true) var showStreak: Bool
  @Parameter(title: "Color", default: .blue) var tint: TintChoice

  init(habit: HabitEntity) { self.habit = habit }
  init() {}

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemLarge) {
      Summary {
        \.$habit; \.$showStreak; \.$tint
      }
    } otherwise: {
      Summary { \.$habit }
    }
  }
}

enum TintChoice: String, AppEnum, CaseIterable {
  case blue, red, green
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  static let caseDisplayRepresentations: [TintChoice: DisplayRepresentation] = [
    .blue: "Blue", .red: "Red", .green: "Green",
  ]
  var color: Color {
    switch self {
    case .blue: .blue
    case .red: .red
    case .green: .green
    }
  }
}

struct HabitEntry: TimelineEntry {
  let date: Date
  let configuration: SelectHabitIntent
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1) }
}

struct HabitProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> HabitEntry {
    HabitEntry(date: .now, configuration: SelectHabitIntent())
  }

  func snapshot(for configuration: SelectHabitIntent, in context: Context) async -> HabitEntry {
    HabitEntry(date: .now, configuration: configuration)
  }

  func timeline(for configuration: SelectHabitIntent, in context: Context) async -> Timeline<HabitEntry> {
    let entries = (0..<5).map { hour in
      HabitEntry(
        date: Calendar.current.date(byAdding: .hour, value: hour, to: .now)!, configuration: configuration)
    }
    if context.family == .systemSmall, context.isPreview { return Timeline(entries: entries, policy: .never) }
    return Timeline(entries: entries, policy: .after(.now.addingTimeInterval(3600)))
  }

  func recommendations() -> [AppIntentRecommendation<SelectHabitIntent>] {
    [AppIntentRecommendation(intent: SelectHabitIntent(), description: "Any habit")]
  }
}

struct HabitWidgetView: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.showsWidgetContainerBackground) var showsBackground
  var entry: HabitProvider.Entry

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: 0.5) {
        Image(systemName: "star")
      } currentValueLabel: {
        Text("5")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .widgetAccentable()
    case .accessoryInline:
      ViewThatFits {
        Label("Habit", systemImage: "star")
        Text("H")
      }
    default:
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Image(systemName: entry.configuration.habit?.symbol ?? "star")
            .imageScale(.large)
            .widgetAccentable()
          Spacer()
          if entry.configuration.showStreak {
            Text(entry.configuration.habit?.streak ?? 0, format: .number)
              .font(.system(.largeTitle, design: .rounded, weight: .heavy))
              .contentTransition(.numericText())
              .monospacedDigit()
          }
        }
        Text(entry.configuration.habit?.name ?? "Choose a habit").font(.headline).lineLimit(1).truncationMode(
          .tail)
        Text(entry.date, style: .time).font(.caption2).foregroundStyle(.tertiary)
        if let habit = entry.configuration.habit {
          Button(intent: CompleteHabitIntent(habit: habit)) { Text("Done").frame(maxWidth: .infinity) }
            .buttonStyle(.bordered)
            .invalidatableContent()
        }
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 7), spacing: 2) {
          ForEach(0..<14, id: \.self) { day in
            RoundedRectangle(cornerRadius: 2).fill(
              day.isMultiple(of: 2) ? entry.configuration.tint.color : Color.gray.opacity(0.2)
            ).aspectRatio(1, contentMode: .fit)
          }
        }
      }
      .containerBackground(for: .widget) {
        ContainerRelativeShape().fill(entry.configuration.tint.color.gradient)
      }
      .widgetURL(URL(string: "habits://today"))
      .privacySensitive()
      .redacted(reason: entry.configuration.habit == nil ? .placeholder : [])
    }
  }
}

struct HabitWidget: Widget {
  let kind = "HabitWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: SelectHabitIntent.self, provider: HabitProvider()) { entry in
      HabitWidgetView(entry: entry)
    }
    .configurationDisplayName("Habit")
    .description("Shows one habit.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryInline])
    .contentMarginsDisabled()
  }
}

#Preview("Widget", as: .systemSmall) {
  HabitWidget()
} timeline: {
  HabitEntry(date: .now, configuration: SelectHabitIntent())
  HabitEntry(date: .now.addingTimeInterval(60), configuration: .init())
}

#Preview(as: .systemMedium, using: SelectHabitIntent()) {
  HabitWidget()
} timelineProvider: {
  HabitProvider()
}

struct OldProvider: IntentTimelineProvider {
  typealias Entry = OldEntry
  typealias Intent = INIntent
  func placeholder(in context: Context) -> OldEntry { OldEntry(date: Date()) }
  func getSnapshot(for configuration: INIntent, in context: Context, completion: @escaping (OldEntry) -> Void)
  { completion(OldEntry(date: Date())) }
  func getTimeline(
    for configuration: INIntent, in context: Context, completion: @escaping (Timeline<OldEntry>) -> Void
  ) {
    completion(Timeline(entries: [OldEntry(date: Date())], policy: .atEnd))
  }
}
struct OldEntry: TimelineEntry { let date: Date }
struct OldWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "old", intent: INIntent.self, provider: OldProvider()) { entry in
      ZStack {
        AccessoryWidgetBackground(); Text(entry.date, style: .date)
      }
      .containerBackground(.fill.tertiary, for: .widget)
      .widgetLabel("Old")
    }
    .disfavoredLocations([.lockScreen], for: [.systemSmall])
  }
}
struct SimpleProvider: TimelineProvider {
  func placeholder(in context: Context) -> OldEntry { .init(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (OldEntry) -> ()) {
    completion(.init(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<OldEntry>) -> ()) {
    var entries: [OldEntry] = []
    entries.append(.init(date: .now))
    completion(Timeline(entries: entries, policy: .after(Calendar.current.startOfDay(for: .now))))
  }
}
struct SimpleWidget: Widget {
  let kind: String = "simple"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: SimpleProvider()) { entry in
      if #available(iOS 17.0, *) {
        SimpleView(entry: entry).containerBackground(.background, for: .widget)
      } else {
        SimpleView(entry: entry).padding().background()
      }
    }
    .configurationDisplayName("Simple")
    .description("Shows the date.")
    #if os(iOS)
    .supportedFamilies([.systemSmall])
    #endif
  }
}
struct SimpleView: View {
  var entry: SimpleProvider.Entry
  @Environment(\.widgetContentMargins) var margins
  var body: some View {
    VStack {
      Image(systemName: "star").widgetAccentedRenderingMode(.accented)
      Text(entry.date, style: .offset)
      Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
    }
  }
}
struct Simple_Previews: PreviewProvider {
  static var previews: some View {
    SimpleView(entry: .init(date: .now)).previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
struct QuickControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "quick") {
      ControlWidgetButton(action: CompleteHabitIntent()) {
        Label("Do", systemImage: "star")
      } actionLabel: { active in
        Text(active ? "Doing" : "Do")
      }
    }
    .displayName("Quick")
  }
}
struct Widgets: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    HabitWidget()
    SimpleWidget()
    OldWidget()
    if #available(iOSApplicationExtension 18.0, *) { QuickControl() }
  }
}
