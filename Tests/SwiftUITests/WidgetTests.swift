import AppIntents
import Foundation
import IntentWire
import Testing
import WidgetKit

private struct Moment: TimelineEntry {
  let date: Date
  let words: String
}

private struct Setup: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Set Up"
}

private struct Clock: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast, words: "…") }
  func snapshot(for configuration: Setup, in context: Context) async -> Moment { placeholder(in: context) }
  func timeline(for configuration: Setup, in context: Context) async -> Timeline<Moment> {
    Timeline(entries: [Moment(date: .distantPast, words: "Noon")], policy: .atEnd)
  }
}

private struct Plain: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast, words: "Nothing yet") }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [], policy: .never))
  }
}

private struct Face: View {
  @Environment(\.widgetFamily) private var family
  let entry: Moment

  var body: some View {
    Text("\(entry.words) in \(family.description)")
      .containerBackground(.fill.tertiary, for: .widget)
      .widgetURL(URL(string: "https://example.org"))
  }
}

private struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "clock", provider: Clock()) { Face(entry: $0) }
      .configurationDisplayName("Clock")
      .supportedFamilies([.systemSmall])
  }
}

private struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: Plain()) { Face(entry: $0) }
  }
}

@MainActor @Suite
struct WidgetTests {
  @Test func aWidgetIsDrawnFromItsFirstEntry() async throws {
    let node = try #require(await widgetSnippet(of: ClockWidget(), family: .systemSmall))
    #expect(node.textLines == ["Noon in systemSmall"])
    #expect(node.attributes["url"] == "https://example.org")
  }

  @Test func aTimelineWithoutEntriesShowsThePlaceholder() async throws {
    let node = try #require(await widgetSnippet(of: PlainWidget()))
    #expect(node.textLines == ["Nothing yet in systemMedium"])
  }
}
