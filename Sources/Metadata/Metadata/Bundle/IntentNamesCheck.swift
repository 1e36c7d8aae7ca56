/// Holds the intents that a property list names against those that there are.
struct IntentNamesCheck {
  /// The classes of the custom intents that the target can use.
  let custom: Set<String>
  let log: DiagnosticLog

  /// Checks the lists of an extension and those of an app that handles intents itself.
  func check(_ plist: InfoPlist) {
    let attributes = plist.dictionary("NSExtension", "NSExtensionAttributes") ?? [:]
    check("IntentsSupported", "IntentsRestrictedWhileLocked", in: attributes, plist)
    check(
      "INIntentsSupported", "INIntentsRestrictedWhileLocked", in: plist.dictionary() ?? [:], plist)
  }

  private func check(
    _ supportedKey: String, _ restrictedKey: String, in section: [String: Any], _ plist: InfoPlist
  ) {
    let supported = plist.strings(supportedKey, in: section) ?? []
    let unknown = supported.filter { !SiriKitNames.intents.contains($0) && !custom.contains($0) }
    if !unknown.isEmpty {
      let known = custom.isEmpty ? "" : " Custom intents here: \(custom.sorted().joined(separator: ", "))."
      fail(
        plist, supportedKey,
        "“\(supportedKey)” lists \(listed(unknown)), which neither SiriKit nor an .intentdefinition file of this target "
          + "or of the modules that it depends on declares. Check the spelling, or add the file.\(known)")
    }
    let stray = (plist.strings(restrictedKey, in: section) ?? []).filter { !supported.contains($0) }
    if !stray.isEmpty {
      fail(
        plist, restrictedKey,
        "“\(restrictedKey)” lists \(listed(stray)), which “\(supportedKey)” does not list. Add it there, or remove it "
          + "here.")
    }
  }

  private func listed(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { "“\($0.prefix(80))”" }.joined(separator: ", ")
  }

  private func fail(_ plist: InfoPlist, _ key: String, _ message: String) {
    let place = plist.place(of: key)
    log.add(
      Diagnostic(.error, .propertyList, path: place.path, line: place.line, column: place.column, message))
  }
}
