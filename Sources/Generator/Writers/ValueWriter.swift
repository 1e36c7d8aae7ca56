/// Writes a value class with its properties and initialisers.
struct ValueWriter {
  private let plan: SiriKitPlan
  private let name: String
  private let value: SiriKitFacts.ValueType
  private let properties: [SiriKitFacts.Property]
  private let hidden: [SiriKitFacts.Property]
  /// What was left out.
  private(set) var notes: [String] = []

  init(_ plan: SiriKitPlan, _ name: String) {
    self.plan = plan
    self.name = name
    value = plan.facts.valueTypes[name] ?? .init(superclass: nil, properties: [], initialisers: [])
    hidden = SiriKitChoices.hiddenProperties[name] ?? []
    properties = value.properties + hidden
    for initialiser in NumberBridge.chosen(value.initialisers) where !isWritable(initialiser.signature) {
      notes.append("\(name): left out init(\(initialiser.signature.parameters.map(\.text)))")
    }
  }

  /// The superclass; what is `NSObject` on Apple's systems has a base that knows the wire.
  private var superclass: String {
    value.superclass.flatMap { $0 == "NSObject" ? nil : $0 } ?? "SiriKitObject"
  }

  /// The properties that the superclass holds.
  private var inherited: [SiriKitFacts.Property] {
    plan.facts.valueTypes[superclass]?.properties ?? []
  }

  var text: String {
    let types = properties.map(\.type) + value.initialisers.map(\.signature)
    var source = SourceText.siriKit(
      imports: SourceText.imports(of: types, always: superclass != "SiriKitObject"))
    let words = Words.lower(name)
    source.doc("The values of \(Self.article(words)) \(words).")
    if value.deprecated == true { source.line(Deprecation.attribute(of: name)) }
    source.publicClass(name, superclass) { source in
      for property in value.properties { PropertyWriter(property).write(to: &source) }
      for property in hidden { source.line("let \(property.name): \(property.type)") }
      if !properties.isEmpty { source.line() }
      initialisers(&source)
      coding(&source)
    }
    return source.text
  }

  private func isWritable(_ signature: Signature) -> Bool {
    signature.parameters.allSatisfy { property(for: $0) != nil }
  }

  private func property(for parameter: Signature.Parameter) -> SiriKitFacts.Property? {
    let all = properties + inherited
    if let same = all.first(where: { $0.name == parameter.name }) { return same }
    guard let other = SiriKitChoices.parameterProperties[parameter.name] else { return nil }
    return all.first { $0.name == other }
  }

  // MARK: Initialisers

  private func initialisers(_ source: inout SourceText) {
    let written = NumberBridge.chosen(value.initialisers).filter { isWritable($0.signature) }
    for initialiser in written {
      let signature = initialiser.signature
      source.doc("Creates the value\(initialiser.isDeprecated ? "; an older form" : "").")
      initialiser.attributes(&source)
      let head = signature.isFailable ? "public init?" : "public init"
      source.block(head, signature.parameters.map(\.declaration), "") { source in
        assign(signature, &source)
        callSuper(signature, &source)
      }
      source.line()
    }
    if written.isEmpty { empty(&source) } else { inheritedInitialisers(besides: written, &source) }
  }

  /// The initialisers of the superclass, which Objective-C passes on to every subclass.
  private func inheritedInitialisers(
    besides own: [NumberBridge.Initialiser], _ source: inout SourceText
  ) {
    guard let base = plan.facts.valueTypes[superclass] else { return }
    let known = own.map { $0.signature.parameters.map(\.label) }
    for initialiser in NumberBridge.chosen(base.initialisers) {
      let signature = initialiser.signature
      guard !known.contains(signature.parameters.map(\.label)) else { continue }
      source.doc("Creates the value without what it has beyond the one that it inherits from.")
      initialiser.attributes(&source)
      source.block("public override init", signature.parameters.map(\.declaration), "") { source in
        assign(signature, &source)
        callSuper(signature, &source)
      }
      source.line()
    }
  }

  /// What stands in for public initialisers: an empty value that is filled in, or all properties for subclasses.
  private func empty(_ source: inout SourceText) {
    let isBase = plan.facts.valueTypes.values.contains { $0.superclass == name }
    if properties.isEmpty || properties.allSatisfy(\.isSettable) {
      source.doc("Creates a value to fill in.")
      source.block("public init()") { source in
        for property in properties {
          guard let missing = plan.defaultValue(SwiftType(property.type)) else { continue }
          source.line("\(property.name.escapedName) = \(missing)")
        }
        source.line("super.init(fields: WireFields())")
      }
      source.line()
    } else if isBase {
      let parameters = properties.map { "\($0.name): \(PropertyWriter.spelling(of: $0.type))" }
      source.block("init", parameters, "") { source in
        for property in properties { source.line("self.\(property.name) = \(property.name)") }
        source.line("super.init(fields: WireFields())")
      }
      source.line()
    }
  }

  private func assign(_ signature: Signature, _ source: inout SourceText) {
    for property in properties {
      let writer = PropertyWriter(property)
      let parameter = signature.parameters.first { self.property(for: $0)?.name == property.name }
      var value =
        parameter.map { NumberBridge.value($0.name.escapedName, of: $0.type, for: property.type) }
        ?? missing(property)
      if let parameter, SwiftType(parameter.type).isOptional, !SwiftType(property.type).isOptional {
        value += " ?? \(missing(property))"
      }
      source.line("self.\(writer.stored) = \(value)")
    }
  }

  private func missing(_ property: SiriKitFacts.Property) -> String {
    plan.defaultValue(SwiftType(property.type)) ?? "nil"
  }

  private func callSuper(_ signature: Signature, _ source: inout SourceText) {
    let given = signature.parameters.filter { parameter in
      inherited.contains { $0.name == property(for: parameter)?.name }
    }
    guard !given.isEmpty, let base = plan.facts.valueTypes[superclass] else {
      return source.line("super.init(fields: WireFields())")
    }
    let written = base.initialisers.first.flatMap { Signature($0.signature) }?.parameters
    let names =
      written?.map { (label: $0.label ?? "_", property: $0.name) }
      ?? base.properties.map { (label: $0.name, property: $0.name) }
    source.list(
      "super.init",
      names.map { item in
        let parameter = given.first { property(for: $0)?.name == item.property }
        return "\(item.label): \(parameter?.name.escapedName ?? "nil")"
      })
  }

  // MARK: Coding

  private func coding(_ source: inout SourceText) {
    let isMoney = properties.contains { $0.name == "currencyCode" }
    source.block("required init(fields: WireFields)") { source in
      for property in properties {
        let writer = PropertyWriter(property)
        let fallback = plan.defaultValue(SwiftType(property.type)).map { " ?? \($0)" } ?? ""
        let isAmount = SwiftType(property.type).base == "NSDecimalNumber"
        let value = isAmount ? "fields.amount(\(property.name.literal))" : "fields[\(property.name.literal)]"
        source.line("\(writer.stored.escapedName) = \(value)\(fallback)")
      }
      source.line("super.init(fields: fields)")
    }
    if superclass != "SiriKitObject" {
      // A superclass with initialisers of its own does not pass this one on.
      source.line()
      source.doc("Reads an archived value.")
      source.block("public required convenience init?(coder: NSCoder)") { source in
        source.line("guard let fields = FieldArchive.decode(coder) else { return nil }")
        source.line("self.init(fields: fields)")
      }
    }
    if !properties.isEmpty {
      source.line()
      source.block("override var fields: WireFields") { source in
        source.line("var fields = super.fields")
        for property in properties {
          let writer = PropertyWriter(property)
          if SwiftType(property.type).base == "NSDecimalNumber" {
            let code = isMoney ? "currencyCode" : "nil"
            source.line("fields.set(\(writer.stored), in: \(code), for: \(property.name.literal))")
          } else {
            source.line("fields[\(property.name.literal)] = \(writer.stored.escapedName)")
          }
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
    if let chosen = SiriKitChoices.principals[name] { return chosen }
    if value.properties.count == 1, inherited.isEmpty { return value.properties[0].name }
    let names = Set((value.properties + inherited).map(\.name))
    return SiriKitChoices.principalNames.first { names.contains($0) }
  }

  static func article(_ words: String) -> String {
    "aeiou".contains(words.first ?? "x") ? "an" : "a"
  }
}
