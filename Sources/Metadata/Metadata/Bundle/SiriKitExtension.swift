/// What a SiriKit extension declares in its property list.
struct SiriKitExtension: Equatable {
  /// The principal class as source names it.
  var principalClass: String
  /// The intents that it handles, in the order of the list.
  var supported: [String]
}

/// Reads a target's property list and holds it against the target's source.
struct SiriKitExtensionReader {
  let index: ModuleIndex
  let log: DiagnosticLog

  static let pointIdentifier = "com.apple.intents-service"

  /// The extension; `nil` when the property list describes none or is wrong, which the log then says.
  func read(_ plist: InfoPlist) -> SiriKitExtension? {
    guard let section = plist.dictionary("NSExtension") else { return nil }
    if let point = plist.string("NSExtensionPointIdentifier", in: section), point != Self.pointIdentifier {
      warn(
        plist, "NSExtensionPointIdentifier",
        "The extension point “\(point)” is not one that runs here, so the target has no extension. "
          + "“\(Self.pointIdentifier)” is.")
      return nil
    }
    guard let name = plist.string("NSExtensionPrincipalClass", in: section) else {
      fail(
        plist, "NSExtension",
        "NSExtension has no “NSExtensionPrincipalClass”, so nothing can answer intents. "
          + "Add it with the name of the INExtension subclass: $(PRODUCT_MODULE_NAME).IntentHandler.")
      return nil
    }
    guard let principal = principalClass(name, plist) else { return nil }
    return SiriKitExtension(principalClass: principal, supported: supported(plist))
  }

  // MARK: Intents

  private func supported(_ plist: InfoPlist) -> [String] {
    let attributes = plist.dictionary("NSExtension", "NSExtensionAttributes") ?? [:]
    let listed = plist.strings("IntentsSupported", in: attributes) ?? []
    if listed.isEmpty {
      warn(
        plist, attributes["IntentsSupported"] == nil ? "NSExtension" : "IntentsSupported",
        "“IntentsSupported” under NSExtensionAttributes lists no intent, so the assistant never calls the "
          + "extension. List the class names of the intents that it handles.")
    }
    var seen: Set<String> = []
    let supported = listed.filter { seen.insert($0).inserted }
    let key = "IntentsRestrictedWhileProtectedDataUnavailable"
    for intent in plist.strings(key, in: attributes) ?? [] where !seen.contains(intent) {
      warn(
        plist, key, "“\(key)” lists “\(intent)”, which “IntentsSupported” does not list; it has no effect.")
    }
    return supported
  }

  // MARK: The principal class

  private func principalClass(_ value: String, _ plist: InfoPlist) -> String? {
    let key = "NSExtensionPrincipalClass"
    var path = value.split(separator: ".").map(String.init)
    if path.count > 1, path.first == index.module { path.removeFirst() }
    var found = index.resolve(path, in: [])
    if found == nil, path.count > 1 {
      found = index.resolve(Array(path.dropFirst()), in: [])
      if let found {
        warn(
          plist, key,
          "“\(key)” names the module “\(path[0])”, and this one is “\(index.module)”; its class “\(found)” is taken. Write "
            + "$(PRODUCT_MODULE_NAME).\(found).")
      }
    }
    guard let name = found, let type = index.types[name] else {
      fail(
        plist, key,
        "“\(key)” names the class “\(value)”, which the module “\(index.module)” does not declare. "
          + "Expected $(PRODUCT_MODULE_NAME).TheClass with a class of this target.")
      return nil
    }
    guard type.kind == .class else {
      fail(
        plist, key,
        "“\(key)” names “\(name)”, which is declared as \(type.kind.rawValue) at \(type.place.path):"
          + "\(type.place.line). Expected a class that inherits INExtension.")
      return nil
    }
    if let obstacle = type.obstacle {
      let reason = reason(obstacle)
      fail(plist, key, "“\(key)” names “\(name)”, which is \(reason), so generated code cannot create it.")
      return nil
    }
    return inheritsExtension(type, plist) ? name : nil
  }

  private func reason(_ obstacle: TypeDeclaration.Obstacle) -> String {
    switch obstacle {
    case .generic: "generic"
    case .privateAccess(let word): word
    case .unavailable: "marked as unavailable"
    }
  }

  private func inheritsExtension(_ type: TypeDeclaration, _ plist: InfoPlist) -> Bool {
    let ancestry = index.ancestry(of: type)
    if ancestry.foreign.contains("INExtension") { return true }
    // A superclass from another module may inherit it where this cannot see it; the compiler will tell.
    let isOpenEnded = ancestry.foreign.contains {
      !Self.knownProtocols.contains($0) && !$0.hasSuffix("Handling")
    }
    if isOpenEnded {
      warn(
        plist, "NSExtensionPrincipalClass",
        "Whether “\(type.qualifiedName)” inherits INExtension cannot be seen in this module; it has to.")
      return true
    }
    fail(
      plist, "NSExtensionPrincipalClass",
      "“NSExtensionPrincipalClass” names “\(type.qualifiedName)” (\(type.place.path):\(type.place.line)), which does "
        + "not inherit INExtension. Write “class \(type.name): INExtension”.")
    return false
  }

  private static let knownProtocols: Set<String> = [
    "AnyObject", "CustomStringConvertible", "Equatable", "Hashable", "INIntentHandlerProviding", "NSObject",
    "ObservableObject", "Sendable",
  ]

  private func warn(_ plist: InfoPlist, _ key: String, _ message: String) {
    log.warn(.propertyList, at: plist.place(of: key), message)
  }

  private func fail(_ plist: InfoPlist, _ key: String, _ message: String) {
    let place = plist.place(of: key)
    log.add(
      Diagnostic(.error, .propertyList, path: place.path, line: place.line, column: place.column, message))
  }
}
