// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the framework.

/// Which keys are shown; there are none here.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default`
  /// For plain letters.
  case asciiCapable
  /// For numbers and signs.
  case numbersAndPunctuation
  /// For addresses of pages.
  case URL
  /// For digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// For numbers with a point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searches.
  case webSearch
  /// For plain digits.
  case asciiCapableNumberPad
}

/// What kind of text is written.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String
  /// Names a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name for signing in.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}
