/// Holds the intents that a property list names against those that there are.
///
/// What there is not has no effect, as on Apple's systems, so it is only warned of.
struct IntentNamesCheck {
  /// The classes of the custom intents that the target can use.
  let custom: Set<String>
  /// The names of the App Intents of the target.
  let appIntents: Set<String>
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
    let foreign = supported.filter { !SiriKitNames.intents.contains($0) && !custom.contains($0) }
    let modern = foreign.filter(appIntents.contains)
    if !modern.isEmpty {
      warn(
        plist, supportedKey,
        "“\(supportedKey)” lists \(listed(modern)), which App Intents declare; those need no entry, so it has no "
          + "effect.")
    }
    let unknown = foreign.filter { !appIntents.contains($0) }
    if !unknown.isEmpty {
      let known = custom.isEmpty ? "" : " Custom intents here: \(custom.sorted().joined(separator: ", "))."
      warn(
        plist, supportedKey,
        "“\(supportedKey)” lists \(listed(unknown)), which neither SiriKit nor an .intentdefinition file of this target "
          + "or of the modules that it depends on declares, so it has no effect. Check the spelling, or add the file."
          + known)
    }
    let stray = (plist.strings(restrictedKey, in: section) ?? []).filter { !supported.contains($0) }
    if !stray.isEmpty {
      warn(
        plist, restrictedKey,
        "“\(restrictedKey)” lists \(listed(stray)), which “\(supportedKey)” does not list, so it has no effect. Add it "
          + "there, or remove it here.")
    }
  }

  private func listed(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { "“\($0.prefix(80))”" }.joined(separator: ", ")
  }

  private func warn(_ plist: InfoPlist, _ key: String, _ message: String) {
    log.warn(.propertyList, at: plist.place(of: key), message)
  }
}
