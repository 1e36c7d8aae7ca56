public import Foundation

/// Compares text as a person of the current locale sorts it.
///
/// Foundation's own `String.StandardComparator` has no such order on Linux; the names `.localizedStandard` and
/// `.localized` find this type instead, in `sorted(using:)` and `KeyPathComparator`.
public struct LocalizedStringComparator: SortComparator, Hashable {
  private let options: String.CompareOptions
  /// Whether smaller text comes first.
  public var order: SortOrder = .forward

  fileprivate init(options: String.CompareOptions) {
    self.options = options
  }

  /// Compares two texts.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = lhs.compare(rhs, options: options, locale: .current)
    guard order == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }

  /// Whether two comparators give the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.options == rhs.options && lhs.order == rhs.order
  }

  /// Feeds what makes the order into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(options.rawValue)
    hasher.combine(order)
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// As a person sorts names: regardless of case, with numbers by their value.
  public static var localizedStandard: LocalizedStringComparator {
    LocalizedStringComparator(options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
  }

  /// As the language sorts words.
  public static var localized: LocalizedStringComparator { LocalizedStringComparator(options: []) }
}

extension String.StandardComparator {
  /// As a person sorts names: regardless of case, with numbers by their value.
  public static var localizedStandard: LocalizedStringComparator { .localizedStandard }
  /// As the language sorts words.
  public static var localized: LocalizedStringComparator { .localized }
}
