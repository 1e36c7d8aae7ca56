public import AppIntentsBase
import Foundation
import IntentWire

extension AudioSearch: IntentValueConvertible, IntentValueExpressing {
  /// On the wire a record with the fields `criteria`, and `query` or `url`; words and links alone are read too.
  public static var _bridge: _ValueBridge {
    .record("AudioSearch") { search in
      search.record
    } read: { value in
      AudioSearch(value)
    }
  }

  /// The wire form.
  var record: RecordValue {
    let fields: [String: IntentValue] =
      switch criteria {
      case .searchQuery(let query): ["criteria": .string("searchQuery"), "query": .string(query)]
      case .url(let urls):
        [
          "criteria": .string("url"),
          "url": urls.count == 1 ? .url(urls[0]) : .list(urls.map(IntentValue.url)),
        ]
      case .unspecified: ["criteria": .string("unspecified")]
      }
    return RecordValue(type: "AudioSearch", display: DisplayValue(title), fields: fields)
  }

  /// Reads a record of the form above, words, or links.
  ///
  /// - Returns: `nil` for a record of another type or without what its criteria promise, and for other values.
  init?(_ value: IntentValue) {
    guard case .record(let record) = value else {
      if let urls = Self.urls(value) {
        self.init(criteria: .url(urls))
      } else if let text = Self.text(value) {
        self.init(criteria: text.isEmpty ? .unspecified : .searchQuery(text))
      } else {
        return nil
      }
      return
    }
    guard record.type == "AudioSearch" else { return nil }
    switch record.fields["criteria"].flatMap(Self.text) {
    case "searchQuery":
      guard let query = record.fields["query"].flatMap(Self.text) else { return nil }
      self.init(criteria: .searchQuery(query))
    case "url":
      guard let urls = record.fields["url"].flatMap(Self.urls) else { return nil }
      self.init(criteria: .url(urls))
    case "unspecified": self.init(criteria: .unspecified)
    default: return nil
    }
  }

  private static func text(_ value: IntentValue) -> String? {
    switch value {
    case .string(let text): text.trimmingCharacters(in: .whitespacesAndNewlines)
    case .spoken(let spoken): spoken.phrase.trimmingCharacters(in: .whitespacesAndNewlines)
    default: nil
    }
  }

  private static func urls(_ value: IntentValue) -> [URL]? {
    switch value {
    case .url(let url): return [url]
    case .list(let values):
      let urls = values.compactMap { if case .url(let url) = $0 { url } else { nil } }
      return urls.isEmpty || urls.count < values.count ? nil : urls
    default: return nil
    }
  }
}
