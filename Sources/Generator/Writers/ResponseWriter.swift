/// Writes the class of an intent's response, with the enumeration of its codes.
struct ResponseWriter {
  private let plan: SiriKitPlan
  private let name: String
  private let intent: String
  private let code: String
  private let properties: [SiriKitFacts.Property]
  private let initialisers: [SiriKitFacts.Signature]
  private let isDeprecated: Bool

  init(_ plan: SiriKitPlan, _ intent: SiriKitFacts.Intent) {
    self.plan = plan
    self.intent = intent.name
    name = intent.response?.name ?? "\(intent.name)Response"
    code = intent.response?.codeEnum ?? ""
    properties = intent.response?.properties.filter { $0.name != "code" } ?? []
    initialisers = intent.response?.initialisers ?? []
    isDeprecated = intent.deprecated
  }

  var text: String {
    var imports = ["public import Foundation", "public import FoundationAdditions"]
    if properties.contains(where: { $0.type.contains("CLPlacemark") }) {
      imports.insert("public import CoreLocation", at: 0)
    }
    var source = SourceText.siriKit(imports: imports)
    EnumerationWriter(plan).write(code, to: &source)
    source.line()
    source.doc("An app's answer to an ``\(intent)``.")
    if isDeprecated { source.line(Deprecation.attribute(of: name)) }
    source.publicClass(name, "INIntentResponse") { source in
      source.doc("What became of the request.")
      source.line("public let code: \(code)")
      for property in properties {
        writer(property).write(plan.defaultValue(SwiftType(property.type)), to: &source)
      }
      source.line()
      for initialiser in initialisers {
        guard let signature = Signature(initialiser.signature) else { continue }
        source.doc("Creates an answer.")
        source.block("public init", signature.parameters.map(\.text), "") { source in
          for parameter in signature.parameters where parameter.name != "userActivity" {
            source.line("self.\(parameter.name) = \(parameter.name.escapedName)")
          }
          source.line("super.init()")
          source.line("self.userActivity = userActivity")
        }
        source.line()
      }
      coding(&source)
    }
    return source.text
  }

  private func writer(_ property: SiriKitFacts.Property) -> PropertyWriter {
    PropertyWriter(
      property.name, property.type, isDeprecated: property.deprecated == true,
      property.access == "get" ? .internallySettable : .settable)
  }

  private func coding(_ source: inout SourceText) {
    let unset = plan.defaultValue(SwiftType(code)) ?? ".unspecified"
    source.block("init(fields: WireFields)") { source in
      source.line("code = fields[\"code\"] ?? \(unset)")
      source.line("super.init()")
      for property in properties {
        let fallback = plan.defaultValue(SwiftType(property.type)).map { " ?? \($0)" } ?? ""
        let stored = writer(property).stored.escapedName
        source.line("\(stored) = fields[\(property.name.literal)]\(fallback)")
      }
    }
    source.line()
    source.doc("Reads an archived answer.")
    source.block("public required convenience init?(coder: NSCoder)") { source in
      source.line("guard let fields = FieldArchive.decode(coder) else { return nil }")
      source.line("self.init(fields: fields)")
    }
    source.line()
    source.line("override var codeName: String { code.caseName }")
    source.line()
    source.block("override var fields: WireFields") { source in
      guard !properties.isEmpty else { return source.line("WireFields()") }
      source.line("var fields = WireFields()")
      for property in properties {
        source.line("fields[\(property.name.literal)] = \(writer(property).stored.escapedName)")
      }
      source.line("return fields")
    }
    source.line()
    source.block("override class func make(_ fields: WireFields) -> INIntentResponse?") { source in
      source.line("\(name)(fields: fields)")
    }
  }
}
