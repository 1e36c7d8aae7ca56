extension English {
  /// Returns the dictionary form of a noun or verb, folded ("mice" → "mouse").
  ///
  /// Where a word can be the form of both, it is taken as what it is met more often: "morning" is a noun,
  /// "running" a form of "run". Ask for ``nounLemma(of:)`` or ``verbLemma(of:)`` where the class is known.
  public func lemma(of word: String) -> String { Self.lemmas.value(word, find: Self.findLemma) }

  private static let lemmas = WordMemo<String>()

  private static func findLemma(of word: String) -> String {
    let folded = withoutPossessive(Folding.fold(word))
    if let irregular = EnglishWordForms.irregular[folded] { return irregular }
    guard folded.utf8.count > 3, folded.utf8.allSatisfy({ $0 < 0x80 }),
      !EnglishWordForms.unchanged.contains(folded)
    else { return folded }
    if let noun = noun(folded) { return noun }
    if EnglishVocabulary.shared.entry(folded)?.stands == true { return folded }
    return verb(folded) ?? folded
  }

  static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
    default: false
    }
  }

  static func withoutPlural(_ word: [UInt8]) -> String? {
    guard word.last == UInt8(ascii: "s") else { return nil }
    if word.ends("ies") { return word.count > 4 ? text(word.dropLast(3)) + "y" : text(word.dropLast()) }
    // "dress", "bus", "tennis" are no plurals.
    if word.ends("ss") || word.ends("us") || word.ends("is") { return nil }
    for ending in ["sses", "shes", "ches", "xes", "zzes", "oes"] where word.ends(ending) {
      return text(word.dropLast(2))
    }
    return text(word.dropLast())
  }

  static func withoutVerbEnding(_ word: [UInt8], _ ending: String) -> String? {
    guard word.ends(ending) else { return nil }
    var stem = Array(word.dropLast(ending.utf8.count))
    // "string", "bed" and "feed" have no ending.
    guard stem.count > 1, stem.contains(where: { isVowel($0) || $0 == UInt8(ascii: "y") }) else { return nil }
    if ending == "ed" {
      if stem.ends("i"), stem.count > 1 { return text(stem.dropLast()) + "y" }
      if stem.ends("e") { return stem.count < 4 ? nil : text(stem) + "e" }
    }
    let plain = text(stem)
    if EnglishWordForms.stemsWithE.contains(plain) { return plain + "e" }
    if EnglishWordForms.stemsWithoutE.contains(plain) { return plain }
    guard let last = stem.last, stem.count > 1 else { return plain }
    let before = stem[stem.count - 2]
    let isDoubled = last == before && !isVowel(last)
    // "cancelled" is the British "canceled".
    if isDoubled, !"lsz".utf8.contains(last) || EnglishWordForms.stemsWithoutE.contains(text(stem.dropLast()))
    {
      stem.removeLast()
      return text(stem)
    }
    return takesE(stem, last, before) ? plain + "e" : plain
  }

  /// Whether the stem of a verb form lost an "e": "mak-", "danc-", "cycl-", "creat-".
  private static func takesE(_ stem: [UInt8], _ last: UInt8, _ before: UInt8) -> Bool {
    switch last {
    case UInt8(ascii: "v"), UInt8(ascii: "c"), UInt8(ascii: "u"): return true
    case UInt8(ascii: "l") where !isVowel(before) && !"lrw".utf8.contains(before): return true
    case UInt8(ascii: "g") where before == UInt8(ascii: "d") || before == UInt8(ascii: "r"): return true
    case UInt8(ascii: "s") where "nr".utf8.contains(before): return true
    default: break
    }
    if "wxy".utf8.contains(last) || isVowel(last) || !isVowel(before) { return false }
    let vowels = stem.filter(isVowel).count
    let isSingleVowel = stem.count < 3 || !isVowel(stem[stem.count - 3])
    // "mak-", "hik-", "us-": one short syllable whose last letter was not doubled.
    if vowels == 1, isSingleVowel { return true }
    for ending in ["at", "iz", "ys", "ur", "ut", "uc", "ib", "ag", "as", "os", "id", "in"]
    where stem.ends(ending) {
      return ending == "at" || ending == "iz" || ending == "ys" || ending == "ut"
    }
    return false
  }
}
