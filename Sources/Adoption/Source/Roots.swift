import Metadata

/// Finds the files from which the assistant learns something: with them a selection begins.
struct Roots {
  /// The names of protocols that make what adopts them something to the assistant, those of the project among them.
  private var protocols: Set<String> = []
  /// The names of classes that answer for a SiriKit extension.
  private var principals: Set<String> = ["INExtension"]

  /// - Parameter facts: The files of all targets, since one may use the protocols of another.
  init(_ facts: [FileFacts]) {
    let types = facts.flatMap(\.types)
    var grows = true
    while grows {
      grows = false
      for type in types {
        guard let name = type.path.last, !protocols.contains(name), !principals.contains(name) else {
          continue
        }
        if type.inherited.contains(where: principals.contains) {
          grows = principals.insert(name).inserted || grows
        }
        if type.inherited.contains(where: isProtocol) { grows = protocols.insert(name).inserted || grows }
      }
    }
  }

  private func isProtocol(_ name: String) -> Bool {
    protocols.contains(name) || KnownNames.isFrameworkProtocol(name)
  }

  /// The names of what a file declares for the assistant.
  func names(in facts: FileFacts) -> [String] {
    var names: [String] = []
    for type in facts.types {
      let isForAssistant =
        type.inherited.contains {
          KnownNames.isFrameworkProtocol($0) || principals.contains($0) || Self.isHandling($0)
            || $0 == "AppIntentsExtension" || protocols.contains($0)
        } || type.attributes.contains { KnownNames.adopted(byMacro: $0) != nil }
      if isForAssistant { names.append(type.path.joined(separator: ".")) }
    }
    if facts.findsHandlers { names.append(facts.types.first?.path.joined(separator: ".") ?? facts.name) }
    return names
  }

  /// Whether a protocol is that of an intent's handler.
  static func isHandling(_ name: String) -> Bool {
    name.hasSuffix("IntentHandling") || name.hasSuffix("DomainHandling") || name.hasSuffix("ListsHandling")
  }

  /// The names of App Intents that a file declares.
  func intents(in facts: FileFacts) -> Set<String> {
    Set(
      facts.types.filter { type in
        type.inherited.contains { KnownNames.role(of: $0) == "AppIntent" }
          || type.attributes.contains { KnownNames.adopted(byMacro: $0) == "AppIntent" }
      }.compactMap(\.path.last))
  }

  /// Whether a file hands values to intents when the program begins.
  static func registersDependencies(_ facts: FileFacts) -> Bool {
    facts.used.contains("AppDependencyManager")
  }

  /// Whether a file's intents get values that are registered when the program begins.
  static func needsDependencies(_ facts: FileFacts) -> Bool {
    facts.used.contains("Dependency") || facts.used.contains("AppDependency")
  }
}
