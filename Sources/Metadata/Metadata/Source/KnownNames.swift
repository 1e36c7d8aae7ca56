/// What this module knows of the names in source, for whoever reads source before there is a package.
package enum KnownNames {
  /// The modules that an app can import: the products of Prithee, and those of the packages beside it.
  package static var kitModules: Set<String> { ModuleImports.products }

  /// The modules that stand in packages of their own, in the folder `Companions`.
  package static var companionModules: Set<String> { ModuleImports.packages }

  /// The modules of the toolchain.
  package static var toolchainModules: Set<String> { BuildConditions.toolchainModules }

  /// Whether a protocol of App Intents makes what adopts it something to the assistant.
  package static func isFrameworkProtocol(_ name: String) -> Bool {
    !FrameworkProtocol.closure(of: name).isEmpty
  }

  /// What a protocol of App Intents makes of a type: `AppIntent`, `AppEntity` and so on.
  package static func role(of name: String) -> String? {
    let names = FrameworkProtocol.closure(of: name)
    return Role.allCases.first { names.contains($0.rawValue) }?.rawValue
  }

  /// The protocol that a macro of App Intents lets a type adopt.
  package static func adopted(byMacro name: String) -> String? { MacroName.protocols[name] }

  /// The name of a SiriKit intent's class.
  package static func isSiriKitIntent(_ name: String) -> Bool { SiriKitNames.intents.contains(name) }
}
