import Catalog
import Foundation
import IntentWire
import Language
import Learning
import WordVectors

/// What an app's model learns from: sentences whose meaning the app tells, its phrases and examples, and requests that
/// are not its business.
///
/// All texts are as the reader of sentences has them: in lower case and without the app's name.
struct AppLessons {
  /// How like a sentence of the app a request may be that is learnt as none of its business; −1 to 1.
  private static let nearness: Float = 0.6
  /// When sentences are said from which nothing but the places of values is learnt.
  private static let context = LanguageContext(
    now: Date(timeIntervalSince1970: 0), calendar: Calendar(identifier: .gregorian),
    locale: Locale(identifier: "en_US"))

  let app: InstalledApp
  private let understanding: Understanding

  init(_ app: InstalledApp, reader: any LanguageReader) {
    self.app = app
    understanding = Understanding(apps: [app], vocabularies: [:], reader: reader)
  }

  /// The examples, in an order that depends on the app alone.
  ///
  /// - Throws: A `CatalogProblem` with what is wrong in the app's file.
  func examples() throws(CatalogProblem) -> [LabeledExample] {
    let told = try AppUtterances(app).examples()
    var known: Set<String> = []
    let own = (told + phrases(values: Self.values(of: told)) + vocabularyExamples())
      .map(lesson).filter { known.insert($0.text).inserted }
    return own + foreign(to: own)
  }

  /// The example as the reader of sentences sees its text.
  func lesson(_ example: LabeledExample) -> LabeledExample {
    let grammar = understanding.grammar
    let sentence = Sentence(Utterance(example.text, context: Self.context), grammar: grammar)
    let mention = grammar.finder.mentions(in: sentence, names: grammar.names).first { $0.isExplicit }
    let text = TrainedText(sentence, without: mention, grammar)
    let scalars = Array(text.text.unicodeScalars)
    let offsets = Self.offsets(example.text)
    var slots: [LabeledExample.Slot] = []
    for slot in example.slots where slot.start < slot.end {
      let bytes = offsets[slot.start]..<offsets[slot.end]
      let inside = sentence.tokens.indices.filter { sentence.tokens[$0].range.overlaps(bytes) }
      guard let first = inside.first, let last = inside.last, let place = text.scalars(first..<last + 1)
      else {
        continue
      }
      let value = String(String.UnicodeScalarView(scalars[place]))
      slots.append(
        LabeledExample.Slot(
          name: slot.name, value: value, start: place.lowerBound, end: place.upperBound))
    }
    return LabeledExample(
      text: text.text, intent: example.intent.map { RequestClass.name($0, implying: example.slots) },
      slots: slots)
  }

  /// Where each Unicode scalar of a text begins, in UTF-8, and where the text ends.
  private static func offsets(_ text: String) -> [Int] {
    var offsets = [0]
    for scalar in text.unicodeScalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    return offsets
  }

  /// The example sentences of the vocabulary file that the phrases read, which tells what their values are.
  private func vocabularyExamples() -> [LabeledExample] {
    app.examples.sorted { $0.key < $1.key }.flatMap { intent, sentences in
      sentences.compactMap { text in
        guard case .accepted(let found) = understanding.read(Utterance(text, context: Self.context)).decision,
          found.intent == intent
        else { return nil }
        return Self.example(text, found)
      }
    }
  }

  /// The example that a reading of a sentence makes.
  private static func example(_ text: String, _ reading: Interpretation) -> LabeledExample {
    let scalars = Array(text.unicodeScalars)
    let places = Dictionary(
      offsets(text).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var said: Set<String> = []
    var slots: [LabeledExample.Slot] = []
    for use in reading.evidence.uses {
      guard let name = use.parameter, let start = places[use.start], let end = places[use.end] else {
        continue
      }
      said.insert(name)
      let value = String(String.UnicodeScalarView(scalars[start..<end]))
      slots.append(LabeledExample.Slot(name: name, value: value, start: start, end: end))
    }
    for (name, value) in reading.values.sorted(by: { $0.key < $1.key }) where !said.contains(name) {
      guard let text = AppUtterances.implied(value) else { continue }
      slots.append(LabeledExample.Slot(name: name, value: text, start: 0, end: 0))
    }
    return LabeledExample(text: text, intent: reading.intent, slots: slots)
  }

  /// The values that sentences have for parameters, by intent and parameter.
  private static func values(of examples: [LabeledExample]) -> [String: [String]] {
    var values: [String: [String]] = [:]
    for example in examples {
      for slot in example.slots where slot.start < slot.end {
        guard let intent = example.intent else { continue }
        let key = "\(intent).\(slot.name)"
        if values[key]?.contains(slot.value) != true { values[key, default: []].append(slot.value) }
      }
    }
    return values
  }

  /// Requests that are not the app's business; what resembles its own is left out, as it may well be.
  private func foreign(to own: [LabeledExample]) -> [LabeledExample] {
    guard let vectors = WordVectors.shared else { return [] }
    let mine = own.filter { $0.intent != nil }.map { vectors.embed($0.text) }
    return OutsideRequests.texts.compactMap { text in
      let vector = vectors.embed(text)
      let isNear = mine.contains { WordVectors.similarity($0, vector) > Self.nearness }
      return isNear ? nil : LabeledExample(text: text, intent: nil)
    }
  }
}
