import IntentSchemas
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Compares what a type declares with what its schema demands, and reports each difference with a way to mend it.
///
/// What was only concluded about a schema leads to warnings, never to errors. So does an optional member that is
/// missing: it is taken as one without a value.
struct SchemaCheck {
  private let schema: Schema
  private let declaration: any DeclGroupSyntax
  private let context: any MacroExpansionContext
  private let members: [DeclSyntax]

  init(_ use: SchemaUse, _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    schema = use.schema
    self.declaration = declaration
    self.context = context
    members = DeclaredMember.all(in: declaration.memberBlock.members)
  }

  private var typeName: String { declaration.typeName?.name ?? "The type" }

  /// Where what is missing is reported: at the type's name.
  private var place: Syntax { declaration.typeName.map { Syntax($0) } ?? Syntax(declaration) }

  func run() {
    if schema.kind == .enumeration { return checkCases() }
    let declared = members.compactMap(DeclaredMember.init)
    let named = Dictionary(declared.map { ($0.name, $0) }) { first, _ in first }
    // Members that a superclass or a tuple pattern declares are not seen.
    let missing = schema.members.filter { named[$0.name] == nil && !mentions($0.name) }
    if schema.kind == .entity, !schema.members.isEmpty, missing.count == schema.members.count {
      reportNoProperties()
    } else {
      for member in missing { report(missing: member) }
    }
    for member in schema.members {
      if let written = named[member.name] { check(written, against: member) }
    }
    checkResult()
  }

  /// Whether a name is declared in a way that is not looked at more closely.
  private func mentions(_ name: String) -> Bool {
    members.contains { member in
      guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count > 1 else {
        return false
      }
      return variable.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.name == name
      }
    }
  }

  private func severity(_ member: Schema.Member) -> DiagnosticSeverity {
    schema.isInferred || member.type?.isOptional == true ? .warning : .error
  }

  private func report(missing member: Schema.Member) {
    let fix = insertion("add '\(member.name)'", [line(for: member)])
    let message = SchemaMessage.missing(member, schema, in: typeName, severity(member))
    context.diagnose(Diagnostic(node: place, message: message, fixIts: fix))
  }

  private func reportNoProperties() {
    let fix = insertion("add the properties", schema.members.map(line))
    context.diagnose(
      Diagnostic(node: place, message: SchemaMessage.noProperties(schema, in: typeName), fixIts: fix))
  }

  private func line(for member: Schema.Member) -> String {
    "var \(member.name): \(member.type?.source() ?? "String")"
  }

  private func check(_ written: DeclaredMember, against member: Schema.Member) {
    if written.isLet, written.isPlain {
      let keyword = written.declaration.bindingSpecifier
      let variable = keyword.with(\.tokenKind, .keyword(.var))
      context.diagnose(
        Diagnostic(
          node: keyword, message: SchemaMessage.constant(member.name, schema),
          fixIt: .replace(message: SchemaFix("replace with 'var'"), oldNode: keyword, newNode: variable)))
    }
    guard let type = written.type, let wanted = member.type else { return }
    let found = WrittenType(type)
    let unions = IntentSchemas.domain(schema.domain)?.unions ?? []
    guard !found.fits(wanted, unions: unions) else { return }
    let source = wanted.source(named: found.ownName)
    let replacement = TypeSyntax("\(raw: source)").with(\.leadingTrivia, type.leadingTrivia)
      .with(\.trailingTrivia, type.trailingTrivia)
    context.diagnose(
      Diagnostic(
        node: type, message: SchemaMessage.mistyped(member, schema, schema.isInferred ? .warning : .error),
        fixIt: .replace(message: SchemaFix("replace with '\(source)'"), oldNode: type, newNode: replacement)))
  }

  /// Reports a `perform()` whose result names no value although the schema demands one.
  private func checkResult() {
    guard let wanted = schema.result, let perform = performance,
      let type = perform.signature.returnClause?.type, !type.trimmedDescription.contains("ReturnsValue"),
      type.is(SomeOrAnyTypeSyntax.self) || type.trimmedDescription == "IntentResult"
    else { return }
    let source = "\(type.trimmedDescription) & ReturnsValue<\(wanted.source())>"
    let replacement = TypeSyntax("\(raw: source)").with(\.leadingTrivia, type.leadingTrivia)
      .with(\.trailingTrivia, type.trailingTrivia)
    context.diagnose(
      Diagnostic(
        node: type, message: SchemaMessage.noResult(wanted, schema),
        fixIt: .replace(message: SchemaFix("add 'ReturnsValue'"), oldNode: type, newNode: replacement)))
  }

  private var performance: FunctionDeclSyntax? {
    members.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first {
      $0.name.text == "perform" && $0.signature.parameterClause.parameters.isEmpty
    }
  }

  private func checkCases() {
    guard !schema.isInferred else { return }
    let cases = members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).map(\.name.name)
    for member in schema.members where !cases.contains(member.name) {
      let escaped = Keyword.reserved.contains(member.name) ? "`\(member.name)`" : member.name
      let fix = insertion("add the case '\(member.name)'", ["case \(escaped)"])
      let message = SchemaMessage.missingCase(member.name, schema, in: typeName)
      context.diagnose(Diagnostic(node: place, message: message, fixIts: fix))
    }
  }

  /// A fix-it that puts lines at the beginning of the type.
  private func insertion(_ title: String, _ lines: [String]) -> [FixIt] {
    let block = declaration.memberBlock
    let first = block.members.first?.leadingTrivia.indentation ?? Trivia.spaces(2)
    let items = lines.map { line in
      MemberBlockItemSyntax(
        leadingTrivia: [.newlines(1)] + first, decl: DeclSyntax("\(raw: line)"))
    }
    let changed = block.with(\.members, MemberBlockItemListSyntax(items + Array(block.members)))
    return [
      FixIt(
        message: SchemaFix(title), changes: [.replace(oldNode: Syntax(block), newNode: Syntax(changed))])
    ]
  }
}

extension Trivia {
  /// The spaces before the first word of a line.
  fileprivate var indentation: Trivia {
    var pieces: [TriviaPiece] = []
    for piece in reversed() {
      guard piece.isSpaceOrTab else { break }
      pieces.insert(piece, at: 0)
    }
    return Trivia(pieces: pieces)
  }
}

/// The words that need quotes as the name of a case.
enum Keyword {
  static let reserved: Set<String> = [
    "as", "break", "case", "class", "continue", "default", "do", "else", "enum", "extension", "false", "for",
    "func", "if", "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "true", "try", "var", "where",
    "while",
  ]
}
