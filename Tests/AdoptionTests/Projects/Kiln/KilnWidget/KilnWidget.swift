import SwiftUI
import WidgetKit

@main
struct KilnWidgetBundle: WidgetBundle {
  var body: some Widget { KilnWidget() }
}

struct KilnWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Kiln", provider: Provider()) { _ in Text("20°") }
  }
}
