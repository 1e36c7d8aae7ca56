/// Writes the Swift file that registers a module's declarations and starts its process.
struct RegistryWriter {
  let module: String
  let declarations: ModuleDeclarations
  let siriKit: SiriKitExtension?
  /// The app's own type with `@main`, when its entry point is to be generated.
  let appMain: AppMain?
  /// The custom intents of the module and of those that it depends on.
  let custom: CustomIntents
  /// Whether other modules have to see the registry.
  let isLibrary: Bool
  /// Whether the file holds the entry point.
  let hasEntryPoint: Bool
  /// The names that get an alias.
  let aliases: [String]
  /// Whether the module can import the frameworks at all.
  let hasKit: Bool

  /// The whole file.
  func write() -> String {
    guard hasKit else { return header + "\n" }
    let parts = [header, imports, aliasLines, registry, entryPoint, appEntryPoint].filter { !$0.isEmpty }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var access: String { isLibrary ? "public " : "" }

  private var header: String {
    """
    // Generated from the source of the module \(module) by the build plugin PritheeBuild.
    // Changes here are lost with the next build.
    """
  }

  private var imports: String {
    var lines = ["\(access)import AppHost"]
    if !declarations.isEmpty { lines.append("\(access)import AppIntents") }
    if !aliases.isEmpty { lines.append("public import FoundationAdditions") }
    if siriKit != nil || !custom.entries.isEmpty { lines.append("import Intents") }
    lines += custom.foreignModules.map { "import \($0)" }
    if let appMain { lines.append("import \(appMain.framework.rawValue)") }
    return lines.joined(separator: "\n")
  }

  /// Public, because the app's own public declarations may use the names.
  private var aliasLines: String {
    aliases.map { "public typealias \($0) = FoundationAdditions.\($0)" }.joined(separator: "\n")
  }

  private var registry: String {
    var members: [String] = []
    if !declarations.isEmpty { members.append(appIntents) }
    members.append(providers)
    members.append(
      """
        /// Serves the assistant that started this process; the process ends with it.
        \(access)static func run() async {
          await AppHostProcess.run(providers)
        }
      """)
    return """
      /// What the module \(module) declares for the assistant.
      \(access)nonisolated enum PritheeRegistry {
      \(members.joined(separator: "\n\n"))
      }
      """
  }

  private var appIntents: String {
    """
      /// The declarations for App Intents.
      \(access)static let appIntents = AppIntentsRegistry(
        module: "\(module)",
        intents: \(list(declarations.intents)),
        entities: \(list(declarations.entities)),
        enumerations: \(list(declarations.enumerations)),
        queries: \(list(declarations.queries)),
        shortcuts: \(list(declarations.shortcuts)))
    """
  }

  private var providers: String {
    var elements: [String] = []
    if !declarations.isEmpty { elements.append("AppIntentsProvider(appIntents)") }
    if let siriKit {
      let supported = siriKit.supported.map(quoted)
      elements.append(
        """
        SiriKitProvider(
                principal: { \(escaped(siriKit.principalClass))() },
                supported: \(block(supported, indentation: "        ")))
        """)
    }
    let body = block(elements, indentation: "    ")
    guard !custom.entries.isEmpty else {
      return """
          /// The frameworks' sides of the process.
          \(access)static var providers: [any IntentProvider] {
            \(body)
          }
        """
    }
    return """
        /// The frameworks' sides of the process, which then knows the custom intents by their names.
        \(access)static var providers: [any IntentProvider] {
          _CustomIntentTable.register(\(block(custom.tables.map { "\($0).table" }, indentation: "    ")))
          return \(body)
        }
      """
  }

  private var entryPoint: String {
    guard hasEntryPoint else { return "" }
    return """
      /// The process that answers the assistant.
      @main
      nonisolated struct PritheeEntryPoint {
        static func main() async {
          await PritheeRegistry.run()
        }
      }
      """
  }

  /// The entry point of an app that shows something: a member of its own type, which wins over the framework's.
  private var appEntryPoint: String {
    guard let appMain else { return "" }
    let type = escaped(appMain.type)
    var arguments = [
      "supporting: \(block(appMain.supported.map(quoted), indentation: "      "))",
      "providers: PritheeRegistry.providers",
    ]
    if appMain.framework == .uiKit {
      let sceneDelegate = appMain.sceneDelegate.map { "{ \(escaped($0))() }" } ?? "nil"
      arguments.insert("sceneDelegate: \(sceneDelegate)", at: 0)
      arguments.append("delegate: { \(type)() }")
    }
    return """
      extension \(type) {
        /// Runs the app, which answers for the intents of this module too.
        static func main() async {
          await \(type).main(
            \(arguments.joined(separator: ",\n      ")))
        }
      }
      """
  }

  // MARK: Pieces

  private func list(_ names: [String]) -> String {
    block(names.map { "\(escaped($0)).self" }, indentation: "    ")
  }

  private func block(_ elements: [String], indentation: String) -> String {
    guard !elements.isEmpty else { return "[]" }
    let lines = elements.map { "\(indentation)  \($0),\n" }.joined()
    return "[\n\(lines)\(indentation)]"
  }

  /// A qualified name in which every component that is a keyword stands in backticks.
  private func escaped(_ name: String) -> String {
    name.split(separator: ".").map { Self.reserved.contains(String($0)) ? "`\($0)`" : String($0) }
      .joined(separator: ".")
  }

  private func quoted(_ text: String) -> String {
    let safe = text.flatMap { character -> String in
      switch character {
      case "\"", "\\": "\\\(character)"
      case "\n", "\r", "\r\n": " "
      default: String(character)
      }
    }
    return "\"\(String(safe))\""
  }

  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "associatedtype", "break", "case", "catch", "class", "continue",
    "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "precedencegroup", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
