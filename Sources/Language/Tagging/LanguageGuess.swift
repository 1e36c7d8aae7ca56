/// Guesses the language of a text from its script, its commonest words and its special letters.
///
/// It knows the languages of ``codes``. Two or three plain words can be too few to tell; the guess is then `nil` or
/// less likely than 1. It is no substitute for a trained recogniser on texts that mix languages.
public enum LanguageGuess {
  /// The languages that can be told apart by words, and those that their script gives away.
  public static let codes: [String] =
    (words.keys + ["el", "he", "ar", "hi", "bn", "ta", "th", "ka", "hy", "ja", "ko", "zh-Hans", "ru", "uk"])
    .sorted()

  /// The likeliest language as a code ("en", "pt", "zh-Hans").
  public static func dominant(in text: String) -> String? { likelihoods(of: text).first?.code }

  /// The languages with their likelihood, which add up to 1, the likeliest first; none when nothing points to one.
  public static func likelihoods(of text: String) -> [(code: String, likelihood: Double)] {
    guard let script = Script(of: text) else { return [] }
    switch script {
    case .latin: return latin(text)
    case .cyrillic:
      let isUkrainian = text.unicodeScalars.contains { "іїєґІЇЄҐ".unicodeScalars.contains($0) }
      return [(isUkrainian ? "uk" : "ru", 1)]
    case .greek: return [("el", 1)]
    case .hebrew: return [("he", 1)]
    case .arabic: return [("ar", 1)]
    case .devanagari: return [("hi", 1)]
    case .bengali: return [("bn", 1)]
    case .tamil: return [("ta", 1)]
    case .thai: return [("th", 1)]
    case .georgian: return [("ka", 1)]
    case .armenian: return [("hy", 1)]
    case .japanese: return [("ja", 1)]
    case .korean: return [("ko", 1)]
    case .han:
      // Japanese writes some kana in any text of length.
      return [(text.unicodeScalars.contains { Script(of: $0) == .japanese } ? "ja" : "zh-Hans", 1)]
    }
  }

  private static func latin(_ text: String) -> [(code: String, likelihood: Double)] {
    var scores: [String: Double] = [:]
    var count = 0
    for token in Tokenizer().tokens(in: text) where token.kind == .word {
      count += 1
      // A long text is known by its beginning.
      if count > 2_000 { break }
      let word = token.text.lowercased()
      for code in languages[word] ?? [] {
        scores[code, default: 0] += 1 / Double(languages[word]?.count ?? 1)
      }
      for scalar in word.unicodeScalars where !scalar.isASCII {
        for code in letters[scalar] ?? [] {
          scores[code, default: 0] += 0.5 / Double(letters[scalar]?.count ?? 1)
        }
      }
      if let entry = EnglishVocabulary.shared.entry(word), entry.flags & 0xF != 0, !entry.isPlace,
        !entry.isPerson
      {
        scores["en", default: 0] += 0.2
      }
    }
    let total = scores.values.reduce(0, +)
    guard total > 0 else { return [] }
    return scores.map { ($0.key, $0.value / total) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The languages of each common word.
  private static let languages: [String: [String]] = {
    var table: [String: [String]] = [:]
    for (code, list) in words.sorted(by: { $0.key < $1.key }) {
      for word in list.split(separator: " ") { table[String(word), default: []].append(code) }
    }
    return table
  }()

  /// The languages of each letter with a mark.
  private static let letters: [Unicode.Scalar: [String]] = {
    var table: [Unicode.Scalar: [String]] = [:]
    let marked = [
      ("de", "äöüß"), ("fr", "éèêàâçùûôîïœë"), ("es", "ñáéíóú¿¡"), ("pt", "ãõçáéíóúâêô"), ("it", "àèéìòù"),
      ("nl", "ëïé"), ("sv", "åäö"), ("da", "åæø"), ("nb", "åæø"), ("fi", "äö"), ("pl", "ąćęłńóśźż"),
      ("tr", "çğıöşü"), ("cs", "áčďéěíňóřšťúůýž"), ("hu", "áéíóöőúüű"), ("ro", "ăâîșț"),
    ]
    for (code, scalars) in marked {
      for scalar in scalars.unicodeScalars { table[scalar, default: []].append(code) }
    }
    return table
  }()

  private static let words: [String: String] = [
    "en": """
    the of and to in a is that for it was on are as with his they be at one have this from or had by but what some we \
    can out other were all there when up use your how said an each she which do their will about many then them i you \
    my me please show not
    """,
    "de": """
    der die das und ist nicht ich du er sie es wir ihr ein eine einen einem zu mit auf für von dem den des im auch als \
    wie noch nach bei nur aus wenn aber sind war hat haben werden kann mein dein sich über oder so was wird am
    """,
    "fr": """
    le la les de des du et est un une en que qui dans pour pas sur au avec ce il elle je tu nous vous ils sont ont ne se \
    mais ou par plus cette mon ma son sa mes ses être fait aux c'est j'ai où très bien comme tout
    """,
    "es": """
    el la los las de y en que un una es por con no para su se del al lo como más pero sus le ya o este sí porque esta \
    entre cuando muy sin sobre también me hasta hay donde mi tu yo está son fue qué
    """,
    "it": """
    il lo la i gli le di e è un una che in per con non si da del della dei sono ho ha come ma anche più mi ti ci questo \
    questa al alla nel nella se io tu lui lei noi voi loro molto dove quando perché tutto
    """,
    "pt": """
    o a os as de e em que um uma é do da dos das no na não para com por se mais como mas foi ao ele ela eu você nós são \
    está tem ter seu sua ou quando muito já também só pelo pela até isso meu minha
    """,
    "nl": """
    de het een en van is in dat op te zijn met voor niet aan er maar om ook als dan hij zij ik jij wij we je die deze dit \
    naar bij uit nog wel geen kan heeft hebben wordt door over wat mijn
    """,
    "sv": """
    och att det i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu \
    har inte hans honom skulle hennes där min man ej vid kunde något från ut när efter upp vi dem vara vad
    """,
    "da": """
    og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over \
    da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil
    """,
    "nb": """
    og i jeg det at en et den til er som på de med han av ikke der så var meg seg men ett har om vi min mitt ha hadde hun \
    nå over da ved fra du ut sin dem oss opp man kan hans hvor eller hva skal selv sjøl her alle vil
    """,
    "fi": """
    ja on ei se että hän oli mutta kun niin minä sinä me te he tämä joka ovat olen myös vain jos kuin mitä sen hänen \
    siitä tai nyt jo vielä ole olla minun sinun kanssa
    """,
    "pl": """
    i w na z do nie się to jest że o jak za po co ale od przez dla czy tak już był była być może tylko są ja ty on ona my \
    mnie jego jej ich ten ta te który która
    """,
    "tr": """
    ve bir bu da de için ile çok ne var mı mi ben sen o biz siz onlar ama gibi daha kadar sonra değil en olarak olan \
    her şey ki benim senin yok nasıl
    """,
    "cs": """
    a je v se na že to s z do o k ale jako za by po jsem si tak ve jsou jeho nebo který co když už ne být má pro jak
    """,
    "hu": """
    a az és hogy nem is egy ez azt van meg de csak volt mint ha már még el ki én te ő mi ti ők nagyon vagy kell lesz
    """,
    "ro": """
    și în de la a nu că cu o un este pe se din sunt pentru mai ce am să care dar ca el ea eu tu noi voi lui fost prin
    """,
  ]
}
