import Catalog
import IntentWire
import Language
import Understanding

/// Questions about the assistant itself, which it answers from what is installed: “what can I say about photos?”.
extension Conversation {
  /// The answer to a question about what can be asked for, or which apps there are.
  ///
  /// - Parameter own: What the sentence means as a request.
  func help(_ tokens: [Token], own: Decision) -> Move? {
    if language.isAskingForHelp(tokens), surely(own).isEmpty { return helped() }
    switch HelpWords.question(tokens) {
    case .apps: return toldApps()
    case .topic(let range): return helped(about: tokens[range])
    case nil: return nil
    }
  }

  /// The sentences that may be said to the apps.
  var examples: ExampleRequests {
    ExampleRequests(vocabularies: vocabularies, dialogs: dialogs, language: language)
  }

  /// Says what can be asked, with an example for each app.
  private func helped() -> Move {
    guard !apps.isEmpty else { return end(.notUnderstood, Sentences.noApps) }
    let found = examples.sentences(for: apps, count: min(apps.count, limits.options))
    guard !found.isEmpty else { return end(.notUnderstood, Sentences.noAppCanDoThis) }
    return told(found)
  }

  /// Says what can be asked about something, or to an app; `nil` where no app has to do with it.
  private func helped(about topic: ArraySlice<Token>) -> Move? {
    let name = topic.map(\.folded).joined(separator: " ")
    let named = apps.first { app in
      ([app.name] + app.alternativeNames.map(\.text)).contains {
        language.tokens(in: $0).map(\.folded).joined(separator: " ") == name
      }
    }
    let found =
      named.map { examples.sentences(for: [$0], count: limits.options) }
      ?? examples.about(Array(topic), apps: apps, count: limits.options)
    return found.isEmpty ? nil : told(found)
  }

  private func told(_ examples: [String]) -> Move {
    var move = end(.done, Sentences.canAsk(Array(examples.prefix(Self.spokenExamples))))
    move.reply.printed = ([Sentences.canAskThese] + examples.map { "  \($0)" }).joined(separator: "\n")
    return move
  }

  /// Says which apps are installed, and shows an example for each.
  private func toldApps() -> Move {
    guard !apps.isEmpty else { return end(.notUnderstood, Sentences.noApps) }
    let ordered = apps.sorted { ($0.name, $0.identifier) < ($1.name, $1.identifier) }
    var move = end(.done, Sentences.hasApps(language.join(ordered.map(\.name))))
    let lines = ordered.map { app in
      "  \(app.name)" + (examples.sentences(for: [app], count: 1).first.map { ": “\($0)”" } ?? "")
    }
    move.reply.printed = ([Sentences.theseApps] + lines).joined(separator: "\n")
    return move
  }

  /// The most examples that are spoken.
  private static let spokenExamples = 3

  // MARK: What is not understood

  /// Says that no app can do what was asked, and what can be asked instead: of the app that was named, else what the
  /// sentence comes near to, else something of several apps.
  func notUnderstood(_ nearest: [Interpretation], _ tokens: [Token] = []) -> Move {
    guard !apps.isEmpty else { return end(.notUnderstood, Sentences.noApps) }
    let named = nearest.first { $0.namesApp }.flatMap { app($0.app) }
    let found = examples.hints(for: tokens, nearest, apps: named.map { [$0] } ?? apps, count: 3)
    let refusal = named.map { Sentences.appCannotDoThis($0.name) } ?? Sentences.noAppCanDoThis
    let help = Sentences.canAsk(found)
    var move = end(.notUnderstood, help.isEmpty ? refusal : "\(refusal) \(help)")
    move.reply.app = nil
    if !found.isEmpty {
      move.reply.printed = (["\(refusal) \(Sentences.canAskThese)"] + found.map { "  \($0)" })
        .joined(separator: "\n")
    }
    return move
  }
}
