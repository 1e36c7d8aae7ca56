import Catalog

/// The phrases of kinds, with what was made of them for intents that give their parameters the same names.
final class KindBook {
  /// A kind that is told by its signs.
  struct Signed {
    var name: String
    var phrases: [KindPhrases.Phrase]
    var signs: KindPhrases.Signs
    /// The verbs and the words of the signs.
    var verbs: Set<String>
    var words: Set<String>?
    /// The words of a title that do not name what the intent speaks of.
    var silent: Set<String>
  }

  /// What the phrases are for parameters of some names.
  final class Version {
    let rules: PhraseRules
    fileprivate var parts: [String: [PhrasePart]] = [:]

    init(_ rules: PhraseRules) { self.rules = rules }
  }

  /// The kind of intents that tell about something.
  static let information = "Information"

  let phrases: KindPhrases
  /// The kinds with signs, by name.
  let signed: [Signed]
  /// The rules as they stand.
  let rules: PhraseRules
  /// The words in titles that set something.
  let titleVerbs: Set<String>
  private let parsed: ParsedPhrases
  private var informing: [String: KindPhrases.Kind] = [:]
  private var versions: [[String: String]: Version] = [:]

  init(_ phrases: KindPhrases, _ parsed: ParsedPhrases, problems: inout [String]) {
    self.phrases = phrases
    self.parsed = parsed
    let titleVerbs = Grammar.words(phrases.titleVerbs)
    self.titleVerbs = titleVerbs
    signed = phrases.kinds.sorted { $0.key < $1.key }.compactMap { name, kind in
      kind.signs.map { signs in
        let verbs = Grammar.words(signs.verbs)
        return Signed(
          name: name, phrases: kind.phrases, signs: signs, verbs: verbs,
          words: signs.words.map(Grammar.words), silent: titleVerbs.union(verbs))
      }
    }
    rules = PhraseRules(Self.rules(phrases, parsed, &problems) { $0 })
  }

  /// The kind of intents that tell about something, for those that take it as a parameter.
  func informing(of parameter: String) -> KindPhrases.Kind? {
    if let known = informing[parameter] { return known }
    guard var kind = phrases.kinds[Self.information] else { return nil }
    kind.parameters = [parameter]
    for index in kind.phrases.indices {
      kind.phrases[index].phrase = kind.phrases[index].phrase.replacing("{thing}", with: "{\(parameter)}")
    }
    informing[parameter] = kind
    return kind
  }

  /// The phrases for parameters with these names, by the names that the phrases give them.
  func version(for names: [String: String], problems: inout [String]) -> Version {
    if let known = versions[names] { return known }
    let slots = Set(names.values)
    let rules = Self.rules(phrases, parsed, &problems) { Self.resolving($0, names) }
    let version = Version(PhraseRules(rules.compactMapValues { $0.pruned(slots: slots, rules: []) }))
    versions[names] = version
    return version
  }

  /// The parts of a phrase for parameters with these names; `nil` for one that cannot do without what is missing.
  ///
  /// - Parameter own: The rules that the intent has for itself.
  func parts(
    of phrase: String, for names: [String: String], in version: Version, own: Set<String>
  ) throws(PhraseSyntaxError) -> [PhrasePart]? {
    let key = own.sorted().joined(separator: " ") + "\n" + phrase
    if let known = version.parts[key] { return known.isEmpty ? nil : known }
    let node = try parsed.parse(Self.resolving(phrase, names))
    let whole = node.pruned(slots: Set(names.values), rules: own.union(version.rules.rules.keys))
    let parts = whole?.parts.map(PhrasePart.init) ?? []
    version.parts[key] = parts
    return whole == nil ? nil : parts
  }

  /// A phrase with the parameters' own names.
  private static func resolving(_ phrase: String, _ names: [String: String]) -> String {
    var resolved = ""
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let kind = String(rest[rest.index(after: open)..<close])
      resolved += rest[...open]
      resolved += names[kind] ?? kind
      rest = rest[close...]
    }
    return resolved.isEmpty ? phrase : resolved + rest
  }

  private static func rules(
    _ phrases: KindPhrases, _ parsed: ParsedPhrases, _ problems: inout [String],
    resolving: (String) -> String
  ) -> [String: PhraseNode] {
    var rules: [String: PhraseNode] = [:]
    for (name, text) in phrases.rules {
      do {
        rules[name] = try parsed.parse(resolving(text))
      } catch {
        problems.append("_kinds: the rule “\(name)”: \(error)")
      }
    }
    return rules
  }
}

extension PhraseNode {
  /// The phrase without what speaks of slots or rules that there are not; `nil` when it cannot do without.
  fileprivate func pruned(slots: Set<String>, rules: Set<String>) -> PhraseNode? {
    switch self {
    case .word, .value: return self
    case .slot(let name): return slots.contains(name) ? self : nil
    case .rule(let name): return name == Self.appRule || rules.contains(name) ? self : nil
    case .sequence(let parts):
      let kept = parts.map { $0.pruned(slots: slots, rules: rules) }
      return kept.contains { $0 == nil } ? nil : .sequence(kept.compactMap(\.self))
    case .choice(let parts):
      let kept = parts.compactMap { $0.pruned(slots: slots, rules: rules) }
      return kept.isEmpty ? nil : .choice(kept)
    case .optional(let part):
      return part.pruned(slots: slots, rules: rules).map(PhraseNode.optional) ?? .sequence([])
    case .repeated(let part): return part.pruned(slots: slots, rules: rules).map(PhraseNode.repeated)
    }
  }
}
