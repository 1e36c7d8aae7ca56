public import Foundation

/// Writes the parts of a person's name in the order of the name's script.
///
/// Names in Chinese characters, kana or Hangul put the family name first and have no spaces; all others put the
/// given name first. Foundation's own class of this name cannot be created on Linux. Phonetic names are not written.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of the name is written.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default`
    /// The nickname if there is one, else the given name.
    case short
    /// Given and family name.
    case medium
    /// All parts.
    case long
    /// The initials.
    case abbreviated
  }

  /// What is taken note of, and changes nothing here.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Write the phonetic name.
    public static let phonetic = Self(rawValue: 1 << 1)
  }

  /// How much of the name is written.
  open var style: Style = .default
  /// Whether the phonetic name is wanted; it is not written here.
  open var isPhonetic = false

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns a name.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  /// Returns a name.
  open func string(from components: PersonNameComponents) -> String {
    let isEastern = Self.isEastern(components)
    let (given, family) = (components.givenName, components.familyName)
    let parts: [String?]
    switch style {
    case .default, .medium: parts = isEastern ? [family, given] : [given, family]
    case .short:
      if let nickname = components.nickname, !nickname.isEmpty { return nickname }
      return [given, family].compactMap(\.self).first { !$0.isEmpty } ?? ""
    case .long:
      parts =
        isEastern
        ? [family, given]
        : [components.namePrefix, given, components.middleName, family, components.nameSuffix]
    case .abbreviated:
      let names = isEastern ? [family] : [given, family]
      return names.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: isEastern ? "" : " ")
  }

  /// Returns the name of an object that is `PersonNameComponents`.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// Returns the parts of a name: titles, given, middle and family name, and suffix; `nil` for an empty text.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var components = PersonNameComponents()
    func key(_ word: String) -> String { word.lowercased().filter(\.isLetter) }
    if words.count > 1, let first = words.first, Self.prefixes.contains(key(first)) {
      components.namePrefix = words.removeFirst()
    }
    if words.count > 1, let last = words.last, Self.suffixes.contains(key(last)) {
      components.nameSuffix = words.removeLast()
    }
    // "Ruiz, Maria"
    if words.count > 1, let first = words.first, first.hasSuffix(",") {
      components.familyName = String(words.removeFirst().dropLast())
      components.givenName = words.joined(separator: " ")
      return components
    }
    components.givenName = words.removeFirst()
    if let last = words.popLast() { components.familyName = last }
    if !words.isEmpty { components.middleName = words.joined(separator: " ") }
    return components
  }

  private static let prefixes: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "rev"]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

  private static func isEastern(_ components: PersonNameComponents) -> Bool {
    let text = (components.givenName ?? "") + (components.familyName ?? "")
    return text.unicodeScalars.contains {
      switch $0.value {
      case 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
      default: false
      }
    }
  }
}
