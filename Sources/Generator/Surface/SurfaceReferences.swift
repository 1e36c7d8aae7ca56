import Foundation

/// Swift expressions that refer to declarations.
struct SurfaceReferences {
  /// The type as source on Linux names it.
  static func spelling(_ type: String) -> String {
    var type = type
    for (name, other) in SurfaceChoices.spellings { type = type.replacing(name, with: other) }
    return type
  }

  /// The owner as source names it.
  static func owner(_ name: String) -> String { SurfaceChoices.generics[name] ?? name }

  /// Refers to a property with its type, and to its setter where it has one.
  static func property(_ property: SiriKitFacts.Property, of owner: String) -> [String] {
    let type = spelling(property.type)
    if property.static == true { return ["let _: \(type) = \(owner).\(property.name)"] }
    let path = property.isSettable ? "ReferenceWritableKeyPath" : "KeyPath"
    return ["let _: \(path)<\(owner), \(type)> = \\.\(property.name)"]
  }

  /// Refers to an initialiser with the types of its parameters.
  static func initialiser(_ text: String, of owner: String) -> [String]? {
    guard let signature = Signature(text) else { return nil }
    let types = signature.parameters.map { spelling($0.type) }.joined(separator: ", ")
    let result = owner + (signature.isFailable ? "?" : "")
    let name = owner.hasSuffix(">") || signature.parameters.isEmpty ? "" : labels(signature)
    if owner.hasSuffix(">") {
      let arguments = signature.parameters.map { "\($0.label.map { "\($0): " } ?? "")\($0.name)" }
      let given = signature.parameters.map { "\($0.name): \(spelling($0.type))" }
      return [
        "_ = { (\(given.joined(separator: ", "))) -> \(result) in \(owner)(\(arguments.joined(separator: ", "))) }"
      ]
    }
    return ["let _: (\(types)) -> \(result) = \(owner).init\(name)"]
  }

  /// Calls a method with parameters of its types.
  ///
  /// - Parameter isAsync: Calls the async form of a method with a completion handler instead.
  static func method(_ text: String, of owner: String, isAsync: Bool = false) -> [String]? {
    let declaration = SurfaceItem.bare(text)
    guard let signature = Signature(declaration) else { return nil }
    let isStatic = declaration.hasPrefix("static ") || declaration.hasPrefix("class ")
    if signature.name == "==" || signature.name == "hash" { return ["surfaceIsHashable(\(owner).self)"] }
    var parameters = signature.parameters
    var result = signature.returns.map(spelling) ?? "Void"
    if let open = result.range(of: " (custom intents)") {
      result = String(result[..<open.lowerBound]).trimmingSpaces
    }
    if result == "Self" { result = owner }
    if isAsync {
      guard let answer = HandlingWriter.answer(of: signature) else { return nil }
      parameters.removeLast()
      result = answer
    }
    let names = ["a", "b", "c", "d", "e", "f"]
    guard parameters.count <= names.count else { return nil }
    let receiver = isStatic ? [] : ["x: \(owner)"]
    let given = zip(names, parameters).map { name, parameter in
      "\(name): \(argumentType(parameter.type))"
    }
    let arguments = zip(names, parameters).map { name, parameter in
      let value = parameter.type.hasSuffix("...") ? "\(name)" : name
      return (parameter.label.map { "\($0): " } ?? "") + value
    }
    let call = "\(isStatic ? owner : "x").\(signature.name)(\(arguments.joined(separator: ", ")))"
    let effects = isAsync ? " async" : ""
    let prefix = isAsync ? "await " : ""
    return [
      "_ = { (\((receiver + given).joined(separator: ", ")))\(effects) -> \(result) in \(prefix)\(call) }"
    ]
  }

  /// The type of a closure's parameter; closures are sendable, so that they can be passed on to whoever wants that.
  private static func argumentType(_ type: String) -> String {
    let spelled = spelling(type)
    if spelled.hasSuffix("...") { return String(spelled.dropLast(3)) }
    if spelled.hasPrefix("@escaping (") {
      return "@escaping @Sendable \(spelled.dropFirst("@escaping ".count))"
    }
    if spelled.hasPrefix("(("), spelled.hasSuffix(")?"), spelled.contains("->") {
      return "(@Sendable \(spelled.dropFirst(1).dropLast(2)))?"
    }
    return spelled
  }

  private static func labels(_ signature: Signature) -> String {
    "(\(signature.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}
