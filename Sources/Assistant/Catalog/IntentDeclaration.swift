import Foundation
import IntentWire

/// Which SiriKit intents a property list says that its executable answers for, checked.
///
/// What is listed and does not exist has no effect, as on Apple's systems; a warning says so.
struct IntentDeclaration {
  /// The intents that it answers for, as they are listed.
  let supported: [String]
  /// Those of them that need an unlocked device.
  let restricted: [String]
  /// What has no effect, and why.
  let warnings: [String]

  private static let inApp = (
    supported: "INIntentsSupported",
    restricted: ["INIntentsRestrictedWhileLocked", "INIntentsRestrictedWhileProtectedDataUnavailable"]
  )
  private static let inExtension = (
    supported: "IntentsSupported",
    restricted: ["IntentsRestrictedWhileLocked", "IntentsRestrictedWhileProtectedDataUnavailable"]
  )

  /// Reads a property list.
  ///
  /// - Parameter manifest: What the build extracted, with the app's own intents.
  /// - Throws: ``CatalogProblem`` that says what is wrong and how to mend it.
  init(_ info: PropertyList, manifest: AppManifest?, of identifier: String) throws(CatalogProblem) {
    let reader = Reader(identifier: identifier, manifest: manifest)
    var (supported, restricted, warnings) = try reader.read(info, Self.inApp)
    if info.has("NSExtension") {
      guard let service = info.list("NSExtension") else {
        throw CatalogProblem(identifier, "In Info.plist, NSExtension must be a dictionary.")
      }
      let more = try reader.readExtension(service, Self.inExtension)
      supported += more.supported
      restricted += more.restricted
      warnings += more.warnings
    }
    self.supported = supported
    self.restricted = restricted
    self.warnings = warnings
  }

  /// What one part of a list says.
  private typealias Lists = (supported: [String], restricted: [String], warnings: [String])

  private struct Reader {
    let identifier: String
    let manifest: AppManifest?

    func readExtension(
      _ service: PropertyList, _ keys: (supported: String, restricted: [String])
    ) throws(CatalogProblem) -> Lists {
      // An extension of another kind, for example one that draws, has nothing to answer.
      guard service.text("NSExtensionPointIdentifier").map({ $0 == BundlePart.extensionPoint }) ?? true else {
        return ([], [], [])
      }
      guard let principal = service.text("NSExtensionPrincipalClass") else {
        throw problem(
          "NSExtension has no NSExtensionPrincipalClass, so nothing can answer for its intents; add the name of its "
            + "INExtension subclass, such as $(PRODUCT_MODULE_NAME).IntentHandler.")
      }
      guard !principal.contains("$("), !principal.contains("${") else {
        throw problem(
          "NSExtensionPrincipalClass is “\(principal.prefix(80))”, in which a variable was not replaced; write the name "
            + "of the class, such as MyIntents.IntentHandler, or install the package instead of the bundle.")
      }
      let attributes = service.list("NSExtensionAttributes") ?? PropertyList([:])
      var lists = try read(attributes, keys)
      if lists.supported.isEmpty {
        lists.warnings.append(
          "The intents extension supports nothing: IntentsSupported under NSExtension, NSExtensionAttributes names no "
            + "intent. List the class names of the intents that it handles.")
      }
      return lists
    }

    func read(
      _ list: PropertyList, _ keys: (supported: String, restricted: [String])
    ) throws(CatalogProblem) -> Lists {
      for key in [keys.supported] + keys.restricted {
        if let fault = list.faultOfTexts(key) { throw problem("In it, \(fault).") }
      }
      let listed = list.texts(keys.supported)
      let supported = listed.filter(isKnown)
      var warnings: [String] = []
      let unknown = listed.filter { !isKnown($0) }.sorted()
      let foreign = unknown.filter(isAppIntent)
      if !foreign.isEmpty {
        warnings.append(
          "\(keys.supported) lists \(Self.listed(foreign)), which App Intents declare; those need no entry, so it has "
            + "no effect.")
      }
      let strange = unknown.filter { !isAppIntent($0) }
      if !strange.isEmpty {
        let better = strange.compactMap(suggestion).first.map { " Did you mean “\($0)”?" } ?? ""
        warnings.append(
          "\(keys.supported) lists \(Self.listed(strange)), which neither SiriKit nor the app has, so it has no effect; "
            + "check the spelling or remove it." + better)
      }
      for key in keys.restricted {
        let stray = Set(list.texts(key)).subtracting(listed).sorted()
        if !stray.isEmpty {
          warnings.append(
            "\(key) lists \(Self.listed(stray)), which \(keys.supported) does not, so it has no effect; add it there or "
              + "remove it here.")
        }
      }
      return (supported, list.texts(keys.restricted[0]).filter(supported.contains), warnings)
    }

    private func problem(_ message: String) -> CatalogProblem {
      CatalogProblem(identifier, "Its Info.plist cannot be used. \(message)")
    }

    private func isKnown(_ name: String) -> Bool {
      SiriKitSchema.manifest.intent(name) != nil
        || manifest?.intent(name).map { $0.dialect == .siriKit } == true
    }

    private func isAppIntent(_ name: String) -> Bool {
      manifest?.intent(name)?.dialect == .appIntents
    }

    /// The known intent that differs in the fewest letters, if they are few.
    private func suggestion(_ name: String) -> String? {
      let own = manifest?.intents.filter { $0.dialect == .siriKit }.map(\.identifier) ?? []
      let known = SiriKitSchema.manifest.intents.map(\.identifier) + own
      let nearest = known.map { ($0, EditDistance.between(name.lowercased(), $0.lowercased())) }.min {
        $0.1 < $1.1
      }
      return nearest.flatMap { $0.1 <= 4 ? $0.0 : nil }
    }

    private static func listed(_ names: [String]) -> String {
      names.map { "“\($0.prefix(80))”" }.joined(separator: ", ")
    }
  }
}
