/// Writes a value class with its properties and initialisers.
struct ValueWriter {
  private let plan: SiriKitPlan
  private let name: String
  private let value: SiriKitFacts.ValueType
  /// What was left out.
  private(set) var notes: [String] = []

  init(_ plan: SiriKitPlan, _ name: String) {
    self.plan = plan
    self.name = name
    value = plan.facts.valueTypes[name] ?? .init(superclass: nil, properties: [], initialisers: [])
    for initialiser in value.initialisers where signature(initialiser) == nil {
      notes.append("\(name): left out \(initialiser.signature)")
    }
  }

  /// The superclass; what is `NSObject` on Apple's systems has a base that knows the wire.
  private var superclass: String {
    value.superclass.flatMap { $0 == "NSObject" ? nil : $0 } ?? "SiriKitObject"
  }

  var text: String {
    var source = SourceText.siriKit(imports: SourceText.imports(of: value.properties.map(\.type)))
    let words = Words.lower(name)
    source.doc("The values of \(Self.article(words)) \(words).")
    source.publicClass(name, superclass) { source in
      for property in value.properties {
        source.doc("The \(Words.lower(property.name)).")
        source.line("public let \(property.name.escapedName): \(property.type)")
      }
      if !value.properties.isEmpty { source.line() }
      for initialiser in value.initialisers {
        guard let signature = signature(initialiser) else { continue }
        source.doc("Creates the value\(initialiser.deprecated == true ? "; an older form" : "").")
        source.block("public init", signature.parameters.map(\.text), "") { source in
          assign(signature, &source)
          source.line("super.init(fields: WireFields())")
        }
        source.line()
      }
      coding(&source)
    }
    return source.text
  }

  private func signature(_ initialiser: SiriKitFacts.Signature) -> Signature? {
    guard let signature = Signature(initialiser.signature) else { return nil }
    let names = Set(value.properties.map(\.name))
    return signature.parameters.allSatisfy { names.contains($0.name) } ? signature : nil
  }

  private func assign(_ signature: Signature, _ source: inout SourceText) {
    for property in value.properties {
      let given = signature.parameters.contains { $0.name == property.name }
      let missing = plan.defaultValue(SwiftType(property.type)) ?? "nil"
      let target = given ? "self.\(property.name)" : property.name.escapedName
      source.line("\(target) = \(given ? property.name.escapedName : missing)")
    }
  }

  private func coding(_ source: inout SourceText) {
    source.block("required init(fields: WireFields)") { source in
      for property in value.properties {
        let fallback = plan.defaultValue(SwiftType(property.type)).map { " ?? \($0)" } ?? ""
        source.line("\(property.name.escapedName) = fields[\(property.name.literal)]\(fallback)")
      }
      source.line("super.init(fields: fields)")
    }
    if !value.properties.isEmpty {
      source.line()
      source.block("override var fields: WireFields") { source in
        source.line("var fields = super.fields")
        for property in value.properties {
          source.line("fields[\(property.name.literal)] = \(property.name.escapedName)")
        }
        source.line("return fields")
      }
    }
    if let principal {
      source.line()
      source.line("override class var principalField: String? { \(principal.literal) }")
    }
    if let plain = SiriKitChoices.plainClasses[name] {
      source.line()
      source.line("override class var plainClass: SiriKitObject.Type { \(plain).self }")
    }
  }

  private var principal: String? {
    if value.properties.count == 1 { return value.properties[0].name }
    return SiriKitChoices.principalNames.first { name in value.properties.contains { $0.name == name } }
  }

  static func article(_ words: String) -> String {
    "aeiou".contains(words.first ?? "x") ? "an" : "a"
  }
}
