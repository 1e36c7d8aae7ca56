public import Foundation

/// A text in several languages, which shows itself in the one that the person prefers.
///
/// It is a class of its own rather than a subclass of `NSString`, which cannot be subclassed on Linux: use
/// ``localizedString()`` where a text is wanted.
open class CSLocalizedString: NSObject, @unchecked Sendable {
  private let texts: [String: String]

  /// Creates a text from its versions by language code, such as `en` or `pt-BR`.
  public init(localizedStrings: [AnyHashable: Any]) {
    var texts: [String: String] = [:]
    for (language, text) in localizedStrings {
      if let language = language.base as? String, let text = text as? String { texts[language] = text }
    }
    self.texts = texts
    super.init()
  }

  /// The version in the language that the person prefers, else in English, else the first by language code.
  open func localizedString() -> String {
    localizedString(for: Locale.preferredLanguages)
  }

  /// The version in the first of some languages that there is one for.
  func localizedString(for languages: [String]) -> String {
    for language in languages + ["en"] {
      let plain = language.replacing("_", with: "-")
      if let text = texts[plain] ?? texts[language] { return text }
      if let text = plain.split(separator: "-").first.flatMap({ texts[String($0)] }) { return text }
    }
    return texts.min { $0.key < $1.key }?.value ?? ""
  }

  /// The text in the language that the person prefers.
  open override var description: String { localizedString() }
}
