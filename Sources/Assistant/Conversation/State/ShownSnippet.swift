import Foundation
public import IntentWire

/// What a person can do with the snippet that they see: its buttons, and how it is drawn anew.
public struct ShownSnippet: Sendable, Hashable, Codable {
  /// A button or switch that runs an intent.
  public struct Button: Sendable, Hashable, Codable {
    /// What is written on it.
    public var title: String
    /// What it runs.
    public var call: IntentCall

    /// Creates a button.
    public init(title: String, call: IntentCall) {
      self.title = title
      self.call = call
    }
  }

  /// The most buttons of one snippet that are remembered.
  static let limit = 40

  /// The bundle identifier of the app that drew it.
  public var app: String
  /// The buttons, in the order in which they are seen.
  public var buttons: [Button]
  /// The request that draws it anew, for a snippet that an intent of its own draws.
  public var redrawing: IntentCall?

  /// Reads the buttons of a snippet.
  ///
  /// A button is a node whose attribute `intent` is the JSON of an ``IntentCall``; one that cannot be read is none.
  ///
  /// - Returns: `nil` for a snippet without buttons.
  public init?(_ snippet: SnippetNode, in app: String) {
    var buttons: [Button] = []
    var open = [snippet]
    let decoder = JSONDecoder()
    while let node = open.popLast(), buttons.count < Self.limit {
      if let text = node.attributes["intent"], node.attributes["enabled"] != "0",
        let call = try? decoder.decode(IntentCall.self, from: Data(text.utf8))
      {
        buttons.append(Button(title: node.words, call: call))
      } else {
        open += node.children.reversed()
      }
    }
    guard !buttons.isEmpty else { return nil }
    self.app = app
    self.buttons = buttons
    redrawing = snippet.attributes["reload"].flatMap {
      try? decoder.decode(IntentCall.self, from: Data($0.utf8))
    }
  }
}
