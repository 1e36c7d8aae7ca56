import Foundation

/// Every declaration of the facts, by the domain or kind to which it belongs.
struct SurfaceItems {
  private let facts: SiriKitFacts
  /// The groups by name, each with its items in order.
  private(set) var groups: [(name: String, items: [SurfaceItem])] = []

  init(_ facts: SiriKitFacts) {
    self.facts = facts
    let domains = facts.intents.map(\.domain).reduce(into: [String]()) { list, domain in
      if !list.contains(domain) { list.append(domain) }
    }
    for domain in domains {
      let items = facts.intents.filter { $0.domain == domain }.flatMap(intent)
      groups.append((SiriKitPlan.folder(domain: domain), items))
    }
    groups.append(("ResolutionResults", facts.resolutionResults.sorted { $0.key < $1.key }.flatMap(result)))
    groups.append(("Enumerations", facts.enums.sorted { $0.key < $1.key }.flatMap(enumeration)))
    groups.append(("Values", facts.valueTypes.sorted { $0.key < $1.key }.flatMap(value)))
    groups.append(("Support", facts.supportTypes.sorted { $0.key < $1.key }.flatMap(value)))
    groups.append(("Protocols", facts.protocols.sorted { $0.key < $1.key }.flatMap(domainProtocol)))
    groups.append(("Constants", constants))
  }

  // MARK: Intents

  private func intent(_ intent: SiriKitFacts.Intent) -> [SurfaceItem] {
    let name = intent.name
    var items = [SurfaceItem("", name, "let _: INIntent.Type = \(name).self")]
    for parameter in intent.parameters {
      let property = SiriKitFacts.Property(name: parameter.name, type: parameter.type)
      items.append(item(name, parameter.name, SurfaceReferences.property(property, of: name)))
    }
    items += intent.initialisers.map { initialiser($0.signature, name) }
    if let handling = intent.handlingProtocol {
      items.append(SurfaceItem("", handling.name, "let _ = (any \(handling.name)).self"))
      for method in handling.required + handling.optional {
        let owner = "any \(handling.name)"
        let text = method.signature
        items.append(item(handling.name, text, SurfaceReferences.method(text, of: owner)))
        guard let form = SurfaceReferences.method(text, of: owner, isAsync: true) else { continue }
        items.append(item(handling.name, "async \(text)", form))
      }
    }
    return items + response(intent)
  }

  private func response(_ intent: SiriKitFacts.Intent) -> [SurfaceItem] {
    guard let response = intent.response else { return [] }
    let name = response.name
    return [SurfaceItem("", name, "let _: INIntentResponse.Type = \(name).self")]
      + response.initialisers.map { initialiser($0.signature, name) }
      + response.properties.map { item(name, $0.name, SurfaceReferences.property($0, of: name)) }
  }

  // MARK: Results and enumerations

  private func result(_ name: String, _ result: SiriKitFacts.ResolutionResult) -> [SurfaceItem] {
    [SurfaceItem("", name, "let _: \(result.superclass).Type = \(name).self")]
      + result.factories.map { factory in
        factory.signature.hasPrefix("init")
          ? initialiser(factory.signature, name)
          : item(name, factory.signature, SurfaceReferences.method(factory.signature, of: name))
      }
  }

  private func enumeration(_ name: String, _ enumeration: SiriKitFacts.Enumeration) -> [SurfaceItem] {
    // Cases without a number in the facts follow the highest one, as they do in the source.
    var numbers: [(name: String, raw: Int)] = []
    for item in enumeration.cases {
      numbers.append((item.name, item.raw ?? (numbers.map(\.raw).max() ?? -1) + 1))
    }
    return [SurfaceItem("", name, "let _ = \(name).self")]
      + numbers.map { item in
        SurfaceItem(name, item.name, "surface.raw(\(name).\(item.name.escapedName), \(item.raw))")
      }
  }

  // MARK: Values

  private func value(_ name: String, _ value: SiriKitFacts.ValueType) -> [SurfaceItem] {
    let owner = SurfaceReferences.owner(name)
    let isEnumeration = value.swiftKind != nil
    var items = [SurfaceItem("", name, type(name, value))]
    for property in value.properties {
      let path = isEnumeration ? ["let _: KeyPath<\(owner), \(property.type)> = \\.\(property.name)"] : nil
      let lines = path ?? SurfaceReferences.property(property, of: owner)
      items.append(item(name, property.name, lines))
    }
    items += value.initialisers.map { initialiser($0.signature, name) }
    for method in value.methods ?? [] {
      let text = method.signature
      let lines =
        text.hasPrefix("init")
        ? SurfaceReferences.initialiser(text, of: owner) : SurfaceReferences.method(text, of: owner)
      items.append(item(name, text, lines))
    }
    items += (value.swiftOverlay ?? []).map { item(name, "overlay \($0)", overlay($0, of: owner)) }
    return items
  }

  private func type(_ name: String, _ value: SiriKitFacts.ValueType) -> String {
    let owner = SurfaceReferences.owner(name)
    let target = value.swiftKind == nil ? owner : "\(owner).ReferenceType"
    let parts = [value.superclass].compactMap(\.self) + (value.conforms ?? [])
    guard !parts.isEmpty else { return "let _ = \(target).self" }
    // A class alone is no existential, and says what it inherits.
    if parts.count == 1, let only = parts.first { return "let _: \(only).Type = \(target).self" }
    return "let _: any (\(parts.joined(separator: " & "))).Type = \(target).self"
  }

  private func overlay(_ text: String, of owner: String) -> [String]? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "typealias":
      let sides = words[1].components(separatedBy: " = ")
      return sides.count == 2 ? ["let _: \(sides[1]).Type = \(owner).\(sides[0]).self"] : nil
    case "case":
      guard let open = words[1].firstIndex(of: "(") else { return ["let _: \(owner) = .\(words[1])"] }
      return ["let _: \(words[1][open...]) -> \(owner) = \(owner).\(words[1][..<open])"]
    case "var":
      let sides = words[1].components(separatedBy: ": ")
      return sides.count == 2 ? ["let _: KeyPath<\(owner), \(sides[1])> = \\.\(sides[0])"] : nil
    default:
      return text.hasPrefix("init")
        ? SurfaceReferences.initialiser(text, of: owner) : SurfaceReferences.method(text, of: owner)
    }
  }

  // MARK: Protocols and constants

  private func domainProtocol(_ name: String, _ value: SiriKitFacts.DomainProtocol) -> [SurfaceItem] {
    let owner = "any \(name)"
    var items = [SurfaceItem("", name, "let _ = (any \(name)).self")]
    for parent in value.conforms.reduce(into: [String](), { if !$0.contains($1) { $0.append($1) } }) {
      let protocolName = parent == "NSObject" ? "NSObjectProtocol" : parent
      items.append(item(name, "conforms \(parent)", ["_ = { (x: \(owner)) -> any \(protocolName) in x }"]))
    }
    for property in value.properties {
      let line = "_ = { (x: \(owner)) -> \(property.type) in x.\(property.name) }"
      items.append(item(name, property.name, [line]))
    }
    for method in value.required + value.optional {
      items.append(item(name, method.signature, SurfaceReferences.method(method.signature, of: owner)))
    }
    return items
  }

  private var constants: [SurfaceItem] {
    var items: [SurfaceItem] = []
    for (type, names) in facts.stringConstantTypes.sorted(by: { $0.key < $1.key }) {
      items.append(SurfaceItem("", type, "let _: any RawRepresentable<String>.Type = \(type).self"))
      items += names.map { SurfaceItem(type, $0, "let _: \(type) = .\($0.escapedName)") }
    }
    items += facts.intentIdentifierConstants.map { SurfaceItem("", $0, "let _: String = \($0)") }
    items += facts.otherConstants.keys.sorted().map { item("", $0, ["let _ = \($0)"]) }
    return items
  }

  // MARK: Items

  private func initialiser(_ signature: String, _ owner: String) -> SurfaceItem {
    item(owner, signature, SurfaceReferences.initialiser(signature, of: SurfaceReferences.owner(owner)))
  }

  /// The item with what people decided about it.
  private func item(_ owner: String, _ declaration: String, _ lines: [String]?) -> SurfaceItem {
    let item = SurfaceItem(owner, declaration, lines ?? [])
    if SurfaceChoices.impossible[item.key] != nil { return SurfaceItem(owner, declaration, []) }
    return SurfaceChoices.references[item.key].map { SurfaceItem(owner, declaration, $0) } ?? item
  }
}
