extension SentenceGrammar {
  /// Takes away templates and values that cannot be read, and says which and why.
  public mutating func dropBroken() -> [TemplateProblem] {
    var problems: [TemplateProblem] = []
    for (name, list) in lists.sorted(by: { $0.key < $1.key }) {
      guard case .values(let values) = list else { continue }
      lists[name] = .values(
        values.filter { value in
          do throws(TemplateProblem) {
            _ = try TemplateParser.parse(value.text, rules: rules)
            return true
          } catch {
            problems.append(error)
            return false
          }
        })
    }
    let known = Set(lists.keys.map { $0.lowercased() })
    for index in blocks.indices {
      let own = rules.merging(blocks[index].rules) { $1 }
      blocks[index].sentences.removeAll { sentence in
        do throws(TemplateProblem) {
          let node = try TemplateParser.parse(sentence, rules: own)
          guard let missing = SentenceMatcher.lists(of: node).first(where: { !known.contains($0) }) else {
            return false
          }
          throw SentenceMatcher.missing(missing, in: sentence)
        } catch {
          problems.append(error)
          return true
        }
      }
    }
    blocks.removeAll { $0.sentences.isEmpty }
    return problems
  }
}
