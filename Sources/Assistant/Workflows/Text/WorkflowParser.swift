import Foundation
import IntentWire

extension Workflow {
  /// A workflow as far as it can be read, with what is wrong with the rest.
  public struct Parsed: Sendable {
    /// The workflow, without the lines that cannot be read.
    public var workflow: Workflow
    /// What is wrong, at most one problem for a line, by line.
    public var problems: [WorkflowProblem]
  }

  /// The longest text of a workflow, in bytes.
  public static let longestText = 1_000_000

  /// Reads a workflow's text; lines that cannot be read are left out and told of.
  public static func parse(_ text: String) -> Parsed {
    guard text.utf8.count <= longestText else {
      let problem = WorkflowProblem(
        "The workflow has more than \(longestText) bytes. Split it into several that run each other.")
      return Parsed(workflow: Workflow(name: ""), problems: [problem])
    }
    var parser = WorkflowParser()
    let workflow = parser.workflow(text)
    var seen: Set<Int> = []
    let problems = parser.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      .filter { seen.insert($0.line).inserted }
    return Parsed(workflow: workflow, problems: problems)
  }

  /// Reads a workflow's text.
  ///
  /// - Throws: ``WorkflowProblems`` with every line that cannot be read.
  public init(text: String) throws(WorkflowProblems) {
    let parsed = Self.parse(text)
    guard parsed.problems.isEmpty else { throw WorkflowProblems(parsed.problems) }
    self = parsed.workflow
  }
}

/// Reads the text of a workflow, line by line.
struct WorkflowParser {
  var problems: [WorkflowProblem] = []
  private var lines: [LogicalLine] = []
  private var index = 0
  private var pending: [Step] = []
  private static let deepest = 32

  mutating func workflow(_ text: String) -> Workflow {
    var lexer = Lexer()
    lines = lexer.lines(of: text)
    problems += lexer.problems
    var workflow = Workflow(name: "")
    header(&workflow)
    var steps = block(deeperThan: -1, depth: 0)
    if !steps.isEmpty { steps[0].isSpaced = false }
    workflow.steps = steps
    return workflow
  }

  private func reader(_ line: LogicalLine) -> TokenReader {
    let last = line.tokens.last
    let place = last?.place ?? line.place
    return TokenReader(
      line.tokens, end: Place(line: place.line, column: place.column + (last?.width ?? 1)))
  }

  // MARK: Header

  private static let headerWords: Set<String> = ["workflow", "about", "phrase", "input", "when"]

  private func isHeader(_ line: LogicalLine) -> Bool {
    guard !line.isComment, line.indent == 0, case .word(let word)? = line.tokens.first?.kind,
      Self.headerWords.contains(word), line.tokens.count > 1
    else { return false }
    switch line.tokens[1].kind {
    case .symbol: return false
    case .text: return word != "input"
    default:
      guard word == "input" else { return word == "when" }
      let next = line.tokens.count > 2 ? line.tokens[2].kind : nil
      return next == nil || next == .symbol(":") || next == .symbol("=")
    }
  }

  private mutating func header(_ workflow: inout Workflow) {
    var last = -1
    for (position, line) in lines.enumerated() where !line.isComment {
      guard isHeader(line) else { break }
      last = position
    }
    while index <= last {
      let line = lines[index]
      index += 1
      if let note = line.note { workflow.notes.append(note) }
      guard !line.isComment else { continue }
      guarded { try $0.headerLine(line, &workflow) }
    }
  }

  private mutating func guarded(_ body: (inout WorkflowParser) throws -> Void) {
    do {
      try body(&self)
    } catch let problem as WorkflowProblem {
      problems.append(problem)
    } catch {
      problems.append(WorkflowProblem(String(describing: error)))
    }
  }

  private func headerLine(_ line: LogicalLine, _ workflow: inout Workflow) throws {
    var reader = reader(line)
    switch reader.word() {
    case "workflow":
      reader.index += 1
      workflow.name = try reader.plainText("the name")
    case "about":
      reader.index += 1
      workflow.about = try reader.plainText("what it is about")
    case "phrase":
      reader.index += 1
      workflow.phrases.append(try reader.plainText("the phrase"))
    case "when":
      reader.index += 1
      workflow.triggers.append(try reader.trigger())
    default:
      reader.index += 1
      let place = reader.place
      let name = try reader.name("the name of the input", allowsText: false)
      guard !workflow.inputs.contains(where: { $0.name == name }) else {
        throw reader.problem("There is an input “\(name)” already. Choose another name.", at: place)
      }
      var input = Workflow.Input(name, place: place)
      if reader.takeSymbol(":") { input.type = try reader.type() }
      if reader.takeSymbol("=") { input.fallback = try reader.expression() }
      workflow.inputs.append(input)
    }
    try reader.expectEnd()
  }

  // MARK: Blocks

  /// The steps of the lines that are deeper than a line.
  private mutating func block(deeperThan indent: Int, depth: Int) -> [Step] {
    var steps: [Step] = []
    while index < lines.count, lines[index].indent > indent {
      let line = lines[index]
      if line.isComment {
        index += 1
        steps.append(Step(.comment(line.note ?? ""), isSpaced: line.isSpaced, place: line.place))
        continue
      }
      if depth >= Self.deepest {
        problems.append(
          WorkflowProblem(
            "Blocks are nested more than \(Self.deepest) deep. Make a workflow of the inner ones and run it.",
            at: line.place))
        index += 1
        continue
      }
      if isBranch(line) {
        problems.append(
          WorkflowProblem(
            "This belongs to nothing. “else” stands under an “if”, “option” in a “menu”, “on failure” under a “try”.",
            at: line.place))
        index += 1
        _ = block(deeperThan: line.indent, depth: depth + 1)
        continue
      }
      index += 1
      let count = problems.count
      guarded { parser in steps.append(try parser.step(line, depth: depth)) }
      // The steps of a block whose first line is wrong are read all the same, for their problems.
      if problems.count > count, index < lines.count, lines[index].indent > line.indent {
        _ = block(deeperThan: line.indent, depth: depth + 1)
      }
    }
    return steps
  }

  private func isBranch(_ line: LogicalLine) -> Bool {
    switch line.tokens.first?.kind {
    case .word("else"), .word("option"): line.tokens.count < 2 || line.tokens[1].kind != .symbol("=")
    case .word("on"): line.tokens.count > 1 && line.tokens[1].kind == .word("failure")
    default: false
    }
  }

  /// The line that goes on with the block that begins at an indent, when its first words are these.
  private mutating func branch(_ words: [String], at indent: Int) -> LogicalLine? {
    var next = index
    while next < lines.count, lines[next].isComment { next += 1 }
    guard next < lines.count, lines[next].indent == indent else { return nil }
    let line = lines[next]
    for (position, word) in words.enumerated() {
      guard position < line.tokens.count, line.tokens[position].kind == .word(word) else { return nil }
    }
    // A step may have the name “else”.
    if line.tokens.count > words.count, line.tokens[words.count].kind == .symbol("=") { return nil }
    // Comments between two parts of a block move into the second.
    pending = lines[index..<next].map {
      Step(.comment($0.note ?? ""), isSpaced: $0.isSpaced, place: $0.place)
    }
    index = next + 1
    return line
  }

  private mutating func inner(_ line: LogicalLine, depth: Int) -> Step.Block {
    let comments = pending
    pending = []
    return Step.Block(comments + block(deeperThan: line.indent, depth: depth + 1), note: line.note)
  }

  // MARK: Steps

  private mutating func step(_ line: LogicalLine, depth: Int) throws -> Step {
    var reader = reader(line)
    var name: String?
    let start = reader.place
    if reader.isSymbol("=", 1) {
      name = try reader.name("a name", allowsText: false)
      reader.index += 1
      if let name, Formula.specialNames.contains(name) {
        throw reader.problem("“\(name)” has a meaning of its own. Choose another name.", at: start)
      }
    }
    var step = Step(.comment(""), name: name, note: line.note, isSpaced: line.isSpaced, place: start)
    switch reader.word() {
    case "if": step.form = try conditional(line, &reader, depth: depth)
    case "repeat": step.form = try loop(line, &reader, depth: depth)
    case "for" where reader.word(1) == "each": step.form = try each(line, &reader, depth: depth)
    case "menu": step.form = try menu(line, &reader, depth: depth)
    case "try": step.form = try attempt(line, &reader, depth: depth)
    default:
      step.form = try reader.simpleStep()
      try reader.expectEnd()
      return step
    }
    // The note of a block belongs to its first line; a menu has one of its own.
    if case .menu = step.form { return step }
    step.note = nil
    return step
  }

  private mutating func conditional(
    _ line: LogicalLine, _ reader: inout TokenReader, depth: Int
  ) throws -> Step.Form {
    reader.index += 1
    let condition = try reader.expression()
    try reader.expectEnd()
    var branches = [Step.Branch(condition, inner(line, depth: depth))]
    var otherwise: Step.Block?
    while otherwise == nil, let next = branch(["else"], at: line.indent) {
      var reader = self.reader(next)
      reader.index = 1
      if reader.take("if") {
        let count = problems.count
        var condition = Formula.value(.boolean(false))
        guarded { _ in
          condition = try reader.expression()
          try reader.expectEnd()
        }
        let block = inner(next, depth: depth)
        if problems.count == count || !block.steps.isEmpty { branches.append(.init(condition, block)) }
      } else {
        guarded { _ in try reader.expectEnd() }
        otherwise = inner(next, depth: depth)
      }
    }
    return .conditional(branches, otherwise: otherwise)
  }

  private mutating func loop(
    _ line: LogicalLine, _ reader: inout TokenReader, depth: Int
  ) throws -> Step.Form {
    reader.index += 1
    let count = try reader.expression()
    guard reader.take("times") else { throw reader.expected("“times”, as in “repeat 3 times”") }
    let name = reader.take("at") ? try reader.name("a name for the number", allowsText: false) : nil
    try reader.expectEnd()
    return .loop(count: count, index: name, inner(line, depth: depth))
  }

  private mutating func each(
    _ line: LogicalLine, _ reader: inout TokenReader, depth: Int
  ) throws -> Step.Form {
    reader.index += 2
    let item = try reader.name("a name for the item", allowsText: false)
    let name = reader.take("at") ? try reader.name("a name for the number", allowsText: false) : nil
    guard reader.take("in") else { throw reader.expected("“in”, as in “for each trail in trails”") }
    let list = try reader.expression()
    try reader.expectEnd()
    return .each(item: item, index: name, list: list, inner(line, depth: depth))
  }

  private mutating func menu(
    _ line: LogicalLine, _ reader: inout TokenReader, depth: Int
  ) throws -> Step.Form {
    reader.index += 1
    let prompt = reader.isAtEnd ? nil : try reader.expression()
    try reader.expectEnd()
    var options: [Step.Option] = []
    var comments: [Step] = []
    while index < lines.count, lines[index].indent > line.indent {
      let next = lines[index]
      index += 1
      if next.isComment {
        comments.append(Step(.comment(next.note ?? ""), isSpaced: next.isSpaced, place: next.place))
        continue
      }
      guard next.tokens.first?.kind == .word("option") else {
        problems.append(
          WorkflowProblem("In a menu stand options: option \"Title\" with its steps below.", at: next.place))
        _ = block(deeperThan: next.indent, depth: depth + 1)
        continue
      }
      var inner = self.reader(next)
      inner.index = 1
      var title = Formula.text("")
      guarded { _ in
        title = try inner.expression()
        try inner.expectEnd()
      }
      var block = self.inner(next, depth: depth + 1)
      // A comment between options moves to the beginning of the one below it.
      block.steps = comments + block.steps
      comments = []
      options.append(.init(title, block))
    }
    if !comments.isEmpty, !options.isEmpty { options[options.count - 1].block.steps += comments }
    if options.isEmpty {
      throw WorkflowProblem(
        "The menu has no options. Write them below it: option \"Title\" with its steps.", at: line.place)
    }
    return .menu(prompt: prompt, options)
  }

  private mutating func attempt(
    _ line: LogicalLine, _ reader: inout TokenReader, depth: Int
  ) throws -> Step.Form {
    reader.index += 1
    try reader.expectEnd()
    let body = inner(line, depth: depth)
    guard let next = branch(["on", "failure"], at: line.indent) else {
      return .attempt(body, failure: nil, handler: Step.Block())
    }
    var inner = self.reader(next)
    inner.index = 2
    var name: String?
    guarded { _ in
      if !inner.isAtEnd { name = try inner.name("a name for what went wrong", allowsText: false) }
      try inner.expectEnd()
    }
    return .attempt(body, failure: name, handler: self.inner(next, depth: depth))
  }
}
