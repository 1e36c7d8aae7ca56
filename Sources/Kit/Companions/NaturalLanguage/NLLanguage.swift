public import Foundation
import Language

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Sendable, Hashable {
  /// The code of BCP 47.
  public let rawValue: String

  /// Creates a language.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a language.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// No language that is known.
  public static let undetermined = Self("und")
  /// Arabic.
  public static let arabic = Self("ar")
  /// Armenian.
  public static let armenian = Self("hy")
  /// Bengali.
  public static let bengali = Self("bn")
  /// Czech.
  public static let czech = Self("cs")
  /// Danish.
  public static let danish = Self("da")
  /// Dutch.
  public static let dutch = Self("nl")
  /// English.
  public static let english = Self("en")
  /// Finnish.
  public static let finnish = Self("fi")
  /// French.
  public static let french = Self("fr")
  /// Georgian.
  public static let georgian = Self("ka")
  /// German.
  public static let german = Self("de")
  /// Greek.
  public static let greek = Self("el")
  /// Hebrew.
  public static let hebrew = Self("he")
  /// Hindi.
  public static let hindi = Self("hi")
  /// Hungarian.
  public static let hungarian = Self("hu")
  /// Italian.
  public static let italian = Self("it")
  /// Japanese.
  public static let japanese = Self("ja")
  /// Korean.
  public static let korean = Self("ko")
  /// Norwegian.
  public static let norwegian = Self("nb")
  /// Polish.
  public static let polish = Self("pl")
  /// Portuguese.
  public static let portuguese = Self("pt")
  /// Romanian.
  public static let romanian = Self("ro")
  /// Russian.
  public static let russian = Self("ru")
  /// Chinese in simplified characters.
  public static let simplifiedChinese = Self("zh-Hans")
  /// Spanish.
  public static let spanish = Self("es")
  /// Swedish.
  public static let swedish = Self("sv")
  /// Tamil.
  public static let tamil = Self("ta")
  /// Thai.
  public static let thai = Self("th")
  /// Chinese in traditional characters; never recognised here.
  public static let traditionalChinese = Self("zh-Hant")
  /// Turkish.
  public static let turkish = Self("tr")
  /// Ukrainian.
  public static let ukrainian = Self("uk")
}

/// Guesses the language of a text.
///
/// It goes by the script, by the commonest words of sixteen languages in Latin letters, and by their special letters;
/// it is not trained. Texts of a few words are often too short, and the answer is `nil`.
open class NLLanguageRecognizer: NSObject {
  /// The likeliest language of what was processed; `nil` when nothing points to one.
  open var dominantLanguage: NLLanguage? { ranked().first?.0 }
  /// How likely languages are before any text; only their order among equals and their exclusion at 0 count.
  open var languageHints: [NLLanguage: Double] = [:]
  /// The only languages that are considered; none for all.
  open var languageConstraints: [NLLanguage] = []

  private var text = ""

  /// Creates a recogniser.
  public override init() { super.init() }

  /// Returns the likeliest language of a text; `nil` when nothing points to one.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    LanguageGuess.dominant(in: string).map { NLLanguage($0) }
  }

  /// Adds a text to what is guessed from.
  open func processString(_ string: String) { text += text.isEmpty ? string : "\n" + string }

  /// Returns the likeliest languages with their likelihood.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    Dictionary(
      ranked().prefix(max(0, maxHypotheses)).map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
  }

  /// Forgets what was processed, the hints and the constraints.
  open func reset() {
    text = ""
    languageHints = [:]
    languageConstraints = []
  }

  private func ranked() -> [(NLLanguage, Double)] {
    var found = LanguageGuess.likelihoods(of: text).map { (NLLanguage($0.code), $0.likelihood) }
    if !languageConstraints.isEmpty { found.removeAll { !languageConstraints.contains($0.0) } }
    if !languageHints.isEmpty { found = found.map { ($0.0, $0.1 * (languageHints[$0.0] ?? 0.01)) } }
    found.removeAll { $0.1 <= 0 }
    let total = found.reduce(0) { $0 + $1.1 }
    return found.map { ($0.0, $0.1 / total) }.sorted { ($1.1, $0.0.rawValue) < ($0.1, $1.0.rawValue) }
  }
}
