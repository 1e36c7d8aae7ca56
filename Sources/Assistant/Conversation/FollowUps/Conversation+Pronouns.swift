import Catalog
import IntentWire
import Language
import Understanding

extension Conversation {
  /// The request that a sentence makes with what the request before named in the place of its pronoun: “how long is it”
  /// after “open Eagle Ridge”.
  ///
  /// Only where the sentence leaves the pronoun without a meaning of its own, or would call back somebody else than the
  /// one who was spoken of.
  func pronounced(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard state.last != nil || state.memory.unasked != nil else { return nil }
    let tokens = language.tokens(in: text)
    guard tokens.count <= Self.mostWords else { return nil }
    let named = Named(state.last, group: state.groupWrittenTo, state.memory, in: self)
    for pointer in pointers(in: tokens) where isFree(pointer, in: own, state) {
      for (words, isMatter) in named.words(for: pointer) {
        if let meant = meaning(of: text, with: words, at: pointer.range, isMatter: isMatter, own: own, state)
        {
          return meant
        }
      }
    }
    return nil
  }

  /// The request that a sentence makes with the name of what it points at by its kind: “the sunset pictures in that album”.
  func pronouncedByKind(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard let last = state.last else { return nil }
    let tokens = language.tokens(in: text)
    guard tokens.count <= Self.mostWords else { return nil }
    let values = last.values.merging(last.answers, uniquingKeysWith: { $1 })
    for place in tokens.indices.dropLast() where FollowUpWords.pointingKinds.contains(tokens[place].folded) {
      let noun = language.lemma(of: tokens[place + 1].folded)
      let named = values.filter { name, value in
        ValueWords.words(name).lowercased().split(separator: " ").contains { $0 == noun } && !value.isList
      }
      guard named.count == 1, let name = named.first?.value.displayText, !name.isEmpty else { continue }
      let range = tokens[place].range.lowerBound..<tokens[place + 1].range.upperBound
      for words in ["the \(name) \(noun)", name] {
        if let meant = meaning(of: text, with: words, at: range, isMatter: false, own: own, state) {
          return meant
        }
      }
    }
    return nil
  }

  /// What a sentence means with a name in the place of words that point; `nil` where that is no better request.
  ///
  /// - Parameter isMatter: Whether the name is what the request before was about as such: “my ride”.
  private func meaning(
    of text: String, with words: String, at range: Range<Int>, isMatter: Bool, own: Decision,
    _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    let (start, sentence) = Self.put(words, for: range, in: text)
    let last = state.last
    guard case .accepted(let reading) = decision(of: reader.read(sentence, context: context), state.memory),
      !reading.isByLikeness, !reading.isDoubtful, reading.score >= Self.leastPronounced,
      !isMatter || reading.app == last?.app,
      reading.evidence.uses.contains(where: {
        (isMatter ? $0.role == "phrase" : $0.parameter != nil)
          && $0.start < start + words.utf8.count && $0.end > start
      }),
      isBetter(reading, than: own, after: last), Self.isDivided(reading, in: sentence)
    else { return nil }
    return (sentence, reading)
  }

  /// Whether a mark stands between a statement and the request behind it: not in “the passport's still on Packing right”.
  private static func isDivided(_ reading: Interpretation, in sentence: String) -> Bool {
    guard let aside = reading.evidence.uses.first(where: { $0.role == "aside" }),
      reading.evidence.uses.contains(where: { $0.start > aside.end })
    else { return true }
    let next = Tokenizer().tokens(in: sentence).first { $0.range.lowerBound >= aside.end }
    return next.map { $0.kind == .punctuation } ?? true
  }

  /// The words of a sentence that stand for something: “it”, “that one”, “the whole thing”, “the second one”.
  private func pointers(in tokens: [Token]) -> [ThingPointer] {
    var found: [ThingPointer] = []
    var place = 0
    while place < tokens.count {
      let pointer = ThingPointer(at: place, in: tokens, language)
      if let pointer { found.append(pointer) }
      place += pointer?.length ?? 1
    }
    return found
  }

  /// Whether a sentence says by its pronoun what it is about, and could be about much without it: “open it”, “book one”.
  func isAboutThing(_ text: String, _ tokens: [Token]) -> Bool {
    guard tokens.count > 1 else { return false }
    if asksAboutThing(tokens) { return true }
    guard let followUp = FollowUp(text, in: language), followUp.lead == .none else {
      return false
    }
    return pointers(in: tokens).contains {
      $0.place != nil || $0.key == "one" || FollowUpWords.something.contains($0.key)
    }
  }

  /// Whether a sentence is a question about what was spoken of: “how long is it”, but not “how many of them”.
  func asksAboutThing(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind == .word }.map(\.folded)
    guard let first = words.first, TurningWords.questions.contains(first), words.count > 2,
      !words.starts(with: ["how", "many"]), !words.contains("about")
    else { return false }
    return words.contains { $0 == "it" || FollowUpWords.somebody.contains($0) }
      || zip(words, words.dropFirst()).contains { ["that", "this"].contains($0) && $1 == "one" }
  }

  /// The most words and marks of a sentence in which a pronoun is put for.
  private static let mostWords = 12
  /// The least score of a sentence in which one was.
  private static let leastPronounced = 0.7

  /// Whether a sentence does not know what to do with a pronoun.
  private func isFree(_ pronoun: ThingPointer, in own: Decision, _ state: ConversationState) -> Bool {
    guard case .accepted(let reading) = own else { return true }
    // “The passport's packed, tick it off” says itself what it means, “I like that one, add it” does not.
    let isSaidBefore = reading.evidence.uses.contains {
      $0.role == "aside" && $0.end <= pronoun.range.lowerBound && $0.parameter == nil
    }
    let isTaken = reading.values.values.contains { value in
      value.elements.contains { $0.displayText.lowercased() == pronoun.text }
    }
    if isSaidBefore, !isTaken, !reading.values.isEmpty, !reading.isByLikeness { return false }
    // “Add voltage to it” means the playlist that was just played.
    if pronoun.isContainer, let last = state.last, last.intent == AudioRequest.action, reading.app != last.app
    {
      return true
    }
    // “Tell them” means the group to which something was just written.
    if pronoun.isPlural, state.groupWrittenTo != nil { return true }
    if pronoun.key == "one",
      reading.evidence.uses.contains(where: { $0.parameter != nil && $0.text.lowercased() == "one" })
    {
      return true
    }
    if pronoun.place != nil || pronoun.key == "one" {
      // “Get one from home to the airport” does without the “one” what it can.
      let isUnused = reading.evidence.uses.contains {
        $0.role == "unused" && $0.start < pronoun.range.upperBound && $0.end > pronoun.range.lowerBound
      }
      return reading.isDoubtful || reading.isByLikeness || isBare(reading) || isUnused
    }
    let uses = reading.evidence.uses.filter {
      $0.start < pronoun.range.upperBound && $0.end > pronoun.range.lowerBound
    }
    guard let use = uses.first(where: { $0.parameter != nil }) ?? uses.first else { return false }
    if let name = use.parameter {
      // A slot that holds nothing else, of a kind that memory does not fill.
      let said = use.text.lowercased()
      let isPart =
        pronoun.text.hasPrefix("\(said) ") || pronoun.length > 2 && pronoun.text.contains(" \(said) ")
      guard said == pronoun.text || isPart, name != "content" else {
        return false
      }
      return !reading.isByLikeness && Self.isName(reading.values[name])
    }
    if reading.isDoubtful || reading.isByLikeness || use.role == "unused" || use.role == "filler" {
      return true
    }
    // “Call her back” is meant for who was spoken of, not for who called last.
    return FollowUpWords.somebody.contains(pronoun.key)
      && Reference.of(reading.intent).contains { $0.type == "INPerson" || $0.type == "INCallRecord" }
  }

  private static func isName(_ value: IntentValue?) -> Bool {
    switch value {
    case .spoken(let spoken)?: spoken.identifier == nil
    case .string?: true
    case .list(let values)?: values.count == 1 && isName(values[0])
    default: false
    }
  }

  /// Whether a reading is worth more than the one without the name: of the same intent, of the app that was just spoken
  /// to, or where that was none.
  private func isBetter(_ reading: Interpretation, than own: Decision, after last: LastRequest?) -> Bool {
    guard case .accepted(let other) = own, !other.isDoubtful, !other.isByLikeness else { return true }
    if let last, reading.app == last.app, other.app != last.app, !other.namesApp { return true }
    return reading.intent == other.intent && reading.app == other.app || reading.score > other.score
  }

  private static func put(
    _ words: String, for range: Range<Int>, in text: String
  ) -> (start: Int, text: String) {
    let bytes = Array(text.utf8)
    let head = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
    let tail = String(decoding: bytes[range.upperBound...], as: UTF8.self)
    return (head.utf8.count, head + words + tail)
  }
}

/// Words that stand for something which came up before.
private struct ThingPointer {
  /// What they stand for, as one pronoun: “it” for “that one” as well.
  var key: String
  /// The words.
  var text: String
  /// Which of several things is meant, counted from 0; -1 for the last.
  var place: Int?
  /// What tells which of several things is meant: “green” of “the green one”.
  var attribute: String?
  /// Where the words stand, in bytes of the sentence.
  var range: Range<Int>
  /// How many tokens they are.
  var length: Int
  /// Whether they stand for what holds other things: “on it”.
  var isContainer = false

  /// Whether they stand for several people or things.
  var isPlural: Bool { AnswerWords.plural.contains(key) }

  /// Reads the words from a token on; `nil` where they stand for nothing.
  init?(at start: Int, in tokens: [Token], _ language: any LanguageReader) {
    guard tokens[start].kind == .word else { return nil }
    let words = tokens[start...].map(\.folded)
    place = nil
    if let somebody = FollowUpWords.somebodyNamed.first(where: { words.starts(with: $0) }) {
      (key, length) = ("her", somebody.count)
    } else if let whole = FollowUpWords.wholeThing.first(where: { words.starts(with: $0) }) {
      (key, length) = ("it", whole.count)
    } else if words.count > 2, words[0] == "the", words[2] == "one",
      let number = Self.place(tokens[start + 1], language)
    {
      (key, length, place) = ("one", 3, number)
    } else if words[0] == "the", let end = words.prefix(4).dropFirst(2).firstIndex(of: "one") {
      // Two words at most: “the willow creek one”.
      (key, length) = ("one", end + 1)
      attribute = words[1..<end].joined(separator: " ")
    } else if words.starts(with: ["another", "one"]) {
      (key, length) = ("one", 2)
    } else if words[0] == "one" {
      // “Book one” and “one to the airport, please”, but neither “the green one” nor “one of them”.
      let before = start > 0 ? tokens[start - 1] : nil
      let isAsked = before.map { FollowUpWords.beforeOne.contains($0.folded) } ?? false
      let begins = before?.kind == .punctuation || LeadingWords.end(of: tokens) == start
      let leads = words.count > 2 && ["to", "from", "for"].contains(words[1])
      guard isAsked && (words.count < 2 || words[1] != "of") || begins && leads else { return nil }
      (key, length) = ("one", 1)
    } else {
      (key, length) = (words[0], 1)
    }
    isContainer =
      start > 0 && FollowUpWords.inside.contains(tokens[start - 1].folded)
      || FollowUpWords.wholeThing.contains { $0.count > 2 && words.starts(with: $0) }
      || start > 0 && FollowUpWords.readingBack.before == tokens[start - 1].folded
        && FollowUpWords.readingBack.behind == words.dropFirst(length).first
    range = tokens[start].range.lowerBound..<tokens[start + length - 1].range.upperBound
    text = words.prefix(length).joined(separator: " ")
  }

  private static func place(_ token: Token, _ language: any LanguageReader) -> Int? {
    if AnswerWords.last.contains(token.folded) { return -1 }
    guard let number = language.numbers(in: [token]).first, number.isOrdinal,
      let place = Int(exactly: number.value), place > 0
    else { return nil }
    return place - 1
  }
}

/// What a request named: one person, one thing.
private struct Named {
  /// The things that came up together last, in their order.
  private var listed: [String] = []
  /// Types of things that have no names, or that are people.
  private static let nameless: Set<String> = [
    "INPerson", "INMessage", "INCallRecord", ReferentMemory.searchResult,
  ]
  /// One more of what the request is about: “a ride”.
  private let another: String?
  private var person: String?
  private var thing: String?
  /// What holds the things: a list.
  private var container: String?
  /// What the request is about as such: “my ride”.
  private let matter: String?
  /// The group to which something was written.
  private let people: String?
  private let language: any LanguageReader
  /// The playlist that was played, which holds songs.
  private let playlist: String?

  init(_ last: LastRequest?, group: String?, _ memory: ReferentMemory, in conversation: Conversation) {
    people = group
    language = conversation.language
    playlist = memory.referents.last.flatMap { latest in
      latest.intent == AudioRequest.action && latest.values.count == 1
        ? latest.values[0].field("playlist")?.displayText : nil
    }
    matter = last.flatMap { last in FollowUpWords.matters.first { last.intent.contains($0.key) } }?.value
    another = last.flatMap { last in FollowUpWords.others.first { last.intent.contains($0.key) } }?.value
    if let several = memory.referents.last(where: { $0.values.count > 1 && !Self.nameless.contains($0.type) })
    {
      let words = conversation.words(
        for: PendingCall(app: several.app, call: IntentCall(id: "", intent: several.intent)))
      listed = several.values.map { $0.field("name")?.text ?? words.display($0) }
    } else if let latest = memory.referents.last, !Self.nameless.contains(latest.type) {
      // “The first one” of those that were asked about one after the other.
      listed = memory.toldInTurn.compactMap {
        if case .entity(let entity) = $0 { entity.display.title } else { nil }
      }
    }
    var (people, things): ([String], [String]) = ([], [])
    var records: [String] = []
    let parameters =
      last.flatMap { conversation.app($0.app)?.manifest.intent($0.intent)?.parameters } ?? []
    let values = last?.values.merging(last?.answers ?? [:], uniquingKeysWith: { $1 }) ?? [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let type = parameters.first { $0.name == name }?.type.element
      for element in value.elements {
        switch (element, type) {
        case (.person(let person), _): people.append(person.name)
        case (.string(let text), .person): people.append(text)
        case (.record(let record), .record("INTaskList")): records.append(record.display.title)
        case (.string(let text), .record("INTaskList")): records.append(text)
        case (.entity(let entity), _): things.append(entity.display.title)
        case (.spoken(let spoken), _): things.append(spoken.phrase)
        case (.string(let text), .spoken), (.string(let text), .record("INTask")): things.append(text)
        case (.string(let text), _) where name.hasSuffix("Name"): things.append(text)
        // “And what did Tom say about it?”
        case (.string(let text), _)
        where name == "searchTerms" && last?.intent == "INSearchForMessagesIntent":
          things.append(text)
        default: break
        }
      }
    }
    // The list on which something is put is meant where nothing is named that is put there.
    if things.isEmpty { things = records }
    if records.count == 1 {
      container = records[0]
    } else if let last, last.namedList == nil, let list = memory.latest(["INTaskList"], app: last.app),
      list.values.count == 1
    {
      // “How many are on it now”, after a task was deleted without naming its list.
      container = list.values[0].displayText
    }
    if people.count == 1 { person = people[0] }
    // Whom an earlier request was about is still known.
    // Of several nobody can tell who is meant.
    if people.isEmpty, let told = memory.latest(["INPerson"], isHere: true)?.values.distinctPeople,
      told.count == 1,
      case .person(let latest) = told[0]
    {
      person = latest.name
    }
    if things.count == 1 { thing = things[0] }
    // “The second one”, which was opened since, was not named.
    // Nor was the one that was shown for words that it has.
    if let latest = memory.referents.last, latest.values.count == 1,
      case .entity(let entity) = latest.values[0],
      things.isEmpty || latest.app == last?.app && latest.intent == last?.intent
    {
      thing = entity.display.title
    }
    // What was named in a sentence that nobody understood came up after all that.
    if case .entity(let entity)? = memory.unasked { thing = entity.display.title }
    // The one of the kinds of ride that was just told.
    if let last, let latest = memory.referents.last, latest.values.count == 1, latest.app == last.app,
      Succession.picking[last.intent] != nil, case .record(let record) = latest.values[0]
    {
      thing = record.fields["name"]?.text ?? record.display.title
    }
  }

  /// What may stand in the place of a pronoun, the likeliest first, each with whether it is what the request was about.
  func words(for pointer: ThingPointer) -> [(words: String, isMatter: Bool)] {
    if let place = pointer.place {
      let index = place < 0 ? listed.count - 1 : place
      return listed.indices.contains(index) ? [(listed[index], false)] : []
    }
    if let attribute = pointer.attribute {
      guard
        case .one(let index) = OptionMatcher(listed.map { [$0] }, language: language)
          .match(attribute, places: false)
      else { return [] }
      return [(listed[index], false)]
    }
    let pronoun = pointer.key
    if let people, pointer.isPlural { return [(people, false)] }
    if pronoun == "one" { return another.map { [($0, true)] } ?? [] }
    if FollowUpWords.somebody.contains(pronoun) { return person.map { [($0, false)] } ?? [] }
    var found: [(words: String, isMatter: Bool)] = []
    if let container, pointer.isContainer, FollowUpWords.something.contains(pronoun) {
      found += [("the \(container) list", false), (container, false)]
    }
    if let playlist, pointer.isContainer, FollowUpWords.something.contains(pronoun) {
      found.append(("the \(playlist) playlist", false))
    }
    if let thing {
      if pronoun == "there" { return found + ["to", "on", "at"].map { ("\($0) \(thing)", false) } }
      if pronoun == "its" { return [("\(thing)'s", false)] }
      if FollowUpWords.something.contains(pronoun) { found.append((thing, false)) }
    }
    // “Them” is no call.
    if let matter, FollowUpWords.something.contains(pronoun), !pointer.isPlural || matter.hasSuffix("s") {
      found.append((matter, true))
    }
    return found
  }
}
