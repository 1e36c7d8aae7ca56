import Foundation
import PackagePlugin

/// The modules of a target's dependencies that may declare entities, enumerations and intents of their own.
enum LibraryModules {
  /// The modules that depend on `AppIntents` and are not Prithee's, by name.
  static func of(_ target: any Target) -> [SwiftSourceModuleTarget] {
    let modules = target.recursiveTargetDependencies.compactMap {
      $0.sourceModule as? SwiftSourceModuleTarget
    }
    guard let framework = modules.first(where: { $0.moduleName == "AppIntentsBase" }) else { return [] }
    // The Kit's folder holds all modules that Prithee puts beside it.
    let kit = framework.directoryURL.deletingLastPathComponent().standardizedFileURL.path + "/"
    var seen: Set<String> = []
    return modules.filter { module in
      let path = module.directoryURL.standardizedFileURL.path
      return !path.hasPrefix(kit) && uses(framework.moduleName, module)
        && seen.insert(module.moduleName).inserted
    }
    .sorted { $0.moduleName < $1.moduleName }
  }

  private static func uses(_ name: String, _ module: any Target) -> Bool {
    module.recursiveTargetDependencies.contains { $0.sourceModule?.moduleName == name }
  }
}
