public import Foundation
public import IntentWire

extension AppManifest {
  /// The intent with which the app opens entities of a type.
  public func opener(of type: String) -> IntentManifest? {
    intents.first { intent in
      intent.appIntent?.kinds?.contains("OpenIntent") == true
        && intent.parameter("target")?.type == .entity(type)
    }
  }

  /// The link that stands for an entity; `nil` when its type has none, or a property for it is missing.
  public func link(of reference: EntityReference) -> URL? {
    guard let template = entity(reference.type)?.url else { return nil }
    var text = ""
    var rest = template[...]
    while let start = rest.range(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
      text += rest[..<start.lowerBound]
      let name = String(rest[start.upperBound..<end])
      guard let value = name == "id" ? .string(reference.identifier) : reference.properties[name] else {
        return nil
      }
      text += Self.escaped(value)
      rest = rest[rest.index(after: end)...]
    }
    return URL(string: text + rest).flatMap { $0.scheme == nil ? nil : $0 }
  }

  /// Whether the app says that links such as this one stand for something of it: those with the scheme, the host and the
  /// beginning of the path of one of its own.
  public func takes(_ link: URL) -> Bool {
    let templates = entities.compactMap(\.url) + intents.compactMap { $0.appIntent?.url }
    guard let scheme = link.scheme?.lowercased() else { return false }
    return templates.contains { template in
      let known = String(template.prefix { $0 != "$" })
      guard let parts = URLComponents(string: known), parts.scheme?.lowercased() == scheme,
        parts.host?.lowercased() == link.host()?.lowercased()
      else { return false }
      return (link.path.isEmpty ? "/" : link.path).hasPrefix(parts.path)
    }
  }

  /// A value as a part of a link: the identity of an entity, the name of a case, else its text.
  private static func escaped(_ value: IntentValue) -> String {
    let text: String =
      switch value {
      case .entity(let entity): entity.identifier
      case .enumeration(let choice): choice.cases.first ?? ""
      case .string(let text): text
      default: value.displayText
      }
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/;?&=+"))
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}
