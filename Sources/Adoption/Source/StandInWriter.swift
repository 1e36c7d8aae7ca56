import Foundation
import SwiftSyntax

/// Writes declarations that stand in for those of a file that is left out.
///
/// They have the names and signatures of the source and nothing in them, so that what uses them compiles; what they do is
/// for the author to fill in.
struct StandInWriter {
  /// The declarations of a file.
  struct Result {
    /// Swift source, one text for each declaration.
    var declarations: [String] = []
    /// The names of types that the declarations use.
    var types: Set<String> = []
    /// Members that could not be stood in for.
    var omitted: [String] = []
  }

  /// Whether a type is there for a signature to name.
  var isKnown: (String) -> Bool
  /// Whether the target is compiled with declarations on the main actor.
  var isMainActorByDefault: Bool
  var languageMode: Int

  /// Stands in for the declarations of some names in a file.
  func standIns(for names: Set<String>, in file: URL) -> Result {
    var result = Result()
    guard let text = try? FileReading.text(of: file, limit: SourceSurvey.sizeLimit) else { return result }
    for item in SourceParsing.tree(text).statements {
      guard case .decl(let declaration) = item.item else { continue }
      let declared = Set(SourceNames.declared(by: declaration))
      if !declared.isDisjoint(with: names) {
        if let source = write(declaration, indent: "", owner: nil, &result) {
          result.declarations.append(source)
        }
      } else if let node = declaration.as(ExtensionDeclSyntax.self),
        names.contains(node.extendedType.trimmedDescription), node.genericWhereClause == nil
      {
        let members = members(
          node.memberBlock.members, indent: "  ", owner: node.extendedType.trimmedDescription, &result)
        if !members.isEmpty {
          result.declarations.append(
            "extension \(node.extendedType.trimmedDescription) {\n\(members.joined(separator: "\n"))\n}")
        }
      }
    }
    return result
  }

  // MARK: Declarations

  private func write(
    _ declaration: DeclSyntax, indent: String, owner: String?, _ result: inout Result
  ) -> String? {
    if let node = declaration.as(StructDeclSyntax.self) {
      return type(node, word: "struct", generics: node.genericParameterClause, indent: indent, &result)
    }
    if let node = declaration.as(ClassDeclSyntax.self) {
      return type(node, word: "class", generics: node.genericParameterClause, indent: indent, &result)
    }
    if let node = declaration.as(ActorDeclSyntax.self) {
      return type(node, word: "actor", generics: node.genericParameterClause, indent: indent, &result)
    }
    if let node = declaration.as(EnumDeclSyntax.self) {
      return type(node, word: "enum", generics: node.genericParameterClause, indent: indent, &result)
    }
    if let node = declaration.as(ProtocolDeclSyntax.self) {
      return areKnown(node, &result) ? indent + node.trimmedDescription : nil
    }
    if let node = declaration.as(TypeAliasDeclSyntax.self) {
      return areKnown(node.initializer, &result) ? indent + node.trimmedDescription : nil
    }
    if let node = declaration.as(FunctionDeclSyntax.self) {
      return function(node, indent: indent, owner: owner, &result)
    }
    if let node = declaration.as(VariableDeclSyntax.self) {
      return variable(node, indent: indent, owner: owner, &result)
    }
    return nil
  }

  private func type(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, word: String, generics: GenericParameterClauseSyntax?,
    indent: String, _ result: inout Result
  ) -> String {
    let name = node.name.text
    let written = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    // A controller keeps that it is one, and nothing of what it controls.
    let isController = written.first?.hasSuffix("ViewController") == true && word == "class"
    let inherited =
      isController
      ? ["UIViewController"]
      : written
        .filter { SignatureTypes.adoptable.contains($0) || (isKnown($0) && !$0.hasPrefix("NSManaged")) }
    result.types.formUnion(inherited.filter { $0 != "UIViewController" })
    var given: Set<String> = []
    if inherited.contains("View") { given = ["body"] }
    if inherited.contains("AppIntent") { given = ["title", "isDiscoverable", "perform"] }
    var head = indent
    if SourceNames.attributes(of: node.attributes).contains("MainActor") { head += "@MainActor " }
    head +=
      kept(node.modifiers, also: ["final", "open", "indirect"])
      + "\(word) \(name)\(generics?.trimmedDescription ?? "")"
    if !inherited.isEmpty { head += ": " + inherited.joined(separator: ", ") }
    var lines = members(
      node.memberBlock.members, indent: indent + "  ", owner: name, given: given, isController: isController,
      &result)
    let hasInitializer = node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    if !hasInitializer, word != "enum", !isController {
      let parameters = word == "struct" ? memberwise(node.memberBlock.members, &result) : []
      lines.insert(
        "\(indent)  \(kept(node.modifiers, also: []))init(\(parameters.joined(separator: ", "))) {}", at: 0)
    }
    if inherited.contains("View") { lines.append("\(indent)  var body: some View { EmptyView() }") }
    if inherited.contains("AppIntent") { lines += intentMembers(name, indent: indent + "  ") }
    return "\(head) {\n\(lines.joined(separator: "\n"))\n\(indent)}"
  }

  /// What an intent needs that does nothing.
  private func intentMembers(_ name: String, indent: String) -> [String] {
    [
      "\(indent)static var title: LocalizedStringResource { \(Literal.text(name)) }",
      "\(indent)static var isDiscoverable: Bool { false }",
      "\(indent)func perform() async throws -> some IntentResult {",
      "\(indent)  throw StandInError(\(Literal.text(name)))", "\(indent)  return .result()", "\(indent)}",
    ]
  }

  private func members(
    _ items: MemberBlockItemListSyntax, indent: String, owner: String, given: Set<String> = [],
    isController: Bool = false, _ result: inout Result
  ) -> [String] {
    items.compactMap { item in
      if SourceNames.isPrivate(item.decl) { return nil }
      if let node = item.decl.as(InitializerDeclSyntax.self) {
        guard areKnown(node.signature, &result) else { return omit("init", owner, &result) }
        let mark = node.optionalMark?.text ?? ""
        if isController {
          if node.modifiers.contains(where: { ["required", "override"].contains($0.name.text) }) {
            return nil
          }
          return
            "\(indent)init\(mark)\(node.signature.trimmedDescription) { super.init(nibName: nil, bundle: nil) }\n"
            + "\(indent)required init?(coder: NSCoder) { super.init(coder: coder) }"
        }
        let words = kept(node.modifiers, also: [])
        return "\(indent)\(words)init\(mark)\(node.signature.trimmedDescription) {}"
      }
      if let node = item.decl.as(EnumCaseDeclSyntax.self) {
        guard areKnown(node, &result) else { return omit(node.trimmedDescription, owner, &result) }
        return indent + node.trimmedDescription
      }
      let names = SourceNames.declared(by: item.decl)
      if names.contains(where: given.contains) || SourceNames.isOverride(item.decl) { return nil }
      if let text = write(item.decl, indent: indent, owner: owner, &result) { return text }
      return names.isEmpty ? nil : omit(names.joined(separator: ", "), owner, &result)
    }
  }

  private func omit(_ name: String, _ owner: String, _ result: inout Result) -> String? {
    result.omitted.append("\(owner).\(name)")
    return nil
  }

  // MARK: Members

  private func function(
    _ node: FunctionDeclSyntax, indent: String, owner: String?, _ result: inout Result
  ) -> String? {
    guard areKnown(node.signature, &result) else { return nil }
    let place = [owner, node.name.text].compactMap(\.self).joined(separator: ".")
    let returned = node.signature.returnClause?.type.trimmedDescription
    let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    let body = isThrowing ? "throw StandInError(\(Literal.text(place)))" : empty(returned, place)
    let generics = node.genericParameterClause?.trimmedDescription ?? ""
    let requirements = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    return indent + attribute(node.attributes)
      + kept(node.modifiers, also: ["static", "class", "mutating", "nonisolated"])
      + "func \(node.name.text)\(generics)\(node.signature.trimmedDescription)\(requirements) { \(body) }"
  }

  private func variable(
    _ node: VariableDeclSyntax, indent: String, owner: String?, _ result: inout Result
  ) -> String? {
    let lines = node.bindings.compactMap { binding -> String? in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      let place = [owner, name].compactMap(\.self).joined(separator: ".")
      let words = attribute(node.attributes) + kept(node.modifiers, also: ["static", "class", "nonisolated"])
      let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
      if isStatic || owner == nil, let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == owner
          || call.calledExpression.trimmedDescription == "Self",
        call.arguments.isEmpty
      {
        let unsafe = languageMode == 6 && !isMainActorByDefault ? "nonisolated(unsafe) " : ""
        return "\(indent)\(unsafe)\(words)let \(name) = \(owner ?? "Self")()"
      }
      guard let type = binding.typeAnnotation?.type ?? SignatureTypes.type(of: binding.initializer?.value),
        areKnown(type, &result)
      else { return nil }
      let text = type.trimmedDescription
      let value = empty(text, place)
      if node.bindingSpecifier.text == "let" || binding.accessorBlock != nil {
        return "\(indent)\(words)var \(name): \(text) { \(value) }"
      }
      // What has an empty value keeps what it is given.
      if !isStatic, owner != nil, !value.hasPrefix("standIn") {
        return "\(indent)\(words)var \(name): \(text) = \(value)"
      }
      return "\(indent)\(words)var \(name): \(text) { get { \(value) } set {} }"
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The parameters of the initializer that a structure has by itself.
  private func memberwise(_ items: MemberBlockItemListSyntax, _ result: inout Result) -> [String] {
    items.flatMap { item -> [String] in
      guard let node = item.decl.as(VariableDeclSyntax.self), !SourceNames.isPrivate(item.decl),
        !node.modifiers.contains(where: { $0.name.text == "static" })
      else { return [] }
      let wrappers = SourceNames.attributes(of: node.attributes)
      guard wrappers.isDisjoint(with: SignatureTypes.ownedWrappers) else { return [] }
      return node.bindings.compactMap { binding in
        guard binding.accessorBlock == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self),
          let type = binding.typeAnnotation?.type ?? SignatureTypes.type(of: binding.initializer?.value),
          areKnown(type, &result)
        else { return nil }
        if node.bindingSpecifier.text == "let", binding.initializer != nil { return nil }
        var text = type.trimmedDescription
        if wrappers.contains("Binding") { text = "Binding<\(text)>" }
        if type.is(FunctionTypeSyntax.self) { text = "@escaping \(text)" }
        let value =
          binding.initializer.map { " " + $0.trimmedDescription } ?? (text.hasSuffix("?") ? " = nil" : "")
        return "\(name.identifier.text): \(text)\(value)"
      }
    }
  }

  // MARK: Details

  private func kept(_ modifiers: DeclModifierListSyntax, also words: Set<String>) -> String {
    let all = words.union(["public", "package"])
    return modifiers.filter { all.contains($0.name.text) && $0.detail == nil }.map { $0.name.text + " " }
      .joined()
  }

  private func attribute(_ attributes: AttributeListSyntax) -> String {
    let names = SourceNames.attributes(of: attributes)
    return (names.contains("MainActor") ? "@MainActor " : "")
      + (names.contains("discardableResult") ? "@discardableResult " : "")
  }

  /// What gives an empty value of a type.
  private func empty(_ type: String?, _ place: String) -> String {
    guard let type, type != "Void", type != "()" else { return "" }
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    let values = [
      "Bool": "false", "String": "\"\"", "Int": "0", "Double": "0", "Date": "Date(timeIntervalSince1970: 0)",
    ]
    return values[type] ?? "standIn(\(Literal.text(place)))"
  }

  /// Whether all types of a node are there; they are noted then.
  private func areKnown(_ node: some SyntaxProtocol, _ result: inout Result) -> Bool {
    let types = SignatureTypes.names(in: node)
    guard types.allSatisfy({ SignatureTypes.standard.contains($0) || isKnown($0) }) else { return false }
    result.types.formUnion(types)
    return true
  }
}
