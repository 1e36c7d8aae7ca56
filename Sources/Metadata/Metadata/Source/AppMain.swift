import SwiftSyntax

/// An app's own type with `@main` whose entry point is generated: one of a framework that would bring its own.
struct AppMain: Equatable {
  /// The framework to which the type belongs.
  enum Framework: String, CaseIterable {
    case uiKit = "UIKit"
    case swiftUI = "SwiftUI"
    /// An extension that only holds intents.
    case appIntents = "AppIntents"
    /// Widgets, whose intents are answered while the widgets themselves stay undrawn.
    case widgetKit = "WidgetKit"

    /// The protocols that the type adopts, one of them at least.
    var adopted: Set<String> {
      switch self {
      case .uiKit: ["UIApplicationDelegate"]
      case .swiftUI: ["App"]
      case .appIntents: ["AppIntentsExtension"]
      case .widgetKit: ["ControlWidget", "Widget", "WidgetBundle"]
      }
    }

    /// Whether the type shows something of its own.
    var hasScene: Bool { self == .uiKit || self == .swiftUI }
  }

  /// The type as source names it.
  var type: String
  /// The framework to which it belongs.
  var framework: Framework
  /// The class of the scene's delegate that the Info.plist names.
  var sceneDelegate: String?
  /// The intents that the app handles itself (`INIntentsSupported`), in the order of the list.
  var supported: [String]
}

/// Finds an app's own entry point.
struct AppMainReader {
  let index: ModuleIndex
  let log: DiagnosticLog

  /// The entry point; `nil` when the module has none of this kind, or one that is written out.
  func read(_ plist: InfoPlist?, dependencies: Set<String>?) -> AppMain? {
    guard let own = index.entryPoint, let type = index.types[own.name] else { return nil }
    let foreign = index.ancestry(of: type).foreign
    guard
      let framework = AppMain.Framework.allCases.first(where: { !foreign.isDisjoint(with: $0.adopted) }),
      dependencies?.contains(framework.rawValue) ?? true, !hasMain(type)
    else { return nil }
    guard type.obstacle == nil else {
      log.warn(
        .entryPoint, at: own.place,
        "“\(own.name)” carries @main and is private, generic or unavailable, so generated code cannot run it and the "
          + "app answers no intents. Make it internal.")
      return nil
    }
    return AppMain(
      type: own.name, framework: framework,
      sceneDelegate: framework == .uiKit ? plist.flatMap(sceneDelegate) : nil,
      supported: plist.map(supported) ?? [])
  }

  private func hasMain(_ type: TypeDeclaration) -> Bool {
    index.inheritedMembers(of: type).contains { member in
      guard let function = member.node.as(FunctionDeclSyntax.self) else { return false }
      return function.name.text == "main" && function.modifiers.isStatic
        && function.signature.parameterClause.parameters.isEmpty
    }
  }

  private func supported(_ plist: InfoPlist) -> [String] {
    var seen: Set<String> = []
    return (plist.strings("INIntentsSupported", in: plist.dictionary() ?? [:]) ?? [])
      .filter { seen.insert($0).inserted }
  }

  /// The delegate of the first ordinary scene.
  private func sceneDelegate(_ plist: InfoPlist) -> String? {
    let roles = plist.dictionary("UIApplicationSceneManifest", "UISceneConfigurations")
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let key = "UISceneDelegateClassName"
    guard let scene = scenes?.first, let value = plist.string(key, in: scene) else { return nil }
    var path = value.split(separator: ".").map(String.init)
    if path.count > 1, path.first == index.module { path.removeFirst() }
    guard let name = index.resolve(path, in: []), let type = index.types[name], type.kind == .class,
      type.obstacle == nil
    else {
      log.warn(
        .propertyList, at: plist.place(of: key),
        "“\(key)” names “\(value)”, which is no class of the module “\(index.module)” that generated code can create, "
          + "so the app's scene has no delegate. Expected $(PRODUCT_MODULE_NAME).TheClass.")
      return nil
    }
    return name
  }
}
