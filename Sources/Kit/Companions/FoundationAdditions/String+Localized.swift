public import Foundation

extension String {
  /// The text of the string table, else the default, with the values filled in.
  public init(localized resource: LocalizedStringResource) {
    self = resource.resolved()
  }

  /// The text of a bundle's string table, else the text itself, with the values filled in.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let locale = _CallLanguage.locale(besides: locale)
    let format = Bundle.format(
      keyAndValue.key, table: table, in: bundle ?? .main, isOwn: bundle == nil || bundle == .main,
      locale: locale, arguments: keyAndValue.arguments)
    self = keyAndValue.filled(into: format, locale: locale)
  }

  /// The text of a bundle's string table under a key of its own, else the default.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let locale = _CallLanguage.locale(besides: locale)
    let format = Bundle.format(
      String(describing: key), table: table, in: bundle ?? .main, isOwn: bundle == nil || bundle == .main,
      locale: locale, arguments: defaultValue.arguments)
    self = defaultValue.filled(into: format, locale: locale)
  }
}

extension AttributedString {
  /// The text of the string table, else the default, without attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }

  /// The text of a bundle's string table, else the text itself, without attributes.
  @_disfavoredOverload
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }
}

extension String.LocalizationValue {
  /// Puts the values in the places of the placeholders.
  ///
  /// - Parameters:
  ///   - format: The entry of a string table; `nil` for the text as written. It may number its placeholders
  ///     (`%2$@`) to change the order.
  ///   - locale: How numbers are written.
  func filled(into format: String?, locale: Locale) -> String {
    let text = format ?? key
    // Text without values is not a format: "100%" is just that.
    guard !arguments.isEmpty else { return GrammarAgreement.applied(to: text, locale: locale) }
    var filler = PlaceholderFiller(text: text, arguments: arguments, locale: locale)
    // What is in the values asks for no agreement.
    return text.contains("^[")
      ? GrammarAgreement.applied(to: filler.fill(), locale: locale) : filler.fill()
  }
}
