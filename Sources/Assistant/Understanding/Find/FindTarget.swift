import Catalog
import IntentWire
import Language

/// A property by which things can be asked for.
struct FindProperty: Sendable {
  /// The property's name.
  var name: String
  /// The type of one value.
  var type: ValueType
  /// Whether it holds several values.
  var isList: Bool
  /// What it is called, in words.
  var names: [[String]]
  /// All words of its names.
  var words: Set<String>
  /// What says of a property that is true or false that it is not so: “closed” for “open”.
  var opposites: Set<String>
  /// What it is, by the roles of the language.
  var roles: Set<String>
  /// How the app's query compares it; `nil` when nothing is said of it.
  var comparisons: Set<EntitySearch.Comparison>?

  /// Whether its values are words.
  var isText: Bool {
    switch type {
    case .string, .spoken, .person, .place, .entity, .record: true
    default: false
    }
  }

  /// Whether its values are numbers without a unit.
  var isNumber: Bool { type == .number || type == .integer }

  /// Whether its values have an order of which people speak.
  var isOrdered: Bool {
    switch type {
    case .integer, .number, .date, .dateRange, .duration, .measurement, .currency: true
    default: false
    }
  }

  /// How a text is compared with it.
  var textComparison: EntitySearch.Comparison {
    guard let comparisons else { return .contains }
    return comparisons.contains(.contains) || !comparisons.contains(.equalTo) ? .contains : .equalTo
  }
}

/// Things of one type that an app knows and can be asked for.
struct FindTarget: Sendable {
  /// The app's place in the catalog.
  var app: Int
  /// What is asked of it.
  var action: FindAction
  /// The properties, in the order of declaration.
  var properties: [FindProperty]
  /// The singular and plural names, folded.
  var names: [(words: [String], isPlural: Bool)]
  /// The last words of names of several words: “collections” for “trail collections”.
  var partialNames: [(words: [String], isPlural: Bool)]

  /// The word between things and what they consist of: “collections of trails”.
  private static let of = "of"

  /// The name of a property that stands for what a person sees of an entity that declares no name.
  static let title = "name"

  init(_ action: FindAction, app: Int, lexicon: FindLexicon, language: any LanguageReader) {
    self.app = app
    self.action = action
    var filters: [String: Set<EntitySearch.Comparison>] = [:]
    for filter in action.query.filters ?? [] { filters[filter.property] = Set(filter.comparisons) }
    let isListed = action.query.filters != nil
    properties = action.entity.properties.map { property in
      Self.property(property, filters[property.name], isListed: isListed, lexicon, language)
    }
    if !properties.contains(where: { $0.roles.contains("title") && $0.isText }) {
      let name = PropertyManifest(name: Self.title, title: "Name", type: .string)
      properties.append(Self.property(name, nil, isListed: isListed, lexicon, language))
    }
    let singular = [action.entity.title] + action.entity.synonyms
    (names, partialNames) = ([], [])
    func add(_ text: String, isPlural: Bool) {
      let words = PhraseWords.split(text)
      guard !words.isEmpty, words.count <= 6, !names.contains(where: { $0.words == words }) else { return }
      names.append((words, isPlural))
    }
    for name in singular { add(name, isPlural: false) }
    add(action.entity.pluralName, isPlural: true)
    for name in singular { add(EntityManifest.plural(of: name), isPlural: true) }
    // “Collections of trails” are trail collections.
    for name in names where name.words.count == 2 && name.isPlural {
      let plural = PhraseWords.split(EntityManifest.plural(of: name.words[0]))
      for first in [plural, [name.words[0]]] {
        let words = [name.words[1], FindTarget.of] + first
        if !names.contains(where: { $0.words == words }) { names.append((words, true)) }
      }
    }
    let known = names
    partialNames = known.compactMap { name in
      guard name.words.count > 1, let last = name.words.last, !known.contains(where: { $0.words == [last] })
      else { return nil }
      return ([last], name.isPlural)
    }
  }

  private static func property(
    _ manifest: PropertyManifest, _ comparisons: Set<EntitySearch.Comparison>?, isListed: Bool,
    _ lexicon: FindLexicon, _ language: any LanguageReader
  ) -> FindProperty {
    var type = manifest.type
    var isList = false
    if case .list(let element) = type { (type, isList) = (element, true) }
    var names: [[String]] = []
    for text in [manifest.title, IdentifierWords.words(of: manifest.name)] {
      var words = PhraseWords.split(text)
      let whole = words
      if type == .boolean, words.count > 1, lexicon.auxiliaries.contains(words[0]) { words.removeFirst() }
      // “more than 100 words” is said of a word count.
      let counted = words.last == "count" ? Array(words.dropLast()) : []
      for name in [words, whole, counted] where !name.isEmpty && !names.contains(name) { names.append(name) }
    }
    let forms = Set(names.flatMap { $0 }.flatMap { [$0, language.lemma(of: $0)] })
    let whole = Set(names.map { $0.joined(separator: " ") })
    // “artist name” is an artist: words that many names end in count only where nothing else says what it is.
    let telling = forms.subtracting(lexicon.plainWords)
    var roles = lexicon.roles.filter { !$1.isDisjoint(with: whole) || !$1.isDisjoint(with: telling) }
    if roles.isEmpty { roles = lexicon.roles.filter { !$1.isDisjoint(with: forms) } }
    let opposites = whole.compactMap { type == .boolean ? lexicon.opposites[$0] : nil }
    return FindProperty(
      name: manifest.name, type: type, isList: isList, names: names, words: forms,
      opposites: opposites.reduce([]) { $0.union($1) }, roles: Set(roles.keys),
      comparisons: comparisons ?? (isListed ? [] : nil))
  }
}

/// All things that installed apps can be asked for, by the words that name them.
struct FindIndex: Sendable {
  let lexicon: FindLexicon
  private(set) var targets: [FindTarget] = []
  /// The names by their last word.
  private var names: [String: [(target: Int, name: Int)]] = [:]
  private var partialNames: [String: [(target: Int, name: Int)]] = [:]

  /// Collects what can be asked for; `nil` when nothing can, or the words of the language are missing.
  init?(
    _ apps: [InstalledApp], phrases: [String: String], language: any LanguageReader, problems: inout [String]
  ) {
    let actions = apps.enumerated().flatMap { index, app in
      FindAction.all(of: app.manifest).map { (index, $0) }
    }
    guard !actions.isEmpty, let words = FindWords.read(phrases, problems: &problems) else { return nil }
    lexicon = FindLexicon(words)
    for (app, action) in actions {
      let number = targets.count
      let target = FindTarget(action, app: app, lexicon: lexicon, language: language)
      targets.append(target)
      for (index, name) in target.names.enumerated() {
        guard let last = name.words.last else { continue }
        names[last, default: []].append((number, index))
      }
      for (index, name) in target.partialNames.enumerated() {
        partialNames[name.words[0], default: []].append((number, index))
      }
    }
  }

  /// Whether any target has a property that the condition holds for.
  func hasProperty(where condition: (FindProperty) -> Bool) -> Bool {
    targets.contains { $0.properties.contains(where: condition) }
  }

  /// The things by what is done with them: “hikes” for trails that an enumeration says are for hiking.
  private func namedByUse(in sentence: Sentence, _ known: KnownWords, app: Int?) -> [Anchor] {
    var anchors: [Anchor] = []
    for place in 0..<sentence.count where !sentence.isMark[place] {
      for span in sentence.spans[place] {
        guard span.end == place + 1, case .known(_, let hash) = span.content else { continue }
        for number in known.entries(hash: hash) {
          let entry = known.entry(number)
          guard case .enumeration(let value) = entry.payload, app == nil || Int32(app ?? -1) == entry.app
          else { continue }
          for (index, target) in targets.enumerated() where Int32(target.app) == entry.app {
            guard
              let property = target.properties.first(where: {
                $0.isList && $0.type == .enumeration(value.type)
              })
            else { continue }
            let use = FindCondition(property.name, .contains, [.enumeration(value)], said: value.cases.first)
            let isPlural = sentence.tokens[place].folded.hasSuffix("s")
            anchors.append(
              Anchor(target: index, tokens: place..<place + 1, isPlural: isPlural, isPartial: true, use: use))
          }
        }
      }
    }
    return anchors
  }

  /// A place where a sentence names things of some type.
  struct Anchor {
    var target: Int
    var tokens: Range<Int>
    var isPlural: Bool
    /// Whether only the last word of the name was said.
    var isPartial = false
    /// The condition that the word itself is, where it names what is done with the things.
    var use: FindCondition?
  }

  /// The most anchors that are followed up.
  static let maximumAnchors = 8

  /// Where a sentence names things that can be asked for; the longest names first.
  ///
  /// - Parameter app: The only app to look at.
  func anchors(in sentence: Sentence, _ known: KnownWords, app: Int?) -> [Anchor] {
    var anchors: [Anchor] = []
    for place in 0..<sentence.count where !sentence.isMark[place] {
      for (number, index) in names[sentence.spelled[place]] ?? [] {
        let target = targets[number]
        guard app == nil || target.app == app else { continue }
        let name = target.names[index]
        let start = place + 1 - name.words.count
        guard start >= 0, sentence.end(of: name.words, at: start) == place + 1 else { continue }
        anchors.append(Anchor(target: number, tokens: start..<place + 1, isPlural: name.isPlural))
      }
    }
    if anchors.isEmpty {
      for place in 0..<sentence.count where !sentence.isMark[place] {
        for (number, index) in partialNames[sentence.spelled[place]] ?? []
        where app == nil || targets[number].app == app {
          let isPlural = targets[number].partialNames[index].isPlural
          anchors.append(
            Anchor(target: number, tokens: place..<place + 1, isPlural: isPlural, isPartial: true))
        }
      }
    }
    if anchors.isEmpty { anchors = namedByUse(in: sentence, known, app: app) }
    // “featured collections” is more than “collections”.
    let longest = anchors.filter { anchor in
      !anchors.contains { other in
        other.target == anchor.target && other.tokens.count > anchor.tokens.count
          && other.tokens.lowerBound <= anchor.tokens.lowerBound
          && other.tokens.upperBound >= anchor.tokens.upperBound
      }
    }
    return Array(longest.prefix(Self.maximumAnchors))
  }
}
