import IntentWire

/// The ways to name somebody, with how sure each makes who is meant.
enum NameForms {
  /// The ways to name a contact.
  static func forms(of contact: Contact, owner: Int) -> [NameIndex.Form] {
    var draft = Draft(owner: owner)
    let parts = contact.parts
    let given = NameWords.split(parts.given ?? "")
    let middle = NameWords.split(parts.middle ?? "")
    let family = NameWords.split(parts.family ?? "")
    let prefix = NameWords.split(parts.prefix ?? "")
    if contact.name != Contact.nameless { draft.add(NameWords.split(contact.name), 1, .full) }
    if !given.isEmpty && !family.isEmpty {
      draft.add(given + family, 1, .full)
      draft.add(given + middle + family, 1, .full)
      draft.add(family + given, 0.95, .full)
      if let initial = family[0].first { draft.add(given + [String(initial)], 0.86, .initials) }
    }
    for nickname in contact.nicknames {
      let words = NameWords.split(nickname)
      draft.add(words, 0.97, .nick)
      draft.add(words + family, 0.98, .full)
    }
    addSingle(given, whole: 0.9, .first, to: &draft)
    addSingle(family, whole: 0.82, .last, to: &draft)
    draft.add(prefix + family, prefix.isEmpty ? 0 : 0.92, .last)
    draft.add(middle, 0.7, .middle)
    let initials = (given + middle + family).compactMap { $0.first.map(String.init) }
    if initials.count > 1 {
      draft.add([initials.joined()], 0.68, .initials)
      draft.add(initials, 0.68, .initials)
      if let first = initials.first, let last = initials.last, initials.count > 2 {
        draft.add([first + last], 0.66, .initials)
      }
    }
    let spokenGiven = NameWords.split(parts.phoneticGiven ?? "")
    let spokenFamily = NameWords.split(parts.phoneticFamily ?? "")
    draft.add(spokenGiven, 0.9, .first)
    draft.add(spokenFamily, 0.82, .last)
    if !spokenGiven.isEmpty || !spokenFamily.isEmpty {
      draft.add(
        (spokenGiven.isEmpty ? given : spokenGiven) + (spokenFamily.isEmpty ? family : spokenFamily), 1, .full
      )
    }
    if given.isEmpty && family.isEmpty {
      addLoose(contact.name, isPerson: !contact.isOrganisation, to: &draft)
    }
    if contact.isOrganisation, let organisation = contact.organisation {
      draft.add(NameWords.split(organisation), 1, .full)
    }
    return draft.forms
  }

  /// The ways to name somebody whom an app knows by a phrase.
  static func forms(of phrase: SpokenText, owner: Int) -> [NameIndex.Form] {
    var draft = Draft(owner: owner)
    draft.add(NameWords.split(phrase.phrase), 1, .full)
    if let pronunciation = phrase.pronunciation {
      let sounds = NameWords.split(pronunciation)
      draft.add(sounds, 0.98, .full)
      // A hint is cut into syllables as its writer likes.
      draft.add([sounds.joined()], 0.97, .full)
    }
    addLoose(phrase.phrase, isPerson: true, to: &draft)
    return draft.forms
  }

  /// A first or last name, and each of its words when there are several.
  private static func addSingle(
    _ words: [String], whole: Double, _ reason: ContactMatch.Reason, to draft: inout Draft
  ) {
    draft.add(words, whole, reason)
    guard words.count > 1 else { return }
    for (place, word) in words.enumerated() where word.count > 2 && !particles.contains(word) {
      draft.add([word], whole - (place == 0 ? 0.04 : 0.1), reason)
    }
  }

  /// The words of a name whose parts are not known: the first one may be the given name.
  private static func addLoose(_ name: String, isPerson: Bool, to draft: inout Draft) {
    var words = NameWords.split(name)
    if words.count > 1, titles.contains(words[0]) {
      words.removeFirst()
      draft.add(words, 0.82, .last)
    }
    guard words.count > 1, let first = words.first, let last = words.last else { return }
    draft.add([first], isPerson ? 0.9 : 0.75, .first)
    if isPerson, last.count > 2 { draft.add([last], 0.82, .last) }
    if isPerson, words.count == 2, let initial = last.first {
      draft.add([first, String(initial)], 0.86, .initials)
    }
  }

  /// Whether a word is a title and no name.
  static func isTitle(_ word: String) -> Bool {
    let words = NameWords.split(word)
    return words.count == 1 && titles.contains(words[0])
  }

  private static let particles: Set<String> = [
    "de", "da", "do", "del", "della", "van", "von", "der", "den", "la", "le", "di", "dos", "das", "bin", "al",
    "el",
  ]
  private static let titles: Set<String> = [
    "dr", "mr", "mrs", "ms", "miss", "prof", "sir", "rev", "capt", "sgt",
  ]

  private struct Draft {
    let owner: Int
    var forms: [NameIndex.Form] = []

    mutating func add(_ words: [String], _ score: Double, _ reason: ContactMatch.Reason) {
      guard !words.isEmpty, score > 0, words.count <= 12 else { return }
      if let known = forms.firstIndex(where: { $0.words == words }) {
        if forms[known].score < score { (forms[known].score, forms[known].reason) = (score, reason) }
        return
      }
      forms.append(NameIndex.Form(owner: Int32(clamping: owner), words: words, score: score, reason: reason))
    }
  }
}
