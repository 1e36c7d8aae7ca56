import SwiftSyntax

/// What an attached macro of the framework says of a type.
struct MacroUse {
  /// The macro's name, without the `@`.
  var name: String
  /// The schema as the wire names it, for example `audio.playAudio`.
  var schema: String?
  var place: SourcePlace
}

extension ModuleIndex {
  /// The framework's macros on a type, in the order of source.
  func macros(of type: TypeDeclaration) -> [MacroUse] {
    type.attributes.compactMap { attribute in
      guard let name = attribute.node.attributeName.namePath?.last, MacroName.protocols[name] != nil else {
        return nil
      }
      return MacroUse(name: name, schema: schema(of: attribute.node), place: attribute.place)
    }
  }

  /// The protocols that macros let a type adopt, those that its schema brings among them.
  func macroProtocols(of type: TypeDeclaration) -> [String] {
    let inherited = Set(type.inherited.compactMap { $0.node.namePath?.last })
    return macros(of: type).flatMap { use -> [String] in
      let adopted = MacroName.protocols[use.name].map { [$0] } ?? []
      let demanded = use.schema.map {
        SchemaFacts.protocols(of: $0, macro: use.name, inherited: inherited)
      }
      return adopted + (demanded ?? [])
    }
  }

  /// The last two names in `schema: .audio.playAudio`, joined by a dot.
  private func schema(of attribute: AttributeSyntax) -> String? {
    guard case .argumentList(let list) = attribute.arguments, let expression = list.argument("schema") else {
      return nil
    }
    var names: [String] = []
    var current = Literal.unwrapped(expression)
    while let access = current.as(MemberAccessExprSyntax.self) {
      names.insert(access.declName.baseName.identifierText, at: 0)
      guard let base = access.base else { break }
      current = base
    }
    return names.count >= 2 ? names.suffix(2).joined(separator: ".") : nil
  }
}
