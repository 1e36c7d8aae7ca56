import IntentWire

/// Reads definition files of custom intents.
///
/// What cannot be used is an error that names the file and the place in it; what is only unknown is left out and
/// said once.
public struct DefinitionReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// What was read, and what is wrong with it.
  public struct Result: Sendable {
    /// The definition; `nil` when an error keeps it from being used.
    public var definition: IntentDefinition?
    /// What is wrong, in the order in which it was found.
    public var problems: [DefinitionProblem]
  }

  /// Reads a file.
  public func read(_ source: DefinitionSource) -> Result {
    let log = DefinitionLog(path: source.path, text: String(decoding: source.data, as: UTF8.self))
    guard let root = source.root(log) else { return Result(definition: nil, problems: log.problems) }
    let node = DefinitionNode(root, at: DefinitionPlace(), log: log, translations: source.translations)
    let definition = DefinitionBody(log: log).read(node, name: source.name)
    return Result(definition: log.hasErrors ? nil : definition, problems: log.problems)
  }
}

/// Reads a file's root: first the names of its types, then what uses them.
struct DefinitionBody {
  let log: DefinitionLog
  private var enumerations: [String: String] = [:]
  private var types: [String: String] = [:]
  private var cases: [String: [DefinedEnumeration.Case]] = [:]
  private var names: Set<String> = []

  init(log: DefinitionLog) {
    self.log = log
  }

  func read(_ root: DefinitionNode, name: String) -> IntentDefinition {
    var body = self
    return body.definition(root, name: name)
  }

  private mutating func definition(_ root: DefinitionNode, name: String) -> IntentDefinition {
    checkVersion(root)
    root.ignore(
      "INIntentDefinitionNamespace", "INIntentDefinitionSystemVersion",
      "INIntentDefinitionToolsBuildVersion", "INIntentDefinitionToolsVersion")
    var definition = IntentDefinition(name: name)
    for node in root.nodes("INEnums", named: "INEnumName") {
      guard let enumeration = enumeration(node) else { continue }
      enumerations[enumeration.name] = enumeration.className
      cases[enumeration.className] = enumeration.cases
      definition.enumerations.append(enumeration)
    }
    let typeNodes = root.nodes("INTypes", named: "INTypeName")
    var found: [(node: DefinitionNode, type: DefinedType)] = []
    for node in typeNodes {
      guard let type = type(node) else { continue }
      types[type.name] = type.className
      found.append((node, type))
    }
    for (node, read) in found {
      var type = read
      type.properties = properties(of: node)
      node.finish()
      definition.types.append(type)
    }
    definition.intents = root.nodes("INIntents", named: "INIntentName").compactMap { intent($0) }
    root.finish()
    return definition
  }

  private func checkVersion(_ root: DefinitionNode) {
    guard let version = root.string("INIntentDefinitionModelVersion") else { return }
    let place = root.place.child("INIntentDefinitionModelVersion")
    guard version.split(separator: ".").first == "1" else {
      log.fail(
        place,
        "The format “\(version.prefix(40))” is not known; 1.0 to 1.2 are. Save the file in one of them.")
      return
    }
    if !["1", "1.0", "1.1", "1.2"].contains(version) {
      log.warn(
        place, "The format “\(version.prefix(40))” is newer than 1.2; what is new in it may be left out.")
    }
  }

  // MARK: Names

  /// A name for a class or enumeration: the given one, or a prefix and a stem.
  private mutating func className(_ node: DefinitionNode, _ group: String, stem: String, ending: String = "")
    -> String?
  {
    let prefix = node.string("\(group)ClassPrefix") ?? ""
    let given = node.string("\(group)ClassName")
    let name = given.flatMap { $0.isEmpty ? nil : $0 } ?? prefix + stem + ending
    guard DefinitionNames.isIdentifier(name) else {
      log.fail(
        node.place,
        "“\(name.prefix(80))” cannot be the name of a class; use letters, digits and underscores, with a letter first."
      )
      return nil
    }
    guard names.insert(name).inserted else {
      log.fail(node.place, "“\(name)” is the name of something else in this file; rename one of the two.")
      return nil
    }
    return name
  }

  // MARK: Enumerations

  private mutating func enumeration(_ node: DefinitionNode) -> DefinedEnumeration? {
    defer { node.finish() }
    guard let name = node.name("INEnumName"), let className = className(node, "INEnum", stem: name) else {
      return nil
    }
    node.ignore("INEnumType", "INEnumNamespace")
    let generates = node.boolean("INEnumGeneratesHeader") ?? false
    var cases: [DefinedEnumeration.Case] = []
    for (index, value) in node.nodes("INEnumValues", named: "INEnumValueName").enumerated() {
      defer { value.finish() }
      guard let name = value.name("INEnumValueName") else { continue }
      let number = value.integer("INEnumValueIndex") ?? (name == "unknown" ? 0 : index)
      let title = value.text("INEnumValueDisplayName") ?? DefinitionNames.title(from: name)
      value.ignore("INEnumValueSynonyms", "INEnumValueDisplayNameSynonyms", "INEnumValueImageName")
      guard DefinitionNames.isIdentifier(name) else {
        log.fail(value.place, "“\(name.prefix(80))” cannot be the name of a case; use letters and digits.")
        continue
      }
      guard !cases.contains(where: { $0.name == name || $0.value == number }) else {
        log.fail(value.place, "Another case has the same name or the same index \(number); change one.")
        continue
      }
      cases.append(.init(name: name, value: number, title: title))
    }
    guard !cases.isEmpty else {
      log.fail(node.place, "The enumeration has no cases; add one to “INEnumValues”.")
      return nil
    }
    return DefinedEnumeration(
      name: name, className: className,
      title: node.text("INEnumDisplayName") ?? DefinitionNames.title(from: name),
      isNestedInIntents: !generates, cases: cases)
  }

  // MARK: Types

  private mutating func type(_ node: DefinitionNode) -> DefinedType? {
    node.ignore("INTypeLastPropertyTag", "INTypeNamespace", "INTypeDefaultImageName")
    guard let name = node.name("INTypeName"), let className = className(node, "INType", stem: name) else {
      return nil
    }
    return DefinedType(
      name: name, className: className,
      title: node.text("INTypeDisplayName") ?? DefinitionNames.title(from: name), properties: [])
  }

  private func properties(of node: DefinitionNode) -> [DefinedProperty] {
    node.nodes("INTypeProperties", named: "INTypePropertyName").compactMap { property in
      defer { property.finish() }
      property.ignore("INTypePropertyDefault", "INTypePropertyMetadata")
      guard let found = self.property(property, "INTypeProperty") else { return nil }
      if DefinitionNames.ofEveryType.contains(found.name) { return nil }
      return isFree(found, in: DefinitionNames.ofTypes, property) ? found : nil
    }
  }

  // MARK: Properties

  /// Reads what parameters and properties of responses and types have in common.
  private func property(_ node: DefinitionNode, _ group: String) -> DefinedProperty? {
    node.ignore(
      "\(group)DisplayPriority", "\(group)Tag", "\(group)ObjectTypeNamespace", "\(group)EnumTypeNamespace",
      "\(group)FixedSizeArray", "\(group)ArraySizes")
    guard let name = node.name("\(group)Name") else { return nil }
    guard DefinitionNames.isIdentifier(name) else {
      log.fail(
        node.place,
        "“\(name.prefix(80))” cannot be the name of a property; use letters, digits and underscores, with a letter "
          + "first.")
      return nil
    }
    let title = node.text("\(group)DisplayName") ?? DefinitionNames.title(from: name)
    let isList = node.boolean("\(group)SupportsMultipleValues") ?? false
    guard let type = valueType(node, group) else { return nil }
    return DefinedProperty(name: name, title: title, type: type, isList: isList)
  }

  private func valueType(_ node: DefinitionNode, _ group: String) -> DefinedValueType? {
    let written = node.string("\(group)Type")
    let object = node.string("\(group)ObjectType")
    if let name = node.string("\(group)EnumType") {
      if let className = enumerations[name] { return .enumeration(className) }
      log.fail(
        node.place.child("\(group)EnumType"),
        "The file has no enumeration “\(name.prefix(80))”\(Self.list(enumerations.keys)). Add it, or choose another."
      )
      return nil
    }
    if let object {
      if let className = types[object] { return .object(className) }
      log.fail(
        node.place.child("\(group)ObjectType"),
        "The file has no type “\(object.prefix(80))”\(Self.list(types.keys)). Add it, or choose another.")
      return nil
    }
    guard let written else {
      log.fail(
        node.place,
        "“\(group)Type” is missing; give it one of: \(StandardType.names.joined(separator: ", ")).")
      return nil
    }
    if written == "Object" { return .object(nil) }
    // The type of an object may stand in the place of the word for objects.
    if let className = types[written] { return .object(className) }
    if let className = enumerations[written] { return .enumeration(className) }
    guard let type = StandardType(named: written) else {
      log.fail(
        node.place.child("\(group)Type"),
        "“\(written.prefix(80))” is not a type that is known here; expected one of: "
          + StandardType.names.joined(separator: ", ") + ".")
      return nil
    }
    return .standard(type)
  }

  private static func list(_ names: some Collection<String>) -> String {
    names.isEmpty ? "" : "; it has: \(names.sorted().joined(separator: ", "))"
  }

  private func isFree(_ property: DefinedProperty, in taken: Set<String>, _ node: DefinitionNode) -> Bool {
    guard taken.contains(property.name) else { return true }
    log.fail(node.place, "“\(property.name)” is a property that the class has already; choose another name.")
    return false
  }

  private func areDistinct(_ properties: [(DefinedProperty, DefinitionNode)]) {
    var known: Set<String> = []
    for (property, node) in properties
    where !known.insert(DefinitionNames.capitalized(property.name)).inserted {
      log.fail(node.place, "Another property is named “\(property.name)” too; rename one.")
    }
  }

  // MARK: Intents

  private mutating func intent(_ node: DefinitionNode) -> DefinedIntent? {
    defer { node.finish() }
    node.ignore(
      "INIntentLastParameterTag", "INIntentDefaultImageName", "INIntentInput", "INIntentKeyParameter",
      "INIntentDomain", "INIntentNamespace",
      "INIntentSuggestedInvocationPhrase", "INIntentPreferredImageName",
      "INIntentManagedParameterCombinations",
      "INIntentParameterCombinations", "INIntentParameters", "INIntentResponse", "INIntentClassPrefix",
      "INIntentClassName")
    guard let name = node.name("INIntentName") else { return nil }
    // A definition may hold the system's own intents, to say how their shortcuts look.
    if let kind = node.string("INIntentType"), kind != "Custom" {
      ignoreAll(of: node)
      return nil
    }
    guard let className = className(node, "INIntent", stem: name, ending: "Intent") else { return nil }
    var rest = DefinitionManifest(category: node.string("INIntentCategory") ?? "generic")
    rest.verb = node.string("INIntentVerb")
    rest.needsConfirmation =
      node.boolean("INIntentUserConfirmationRequired") ?? node.boolean("INIntentConfirmationRequired")
      ?? false
    // What is never suggested can still be asked for, unless it only configures a widget.
    let isForWidgets = node.boolean("INIntentEligibleForWidgets") ?? false
    let isOffered = node.boolean("INIntentConfigurable") ?? false
    let ineligible =
      node.boolean("INIntentIneligibleForSuggestions") ?? false && (isForWidgets || !isOffered)
    let restrictions = node.integer("INIntentRestrictions") ?? 0
    let parameters = parameters(of: node, &rest)
    rest.summaries = summaries(of: node, parameters)
    let properties = response(of: node, &rest)
    return DefinedIntent(
      className: className, title: node.text("INIntentTitle") ?? DefinitionNames.title(from: name),
      summary: node.text("INIntentDescription"), isDiscoverable: !ineligible,
      isRestricted: restrictions > 0, parameters: parameters, properties: properties, rest: rest)
  }

  private func ignoreAll(of node: DefinitionNode) {
    node.ignore(
      "INIntentCategory", "INIntentVerb", "INIntentTitle", "INIntentDescription",
      "INIntentUserConfirmationRequired", "INIntentConfirmationRequired", "INIntentIneligibleForSuggestions",
      "INIntentRestrictions", "INIntentConfigurable", "INIntentEligibleForWidgets")
  }

  private func parameters(of intent: DefinitionNode, _ rest: inout DefinitionManifest) -> [DefinedParameter] {
    var found: [(DefinedProperty, DefinitionNode)] = []
    var parameters: [DefinedParameter] = []
    let nodes = intent.nodes("INIntentParameters", named: "INIntentParameterName")
    let names = Set(nodes.compactMap { $0.string("INIntentParameterName") })
    for node in nodes {
      defer { node.finish() }
      guard let property = property(node, "INIntentParameter"),
        isFree(property, in: DefinitionNames.ofIntents, node)
      else { continue }
      found.append((property, node))
      var reader = ParameterReader(node: node, property: property, log: log)
      reader.cases = if case .enumeration(let name) = property.type { cases[name] ?? [] } else { [] }
      rest.rules[property.name] = reader.rules(names)
      parameters.append(
        DefinedParameter(
          property: property,
          offersOptions: node.boolean("INIntentParameterSupportsDynamicEnumeration") ?? false,
          defaultValue: reader.defaultValue()))
      reader.finish()
    }
    areDistinct(found)
    return parameters
  }

  // MARK: Summaries

  private func summaries(of intent: DefinitionNode, _ parameters: [DefinedParameter])
    -> [DefinitionManifest.Summary]
  {
    let names = parameters.map(\.property.name)
    var found: [String: (summary: DefinitionManifest.Summary, isPrimary: Bool)] = [:]
    for key in ["INIntentManagedParameterCombinations", "INIntentParameterCombinations"] {
      for (combination, node) in intent.entries(key) {
        defer { node.finish() }
        node.ignore(
          "INIntentParameterCombinationIsLinked", "INIntentParameterCombinationUpdatesLinked",
          "INIntentParameterCombinationImageName")
        let isPrimary = node.boolean("INIntentParameterCombinationIsPrimary") ?? false
        let runs = node.boolean("INIntentParameterCombinationSupportsBackgroundExecution") ?? false
        let title = node.text("INIntentParameterCombinationTitle")
        let subtitle = node.text("INIntentParameterCombinationSubtitle")
        let members = combination.split(separator: ",").map {
          $0.trimmingPrefix { $0 == " " }.description
        }
        let strangers = members.filter { !names.contains($0) }
        guard strangers.isEmpty else {
          log.warn(
            node.place,
            "The intent has no parameter “\(strangers.joined(separator: "”, “").prefix(200))”, so this combination is "
              + "left out.")
          continue
        }
        // Both lists may hold the same combination; the second one's texts are those of shortcuts.
        let earlier = found[combination]
        let summary = DefinitionManifest.Summary(
          parameters: members, title: title ?? earlier?.summary.title ?? "",
          subtitle: subtitle ?? earlier?.summary.subtitle,
          runsInBackground: runs || earlier?.summary.runsInBackground == true)
        found[combination] = (summary, isPrimary || earlier?.isPrimary == true)
      }
    }
    return found.sorted {
      ($0.value.isPrimary ? 0 : 1, -$0.value.summary.parameters.count, $0.key)
        < ($1.value.isPrimary ? 0 : 1, -$1.value.summary.parameters.count, $1.key)
    }.map(\.value.summary)
  }

  // MARK: Responses

  private func response(of intent: DefinitionNode, _ rest: inout DefinitionManifest) -> [DefinedProperty] {
    var codes = ResponseCodes()
    defer { rest.codes = codes.all }
    guard let response = intent.node("INIntentResponse") else { return [] }
    defer { response.finish() }
    response.ignore("INIntentResponseLastParameterTag")
    var found: [(DefinedProperty, DefinitionNode)] = []
    for node in response.nodes("INIntentResponseParameters", named: "INIntentResponseParameterName") {
      defer { node.finish() }
      node.ignore("INIntentResponseParameterMetadata", "INIntentResponseParameterDefault")
      guard let property = property(node, "INIntentResponseParameter"),
        isFree(property, in: DefinitionNames.ofResponses, node)
      else { continue }
      found.append((property, node))
    }
    areDistinct(found)
    let properties = found.map(\.0)
    rest.properties = properties.map {
      PropertyManifest(name: $0.name, title: $0.title, type: $0.valueType, isOptional: true)
    }
    let output = response.string("INIntentResponseOutput")
    if let output, !output.isEmpty {
      if properties.contains(where: { $0.name == output }) {
        rest.output = output
      } else {
        log.warn(
          response.place.child("INIntentResponseOutput"),
          "The response has no property “\(output.prefix(80))”, so the intent returns nothing.")
      }
    }
    for node in response.nodes("INIntentResponseCodes", named: "INIntentResponseCodeName") {
      defer { node.finish() }
      guard let name = node.name("INIntentResponseCodeName") else { continue }
      let full = node.text("INIntentResponseCodeFormatString")
      let concise = node.text("INIntentResponseCodeConciseFormatString")
      let isSuccess = node.boolean("INIntentResponseCodeSuccess") ?? (name == "success")
      guard DefinitionNames.isIdentifier(name) else {
        log.fail(node.place, "“\(name.prefix(80))” cannot be the name of a code; use letters and digits.")
        continue
      }
      let template = (full ?? concise).map { Dialog($0, supporting: full == nil ? nil : concise) }
      guard codes.add(name, isSuccess: isSuccess, template) else {
        log.warn(node.place, "The response has the code “\(name)” already, so this one is left out.")
        continue
      }
    }
    return properties
  }
}

extension DefinedProperty {
  /// The form on the wire.
  var valueType: ValueType {
    let element: ValueType =
      switch type {
      case .standard(let type): type.valueType
      case .enumeration(let name): .enumeration(name)
      case .object(let name): .record(name ?? "INObject")
      }
    return isList ? .list(element) : element
  }
}
