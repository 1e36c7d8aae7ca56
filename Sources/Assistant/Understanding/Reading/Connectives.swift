import Catalog
import IntentWire
import Language

/// What stands between the things that are looked for: “cats or dogs”, “dogs but not cats”, “neither cats nor dogs”.
///
/// An intent that looks for several things says with an operator whether all, any or none of them are wanted. What its
/// operators cannot say is asked about, not left out.
struct Connectives {
  /// The type of the operators.
  private static let type = "INConditionalOperator"

  let values: ValueReader

  private var sentence: Sentence { values.sentence }
  private var words: ClauseWords { values.grammar.reader.clauses }

  // MARK: Inside of a value

  /// The words before those that say what is not wanted, and without “either” or “neither”.
  func wanted(of range: Range<Int>) -> Range<Int> {
    var range = range
    if let exclusion = exclusion(in: range) { range = range.lowerBound..<exclusion.lowerBound }
    guard let first = range.first, range.count > 1, opens(first), hasAlternatives(range) || denies(first)
    else {
      return range
    }
    return first + 1..<range.upperBound
  }

  private func denies(_ place: Int) -> Bool { words.denyingOpenings.contains(sentence.tokens[place].folded) }

  private func opens(_ place: Int) -> Bool {
    denies(place) || words.alternativeOpenings.contains(sentence.tokens[place].folded)
  }

  /// Whether “or” stands between words, and not inside of quotation marks.
  func hasAlternatives(_ range: Range<Int>) -> Bool {
    guard let first = range.first, values.quoteEnd(from: values.quoteStart(range)) == nil else {
      return false
    }
    return range.contains { $0 > first && $0 + 1 < range.upperBound && isAlternative($0) }
  }

  /// The parts of an item that “or” divides.
  func alternatives(_ range: Range<Int>) -> [Range<Int>] {
    guard hasAlternatives(range) else { return [range] }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for place in range where isAlternative(place) && place > start {
      parts.append(start..<place)
      start = place + 1
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  private func isAlternative(_ place: Int) -> Bool {
    words.alternatives.contains(sentence.tokens[place].folded)
  }

  /// The part of a range from the words on that say what is not wanted, with something wanted before them.
  private func exclusion(in range: Range<Int>) -> Range<Int>? {
    guard values.quoteEnd(from: values.quoteStart(range)) == nil else { return nil }
    for place in range.dropFirst() where exclusionEnd(at: place).map({ $0 < range.upperBound }) ?? false {
      return place..<range.upperBound
    }
    return nil
  }

  /// Where words end that say what is not wanted.
  private func exclusionEnd(at place: Int) -> Int? {
    for phrase in words.exclusions where place + phrase.count <= sentence.count {
      if phrase.indices.allSatisfy({ sentence.tokens[place + $0].folded == phrase[$0] }) {
        return place + phrase.count
      }
    }
    return nil
  }

  // MARK: In a reading

  /// A reading with the operators of its lists, and in doubt where they cannot say what was said.
  func finished(_ interpretation: Interpretation, _ shared: Grammar.Intent, _ app: Int32) -> Interpretation {
    let intent = shared.manifest
    let lists = intent.parameters.filter { operatorName(of: $0, in: intent) != nil }
    guard !lists.isEmpty, sentence.tokens.indices.contains(where: { joins($0) }) else {
      return interpretation
    }
    var found = interpretation
    for parameter in lists {
      guard let name = operatorName(of: parameter, in: intent), found.values[name] == nil else { continue }
      settle(parameter.name, name, &found)
    }
    exclude(lists, shared, app, &found)
    return found
  }

  private func joins(_ place: Int) -> Bool {
    isAlternative(place) || opens(place) || exclusionEnd(at: place) != nil
  }

  private func operatorName(of parameter: ParameterManifest, in intent: IntentManifest) -> String? {
    guard case .list = parameter.type else { return nil }
    let name = parameter.name + "Operator"
    return intent.parameter(name)?.type == .enumeration(Self.type) ? name : nil
  }

  /// Sets the operator of a list that has values.
  private func settle(_ parameter: String, _ name: String, _ found: inout Interpretation) {
    guard let items = found.values[parameter]?.elements, !items.isEmpty else { return }
    let ranges = found.evidence.uses.filter { $0.parameter == parameter }.compactMap(tokens)
    guard let first = ranges.first, let last = ranges.last, first.lowerBound < last.upperBound else { return }
    let whole = first.lowerBound..<last.upperBound
    if isDenied(whole, found) {
      found.values[name] = Self.value("none")
    } else if items.count > 1, whole.contains(where: { isAlternative($0) }) {
      found.values[name] = Self.value("any")
    }
    guard let left = exclusion(in: whole) else { return }
    split(parameter, left, &found)
  }

  /// Whether what is looked for is just what is not wanted: “neither cats nor dogs”, “not from Ana”.
  private func isDenied(_ range: Range<Int>, _ found: Interpretation) -> Bool {
    if denies(range.lowerBound) { return true }
    var place = range.lowerBound
    while place > 0,
      sentence.traits[place - 1].contains(.determiner) || sentence.traits[place - 1].contains(.joint)
    {
      if denies(place - 1), !isExplained(place - 1, found) { return true }
      place -= 1
    }
    for start in max(0, place - 3)..<max(0, range.lowerBound) {
      guard let end = exclusionEnd(at: start), end >= place, end <= range.lowerBound else { continue }
      return !isExplained(start, found)
    }
    return false
  }

  /// Whether a phrase of the intent has a word, or an earlier part of a value.
  private func isExplained(_ place: Int, _ found: Interpretation) -> Bool {
    let start = sentence.tokens[place].range.lowerBound
    return found.evidence.uses.contains {
      ($0.role == "phrase" || $0.parameter != nil) && $0.start <= start && start < $0.end
    }
  }

  /// Leaves the words that say what is not wanted over, as no operator says it together with what is.
  private func split(_ parameter: String, _ left: Range<Int>, _ found: inout Interpretation) {
    found.isDoubtful = true
    let start = sentence.tokens[left.lowerBound].range.lowerBound
    for (index, use) in found.evidence.uses.enumerated()
    where use.parameter == parameter && use.start < start && use.end > start {
      guard let range = tokens(use), range.lowerBound < left.lowerBound else { continue }
      found.evidence.uses[index] = values.use(use.role, range.lowerBound..<left.lowerBound)
      found.evidence.uses.insert(values.use("unused", left.lowerBound..<range.upperBound), at: index + 1)
      return
    }
  }

  /// Takes up what is not wanted where no part of the reading has it: “photos without people”.
  private func exclude(
    _ lists: [ParameterManifest], _ shared: Grammar.Intent, _ app: Int32, _ found: inout Interpretation
  ) {
    let intent = shared.manifest
    for start in sentence.tokens.indices {
      guard let end = exclusionEnd(at: start), end < sentence.count, sentence.tokens[start].folded != "not",
        !isExplained(start, found),
        !found.evidence.uses.contains(where: { $0.role == "app" && covers($0, start) })
      else { continue }
      var last = end
      while last < sentence.count, !sentence.isMark[last], !isExplained(last, found),
        exclusionEnd(at: last) == nil
      {
        last += 1
      }
      let range = values.trim(end..<last)
      guard !range.isEmpty, range.contains(where: { sentence.weights[$0] >= 1 }) else { continue }
      if excluded(range, shared, app, &found) { return }
      let parameter = lists.first { $0.name == "searchTerms" }
      guard let parameter, let name = operatorName(of: parameter, in: intent),
        found.values[parameter.name] == nil
      else {
        found.isDoubtful = true
        return
      }
      found.values[parameter.name] = .list(alternatives(range).map { .string(sentence.mendedText(of: $0)) })
      found.values[name] = Self.value("none")
      use(range, for: parameter.name, &found)
      return
    }
  }

  /// Gives words to a parameter for what is not wanted, as in “everything except selfies”.
  private func excluded(
    _ range: Range<Int>, _ shared: Grammar.Intent, _ app: Int32, _ found: inout Interpretation
  ) -> Bool {
    for parameter in shared.manifest.parameters where parameter.name.hasPrefix(Self.excluded) {
      guard found.values[parameter.name] == nil, let settings = shared.slots[parameter.name] else { continue }
      let place = values.place(app, shared.category, parameter.name, parameter.type, settings, own: settings)
      guard let value = values.value(range, place)?.value else { continue }
      found.values[parameter.name] = value
      use(range, for: parameter.name, &found)
      // What was learnt of the words alone takes them for something that is wanted.
      let opposite = Self.included + parameter.name.dropFirst(Self.excluded.count)
      if found.values[opposite] == value, !found.evidence.uses.contains(where: { $0.parameter == opposite }) {
        found.values[opposite] = nil
      }
      return true
    }
    return false
  }

  private static let excluded = "excluded"
  private static let included = "included"

  private func use(_ range: Range<Int>, for parameter: String, _ found: inout Interpretation) {
    found.evidence.uses.removeAll { use in tokens(use).map { $0.overlaps(range) } ?? false }
    found.evidence.uses.append(values.use("parameter:\(parameter)", range))
    found.evidence.uses.sort { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  private func covers(_ use: Evidence.Use, _ place: Int) -> Bool {
    use.start <= sentence.tokens[place].range.lowerBound && sentence.tokens[place].range.upperBound <= use.end
  }

  /// The tokens of some words.
  private func tokens(_ use: Evidence.Use) -> Range<Int>? {
    let places = sentence.tokens.indices.filter { covers(use, $0) }
    guard let first = places.first, let last = places.last else { return nil }
    return first..<last + 1
  }

  private static func value(_ name: String) -> IntentValue {
    .enumeration(EnumerationValue(type: type, case: name))
  }
}
