public import AppHost
import Foundation
import Intents

extension UIApplicationDelegate {
  /// Runs the app whose type is marked with `@main`: it answers the assistant, or prints its window and ends.
  ///
  /// With the build plugin the type gets a `main()` of its own, which answers the intents of its target too. This
  /// one knows only those that the delegate handles itself, and the scene that the Info.plist beside it names.
  public static func main() async {
    let info = Bundle.main.infoDictionary ?? [:]
    await main(
      sceneDelegate: SceneManifest.delegate(info),
      supporting: info["INIntentsSupported"] as? [String] ?? [], providers: [],
      delegate: { ObjectMaker.object(Self.self) as? Self })
  }

  /// Runs the app; generated code calls it.
  ///
  /// - Parameters:
  ///   - sceneDelegate: Makes the delegate that the Info.plist names; `nil` for an app without one.
  ///   - supported: The intents that `INIntentsSupported` in the Info.plist names.
  ///   - providers: What answers for the intents of the app's target.
  ///   - delegate: Makes the app's delegate.
  public static func main(
    sceneDelegate: (@MainActor @Sendable () -> (any UISceneDelegate)?)?, supporting supported: [String],
    providers: [any IntentProvider], delegate: @escaping @MainActor @Sendable () -> Self?
  ) async {
    guard let app = delegate() else { return }
    let scene = UIKitScene(sceneDelegate: sceneDelegate) { app }
    let own = supported.isEmpty ? [] : [scene.handlers(for: supported)]
    await AppHostProcess.run(own + providers, scene: scene)
  }
}

/// What an Info.plist says about scenes.
enum SceneManifest {
  /// Makes the delegate of the first ordinary scene; `nil` when the list names none.
  static func delegate(_ info: [String: Any]) -> (@MainActor @Sendable () -> (any UISceneDelegate)?)? {
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    guard let name = scenes?.first?["UISceneDelegateClassName"] as? String else { return nil }
    return {
      NSClassFromString(name).flatMap { ObjectMaker.object($0) as? any UISceneDelegate }
    }
  }
}
