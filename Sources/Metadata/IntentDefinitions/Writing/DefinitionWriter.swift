import Foundation
import IntentWire

/// Writes the Swift source that a definition file stands for.
///
/// The names are those that app code knows from Apple's build: the request with its properties, its protocol of
/// handlers, its response with codes and factories, the results of resolving, the enumerations and the types.
public struct DefinitionWriter: Sendable {
  let definition: IntentDefinition
  /// The module in which the source is compiled.
  let module: String

  /// Creates a writer.
  public init(_ definition: IntentDefinition, module: String) {
    self.definition = definition
    self.module = module
  }

  /// The enumeration by which the registry knows the definition.
  public var tableName: String {
    Self.tableName(module: module, file: definition.name)
  }

  /// The enumeration by which the registry knows the definition of a file in a module.
  public static func tableName(module: String, file: String) -> String {
    let plain = file.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    return "PritheeDefinition_\(module)_\(plain)"
  }

  /// The whole file.
  public func write() throws -> String {
    var code = CodeText()
    code.line("// swift-format-ignore-file")
    code.line("// Generated from \(definition.name).intentdefinition by the build plugin PritheeBuild.")
    code.line("// Changes here are lost with the next build.")
    code.line()
    code.line("public import Foundation")
    code.line("public import Intents")
    for intent in definition.intents {
      code.mark(intent.className)
      IntentCode(intent: intent, definition: definition, table: tableName).write(to: &code)
    }
    for enumeration in definition.enumerations {
      code.mark(enumeration.className)
      write(enumeration, to: &code)
    }
    for type in definition.types {
      code.mark(type.className)
      write(type, to: &code)
    }
    code.mark("Table")
    try writeTable(to: &code)
    return code.text
  }

  private func writeTable(to code: inout CodeText) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(definition.manifest(module: module)), as: UTF8.self)
    let classes = definition.intents.map { "\($0.className).self" }.joined(separator: ", ")
    let responses = definition.intents.map { "\($0.className)Response.self" }.joined(separator: ", ")
    let types = definition.types.map { "\($0.className).self" }.joined(separator: ", ")
    code.doc("What \(definition.name).intentdefinition declares, for the module's registry.")
    code.block("public nonisolated enum \(tableName)") { code in
      code.doc("The table of the declared classes.")
      code.line("public static let table = _CustomIntentTable(")
      code.line("  intents: [\(classes)],")
      code.line("  responses: [\(responses)],")
      code.line("  objects: [\(types)],")
      code.line("  manifest: \(json.rawSwiftLiteral))")
    }
  }

  // MARK: Enumerations

  private func write(_ enumeration: DefinedEnumeration, to code: inout CodeText) {
    let name = enumeration.className
    code.doc(enumeration.title.commentLine)
    code.block("public nonisolated enum \(name): Int, Sendable") { code in
      for value in enumeration.cases {
        code.doc(value.title.commentLine)
        code.line("case \(DefinitionNames.escaped(value.name)) = \(value.value)")
      }
    }
    code.line()
    code.block("nonisolated extension \(name): _CustomEnumeration") { code in
      code.doc("The cases with what a person sees of them.")
      code.line("public static let _cases: [_CustomEnumerationCase] = [")
      for value in enumeration.cases {
        code.line(
          "  _CustomEnumerationCase(\(value.name.swiftLiteral), \(value.value), \(value.title.swiftLiteral)),"
        )
      }
      code.line("]")
    }
    code.line()
    code.doc("What an app says of a value of ``\(name)``.")
    code.block(
      "public nonisolated class \(name)ResolutionResult: INEnumResolutionResult, @unchecked Sendable"
    ) { code in
      code.doc("The value is accepted.")
      code.block("public class func success(with resolvedValue: \(name)) -> Self") {
        $0.line("_success(resolvedValue)")
      }
      code.line()
      code.doc("The person must say whether the value is what they meant.")
      code.block("public class func confirmationRequired(with valueToConfirm: \(name)) -> Self") {
        $0.line("_confirmation(valueToConfirm)")
      }
    }
    guard enumeration.isNestedInIntents else { return }
    // Source of the first version of the format knows the enumeration by the name of the intent that uses it.
    for intent in definition.intents
    where intent.parameters.contains(where: { $0.property.type == .enumeration(name) }) {
      let alias = intent.stem + enumeration.name
      guard !definition.declares(alias) else { continue }
      code.line()
      code.doc("The name by which earlier source knows ``\(name)``.")
      code.line("public typealias \(alias) = \(name)")
    }
  }

  // MARK: Types

  private func write(_ type: DefinedType, to code: inout CodeText) {
    let name = type.className
    code.doc(type.title.commentLine)
    code.block("public nonisolated class \(name): _CustomObject, @unchecked Sendable") { code in
      PropertyCode.write(type.properties, of: definition, to: &code)
    }
    code.line()
    code.doc("What an app says of a value of ``\(name)``.")
    code.block(
      "public nonisolated class \(name)ResolutionResult: INObjectResolutionResult, @unchecked Sendable"
    ) { code in
      code.doc("The value is accepted.")
      code.block("public class func success(with resolvedObject: \(name)) -> Self") {
        $0.line("_success(resolvedObject)")
      }
      code.line()
      code.doc("One of several values must be chosen.")
      code.block("public class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self") {
        $0.line("_disambiguation(objectsToDisambiguate)")
      }
      code.line()
      code.doc("The person must say whether the value is what they meant.")
      code.block("public class func confirmationRequired(with objectToConfirm: \(name)?) -> Self") {
        $0.line("_confirmation(objectToConfirm)")
      }
    }
  }
}

extension IntentDefinition {
  /// Whether a name is taken.
  func declares(_ name: String) -> Bool {
    enumerations.contains { $0.className == name } || types.contains { $0.className == name }
      || intents.contains { $0.className == name }
  }

  /// The enumeration with a name in source.
  func enumeration(_ className: String) -> DefinedEnumeration? {
    enumerations.first { $0.className == className }
  }
}
