import Foundation
import FoundationAdditions
import IntentWire

/// Finds what a person means among things with names.
enum TextMatch {
  /// Text without what does not tell names apart: case, accents, punctuation, spaces at the ends or doubled.
  static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .split { !($0.isLetter || $0.isNumber) }
      .joined(separator: " ")
  }

  /// The items that the text names.
  ///
  /// One item whose title is the text wins over any number of others. Failing that, items whose title, subtitle or
  /// synonym is the text; failing that, those that contain it.
  static func find<Item>(_ text: String, in items: [Item], display: (Item) -> DisplayValue) -> [Item] {
    let wanted = folded(text)
    guard !wanted.isEmpty else { return [] }
    let names = items.map { item in (item: item, display: display(item)) }
    let titled = names.filter { folded($0.display.title) == wanted }
    if !titled.isEmpty { return titled.map(\.item) }
    let exact = names.filter { $0.display.allNames.contains { folded($0) == wanted } }
    if !exact.isEmpty { return exact.map(\.item) }
    return names.filter { $0.display.allNames.contains { contains(wanted, in: folded($0)) } }.map(\.item)
  }

  /// The one item whose title is the text, if there is exactly one.
  static func uniqueTitle<Item>(_ text: String, in items: [Item], display: (Item) -> DisplayValue) -> Item? {
    let wanted = folded(text)
    let titled = items.filter { folded(display($0).title) == wanted }
    return titled.count == 1 ? titled.first : nil
  }

  /// Whether the words stand in the text, beginning at the beginning of a word.
  private static func contains(_ words: String, in text: String) -> Bool {
    (" " + text).contains(" " + words)
  }
}

extension DisplayValue {
  /// Everything by which a person may call the thing.
  fileprivate var allNames: [String] { [title] + [subtitle].compactMap(\.self) + synonyms }
}
