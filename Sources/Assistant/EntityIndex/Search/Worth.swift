import Foundation

/// What makes an item good, in whole numbers, so that the same index always gives the same order.
///
/// One word that is the whole name of an item is worth ``unit``. What the item itself adds is a small part of that.
enum Worth {
  /// What a word is worth at most that stands in an item just as it was typed.
  static let unit = 256 * 255
  /// What it adds that a name is nothing but the words.
  static let wholeName = unit / 2
  /// What it adds that a name begins with the words.
  static let nameBeginning = unit / 4
  /// What it adds that the words follow each other in a name.
  static let phraseInName = unit / 6
  /// What it adds that the words follow each other in another text.
  static let phrase = unit / 12
  /// What closeness in meaning adds at most.
  static let meaning = unit / 8
  /// What all bonuses together can come to, beside the words.
  static let best = 2 * unit + wholeName

  /// What an item's priority and ranking hint are worth, from -5,500 to 5,500.
  static func weight(priority: Int, hint: Double) -> Int16 {
    func part(_ value: Double, _ half: Double, _ most: Double) -> Double {
      guard value.isFinite else { return value > 0 ? most : value < 0 ? -most : 0 }
      return most * value / (abs(value) + half)
    }
    return Int16((part(Double(priority), 10, 4_000) + part(hint, 50, 1_500)).rounded())
  }

  /// What an item's day is worth, from 0 to 1,600: half as much for each 45 days away from today.
  static func recency(day: Int, today: Int) -> Int {
    let distance = abs(today - day)
    return distance < fading.count ? fading[distance] : 0
  }

  private static let fading: [Int] = (0..<480).map { Int((1_600 * exp2(-Double($0) / 45)).rounded()) }

  /// What it is worth that an item was opened, from 0 to 6,000.
  ///
  /// - Parameters:
  ///   - count: How often it was opened.
  ///   - days: How many days ago it was opened last.
  static func use(count: Int, days: Int) -> Int {
    guard count > 0 else { return 0 }
    let often = Double(count) / Double(count + 2)
    return Int((6_000 * often * exp2(-Double(max(0, days)) / 30)).rounded())
  }

  /// How much a word counts beside others, from 16 to 48: the more, the fewer items have it.
  static func rarity(frequency: Int, of documents: Int) -> Int {
    let ratio = (documents + 1) / (frequency + 1)
    return 16 + min(32, 2 * (Int.bitWidth - max(1, ratio).leadingZeroBitCount - 1))
  }

  /// The number of a day, in days since 2001 in UTC.
  static func day(_ date: Date) -> Int {
    Int(min(65_535, max(0, date.timeIntervalSinceReferenceDate / 86_400)))
  }
}
