/// Writes the Swift file that registers a module's declarations and starts its process.
///
/// Every name of another module has the module in front of it: the app may have a type of the same name.
struct RegistryWriter {
  let module: String
  let declarations: ModuleDeclarations
  let siriKit: SiriKitExtension?
  /// The app's own type with `@main`, when its entry point is to be generated.
  let appMain: AppMain?
  /// The custom intents of the module and of those that it depends on.
  let custom: CustomIntents
  /// The string tables of the module.
  let strings: StringTables
  /// The string tables of the modules that the program is made of besides its own.
  var foreignStrings: [ModuleStrings] = []
  /// Whether other modules have to see the registry.
  let isLibrary: Bool
  /// Whether the file holds the entry point.
  let hasEntryPoint: Bool
  /// The names that get an alias.
  let aliases: [String]
  /// The names of the network that get an alias.
  var networkAliases: [String] = []
  /// More names, which source uses and does not declare.
  var occasional = OccasionalNames()
  /// Whether the module has a function of its own that looks texts up.
  var hidesLookup = false
  /// Whether the module can import the frameworks at all.
  let hasKit: Bool
  /// Whether the module can import what Foundation lacks here; a helper library may have no more than that.
  var hasAdditions = true

  /// The whole file.
  func write() -> String {
    #if compiler(>=6.3)
    text
    #else
    // An older compiler has no selectors of modules; a dot does unless a type has the name of a module.
    [
      "AppHost", "AppIntents", "Foundation", "FoundationAdditions", "FoundationNetworking", "Intents",
      "Swift",
    ]
    .reduce(text) { $0.replacing("\($1)::", with: "\($1).") }
    #endif
  }

  private var text: String {
    guard hasKit else {
      guard hasAdditions, !aliases.isEmpty || !occasional.isEmpty else { return header + "\n" }
      return [header, Set(aliasImports).sorted().joined(separator: "\n"), aliasLines].joined(
        separator: "\n\n") + "\n"
    }
    let parts = [
      header, imports, aliasLines, lookup, registry, packageExtensions, entryPoint, appEntryPoint,
    ].filter { !$0.isEmpty }
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
    lines += aliasImports
    if siriKit != nil || !custom.entries.isEmpty { lines.append("import Intents") }
    lines += custom.foreignModules.map { "import \($0)" }
    if !strings.isEmpty { lines.append("import Foundation") }
    if hasStrings { lines.append("import FoundationAdditions") }
    if let appMain, appMain.framework != .appIntents || declarations.isEmpty {
      lines.append("import \(appMain.framework.rawValue)")
    }
    var seen: Set<String> = []
    lines = lines.filter { line in
      let name = line.split(separator: " ").last.map(String.init) ?? line
      return seen.insert(name).inserted
    }
    return lines.joined(separator: "\n")
  }

  private var aliasImports: [String] {
    (aliases.isEmpty ? [] : ["public import FoundationAdditions"])
      + (networkAliases.isEmpty ? [] : ["public import FoundationNetworking"]) + occasional.imports
  }

  /// Public, because the app's own public declarations may use the names.
  ///
  /// The module stands before a dot: through an alias with a selector of a module, the compiler forgets conformances and
  /// property wrappers.
  private var aliasLines: String {
    let pairs =
      aliases.map { ("FoundationAdditions", $0) } + networkAliases.map { ("FoundationNetworking", $0) }
    return (pairs.map { "public typealias \($1) = \($0).\($1)" } + occasional.lines).joined(separator: "\n")
  }

  /// Looks texts up in the tables of the module where source asks Foundation for them.
  private var lookup: String {
    guard !strings.isEmpty, !hidesLookup else { return "" }
    return """
      /// The text of a string table of this module, in the language of the person.
      nonisolated func NSLocalizedString(
        _ key: Swift::String, tableName: Swift::String? = nil, bundle: Foundation::Bundle = .main,
        value: Swift::String = "", comment: Swift::String
      ) -> Swift::String {
        FoundationAdditions::_StringTables.text(key, table: tableName, bundle: bundle, value: value)
      }
      """
  }

  private var registry: String {
    var members: [String] = []
    if hasStrings { members.append(packedStrings) }
    if !declarations.isEmpty { members.append(appIntents) }
    members.append(providers)
    if needsPreparation { members.append(preparation) }
    let before = needsPreparation ? "await prepare()\n    " : ""
    members.append(
      """
        /// Serves the assistant that started this process; the process ends with it.
        \(access)static func run() async {
          \(before)await AppHost::AppHostProcess.run(\(launching))
        }
      """)
    if let program {
      members.append(
        """
          /// The program's own type, whose initialiser runs before anything is answered.
          @Swift::MainActor static var program: \(program)?
        """)
    }
    return """
      /// What the module \(module) declares for the assistant.
      \(access)nonisolated enum PritheeRegistry {
      \(members.joined(separator: "\n\n"))
      }
      """
  }

  /// The app's own type, when nothing else creates it: that of an extension.
  private var program: String? {
    appMain.flatMap { $0.framework.hasScene ? nil : escaped($0.type) }
  }

  private var launching: String {
    program.map { "providers, launch: { program = \($0)() }" } ?? "providers"
  }

  /// Whether the running program has to be told something before it answers.
  private var needsPreparation: Bool { !declarations.properties.isEmpty || !declarations.packages.isEmpty }

  /// The key paths stand on the main actor, because there the types of the module may be isolated.
  private var preparation: String {
    let notes = block(declarations.properties.map(note), indentation: "  ")
    let packages = declarations.packages.map { "\(escaped($0)).self" }.joined(separator: ", ")
    let others = packages.isEmpty ? "" : ", packages: [\(packages)]"
    return """
        /// What the source says of the entities' properties.
        @MainActor static let properties: [AppIntents::_PropertyNote] = \(notes)

        /// Tells the program what it cannot find out by itself; it comes before the first answer.
        \(access)static func prepare() async {
          await AppIntents::_PropertyNotes.learn(properties\(others))
        }
      """
  }

  private var hasStrings: Bool { !strings.isEmpty || !foreignStrings.isEmpty }

  private var packedStrings: String {
    let own = strings.isEmpty ? [] : [ModuleStrings(module: module, tables: strings)]
    let lines = (own + foreignStrings).map { entry in
      let (hashes, text) = raw(entry.tables.packed(module: entry.module))
      return "\(hashes)\"\(text)\"\(hashes)"
    }
    return """
        /// The texts of the string tables, by module and language.
        static let strings = \(block(lines, indentation: "  "))
      """
  }

  /// A text as the content of a raw string literal, with the marks that it needs.
  private func raw(_ text: String) -> (hashes: String, text: String) {
    var hashes = "#"
    while text.contains("\"\(hashes)") || text.contains("\\\(hashes)") { hashes += "#" }
    return (hashes, text.replacing("\r", with: " ").replacing("\n", with: " "))
  }

  private var appIntents: String {
    let lists = [
      ("intents", declarations.intents), ("entities", declarations.entities),
      ("enumerations", declarations.enumerations), ("queries", declarations.queries),
      ("silentQueries", declarations.silentQueries),
      ("valueQueries", declarations.valueQueries), ("unions", declarations.unions),
      ("shortcuts", declarations.shortcuts), ("packages", declarations.packages),
    ]
    let always: Set<String> = ["intents", "entities", "enumerations", "queries", "shortcuts"]
    let arguments = lists.filter { always.contains($0.0) || !$0.1.isEmpty }
      .map { "    \($0.0): \(list($0.1))" }
    return """
        /// The declarations for App Intents.
        \(access)static let appIntents = AppIntents::AppIntentsRegistry(
          module: "\(module)",
      \(arguments.joined(separator: ",\n")))
      """
  }

  /// A property of an entity, with its title as source has it.
  private func note(_ property: PropertyNote) -> String {
    let entity = escaped(property.entity)
    var arguments = ["\(entity).self", "\\\(entity).$\(property.name)", "name: \(quoted(property.name))"]
    if let title = property.title {
      if title.key == title.text, title.table == nil {
        arguments.append("title: \(quoted(title.text))")
      } else {
        let table = title.table.map { ", table: \(quoted($0))" } ?? ""
        arguments.append(
          "title: FoundationAdditions::LocalizedStringResource(\(quoted(title.key)), defaultValue: \(quoted(title.text))\(table))"
        )
      }
    }
    return "AppIntents::_PropertyNote(\(arguments.joined(separator: ", ")))"
  }

  /// What lets an app that includes a package of this module find the module's declarations.
  private var packageExtensions: String {
    declarations.packages.map { package in
      """
      extension \(escaped(package)): AppIntents::_RegisteredAppIntentsPackage {
        /// The declarations of the module of this package.
        public nonisolated static var _registry: AppIntents::AppIntentsRegistry { PritheeRegistry.appIntents }
        /// What the source says of the properties of its entities.
        public nonisolated static var _properties: [AppIntents::_PropertyNote] {
          get async { await PritheeRegistry.properties }
        }
      }
      """
    }
    .joined(separator: "\n\n")
  }

  private var providers: String {
    var elements: [String] = []
    if !declarations.isEmpty { elements.append("AppIntents::AppIntentsProvider(appIntents)") }
    if let siriKit {
      let supported = siriKit.supported.map(quoted)
      elements.append(
        """
        Intents::SiriKitProvider(
                principal: { \(escaped(siriKit.principalClass))() },
                supported: \(block(supported, indentation: "        ")))
        """)
    }
    let body = block(elements, indentation: "    ")
    var steps: [String] = []
    if hasStrings {
      steps.append("for tables in strings { FoundationAdditions::_StringTables.register(tables) }")
      steps.append(
        "FoundationAdditions::_CallLanguage.follow { AppHost::AppSession.currentCall?.context.locale }")
    }
    if !custom.entries.isEmpty {
      let tables = custom.tables.map { "\($0).table" }
      steps.append("Intents::_CustomIntentTable.register(\(block(tables, indentation: "    ")))")
    }
    guard !steps.isEmpty else {
      return """
          /// The frameworks' sides of the process.
          \(access)static var providers: [any AppHost::IntentProvider] {
            \(body)
          }
        """
    }
    let known = custom.entries.isEmpty ? "texts" : "custom intents"
    return """
        /// The frameworks' sides of the process, which then knows the \(known) by their names.
        \(access)static var providers: [any AppHost::IntentProvider] {
          \(steps.joined(separator: "\n    "))
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
    guard appMain.framework.hasScene else {
      return """
        extension \(type) {
          /// Serves the assistant that started this process, instead of the framework's own entry point.
          nonisolated static func main() async {
            await PritheeRegistry.run()
          }
        }
        """
    }
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
          \(needsPreparation ? "await PritheeRegistry.prepare()\n    " : "")await \(type).main(
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
    name.split(separator: ".").map { SwiftWords.reserved.contains(String($0)) ? "`\($0)`" : String($0) }
      .joined(separator: ".")
  }

  private func quoted(_ text: String) -> String { SwiftWords.quoted(text) }
}
