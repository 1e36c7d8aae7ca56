import Catalog
import Foundation
import IntentWire

/// A bar whose app tells what sentences mean.
enum Bar {
  static func app(sentences: URL, model: URL) -> InstalledApp {
    func text(_ name: String) -> ParameterManifest {
      ParameterManifest(name: name, title: name, type: .string, isOptional: true)
    }
    func intent(_ name: String, _ title: String, _ parameters: [ParameterManifest]) -> IntentManifest {
      IntentManifest(identifier: name, dialect: .appIntents, title: title, parameters: parameters)
    }
    let size = ParameterManifest(name: "size", title: "Size", type: .enumeration("CupSize"), isOptional: true)
    return InstalledApp(
      identifier: "org.example.bar", name: "Morning Bar",
      manifest: AppManifest(
        module: "Bar",
        intents: [
          intent("OrderDrinkIntent", "Order a Drink", [text("drink"), text("milk"), size]),
          intent("OrderUsualIntent", "Order the Usual", [size]),
          intent("CheckOrderIntent", "Check My Order", []),
          intent("FindBarIntent", "Find a Bar", [text("place")]),
        ],
        enumerations: [
          EnumerationManifest(
            identifier: "CupSize", title: "Size",
            cases: ["small", "large"].map { .init(name: $0, display: DisplayValue($0)) })
        ],
        shortcuts: [
          ShortcutManifest(intent: "CheckOrderIntent", phrases: ["Check my order in ${applicationName}"])
        ]),
      sentenceFiles: [sentences], modelFile: model)
  }

  /// The sentences as the app has them.
  static let sentences = (orders + others).joined(separator: "\n")

  private static let orders = [
    ("make me a [drink:latte] with [milk:oat] milk", 0), ("i'd like an [drink:espresso] please", 0),
    ("get me a [drink:cappuccino] with [milk:soy] milk", 0), ("one [drink:hot chocolate] to go", 0),
    ("i fancy a [drink:green tea]", 0), ("can i have an [drink:americano] with [milk:almond] milk", 0),
    ("could you do me a [drink:flat white]", 0), ("brew me a [drink:filter coffee]", 0),
    ("a [size:large] [drink:latte] with [milk:whole] milk", 0), ("i could do with a [drink:macchiato]", 0),
    ("order a [size:small] [drink:mocha] in Morning Bar", 0),
    ("Morning Bar, one [drink:chai] with [milk:oat] milk", 0),
    ("i fancy a [drink:cold brew]", 0), ("i need a [drink:double espresso] right now", 0),
    ("let me get an [drink:iced latte]", 0), ("two shots of [drink:espresso] please", 0),
  ].map { line("OrderDrinkIntent", $0.0) }

  private static let others =
    [
      "the usual please", "same as always", "i'll have what i always have", "my regular", "make it my usual",
      "the usual from Morning Bar",
    ].map { line("OrderUsualIntent", $0) }
    + [
      "the usual but big", "my usual only bigger", "my regular but a big one",
      "the usual, make it a really big one",
      "a big one of my usual",
    ].map { line("OrderUsualIntent", $0, implying: ("size", "large")) }
    + [
      "the usual but small", "my usual only a little one", "a tiny one of my usual",
      "my regular but a small one",
    ].map { line("OrderUsualIntent", $0, implying: ("size", "small")) }
    + [
      "is my coffee ready", "how long until my drink is done", "how much longer does my latte take",
      "where's my coffee", "is it done yet, my cappuccino", "when will my tea be ready",
      "are they still making my drink", "has my order come up",
    ].map { line("CheckOrderIntent", $0) }
    + [
      "where's the nearest cafe", "which bar is closest to [place:the office]",
      "find a cafe near [place:the harbor]",
      "is there a bar around [place:central park]", "where can i get coffee near [place:the museum]",
      "any cafe close to [place:home]",
    ].map { line("FindBarIntent", $0) }
    + [
      "how do i clean an espresso machine", "what is in a latte", "who invented coffee", "is coffee healthy",
    ]
    .map { line(nil, $0) }

  /// A line of the file; values stand in brackets with their names.
  private static func line(
    _ intent: String?, _ marked: String, implying implied: (name: String, value: String)? = nil
  ) -> String {
    var text = ""
    var slots: [JSONValue] = []
    for (index, part) in marked.split(separator: "[", omittingEmptySubsequences: false).enumerated() {
      let sides = part.split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
      if index > 0, let value = sides[0].split(separator: ":").last,
        let name = sides[0].split(separator: ":").first
      {
        let start = text.unicodeScalars.count
        text += value
        slots.append(
          .object([
            "name": .string(String(name)), "value": .string(String(value)), "start": .integer(start),
            "end": .integer(text.unicodeScalars.count),
          ]))
        text += sides.count > 1 ? String(sides[1]) : ""
      } else {
        text += part
      }
    }
    if let implied {
      slots.append(.object(["name": .string(implied.name), "value": .string(implied.value)]))
    }
    let line: JSONValue = .object([
      "text": .string(text), "intent": intent.map(JSONValue.string) ?? .null, "slots": .array(slots),
    ])
    let data = (try? JSONEncoder().encode(line)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
