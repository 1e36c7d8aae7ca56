import Language

/// Names of many people, for finding those that some words may mean.
///
/// Building takes time linear in the names; a look-up of words that are written right takes none to speak of,
/// and one of words that are not compares them with every different word once.
struct NameIndex: Sendable {
  /// One way to name somebody.
  struct Form: Sendable {
    var owner: Int32
    var words: [String]
    var score: Double
    var reason: ContactMatch.Reason
  }

  /// Somebody who may be meant.
  struct Finding: Sendable {
    var owner: Int
    var score: Double
    var reason: ContactMatch.Reason
    var isSimilar: Bool
  }

  /// Similar words are looked for when nothing is found with this score.
  static let goodEnough = 0.8
  /// How alike two words must be, from 0 to 1.
  static let leastSimilarity = 0.72

  private var forms: [Form] = []
  private var exact: [String: [Int32]] = [:]
  private var run: [String: [Int32]] = [:]
  private var words: [String] = []
  private var sounds: [String] = []
  private var numbers: [String: Int32] = [:]
  private var postings: [[Int32]] = []

  init(_ forms: some Sequence<Form>) {
    for form in forms where !form.words.isEmpty { insert(form) }
  }

  private mutating func insert(_ form: Form) {
    let index = Int32(forms.count)
    forms.append(form)
    exact[form.words.joined(separator: " "), default: []].append(index)
    if form.words.count > 1 { run[form.words.joined(), default: []].append(index) }
    // Initials and the like are never misheard.
    guard form.reason.canBeMisspelled else { return }
    for word in Set(form.words) {
      if let number = numbers[word] {
        postings[Int(number)].append(index)
      } else {
        numbers[word] = Int32(words.count)
        words.append(word)
        sounds.append(Phonetics.key(word))
        postings.append([index])
      }
    }
  }

  /// Finds those whom the words may mean, each once, in no order.
  func find(_ asked: [String]) -> [Finding] {
    var best: [Int32: Finding] = [:]
    func take(_ form: Form, _ score: Double, isSimilar: Bool) {
      if let known = best[form.owner], known.score >= score { return }
      best[form.owner] = Finding(
        owner: Int(form.owner), score: score, reason: form.reason, isSimilar: isSimilar)
    }
    for index in exact[asked.joined(separator: " ")] ?? [] {
      take(forms[Int(index)], forms[Int(index)].score, isSimilar: false)
    }
    let joined = asked.joined()
    // “Maryann” and “Mary Ann” are one name.
    for index in (asked.count > 1 ? exact[joined] ?? [] : []) + (run[joined] ?? []) {
      take(forms[Int(index)], forms[Int(index)].score - 0.03, isSimilar: false)
    }
    if asked.count == 1 {
      for name in Diminutives.names(of: asked[0]) {
        for index in exact[name] ?? [] where forms[Int(index)].reason == .first {
          take(Form(forms[Int(index)], as: .short), 0.78, isSimilar: false)
        }
      }
    }
    if !best.values.contains(where: { $0.score >= Self.goodEnough }) {
      for (index, likeness) in similar(asked) {
        take(forms[Int(index)], forms[Int(index)].score * likeness, isSimilar: true)
      }
    }
    return Array(best.values)
  }

  /// The forms of as many words, each like the asked one in its place, and how alike they are on average.
  private func similar(_ asked: [String]) -> [(form: Int32, likeness: Double)] {
    guard asked.count <= 6 else { return [] }
    var likenesses: [[String: Double]] = []
    for word in asked {
      let found = similarWords(word)
      guard !found.isEmpty else { return [] }
      likenesses.append(found)
    }
    // The place with the fewest candidates decides which forms are looked at.
    let rarest = likenesses.min { $0.count < $1.count } ?? [:]
    var seen: Set<Int32> = []
    var result: [(Int32, Double)] = []
    for word in rarest.keys {
      guard let number = numbers[word] else { continue }
      for index in postings[Int(number)] where seen.insert(index).inserted {
        let form = forms[Int(index)]
        guard form.words.count == asked.count else { continue }
        var sum = 0.0
        for (place, word) in form.words.enumerated() {
          guard let likeness = likenesses[place][word] else {
            sum = -1
            break
          }
          sum += likeness
        }
        if sum > 0 { result.append((index, sum / Double(asked.count))) }
      }
    }
    return result
  }

  /// The known words that are like a word in spelling and sound.
  private func similarWords(_ asked: String) -> [String: Double] {
    let length = asked.unicodeScalars.count
    guard length >= 2, length <= 40 else { return numbers[asked] == nil ? [:] : [asked: 1] }
    let sound = Phonetics.key(asked)
    var found: [String: Double] = [:]
    for (index, word) in words.enumerated() {
      if word == asked {
        found[word] = 1
        continue
      }
      let other = word.utf8.count
      let longest = max(length, word.unicodeScalars.count)
      if length >= 3, other > length, word.hasPrefix(asked) { found[word] = 0.75 }
      // With the same sound this many slips still leave the words alike enough.
      let limit = Int(Double(longest) * (1 - Self.leastSimilarity) / 0.6)
      guard abs(word.unicodeScalars.count - length) <= limit,
        let edits = EditDistance.distance(asked, word, limit: limit)
      else { continue }
      let spelling = 1 - Double(edits) / Double(longest)
      let likeness = 0.6 * spelling + 0.4 * Self.likeness(sound, sounds[index])
      // In short words one letter makes another name.
      guard likeness >= (min(length, word.unicodeScalars.count) <= 3 ? 0.8 : Self.leastSimilarity) else {
        continue
      }
      found[word] = max(found[word] ?? 0, min(0.99, likeness))
    }
    return found
  }

  private static func likeness(_ a: String, _ b: String) -> Double {
    if a == b { return 1 }
    let longest = max(a.unicodeScalars.count, b.unicodeScalars.count)
    guard longest > 0, let edits = EditDistance.distance(a, b, limit: longest) else { return 0 }
    return 1 - Double(edits) / Double(longest)
  }
}

extension NameIndex.Form {
  init(_ form: Self, as reason: ContactMatch.Reason) {
    self = form
    self.reason = reason
  }
}
