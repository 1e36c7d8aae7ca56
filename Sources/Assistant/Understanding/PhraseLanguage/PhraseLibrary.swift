import Foundation

/// The packed phrase files of a language.
enum PhraseLibrary {
  /// The rules and word classes that all files share; empty ones when the file is missing or broken.
  static func common(_ phrases: [String: String], problems: inout [String]) -> CommonPhrases {
    guard let text = phrases["_common"] else {
      problems.append("The phrase file “_common” is missing")
      return .empty
    }
    do {
      return try JSONDecoder().decode(CommonPhrases.self, from: Data(text.utf8))
    } catch {
      problems.append("The phrase file “_common” is not readable: \(error)")
      return .empty
    }
  }

  /// The parsed rules.
  static func rules(_ common: CommonPhrases, problems: inout [String]) -> [String: PhraseNode] {
    var rules: [String: PhraseNode] = [:]
    for (name, text) in common.rules {
      do {
        let node = try PhraseParser.parse(text)
        guard node.slots.isEmpty else {
          problems.append("The rule “\(name)” has slots; a rule that intents share holds words only")
          continue
        }
        rules[name] = node
      } catch {
        problems.append("The rule “\(name)”: \(error)")
      }
    }
    return rules
  }

  /// The parsed rules of an intent's own file.
  static func rules(of file: PhraseFile, problems: inout [String]) -> [String: PhraseNode] {
    var rules: [String: PhraseNode] = [:]
    for (name, text) in file.rules ?? [:] {
      do {
        rules[name] = try PhraseParser.parse(text)
      } catch {
        problems.append("\(file.intent): the rule “\(name)”: \(error)")
      }
    }
    return rules
  }

  /// The phrases of an intent; an intent without a file has none.
  static func file(_ intent: String, _ phrases: [String: String], problems: inout [String]) -> PhraseFile? {
    guard let text = phrases[intent] else { return nil }
    do {
      return try JSONDecoder().decode(PhraseFile.self, from: Data(text.utf8))
    } catch {
      problems.append("The phrase file “\(intent)” is not readable: \(error)")
      return nil
    }
  }
}

extension CommonPhrases {
  /// Nothing at all.
  static let empty = CommonPhrases(
    rules: [:],
    words: Words(
      function: "", determiners: "", light: "", joints: "", conjunctions: "", things: "", negations: "",
      pauses: "", seeking: "",
      clauses: "", courtesies: ""),
    naming: Naming(before: "", address: "", helpers: "", addressed: "", greetings: "", nouns: "", behind: ""),
    spellings: "",
    slips: Slips(
      contractions: "", stutters: "", titles: "", corrections: "", doubts: "", repairs: "", heads: "",
      hedges: "",
      asides: "", digits: ""),
    asides: Asides(
      subjects: "", owners: "", verbs: "", joints: "", reasons: "", hindrances: "", leading: "", pronouns: "",
      wholes: "", pointing: "", persons: "", plurals: "", links: "", purposes: ""),
    synonyms: [],
    answers: [], contentAnswers: [], people: "")
}
