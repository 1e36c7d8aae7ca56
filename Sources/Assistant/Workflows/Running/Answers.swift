import Foundation
import IntentWire
import Language
import SaidValues

/// Reads what a person answers to a question of a workflow.
enum Answers {
  /// The value that an answer means.
  ///
  /// - Throws: ``WorkflowFailure`` that says what was expected.
  static func value(
    _ answer: IntentValue, to question: WorkflowQuestion, _ coercion: Coercion
  ) throws -> IntentValue {
    if answer.text?.isEmpty == true, let fallback = question.fallback { return fallback }
    switch question.kind {
    case .confirmation:
      guard case .boolean(let yes)? = try? coercion.convert(answer, to: .boolean) else {
        throw WorkflowFailure("Please answer yes or no.")
      }
      return .boolean(yes)
    case .choice:
      guard let option = option(answer, question.options, coercion) else { throw unknown(question) }
      return option
    case .choices:
      if let option = option(answer, question.options, coercion) { return .list([option]) }
      let parts: [IntentValue] =
        if case .list(let items) = answer {
          items
        } else {
          coercion.words(answer).split(whereSeparator: { $0 == "," || $0 == ";" }).map {
            .string($0.trimmingCharacters(in: .whitespaces))
          }
        }
      if parts.count == 1, parts[0].text.map(Folding.fold) == "all" { return .list(question.options) }
      return .list(
        try parts.map {
          guard let option = option($0, question.options, coercion) else { throw unknown(question) }
          return option
        })
    case .value, .app:
      if !question.options.isEmpty, let option = option(answer, question.options, coercion) { return option }
      // A person divides names too: “plum jam and seven spice”.
      if case .list(let element)? = question.type, element.isName, let text = answer.text,
        let items = coercion.said.values(of: text, as: element)
      {
        return .list(items)
      }
      return try coercion.convert(answer, to: question.type)
    }
  }

  /// The option that is meant: itself, its number, its name, or the only one whose name has the words.
  private static func option(
    _ answer: IntentValue, _ options: [IntentValue], _ coercion: Coercion
  ) -> IntentValue? {
    if options.contains(answer) { return answer }
    let words = Folding.fold(coercion.words(answer)).trimmingCharacters(in: .whitespaces)
    guard !words.isEmpty else { return nil }
    let names = options.map { Folding.fold(coercion.words($0)) }
    if let index = names.firstIndex(of: words) { return options[index] }
    if let number = Int(words) ?? ordinal(words, coercion), options.indices.contains(number - 1) {
      return options[number - 1]
    }
    let found = names.indices.filter { names[$0].contains(words) }
    return found.count == 1 ? options[found[0]] : nil
  }

  private static func ordinal(_ words: String, _ coercion: Coercion) -> Int? {
    let tokens = coercion.language.annotate(words, context: coercion.context).tokens
    let numbers = coercion.language.numbers(in: tokens, context: coercion.context)
    guard numbers.count == 1, tokens.count <= 4 else { return nil }
    return Int(exactly: numbers[0].value)
  }

  private static func unknown(_ question: WorkflowQuestion) -> WorkflowFailure {
    let names = question.options.prefix(12).map(\.displayText).joined(separator: ", ")
    return WorkflowFailure("Please choose one of these: \(names).")
  }
}
