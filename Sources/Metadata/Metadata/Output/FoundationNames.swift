/// The names that apps expect of Foundation and that the module `FoundationAdditions` declares here.
///
/// A file with only `import Foundation` finds them, because the generated code declares an alias of each for
/// the whole module. The names of the types nested in Foundation's own types need none.
public enum FoundationNames {
  /// The names, sorted.
  public static let aliased = [
    "CustomLocalizedStringResourceConvertible", "LocalizedStringResource", "NSUserActivity",
    "NSUserActivityDelegate", "NSUserActivityPersistentIdentifier",
  ]
}
