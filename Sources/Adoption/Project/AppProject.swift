import Foundation
import PropertyListReading

/// What is known of an app's project, from whatever kind of file it was read.
struct AppProject {
  /// The name of the project.
  var name: String
  /// The folder into which the package is written unless another is asked for.
  var folder: URL
  /// The targets in the order of the project.
  var targets: [ProjectTarget]
  /// The packages of others that the project names.
  var packages: [ExternalPackage] = []
  /// What is odd about the project, in words.
  var remarks: [String] = []
  /// The language in which the source's texts are written.
  var language = "en"
  /// Whether it was read from a package's manifest.
  var isPackage = false
  /// Whether its manifest uses the build plugin already.
  var usesPlugin = false
}

/// A target of a project.
struct ProjectTarget {
  /// What a target is to the assistant.
  enum Role: Hashable {
    case app
    /// A SiriKit extension.
    case intentsExtension
    /// An extension that holds App Intents.
    case appIntentsExtension
    case widget
    case library
    /// A target that has no place here; the reason in words.
    case other(String)

    /// Whether it becomes a program of its own.
    var isProgram: Bool {
      switch self {
      case .app, .intentsExtension, .appIntentsExtension, .widget: true
      case .library, .other: false
      }
    }
  }

  var name: String
  /// The module's name.
  var module: String
  var role: Role
  /// Swift files, in the order of their paths.
  var sources: [URL] = []
  /// Files of other languages, which are left out.
  var foreignSources: [URL] = []
  /// Definitions of custom intents that the target generates code for.
  var definitions: [URL] = []
  /// Files and folders that are resources.
  var resources: [URL] = []
  /// The property list, with its variables filled in.
  var info: [String: PropertyListNode] = [:]
  /// The entitlements.
  var entitlements: [String: PropertyListNode] = [:]
  var build = BuildChoices()
  /// The targets of the project on which it depends, by name.
  var dependencies: [String] = []
}

/// The settings that change how a target's source is compiled.
struct BuildChoices: Hashable {
  /// The language mode: `5` or `6`.
  var languageMode = 5
  /// Whether declarations are on the main actor unless they say otherwise.
  var isMainActorByDefault = false
  /// The upcoming features that are on.
  var upcomingFeatures: Set<String> = []
  /// The flags for `#if`.
  var flags: Set<String> = []
}

/// A package of others, by the place where it is found.
struct ExternalPackage: Hashable {
  /// The identity, which is the last part of the address.
  var identity: String
  /// The argument list of `.package(…)`, such as `url: "…", from: "1.0.0"`.
  var arguments: String
  /// The names of its products that targets use.
  var products: Set<String>
}
