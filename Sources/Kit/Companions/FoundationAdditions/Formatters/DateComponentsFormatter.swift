public import Foundation

/// Writes a length of time ("1 hour, 20 minutes", "1:20:00"), in English.
///
/// Foundation's own class of this name is not available on Linux. Other languages are not written.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:20:00".
    case positional
    /// "1h 20m".
    case abbreviated
    /// "1 hr, 20 min".
    case short
    /// "1 hour, 20 minutes".
    case full
    /// "one hour, twenty minutes".
    case spellOut
    /// "1hr 20min".
    case brief
  }

  /// Which zeros are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The behaviour as bits.
    public let rawValue: UInt
    /// Creates a behaviour.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As suits the style: leading zeros for positions, all zeros for words.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Leave out zeros before the first other part.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Leave out zeros between other parts.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Leave out zeros after the last other part.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// Leave out all zeros.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Fill up positions with zeros.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle: UnitsStyle = .positional
  /// The units that are written; none for all that there are.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which zeros are left out.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar by which months and days are counted.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which a length of months and years is counted.
  open var referenceDate: Date?
  /// Whether the last unit may have a decimal; it is not written here.
  open var allowsFractionalUnits = false
  /// How many units are written, the largest first; 0 for all.
  open var maximumUnitCount = 0
  /// Whether only the largest unit is written.
  open var collapsesLargestUnit = false
  /// Whether "About" stands before the text.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind the text.
  open var includesTimeRemainingPhrase = false
  /// Where in a sentence the text stands; only the beginning changes it.
  open var formattingContext: Formatter.Context = .unknown

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a length of time in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the length between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .autoupdatingCurrent
    var units = Set<Calendar.Component>()
    for part in Self.parts where isAllowed(part.unit, byDefault: part.isClock) {
      units.insert(part.component)
    }
    return string(from: calendar.dateComponents(units, from: startDate, to: endDate))
  }

  /// Returns a length in seconds; the fraction is dropped.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
  }

  /// Returns the parts that are set, from years to seconds.
  open func string(from components: DateComponents) -> String? {
    var counts: [(part: Part, count: Int)] = []
    for part in Self.parts {
      guard let count = components.value(for: part.component), count != NSDateComponentUndefined,
        isAllowed(part.unit, byDefault: true)
      else { continue }
      counts.append((part, count))
    }
    guard !counts.isEmpty else { return nil }
    let isNegative = counts.allSatisfy { $0.count <= 0 } && counts.contains { $0.count < 0 }
    if isNegative { counts = counts.map { ($0.part, -$0.count) } }
    counts = withoutZeros(counts)
    if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
    var text = unitsStyle == .positional ? positions(counts) : words(counts)
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    guard formattingContext == .beginningOfSentence else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Returns the length of an object that is `DateComponents`.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private struct Part {
    var component: Calendar.Component
    var unit: NSCalendar.Unit
    var name: TimeUnitName
    /// Whether lengths in seconds have the part when no units are named.
    var isClock: Bool
  }

  private static let parts = [
    Part(component: .year, unit: .year, name: .year, isClock: false),
    Part(component: .month, unit: .month, name: .month, isClock: false),
    Part(component: .weekOfMonth, unit: .weekOfMonth, name: .week, isClock: false),
    Part(component: .day, unit: .day, name: .day, isClock: true),
    Part(component: .hour, unit: .hour, name: .hour, isClock: true),
    Part(component: .minute, unit: .minute, name: .minute, isClock: true),
    Part(component: .second, unit: .second, name: .second, isClock: true),
  ]

  private func isAllowed(_ unit: NSCalendar.Unit, byDefault: Bool) -> Bool {
    allowedUnits.isEmpty ? byDefault : allowedUnits.contains(unit)
  }

  private func withoutZeros(_ counts: [(part: Part, count: Int)]) -> [(part: Part, count: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = counts.firstIndex(where: { $0.count != 0 }),
      let last = counts.lastIndex(where: { $0.count != 0 })
    else {
      // Nothing but zeros: the smallest unit remains, and the one before it for positions.
      guard !behavior.isEmpty, !behavior.contains(.pad) || behavior.contains(.dropLeading) else {
        return counts
      }
      return Array(counts.suffix(unitsStyle == .positional ? 2 : 1))
    }
    let kept = counts.indices.filter { index in
      if counts[index].count != 0 { return true }
      if index < first {
        // "0:45": minutes stay before seconds alone.
        let isPosition = unitsStyle == .positional && index == counts.count - 2
        return !behavior.contains(.dropLeading) || isPosition
      }
      return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
    }
    return kept.map { counts[$0] }
  }

  private func positions(_ counts: [(part: Part, count: Int)]) -> String {
    counts.enumerated().map { index, entry in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return isPadded && entry.count < 10 ? "0\(entry.count)" : "\(entry.count)"
    }.joined(separator: ":")
  }

  private func words(_ counts: [(part: Part, count: Int)]) -> String {
    let texts = counts.map { part, count in
      switch unitsStyle {
      case .positional, .full: "\(count) \(part.name.plural(count))"
      case .abbreviated: "\(count)\(part.name.letters)"
      case .short: "\(count) \(part.name.shortPlural(count).replacingOccurrences(of: ".", with: ""))"
      case .spellOut: "\(EnglishCardinal.text(count)) \(part.name.plural(count))"
      case .brief: "\(count)\(part.name.shortPlural(count).replacingOccurrences(of: ".", with: ""))"
      }
    }
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return texts.joined(separator: isTight ? " " : ", ")
  }
}
