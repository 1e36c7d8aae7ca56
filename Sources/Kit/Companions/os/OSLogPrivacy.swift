/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable, Hashable {
  /// What stands in the place of a value that must not be read.
  public enum Mask: Sendable, Hashable {
    /// A number that is the same for the same value, as long as the program runs.
    case hash
    /// Nothing that tells values apart.
    case none
  }

  enum Kind: Hashable, Sendable {
    case open, hidden, sensitive, automatic
  }

  var kind: Kind
  var mask: Mask = .none

  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open) }
  /// Only who asks for private values.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden) }
  /// Nobody, even if private values are asked for.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive) }
  /// Everybody for numbers and truth values; for anything else only who asks for private values.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic) }

  /// Only who asks for private values; others see a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// Nobody; everybody sees a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }
  /// As ``auto``; others see a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }

  /// The text that is shown in the place of a value.
  ///
  /// - Parameter isPlain: Whether the value is one that tells nothing of a person by itself, such as a
  ///   number.
  func shown(_ text: () -> String, isPlain: Bool, showsPrivate: Bool) -> String {
    switch kind {
    case .open: return text()
    case .automatic where isPlain || showsPrivate: return text()
    case .hidden where showsPrivate: return text()
    default: break
    }
    guard mask == .hash else { return kind == .sensitive ? "<sensitive>" : "<private>" }
    return "<mask.hash: \(String(UInt(bitPattern: text().hashValue), radix: 36))>"
  }
}

/// Where a value stands within its columns.
public struct OSLogStringAlignment: Sendable, Hashable {
  var columns: Int
  var isLeading: Bool

  /// As wide as the value is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeading: false) }

  /// At the right end of so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: false)
  }

  /// At the left end of so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: true)
  }

  func aligned(_ text: String) -> String {
    let missing = columns - text.count
    guard missing > 0 else { return text }
    let space = String(repeating: " ", count: missing)
    return isLeading ? text + space : space + text
  }
}
