import Foundation
import IntentWire

/// A value in a form in which it can be compared with another one.
enum ComparisonKey: Sendable, Hashable {
  /// Text.
  case text(String)
  /// A number; of quantities and lengths of time in their base units.
  case number(Double)
  /// An amount of money.
  case money(Double, code: String)
  /// A moment.
  case date(Date)
  /// A yes or no.
  case flag(Bool)
  /// A case of an enumeration with its place among all.
  case choice(Int, name: String)
  /// A thing with an identity.
  case thing(type: String, identifier: String, title: String)
  /// Several values.
  case list([ComparisonKey])

  /// The key of a Swift value.
  ///
  /// - Parameters:
  ///   - bridge: How values of its type go to the wire.
  ///   - zone: The zone of dates that have none.
  init?(_ value: Any, _ bridge: _ValueBridge, zone: TimeZone) {
    if let measured = value as? any BaseMeasured {
      self = .number(measured.baseAmount)
    } else if let choice = value as? any AppEnum {
      self = .choice(Self.place(of: choice), name: choice._caseName)
    } else if let element = bridge.element?(), let values = value as? [Any] {
      self = .list(values.compactMap { ComparisonKey($0, element, zone: zone) })
    } else if let wire = bridge.encode(value) {
      self.init(wire, zone: zone)
    } else {
      return nil
    }
  }

  /// The key of a value of the wire.
  init(_ value: IntentValue, zone: TimeZone) {
    switch value {
    case .integer(let number): self = .number(Double(number))
    case .number(let number): self = .number(number)
    case .duration(let seconds): self = .number(seconds)
    case .measurement(let measurement): self = .number(measurement.value)
    case .currency(let amount):
      self = .money(NSDecimalNumber(decimal: amount.amount).doubleValue, code: amount.code)
    case .boolean(let flag): self = .flag(flag)
    case .date(let date): self = Self.key(of: date, zone)
    case .dateRange(let range): self = (range.start ?? range.end).map { Self.key(of: $0, zone) } ?? .text("")
    case .enumeration(let choice): self = .text(choice.cases.first ?? "")
    case .entity(let entity):
      self = .thing(type: entity.type, identifier: entity.identifier, title: entity.display.title)
    case .list(let values): self = .list(values.map { ComparisonKey($0, zone: zone) })
    case .string, .spoken, .url, .person, .place, .file, .record: self = .text(value.displayText)
    }
  }

  /// A date with its day; a time alone is the number of its seconds.
  private static func key(of date: DateValue, _ zone: TimeZone) -> ComparisonKey {
    if let moment = date.instant(in: zone) { return .date(moment) }
    return .number(Double((date.hour ?? 0) * 3600 + (date.minute ?? 0) * 60) + (date.second ?? 0))
  }

  private static func place<Enumeration: AppEnum>(of value: Enumeration) -> Int {
    Array(Enumeration.allCases).firstIndex(of: value) ?? 0
  }
}

extension ComparisonKey {
  /// Whether two values are the same to a person.
  func equals(_ other: ComparisonKey) -> Bool {
    switch (self, other) {
    case (.text(let left), .text(let right)):
      let folded = TextMatch.folded(left)
      return folded.isEmpty ? left == right : folded == TextMatch.folded(right)
    case (.number(let left), .number(let right)):
      return abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
    case (.money(let left, let mine), .money(let right, let theirs)):
      return mine == theirs && abs(left - right) < 1e-6
    case (.money(let left, _), .number(let right)), (.number(let left), .money(let right, _)):
      return abs(left - right) < 1e-6
    case (.date(let left), .date(let right)): return abs(left.timeIntervalSince(right)) < 0.001
    case (.flag(let left), .flag(let right)): return left == right
    case (.choice(_, let left), .choice(_, let right)): return left == right
    case (.choice(_, let left), .text(let right)), (.text(let right), .choice(_, let left)):
      return TextMatch.folded(left) == TextMatch.folded(right)
    case (.thing(let mine, let left, _), .thing(let theirs, let right, _)):
      return mine == theirs && left == right
    case (.thing(_, let identifier, let title), .text(let text)),
      (.text(let text), .thing(_, let identifier, let title)):
      return identifier == text || TextMatch.folded(title) == TextMatch.folded(text)
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
    case (.list(let left), _): return left.count == 1 && left[0].equals(other)
    default: return false
    }
  }

  /// Which of two values comes first; `nil` for values that cannot be compared.
  func order(_ other: ComparisonKey) -> ComparisonResult? {
    switch (self, other) {
    case (.text(let left), .text(let right)):
      return left.compare(right, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
    case (.number(let left), .number(let right)): return Self.order(left, right)
    case (.money(let left, let mine), .money(let right, let theirs)):
      return mine == theirs ? Self.order(left, right) : nil
    case (.money(let left, _), .number(let right)), (.number(let left), .money(let right, _)):
      return Self.order(left, right)
    case (.date(let left), .date(let right)): return left.compare(right)
    case (.flag(let left), .flag(let right)): return Self.order(left ? 1 : 0, right ? 1 : 0)
    case (.choice(let left, _), .choice(let right, _)): return Self.order(Double(left), Double(right))
    case (.thing(_, _, let left), .thing(_, _, let right)):
      return ComparisonKey.text(left).order(.text(right))
    case (.list(let left), .list(let right)): return Self.order(Double(left.count), Double(right.count))
    default: return nil
    }
  }

  private static func order(_ left: Double, _ right: Double) -> ComparisonResult {
    if abs(left - right) <= 1e-9 * max(1, abs(left), abs(right)) { return .orderedSame }
    return left < right ? .orderedAscending : .orderedDescending
  }

  /// Whether a text contains another one, or several values the other one.
  func contains(_ other: ComparisonKey) -> Bool {
    switch (self, other) {
    case (.list(let values), .list(let wanted)):
      wanted.allSatisfy { one in values.contains { $0.equals(one) } }
    case (.list(let values), _): values.contains { $0.equals(other) }
    default: matches(other) { $0.contains($1) }
    }
  }

  /// Whether the words of this value stand so to those of another one.
  func matches(_ other: ComparisonKey, _ test: (String, String) -> Bool) -> Bool {
    guard let mine = words, let theirs = other.words else { return false }
    let (folded, wanted) = (TextMatch.folded(mine), TextMatch.folded(theirs))
    return wanted.isEmpty ? test(mine, theirs) : test(folded, wanted)
  }

  /// The text by which a person knows the value.
  private var words: String? {
    switch self {
    case .text(let text): text
    case .choice(_, let name): name
    case .thing(_, _, let title): title
    case .number, .money, .date, .flag, .list: nil
    }
  }
}

/// A quantity whose unit may be any of its kind.
protocol BaseMeasured {
  /// The amount in the base unit of what is measured.
  var baseAmount: Double { get }
}

extension Measurement: BaseMeasured where UnitType: Dimension {
  var baseAmount: Double { converted(to: UnitType.baseUnit()).value }
}
