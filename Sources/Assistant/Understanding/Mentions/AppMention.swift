/// A place in a sentence where a person may have named an app.
struct AppMention: Sendable, Hashable {
  /// The app's place in the catalog.
  var app: Int
  /// The tokens of the name.
  var name: Range<Int>
  /// The tokens of the name with the words that connect it: “in the … app”, “ask … to”.
  var span: Range<Int>
  /// How surely the person meant the app, 0 to 1: with connecting words more than without.
  var strength: Float

  /// Whether the person clearly named the app.
  var isExplicit: Bool { strength >= 0.8 }
}
