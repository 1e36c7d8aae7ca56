import Catalog
import Foundation
import IntentWire

extension GrammarDraft {
  /// What the phrases of one app's intent are added with.
  struct Place {
    var app: Int
    var number: Int32
    var manifest: IntentManifest
  }

  /// Adds what an intent can be asked with without a phrase of its app: by its kind, by the sentences that show its
  /// parameters, and by its title.
  mutating func addWays(
    to place: Place, _ kinds: KindBook?, _ shortcuts: ShortcutPhrases, _ builder: AutomatonBuilder,
    _ problems: inout [String]
  ) {
    if let kinds {
      addKinds(to: place, kinds, builder, &problems)
      addSigned(to: place, kinds, builder, &problems)
    }
    guard place.manifest.isDiscoverable else { return }
    let name = apps[place.app].name
    let title = accept(place, 0.75, place.manifest.title, "title of \(place.manifest.identifier) in \(name)")
    add(shortcuts.title(place.manifest.title), title.with(.title), builder, &problems)
    for sentence in Self.sentences(of: place.manifest) {
      let accept = accept(place, 0.69, sentence, "summary of \(place.manifest.identifier) in \(name)")
      add(shortcuts.sentence(sentence, of: place.manifest), accept, builder, &problems)
    }
  }

  /// The sentences that show the intent's parameters; of each also its beginnings, as nobody says all of it.
  static func sentences(of manifest: IntentManifest) -> [String] {
    var sentences: [String] = []
    func add(_ text: String) {
      let text = text.trimmingCharacters(in: .whitespaces)
      if !sentences.contains(text), sentences.count < maximumSentences { sentences.append(text) }
    }
    let templates =
      (manifest.appIntent?.sentences ?? []).map(\.template)
      + (manifest.definition?.summaries ?? []).map(\.title)
    for template in templates {
      add(template)
      var rest = template[...]
      while let end = rest.firstIndex(of: "}") {
        add(String(template[...end]))
        rest = rest[rest.index(after: end)...]
      }
    }
    // “Get Trail Info for Eagle Ridge”: the title with the first values that the intent needs.
    let needed = manifest.parameters.filter { !$0.isOptional && $0.defaultValue == nil }
    for parameter in (needed.isEmpty ? manifest.parameters : needed).prefix(2) {
      for link in ["", "for ", "of ", "to ", "in ", "with "] {
        add("\(manifest.title) \(link)${\(parameter.name)}")
      }
    }
    return sentences
  }

  /// The most sentences of one intent.
  private static let maximumSentences = 24

  private mutating func addKinds(
    to place: Place, _ book: KindBook, _ builder: AutomatonBuilder, _ problems: inout [String]
  ) {
    let informed = Self.informed(place.manifest)
    let protocols = place.manifest.appIntent?.kinds ?? []
    for name in protocols + (informed == nil ? [] : [KindBook.information]) {
      let told = name == KindBook.information ? informed.flatMap(book.informing) : nil
      guard let kind = told ?? book.phrases.kinds[name],
        told != nil || kind.parameters.allSatisfy({ place.manifest.parameter($0) != nil })
      else { continue }
      let words = (type: typeWords(place, kind), title: titleWords(place, kind, book))
      let scope = PhraseScope(book.rules, own: words.type.map { ["type": $0.node] } ?? [:])
      let type = kind.parameters.first.flatMap { place.manifest.parameter($0)?.type }
      for phrase in kind.phrases {
        if let wanted = phrase.for, wanted != type?.description { continue }
        if phrase.for == nil, phrase.phrase.contains("<title>"), type == .boolean { continue }
        guard
          let (parts, arguments) = parts(
            phrase.phrase, of: place, words.type, words.title, book, &problems)
        else { continue }
        var accept = accept(
          place, Float(phrase.weight), phrase.phrase,
          "kind \(name) of \(place.manifest.identifier) in \(apps[place.app].name)")
        accept.values = (phrase.values ?? [:]).mapValues(JSONValue.boolean)
        accept.arguments = arguments
        do {
          try builder.add(parts, accept: accept, in: scope, lexicon: &lexicon)
        } catch {
          problems.append("\(accept.source): \(error)")
        }
      }
    }
  }

  /// The parameter of an intent that takes a thing and returns the same, which is to tell about it; `nil` for others.
  private static func informed(_ manifest: IntentManifest) -> String? {
    guard case .entity(let result)? = manifest.result, manifest.appIntent?.kinds?.isEmpty ?? true else {
      return nil
    }
    let needed = manifest.parameters.filter { !$0.isOptional }
    guard needed.count == 1, case .entity(let type) = needed[0].type, type == result else { return nil }
    return needed[0].name
  }

  /// The parts of a kind's phrase for one intent; `nil` when it lacks what the phrase speaks of.
  private func parts(
    _ text: String, of place: Place, _ type: PhrasePart?, _ title: PhrasePart?, _ book: KindBook,
    _ problems: inout [String]
  ) -> (parts: [AutomatonBuilder.Part], arguments: [String])? {
    var parts: [AutomatonBuilder.Part] = []
    var arguments: [String] = []
    do {
      for part in try parsed.parts(of: text) {
        switch part.node {
        case .slot(let name):
          parts.append(.argument(ShortcutPhrases.slot(arguments.count, place.manifest.parameter(name))))
          arguments.append(name)
        case .rule(PhraseNode.appRule): parts.append(.appName)
        case .rule("type"):
          guard let type else { return nil }
          parts.append(.part(type))
        case .rule("title"):
          guard let title else { return nil }
          parts.append(.part(title))
        case .rule(let name):
          guard let rule = book.phrases.rules[name] else { return nil }
          parts.append(.part(try parsed.part(of: rule)))
        default: parts.append(.part(part))
        }
      }
    } catch {
      problems.append("_kinds: \(error)")
      return nil
    }
    return (parts, arguments)
  }

  /// The app's words for what an intent opens or deletes.
  private func typeWords(_ place: Place, _ kind: KindPhrases.Kind) -> PhrasePart? {
    guard let name = kind.parameters.first, let type = place.manifest.parameter(name)?.type.element else {
      return nil
    }
    let manifest = apps[place.app].manifest
    let names: [String]
    switch type {
    case .entity(let type):
      guard let entity = manifest.entity(type) else { return nil }
      names = [entity.title, entity.pluralName] + entity.synonyms
    case .enumeration(let type): names = manifest.enumeration(type).map { [$0.title] } ?? []
    default: return nil
    }
    return Self.choice(names.map(parsed.words))
  }

  /// What the title of an intent speaks of: “Set the Flashlight” of the flashlight.
  private func titleWords(_ place: Place, _ kind: KindPhrases.Kind, _ book: KindBook) -> PhrasePart? {
    let titles =
      [place.manifest.title] + kind.parameters.compactMap { place.manifest.parameter($0)?.title }
    return Self.choice(titles.map { parsed.words(of: $0).filter { !book.titleVerbs.contains($0) } })
  }

  private static func choice(_ names: [[String]]) -> PhrasePart? {
    let choices = names.filter { !$0.isEmpty && $0.count <= 8 }
    guard !choices.isEmpty else { return nil }
    return PhrasePart(.choice(choices.map { .sequence($0.map(PhraseNode.word)) }))
  }

  private func accept(_ place: Place, _ weight: Float, _ phrase: String, _ source: String) -> Automaton.Accept
  {
    Automaton.Accept(
      app: Int32(place.app), intent: place.number, weight: weight, appPart: .none, phrase: phrase,
      source: source,
      values: [:], presets: [:], arguments: [])
  }
}

extension Automaton.Accept {
  /// The same end with another part for the app's name.
  func with(_ part: AppPart) -> Automaton.Accept {
    var accept = self
    accept.appPart = part
    return accept
  }
}

extension ValueType {
  /// The type of one value.
  var element: ValueType {
    if case .list(let element) = self { element } else { self }
  }
}
