public import AppHost

/// Names the modules whose intents belong to an app.
public protocol AppIntentsPackage: SendableMetatype {
  /// The packages of other modules.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// No other packages.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// The entry point of an extension.
public protocol AppExtension {
  /// The type of ``configuration``.
  associatedtype Configuration: AppExtensionConfiguration
  /// How the extension is reached.
  var configuration: Configuration { get }
  /// Creates the extension.
  init()
}

/// How an extension is reached.
public protocol AppExtensionConfiguration {}

/// The entry point of an extension that only has intents.
///
/// A type with `@main` that adopts it is the program: with the build plugin it gets a `main()` of its own, which answers
/// for the intents of its target.
public protocol AppIntentsExtension: AppExtension {}

extension AppIntentsExtension {
  /// Runs the extension whose type is marked with `@main`; without the build plugin it has no intents.
  public static func main() async {
    await main(providers: [])
  }

  /// Runs the extension; generated code calls it.
  ///
  /// - Parameter providers: What answers for the intents of the extension's target.
  public static func main(providers: [any IntentProvider]) async {
    await AppHostProcess.run(providers, launch: { ExtensionInstance.current = Self() })
  }

  /// The extension is reached over the wire, like any app.
  public var configuration: _WireExtensionConfiguration { _WireExtensionConfiguration() }
}

/// The extension of this process, which stays as long as it runs.
@MainActor private enum ExtensionInstance {
  static var current: (any AppIntentsExtension)?
}

/// The configuration of an extension that is reached over the wire.
public struct _WireExtensionConfiguration: AppExtensionConfiguration {}

/// The processes in which an intent or a query may run.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
  /// The processes as bits.
  public let rawValue: Int

  /// Creates targets from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The app.
  public static let main = IntentExecutionTargets(rawValue: 1)
  /// Its extension for intents.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
  /// Its extension for widgets.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
  /// Any of them.
  public static let `default`: IntentExecutionTargets = [.main, .appIntentsExtension, .widgetKitExtension]
}
