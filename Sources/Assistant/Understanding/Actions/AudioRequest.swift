public import Foundation
public import IntentWire

/// A request to play audio: the action `PlayAudio`, which every app has that adopts the schema for it.
///
/// The person's words for the music stay as they are; the app that plays it looks for them in its own catalog.
public struct AudioRequest: Sendable, Hashable {
  /// What is looked for.
  public enum Criteria: Sendable, Hashable {
    /// The person's words.
    case searchQuery(String)
    /// A link.
    case url(URL)
    /// Nothing in particular: “play some music”.
    case unspecified
  }

  /// The name of the action.
  public static let action = "PlayAudio"
  /// The schema of the intents that play.
  public static let schema = "audio.playAudio"
  /// The type of the record that value queries take.
  public static let searchType = "AudioSearch"

  /// What is looked for.
  public var criteria: Criteria

  /// Creates a request.
  public init(_ criteria: Criteria) { self.criteria = criteria }

  /// Reads the words of a request: a link, or a query; no words for nothing in particular.
  public init(words: String) {
    let text = words.trimmingCharacters(in: .whitespacesAndNewlines)
    self.init(text.isEmpty ? .unspecified : Self.url(text).map(Criteria.url) ?? .searchQuery(text))
  }

  /// The link that a text is.
  private static func url(_ text: String) -> URL? {
    guard !text.contains(where: \.isWhitespace) else { return nil }
    if text.contains("://"), let url = URL(string: text), url.scheme != nil { return url }
    let parts = text.split(separator: "/", maxSplits: 1)
    guard let host = parts.first, parts.count == 2 || text.hasPrefix("www."),
      host.split(separator: ".").count >= 2, !host.hasSuffix("."), host.allSatisfy({ $0.isASCII })
    else { return nil }
    return URL(string: "https://" + text)
  }

  /// The name of the criteria.
  public var name: String {
    switch criteria {
    case .searchQuery: "searchQuery"
    case .url: "url"
    case .unspecified: "unspecified"
    }
  }

  /// The request as the values of parameters: `criteria`, with `query` or `url`.
  public var parameters: [String: IntentValue] {
    var values: [String: IntentValue] = ["criteria": .string(name)]
    switch criteria {
    case .searchQuery(let query): values["query"] = .string(query)
    case .url(let url): values["url"] = .url(url)
    case .unspecified: break
    }
    return values
  }

  /// Reads a request from the values that ``parameters`` makes; without any it asks for nothing in particular.
  public init(parameters: [String: IntentValue]) {
    if case .url(let url)? = parameters["url"] {
      self.init(.url(url))
    } else {
      self.init(words: parameters["url"]?.text ?? parameters["query"]?.text ?? "")
    }
  }

  /// The record that an app's value query takes.
  public var search: IntentValue {
    var title = ""
    if case .searchQuery(let query) = criteria { title = query }
    return .record(
      RecordValue(type: Self.searchType, display: DisplayValue(title), fields: parameters))
  }
}

extension AudioRequest {
  /// The action as phrases see it.
  static let manifest = IntentManifest(
    identifier: action, dialect: .appIntents, title: "Play Audio",
    parameters: [
      ParameterManifest(name: "criteria", title: "Criteria", type: .string, isOptional: true),
      ParameterManifest(name: "query", title: "Query", type: .string, isOptional: true),
      ParameterManifest(name: "url", title: "URL", type: .url, isOptional: true),
      ParameterManifest(
        name: "playbackAttributes", title: "Playback", type: .enumeration("playbackAttributes"),
        isOptional: true),
      ParameterManifest(
        name: "queueLocation", title: "Queue", type: .enumeration("queueInsertionLocation"), isOptional: true),
    ])

  /// Words that stand for what was spoken of or plays.
  private static let pointers: Set<String> = [
    "this", "that", "it", "this song", "this track", "that song", "this one", "that one", "this album",
    "that album", "this playlist", "them", "these", "those", "the same", "it again", "this again",
    "that again",
    "this song again", "the first one", "the second one", "the third one", "the last one", "the same song",
  ]

  /// The values of a request as they were read from its words, made those of the action.
  static func finish(_ values: [String: IntentValue]) -> [String: IntentValue] {
    var values = values
    var words = values.removeValue(forKey: "query")?.text ?? ""
    let lower = words.lowercased()
    if pointers.contains(lower) {
      values["audioEntity"] = .string(words)
      words = ""
    }
    // “the Blue Lantern album”; “The Wall” is written with a capital.
    for article in ["the ", "a ", "an "] where words.hasPrefix(article) && words.count > article.count {
      words.removeFirst(article.count)
    }
    return values.merging(AudioRequest(words: words).parameters) { _, new in new }
  }
}
