import Foundation
import PropertyListReading

/// A package that is to be written.
struct AdoptedPackage {
  var name: String
  /// The targets, libraries first, each kind by name.
  var targets: [AdoptedTarget]
  /// The packages of others that targets use.
  var packages: [ExternalPackage]
  /// The packages beside Prithee that targets use.
  var companions: [String]
}

/// A target of a package that is to be written.
struct AdoptedTarget {
  /// The name, which is that of the module, too.
  var name: String
  /// The target of the project.
  var origin: ProjectTarget
  /// What the target is made of: names in its folder, and the files that they stand for.
  var links: [String: URL] = [:]
  /// Resources among the links.
  var resources: [String] = []
  /// Links that the compiler leaves alone.
  var excluded: [String] = []
  /// Files that are written, by name.
  var written: [String: String] = [:]
  /// The arguments of dependencies, such as `"TrailsKit"` and `kit("Intents")`.
  var dependencies: [String] = []

  var isProgram: Bool { origin.role.isProgram }

  /// The name of the file with stand-ins.
  static let standIns = "StandIns.swift"
  /// The name of the file that stands in a target without source.
  static let placeholder = "Adopted.swift"
}
