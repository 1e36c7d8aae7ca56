public import Foundation

/// Writes several things as one phrase: `a, b, and c`.
open class ListFormatter: Formatter {
  /// Whose words are written.
  open var locale: Locale = .current
  /// Writes each thing; `nil` for its description.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() { super.init() }
  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The texts as one phrase, in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// The things as one phrase.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale))
  }
}
