public import Foundation

/// Text that is looked up in a string table when it is shown, not when it is written.
public struct LocalizedStringResource: Sendable, Hashable, Codable {
  /// Where the string tables lie.
  public struct BundleDescription: Sendable, Hashable, Codable {
    /// The bundle's folder; `nil` for the main bundle.
    let url: URL?
    /// The module whose tables the build plugin packed; `nil` to follow the folder.
    var module: String?

    /// The main bundle.
    public static let main = BundleDescription(url: nil)

    /// The bundle that holds the class; of a class in a library that is linked in, the library's own tables.
    public static func forClass(_ anyClass: AnyClass) -> BundleDescription {
      let module = String(reflecting: anyClass).split(separator: ".").first.map(String.init)
      return BundleDescription(url: Bundle(for: anyClass).bundleURL, module: module)
    }

    /// The bundle in a folder.
    public static func atURL(_ url: URL) -> BundleDescription {
      BundleDescription(url: url)
    }

    var bundle: Bundle? {
      guard let url else { return .main }
      return Bundle(url: url)
    }
  }

  /// The key in the string table.
  public let key: String
  /// The text for a table without the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the string table; `nil` for `Localizable`.
  public let table: String?
  /// The locale in which the values in the text are written.
  public var locale: Locale
  /// Where the string table lies.
  public let bundle: BundleDescription

  /// Creates text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = String(describing: key)
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates text from a literal, which is its own key.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Creates text from a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type that a person can be shown as localised text; errors adopt it to be spoken.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource {
  /// The text of the string table, else the default, with the values filled in.
  func resolved() -> String {
    let locale = _CallLanguage.locale(besides: locale)
    let module = bundle.module ?? bundle.url.flatMap(_StringTables.module)
    let format = Bundle.format(
      key, table: table, in: bundle.bundle, isOwn: bundle.url == nil, module: module, locale: locale,
      arguments: defaultValue.arguments)
    return defaultValue.filled(into: format, locale: locale)
  }
}

extension Bundle {
  /// The format for a key: that of the program's own tables before that of its main bundle, but after that of a bundle that
  /// the source names, unless the tables of that bundle are packed into the program.
  ///
  /// - Parameters:
  ///   - isOwn: Whether the source names no bundle but the main one.
  ///   - module: The module whose tables the source names; `nil` for that of the bundle.
  ///   - arguments: The values that choose the forms of a text with numbers in it.
  static func format(
    _ key: String, table: String?, in bundle: Bundle?, isOwn: Bool, module: String? = nil,
    locale: Locale, arguments: [String.LocalizationValue.Argument]
  ) -> String? {
    let module = module ?? bundle.flatMap { _StringTables.module(of: $0.bundleURL) }
    let packed = {
      _StringTables.format(key, table: table, locale: locale, arguments: arguments, module: module)
    }
    let stored = { bundle.flatMap { $0.localizedFormat(forKey: key, table: table) } }
    return isOwn || module != nil ? packed() ?? stored() : stored() ?? packed()
  }

  /// The entry of a string table; `nil` when the table or the entry is missing.
  func localizedFormat(forKey key: String, table: String?) -> String? {
    // A bundle answers with the given value for a key that it does not have, so an impossible one marks it.
    let missing = "\u{0}"
    guard !key.isEmpty else { return nil }
    let found = localizedString(forKey: key, value: missing, table: table)
    return found == missing || found.isEmpty ? nil : found
  }
}
