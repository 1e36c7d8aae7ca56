public import Foundation
import Language

/// The folder in which a person's workflows lie, each as a text file of its own.
public struct WorkflowFolder: Sendable {
  /// One file.
  public struct Entry: Sendable {
    /// The file.
    public var file: URL
    /// The workflow as far as it can be read; its name is that of the file where it has none.
    public var workflow: Workflow
    /// What is wrong with the file.
    public var problems: [WorkflowProblem]

    /// Creates a description of a file.
    public init(file: URL, workflow: Workflow, problems: [WorkflowProblem]) {
      self.file = file
      self.workflow = workflow
      self.problems = problems
    }

    /// Everything that is wrong, by line: with the file, and with the workflow as far as it can be read.
    ///
    /// - Parameter more: What a check of the workflow finds.
    public func problems(with more: [WorkflowProblem]) -> [WorkflowProblem] {
      let seen = Set(problems.map(\.line))
      // A line that cannot be read has no further problem, and what depends on it is not known.
      let known = more.filter { problem in
        !seen.contains(problem.line)
          && (problems.isEmpty || !problem.message.hasPrefix("Nothing has the name"))
      }
      return (problems + known).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }

  /// The ending of the files.
  public static let fileExtension = "workflow"

  /// The folder; it need not be there.
  public let url: URL

  /// Creates a description of a folder.
  public init(_ url: URL) { self.url = url }

  /// The workflows, by name.
  public func entries() -> [Entry] {
    let files = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == Self.fileExtension }.map(Self.entry)
      .sorted { ($0.workflow.name, $0.file.path) < ($1.workflow.name, $1.file.path) }
  }

  /// The state of the files as text, which is another one when a workflow was added, changed or removed.
  public var stamp: String {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".\(Self.fileExtension)") }.map { name in
      let file = try? FileManager.default.attributesOfItem(atPath: url.appending(path: name).path)
      let date = file?[.modificationDate] as? Date ?? .distantPast
      return "\(name) \(date.timeIntervalSince1970) \(file?[.size] as? Int ?? 0)"
    }.joined(separator: "\n")
  }

  /// Reads a file.
  public static func entry(_ file: URL) -> Entry {
    let stem = file.deletingPathExtension().lastPathComponent
    guard let data = try? Data(contentsOf: file), let text = String(data: data, encoding: .utf8) else {
      return Entry(
        file: file, workflow: Workflow(name: stem),
        problems: [WorkflowProblem("The file cannot be read as UTF-8 text.")])
    }
    let parsed = Workflow.parse(text)
    var workflow = parsed.workflow
    if workflow.name.isEmpty { workflow.name = stem }
    return Entry(file: file, workflow: workflow, problems: parsed.problems)
  }

  /// The workflow of a name, whatever the letters' case; `nil` when there is none.
  public func entry(named name: String) -> Entry? {
    let wanted = Folding.fold(name)
    let all = entries()
    return all.first { $0.workflow.name == name }
      ?? all.first { Folding.fold($0.workflow.name) == wanted }
      ?? all.first { Folding.fold($0.file.deletingPathExtension().lastPathComponent) == wanted }
  }

  /// Keeps a workflow beside those that there are.
  ///
  /// Where another one has its name already, whatever the letters' case, both stay: this one gets a number behind its
  /// name. One that is the same is there already.
  ///
  /// - Returns: The file, which says under which name it is kept.
  /// - Throws: ``WorkflowProblem`` when it has no name, or the file cannot be written.
  public func add(_ workflow: Workflow) throws(WorkflowProblem) -> URL {
    guard entry(named: workflow.name) != nil else { return try save(workflow) }
    var workflow = workflow
    let wanted = Folding.fold(workflow.name)
    for known in entries() where known.problems.isEmpty && Self.isNumbered(known.workflow.name, wanted) {
      var other = known.workflow
      other.name = workflow.name
      if other == workflow { return known.file }
    }
    workflow.name = freeName(workflow.name)
    return try save(workflow)
  }

  /// Keeps a workflow under its name; one of the same name is replaced.
  ///
  /// - Returns: The file.
  /// - Throws: ``WorkflowProblem`` when it has no name, or the file cannot be written.
  @discardableResult
  public func save(_ workflow: Workflow) throws(WorkflowProblem) -> URL {
    guard workflow.name.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw WorkflowProblem("The workflow has no name. Begin its text with: workflow \"Name\".")
    }
    let file = entry(named: workflow.name)?.file ?? free(workflow.name)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(workflow.text.utf8).write(to: file, options: .atomic)
    } catch {
      throw WorkflowProblem("The workflow cannot be written to \(file.path): \(error.localizedDescription)")
    }
    return file
  }

  /// Whether a name is another one, perhaps with a number behind it.
  private static func isNumbered(_ name: String, _ wanted: String) -> Bool {
    let folded = Folding.fold(name)
    guard folded.hasPrefix(wanted) else { return false }
    let rest = folded.dropFirst(wanted.count)
    return rest.isEmpty || rest.first == " " && Int(rest.dropFirst()) != nil
  }

  /// The name with the first number behind it that no workflow has.
  private func freeName(_ name: String) -> String {
    let taken = Set(
      entries().flatMap {
        [Folding.fold($0.workflow.name), Folding.fold($0.file.deletingPathExtension().lastPathComponent)]
      })
    var number = 2
    while taken.contains(Folding.fold("\(name) \(number)")) { number += 1 }
    return "\(name) \(number)"
  }

  /// Removes a workflow.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: ``WorkflowProblem`` when the file cannot be removed.
  @discardableResult
  public func remove(_ name: String) throws(WorkflowProblem) -> Bool {
    guard let entry = entry(named: name) else { return false }
    do {
      try FileManager.default.removeItem(at: entry.file)
    } catch {
      throw WorkflowProblem("\(entry.file.path) cannot be removed: \(error.localizedDescription)")
    }
    return true
  }

  /// A file name that is free: the words of the name with lines between them.
  private func free(_ name: String) -> URL {
    let words = Folding.fold(name).split { !$0.isLetter && !$0.isNumber }
    let stem = String(words.joined(separator: "-").prefix(80))
    var number = 1
    while true {
      let file = url.appending(path: "\(stem)\(number == 1 ? "" : "-\(number)").\(Self.fileExtension)")
      if !FileManager.default.fileExists(atPath: file.path) { return file }
      number += 1
    }
  }

  /// The workflow that a sentence asks to run: by one of its phrases, or by its name behind “run”, “start” or “do”.
  ///
  /// The sentence must be just that. Case, accents and punctuation do not count, nor does “please” or the name of the
  /// assistant in front of it.
  public func entry(calledBy sentence: String) -> Entry? {
    let said = Self.words(sentence)
    guard !said.isEmpty, said.count <= 40 else { return nil }
    var short = said[...]
    while let first = short.first, ["prithee", "please", "hey", "now", "can", "could", "you"].contains(first)
    {
      short = short.dropFirst()
    }
    while let last = short.last, ["please", "now"].contains(last) { short = short.dropLast() }
    let all = entries()
    if let entry = all.first(where: { entry in
      entry.workflow.phrases.contains { Self.words($0) == Array(short) || Self.words($0) == said }
    }) {
      return entry
    }
    guard let verb = short.first, ["run", "start", "do", "execute", "perform", "launch"].contains(verb) else {
      return nil
    }
    var name = short.dropFirst()
    if let first = name.first, first == "my" || first == "the" { name = name.dropFirst() }
    let candidates = [
      Array(short.dropFirst()), Array(name),
      Array(name.first == "workflow" || name.first == "shortcut" ? name.dropFirst() : name),
      Array(name.last == "workflow" || name.last == "shortcut" ? name.dropLast() : name),
    ].filter { !$0.isEmpty }
    return all.first { candidates.contains(Self.words($0.workflow.name)) }
  }

  private static func words(_ text: String) -> [String] {
    Folding.fold(text).split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
  }
}
