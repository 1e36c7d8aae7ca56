import IntentWire
import SwiftSyntax

/// Holds the classes that handle SiriKit's intents against the methods that handlers have.
///
/// On Apple's systems the compiler does so. Here both forms of each method have a default, one in terms of the other, so that
/// nobody but this check misses one.
struct HandlerCheck {
  let index: ModuleIndex
  /// The classes of the custom intents that the module can use.
  let custom: Set<String>
  let log: DiagnosticLog

  /// Checks every type of the module.
  func check() {
    for type in index.sortedTypes where type.kind != .protocol {
      let foreign = index.ancestry(of: type).foreign
      let intents = foreign.filter { $0.hasSuffix(Self.ending) }.map {
        String($0.dropLast(Self.ending.count))
      }
      .filter { SiriKitMethods.required[$0] != nil || custom.contains($0) }.sorted()
      // A superclass that cannot be seen may have the methods.
      guard !intents.isEmpty, foreign.allSatisfy(Self.isHarmless) else { continue }
      let methods = index.inheritedMembers(of: type).compactMap { member in
        member.node.as(FunctionDeclSyntax.self).map { Located($0, in: member.unit) }
      }
      for intent in intents { check(type, intent, methods) }
    }
  }

  private func check(_ type: TypeDeclaration, _ intent: String, _ methods: [Located<FunctionDeclSyntax>]) {
    let required = SiriKitMethods.required[intent] ?? ["handle(intent:completion:)"]
    let known = Set((required.union(SiriKitMethods.optional[intent] ?? [])).flatMap(Self.forms))
    let strangers = methods.filter { method in
      method.node.firstParameterType == intent && !known.contains(method.node.labeledName)
    }
    let written = Set(methods.map(\.node.labeledName))
    for name in required.sorted() where written.isDisjoint(with: Self.forms(of: name)) {
      let alike = strangers.first { $0.node.name.identifierText == Self.base(of: name) }
      let hint = alike.map { " It has “\($0.node.labeledName)”, which nothing calls." } ?? ""
      log.warn(
        .handler, at: alike?.place ?? type.place,
        "“\(type.name)” adopts \(intent)\(Self.ending) and has no “\(name)”, in neither of its forms, so a request is never "
          + "carried out.\(hint)")
    }
    let bases = Set(known.map(Self.base))
    for method in strangers
    where !required.contains(where: { Self.base(of: $0) == method.node.name.identifierText }) {
      let name = method.node.name.identifierText
      guard let near = bases.sorted().first(where: { Self.isSlip(name, for: $0) }) else { continue }
      let meant = known.filter { Self.base(of: $0) == near }.min { $0.count > $1.count } ?? near
      log.warn(
        .handler, at: method.place,
        "“\(method.node.labeledName)” of “\(type.name)” is no method of \(intent)\(Self.ending), so nothing calls it. "
          + "“\(meant)” is one.")
    }
  }

  private static let ending = "Handling"

  /// A method's form with a completion handler, and its asynchronous one.
  private static func forms(of name: String) -> [String] {
    for label in ["completion:)", "with:)"] where name.hasSuffix(label) {
      return [name, name.dropLast(label.count) + ")"]
    }
    return [name]
  }

  private static func base(of name: String) -> String { String(name.prefix { $0 != "(" }) }

  /// Whether a name is that of a known method, written wrongly or with other labels.
  private static func isSlip(_ name: String, for known: String) -> Bool {
    guard ["resolve", "confirm", "provide"].contains(where: name.hasPrefix) else { return false }
    return EditDistance.between(name.lowercased(), known.lowercased(), longest: 80) <= 2
  }

  private static func isHarmless(_ name: String) -> Bool {
    name.hasSuffix(ending) || harmless.contains(name)
  }

  /// Types and protocols of the frameworks that have none of the methods.
  private static let harmless: Set<String> = [
    "AnyObject", "CLLocationManagerDelegate", "CustomStringConvertible", "Equatable", "Hashable",
    "INExtension",
    "INIntentHandlerProviding", "Identifiable", "NSObject", "NSObjectProtocol", "ObservableObject",
    "Sendable",
    "UIApplicationDelegate", "UIResponder", "UIWindowSceneDelegate", "UNUserNotificationCenterDelegate",
  ]
}

extension FunctionDeclSyntax {
  /// The name with the labels of the parameters.
  fileprivate var labeledName: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(name.identifierText)(\(labels.joined()))"
  }

  /// The last name of the first parameter's type.
  fileprivate var firstParameterType: String? {
    signature.parameterClause.parameters.first?.type.namePath?.last
  }
}
