extension Workflow {
  /// What is wrong with a name that none of the inputs has.
  func noInput(_ name: String) -> String {
    guard !inputs.isEmpty else {
      return "The workflow has no inputs, so there is no “\(name)”. One without a name is called “input”."
    }
    let known = inputs.map { "“\($0.name)”" }.joined(separator: ", ")
    return "The workflow has no input “\(name)”. It has: \(known)."
  }

  /// Values of inputs as they are written on a command line: `name=value`, or just the value of the first.
  ///
  /// A text with a sign behind a word names an input, also one that there is not; `input=` stands in front of a value
  /// that begins so itself.
  ///
  /// - Returns: The values by name.
  /// - Throws: ``WorkflowProblem`` for a name that there is not, and for a second value of one.
  public func values(ofInputs texts: [String]) throws(WorkflowProblem) -> [(name: String, value: String)] {
    var values: [(name: String, value: String)] = []
    let names = inputs.map(\.name)
    for text in texts {
      var (name, value) = ("input", text)
      if let sign = text.firstIndex(of: "=") {
        let left = String(text[..<sign])
        let isName = names.contains(left) || left == "input"
        guard isName || !Self.isName(left) else {
          throw WorkflowProblem(noInput(left) + " To give “\(text)” as it is, write input=\(text).")
        }
        if isName { (name, value) = (left, String(text[text.index(after: sign)...])) }
      }
      let first = names.first ?? "input"
      if values.contains(where: { ($0.name == "input" ? first : $0.name) == (name == "input" ? first : name) }
      ) {
        throw WorkflowProblem("“\(name)” is given twice. Give each input one value.")
      }
      values.append((name, value))
    }
    return values
  }

  /// Whether a text looks like the name of an input.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || "_- ".contains($0) }
  }
}
