import IntentWire

/// Shows what an app found on a terminal, one thing a line.
struct ItemLines {
  let words: CallWords

  /// The lines for one value: a list with its tasks, a task with its check mark, a note with its text, and anything
  /// else in one line.
  func lines(for value: IntentValue) -> [String] {
    guard case .record(let record) = value else { return ["  \(words.display(value))"] }
    if let tasks = record.fields["tasks"]?.elements {
      // Of an empty list the sentence says all.
      return tasks.isEmpty ? [] : ["\(record.display.title):"] + tasks.flatMap(lines(for:))
    }
    if case .enumeration(let status)? = record.fields["status"], status.type == "INTaskStatus" {
      return ["  \(status.cases == ["completed"] ? "☑" : "☐") \(record.display.title)"]
    }
    let contents = record.fields["contents"]?.elements.compactMap { $0.field("text")?.text } ?? []
    let text = words.display(value)
    // A name stays as it is written.
    let line = text == record.display.title ? text : Sentences.capitalised(text)
    return ["  \(line)"] + contents.map { "    \($0)" }
  }

  /// What else is known of a thing, one field a line; nothing that only an app can read.
  func details(of value: IntentValue) -> [String] {
    guard case .record(let record) = value else { return [] }
    return record.fields.keys.sorted().compactMap { name in
      guard let field = record.fields[name], let label = words.field(name) else { return nil }
      switch field {
      case .boolean, .file: return nil
      case .enumeration(let choice) where choice.cases.contains(where: ["unknown", "unspecified"].contains):
        return nil
      default: break
      }
      let text = words.inline(field)
      return text.isEmpty || text == record.display.title ? nil : "  \(label): \(text)"
    }
  }
}
