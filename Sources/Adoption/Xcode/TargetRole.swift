import PropertyListReading

/// Tells what a target is by the type of its product and its property list.
enum TargetRole {
  static let intentsPoint = "com.apple.intents-service"
  static let appIntentsPoint = "com.apple.appintents-extension"
  static let widgetPoint = "com.apple.widgetkit-extension"

  /// The role of a target.
  ///
  /// - Parameter platforms: The platforms that its settings name, in small letters; none means any.
  static func role(
    product: String, info: [String: PropertyListNode], platforms: Set<String>
  ) -> ProjectTarget.Role {
    let kind = product.split(separator: ".").dropFirst(3).joined(separator: ".")
    let phone: Set<String> = ["iphoneos", "iphonesimulator", "macosx", "auto", "xros", "appletvos"]
    if !platforms.isEmpty, platforms.isDisjoint(with: phone) { return .other("it is for another device") }
    switch kind {
    case "application", "application.on-demand-install-capable": return .app
    case "framework", "framework.static", "library.static", "library.dynamic": return .library
    case "app-extension", "extensionkit-extension", "app-extension.intents-service":
      return role(ofExtension: info)
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": return .other("it holds tests")
    case let name where name.contains("watch"): return .other("it is for a watch")
    case "bundle": return .other("it is a bundle without a program")
    default: return .other("its product “\(kind.isEmpty ? product : kind)” has no place here")
    }
  }

  private static func role(ofExtension info: [String: PropertyListNode]) -> ProjectTarget.Role {
    let point =
      info["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      ?? info["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
    switch point {
    case intentsPoint: return .intentsExtension
    case appIntentsPoint: return .appIntentsExtension
    case widgetPoint: return .widget
    case let point?: return .other("the extension point “\(point)” does not run here")
    case nil: return .other("its property list names no extension point")
    }
  }
}
