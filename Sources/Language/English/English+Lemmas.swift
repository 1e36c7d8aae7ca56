extension English {
  /// Returns the dictionary form of a noun or verb, folded ("mice" → "mouse").
  public func lemma(of word: String) -> String {
    var folded = Folding.fold(word)
    for ending in ["'s", "s'"] where folded.hasSuffix(ending) && folded.utf8.count > 3 {
      folded.removeLast(ending == "'s" ? 2 : 1)
      break
    }
    if let irregular = EnglishWordForms.irregular[folded] { return irregular }
    let stem = Array(folded.utf8)
    guard stem.count > 3, stem.allSatisfy({ $0 < 0x80 }), !EnglishWordForms.unchanged.contains(folded) else {
      return folded
    }
    if let noun = Self.withoutPlural(stem) { return noun }
    if let verb = Self.withoutVerbEnding(stem, "ing") ?? Self.withoutVerbEnding(stem, "ed") { return verb }
    return folded
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func ends(_ word: some BidirectionalCollection<UInt8>, _ ending: String) -> Bool {
    word.reversed().starts(with: ending.utf8.reversed())
  }

  private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte) }

  private static func withoutPlural(_ word: [UInt8]) -> String? {
    guard word.last == UInt8(ascii: "s") else { return nil }
    if ends(word, "ies") { return word.count > 4 ? text(word.dropLast(3)) + "y" : text(word.dropLast()) }
    // "dress", "bus", "tennis" are no plurals.
    if ends(word, "ss") || ends(word, "us") || ends(word, "is") { return nil }
    for ending in ["sses", "shes", "ches", "xes", "zzes", "oes"] where ends(word, ending) {
      return text(word.dropLast(2))
    }
    return text(word.dropLast())
  }

  private static func withoutVerbEnding(_ word: [UInt8], _ ending: String) -> String? {
    guard ends(word, ending) else { return nil }
    var stem = Array(word.dropLast(ending.utf8.count))
    // "string", "bed" and "feed" have no ending.
    guard stem.count > 1, stem.contains(where: { isVowel($0) || $0 == UInt8(ascii: "y") }) else { return nil }
    if ending == "ed" {
      if ends(stem, "i"), stem.count > 1 { return text(stem.dropLast()) + "y" }
      if ends(stem, "e") { return stem.count < 4 ? nil : text(stem) + "e" }
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
    where ends(stem, ending) {
      return ending == "at" || ending == "iz" || ending == "ys" || ending == "ut"
    }
    return false
  }
}
