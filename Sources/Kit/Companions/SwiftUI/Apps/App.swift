public import AppHost
import IntentWire
import Intents

/// An app: its scenes, and what happens when it is opened.
///
/// A type with `@main` that adopts it is the app: the build plugin writes the rest of the entry point, so that the
/// same process answers the intents of its target too. The main scene is what the assistant and tests see; started
/// by hand, the app prints it and ends.
@MainActor @preconcurrency
public protocol App {
  /// The scenes.
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Runs the app whose type is marked with `@main`: it answers the assistant, or prints its main scene and ends.
  ///
  /// With the build plugin the type gets a `main()` of its own, which answers the intents of its target too.
  public static func main() async {
    await main(
      supporting: Bundle.main.infoDictionary?["INIntentsSupported"] as? [String] ?? [], providers: [])
  }

  /// Runs the app; generated code calls it.
  ///
  /// - Parameters:
  ///   - supported: The intents that `INIntentsSupported` in the Info.plist names; the delegate of a
  ///     ``UIApplicationDelegateAdaptor`` handles them.
  ///   - providers: What answers for the intents of the app's target.
  public static func main(supporting supported: [String], providers: [any IntentProvider]) async {
    let scene = SwiftUIScene { Self() }
    let own = supported.isEmpty ? [] : [scene.handlers(for: supported)]
    await AppHostProcess.run(own + providers, scene: scene)
  }
}

/// Gives an app of SwiftUI a delegate of UIKit.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates the delegate by `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ObjectMaker.make(delegateType)
  }
}

@MainActor
protocol DelegateAdapting {
  var delegate: any UIApplicationDelegate { get }
}

extension UIApplicationDelegateAdaptor: DelegateAdapting {
  var delegate: any UIApplicationDelegate { wrappedValue }
}
