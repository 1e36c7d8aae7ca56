/// Marks what SiriKit's makers have deprecated, so that it warns as on Apple's systems, and still works.
enum Deprecation {
  /// The attribute of a type.
  static func attribute(of type: String) -> String {
    let intent = type.replacing("Handling", with: "").replacing("Response", with: "")
    let advice =
      SiriKitChoices.successors[intent].map { "use \($0) in new code" }
      ?? "it has no successor"
    return attribute("Deprecated by SiriKit, and still understood; \(advice).")
  }

  /// The attribute of a property, an initialiser or a case.
  static let member = attribute("Deprecated by SiriKit, and still understood.")

  /// The attribute of a table of types, of which some are deprecated.
  static let table = "@available(*, deprecated)"

  private static func attribute(_ message: String) -> String {
    "@available(*, deprecated, message: \(message.literal))"
  }
}
