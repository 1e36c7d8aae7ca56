import Foundation

/// The other names by which a person may call an app: `INAlternativeAppNames` in its property list.
enum AlternativeNames {
  /// The most names that an app may have besides its own.
  static let most = 3

  private static let key = "INAlternativeAppNames"
  private static let name = "INAlternativeAppName"
  private static let hint = "INAlternativeAppNamePronunciationHint"

  /// Reads the names, in order.
  ///
  /// - Throws: ``CatalogProblem`` for more than three names, and for an entry without a name.
  static func read(_ info: PropertyList, of app: String) throws(CatalogProblem) -> [InstalledApp.Name] {
    if let fault = info.faultOfLists(key) { throw CatalogProblem(app, "In Info.plist, \(fault).") }
    let entries = info.lists(key)
    guard entries.count <= most else {
      throw CatalogProblem(
        app,
        "\(key) in Info.plist has \(entries.count) names, and an app may have \(most); remove the others.")
    }
    var names: [InstalledApp.Name] = []
    for (index, entry) in entries.enumerated() {
      guard let text = entry.text(name) else {
        throw CatalogProblem(
          app,
          "Entry \(index + 1) of \(key) in Info.plist has no \(name); add the name\(entry.has(hint) ? " to its hint" : "")"
            + ".")
      }
      guard text.utf8.count <= 1_024 else {
        throw CatalogProblem(
          app, "Entry \(index + 1) of \(key) in Info.plist has \(text.utf8.count) bytes; use a name to say.")
      }
      names.append(InstalledApp.Name(text, pronunciation: entry.text(hint)))
    }
    return names
  }
}
