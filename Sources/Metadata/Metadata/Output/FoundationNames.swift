/// The names that apps expect of Foundation and that the module `FoundationAdditions` declares here.
///
/// A file with only `import Foundation` finds them, because the generated code declares an alias of each for
/// the whole module. The names of the types nested in Foundation's own types need none.
public enum FoundationNames {
  /// The names, sorted: every public type of the module that stands outside of other types.
  public static let aliased = [
    "CustomLocalizedStringResourceConvertible", "DateComponentsFormatter", "LocalizedStringResource",
    "NSExtensionContext", "NSItemProvider", "NSLinguisticTag", "NSLinguisticTagScheme", "NSLinguisticTagger",
    "NSLinguisticTaggerUnit", "NSOrthography", "NSUserActivity", "NSUserActivityDelegate",
    "NSUserActivityPersistentIdentifier", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter",
    "UndoManager",
  ]

  /// The public types of the module that apps do not know by these names.
  public static let unaliased: Set<String> = ["LocalizedStringComparator"]
}
