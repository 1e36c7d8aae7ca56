internal import Foundation

/// A model that tells what a sentence asks for and which values it has.
///
/// ```swift
/// let model = try TrainedModel.train(examples: examples)
/// let prediction = model.predict("play some jazz by Miles Davis")
/// prediction.intent  // "PlayMusic"
/// ```
public struct TrainedModel: Sendable {
  /// The names of the intents, in order.
  public let intents: [String]
  /// The names of the slots, in order.
  public var slotNames: [String] { tagger?.labels.names ?? [] }
  /// The intent that stands for “none of these”, if there were examples of it.
  public var outOfScope: String? { refusal.intent.map { intents[$0] } }

  let classifier: IntentClassifier
  let refusal: Refusal
  let tagger: SlotTagger?
  /// An encoder that speaks, too; `nil` where none was tuned.
  var encoder: TunedEncoder?
  /// Templates that are looked at before anything that was learnt.
  var matcher: SentenceMatcher?

  /// Returns what a text means.
  ///
  /// - Parameters:
  ///   - alternatives: The most other intents to name.
  ///   - allowed: The only intents that may be meant; `nil` for all. The others do not count as if they were unknown:
  ///     a text that means one of them is out of scope.
  ///   - least: The confidence below which no values are looked for, as nobody will use them.
  public func predict(
    _ text: String, alternatives: Int = 3, among allowed: Set<String>? = nil, least: Double = 0
  ) -> Prediction {
    matched(text, among: allowed)
      ?? learnt(ModelText(text), nil, alternatives: alternatives, among: allowed, least: least)
  }

  /// Returns what a text means that is made ready, as other models are asked about it too.
  public func predict(
    _ text: ModelText, alternatives: Int = 3, among allowed: Set<String>? = nil, least: Double = 0
  ) -> Prediction {
    matched(text.text, among: allowed)
      ?? learnt(text, nil, alternatives: alternatives, among: allowed, least: least)
  }

  /// How well each intent fits a text: what whoever asks about a text several times has worked out once.
  public struct Judgement: Sendable {
    fileprivate let encoded: EncoderJudgement?
    fileprivate let reading: IntentReading
  }

  /// Returns how well each intent fits a text that is made ready.
  public func judgement(of text: ModelText) -> Judgement {
    let encoded = encoder?.read(text.tokens)
    return Judgement(
      encoded: encoded,
      reading: classifier.read(text, encoder: encoded?.intents, outOfScope: refusal.intent))
  }

  /// Returns what a text means of which it was worked out how well each intent fits it.
  ///
  /// - Parameter judgement: What ``judgement(of:)`` of this model says of the text.
  public func predict(
    _ text: ModelText, judged judgement: @autoclosure () -> Judgement, alternatives: Int = 3,
    among allowed: Set<String>? = nil, least: Double = 0
  ) -> Prediction {
    matched(text.text, among: allowed)
      ?? learnt(text, judgement(), alternatives: alternatives, among: allowed, least: least)
  }

  /// What the templates say of a text; `nil` where none fits.
  private func matched(_ text: String, among allowed: Set<String>?) -> Prediction? {
    guard let (intent, slots) = matcher?.read(text), allowed?.contains(intent) ?? true else { return nil }
    return Prediction(intent: intent, confidence: 1, slots: slots)
  }

  /// What was learnt says of a text.
  private func learnt(
    _ text: ModelText, _ judgement: Judgement?, alternatives: Int, among allowed: Set<String>?, least: Double
  ) -> Prediction {
    let tokens = text.tokens
    let judgement = judgement ?? self.judgement(of: text)
    let (encoded, reading) = (judgement.encoded, judgement.reading)
    let isForeign = allowed.map { !$0.contains(intents[reading.best]) } ?? false
    let isRefused = tokens.tokens.isEmpty || isForeign || refusal.refuses(reading)
    let order = best(reading, count: max(alternatives + 2, 3)).filter {
      allowed?.contains(intents[$0]) ?? true
    }
    guard !isRefused, let first = order.first else {
      let others = order.prefix(alternatives).map {
        Prediction.Candidate(intent: intents[$0], confidence: reading.confidence($0))
      }
      let confidence = refusal.intent.map { reading.confidence($0) } ?? 1 - (others.first?.confidence ?? 0)
      return Prediction(intent: nil, confidence: confidence, alternatives: others)
    }
    let (winner, spans) =
      reading.confidence(first) < least ? (first, []) : values(tokens, encoded, order, reading, first)
    return Prediction(
      intent: intents[winner], confidence: reading.confidence(winner),
      alternatives: order.filter { $0 != winner }.prefix(alternatives).map {
        Prediction.Candidate(intent: intents[$0], confidence: reading.confidence($0))
      },
      slots: slots(spans, in: text.text))
  }

  /// The intents that may be meant, the most probable first, without the one that stands for none.
  private func best(_ reading: IntentReading, count: Int) -> [Int] {
    var order: [Int] = []
    for intent in intents.indices where intent != refusal.intent {
      if order.count == count, let last = order.last, reading.logits[last] >= reading.logits[intent] {
        continue
      }
      let place = order.firstIndex { reading.logits[$0] < reading.logits[intent] } ?? order.count
      guard place < count else { continue }
      order.insert(intent, at: place)
      if order.count > count { order.removeLast() }
    }
    return order
  }

  /// Chooses among the best two intents the one that fits best together with the values found for it.
  private func values(
    _ tokens: TokenizedText, _ encoded: EncoderJudgement?, _ order: [Int], _ reading: IntentReading,
    _ first: Int
  ) -> (intent: Int, spans: [SlotSpan]) {
    guard let tagger else { return (first, []) }
    let rivals = order.prefix(2).filter { $0 == first || reading.confidence($0) >= 0.02 }
    guard rivals.contains(where: { !tagger.labels.slots[$0].isEmpty }) else { return (first, []) }
    let scores = tagger.scores(tokens, encoded: encoded?.labels ?? [])
    var best: (intent: Int, spans: [SlotSpan], score: Float)?
    for intent in rivals {
      let (spans, logShare) = tagger.spans(tokens, scores: scores, intent: intent)
      let score = Foundation.log(max(Float(reading.confidence(intent)), 1e-9)) + logShare
      if score > best?.score ?? -.infinity { best = (intent, spans, score) }
    }
    return best.map { ($0.intent, $0.spans) } ?? (first, [])
  }

  private func slots(_ spans: [SlotSpan], in text: String) -> [LabeledExample.Slot] {
    guard !spans.isEmpty, let tagger else { return [] }
    let scalars = Array(text.unicodeScalars)
    return spans.map { span in
      var value = String.UnicodeScalarView()
      value.append(contentsOf: scalars[span.start..<span.end])
      let (name, said) = (tagger.labels.names[span.slot], String(value))
      return LabeledExample.Slot(
        name: name, value: matcher?.meaning(of: said, slot: name) ?? said, start: span.start, end: span.end)
    }
  }
}
