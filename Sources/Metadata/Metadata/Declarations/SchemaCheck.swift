import IntentSchemas
import IntentWire

/// Holds the types that adopt schemas to what the schemas ask of all of them together.
///
/// What a schema asks of one type is the business of its macro, which stops the compiler at the right place.
struct SchemaCheck {
  let reader: ModuleReader

  func check(intents: [TypeDeclaration], entities: [TypeDeclaration], enumerations: [TypeDeclaration]) {
    let uses = intents.flatMap { type in
      reader.index.macros(of: type).compactMap { use in use.schema.map { (type, $0, use.place) } }
    }
    for missing in IntentSchemas.missing(beside: uses.map(\.1)) {
      guard let first = uses.first(where: { $0.1.hasPrefix(missing.domain + ".") }) else { continue }
      let names = missing.identifiers.map { "“.\($0)”" }.joined(separator: ", ")
      reader.log.refuse(
        .schema, at: first.2,
        "“\(first.0.qualifiedName)” adopts “.\(first.1)”, and an app that adopts one intent of the domain “"
          + "\(missing.domain)” must adopt them all, so that what people say works throughout. Missing: \(names). "
          + "Declare an intent for each, or take the schema away from the others.")
    }
    warnAboutSharedSchemas(uses.map { ($0.0, $0.1, $0.2) })
  }

  private func warnAboutSharedSchemas(_ uses: [(TypeDeclaration, String, SourcePlace)]) {
    var seen: [String: String] = [:]
    for (type, schema, place) in uses {
      if let other = seen[schema] {
        reader.log.warn(
          .schema, at: place,
          "“\(type.qualifiedName)” and “\(other)” both adopt “.\(schema)”, so the assistant takes the first of them. "
            + "Take the schema away from one.")
      } else {
        seen[schema] = type.qualifiedName
      }
    }
  }
}
