import Foundation

extension VCard {
  /// The same card in another edition.
  ///
  /// Pictures, preferences and groups are written as the other edition has them, and a name that it demands
  /// is added. Everything else is the same in all editions and stays.
  public func converted(to version: Version) -> VCard {
    var card = self
    card.version = version
    let isLatest = version == .v4
    card.properties = properties.map { isLatest ? $0.latest : $0.earlier }
    card.addNames()
    return card
  }

  /// Adds `FN`, and `N` where the edition demands it.
  private mutating func addNames() {
    if first("FN") == nil {
      let name = Self.name(ofParts: first("N")?.components ?? [])
      let other = first("ORG")?.components.first ?? first("EMAIL")?.text ?? first("TEL")?.text ?? ""
      properties.insert(Property("FN", text: name.isEmpty ? other : name), at: 0)
    }
    if version != .v4, first("N") == nil {
      // Which words of a name are the family's is not for a program to say.
      properties.append(Property("N", components: ["", "", "", "", ""]))
    }
  }
}

extension VCard.Property {
  /// The property as edition 4.0 has it.
  fileprivate var latest: VCard.Property {
    var property = self
    switch name {
    case "X-ADDRESSBOOKSERVER-KIND": property.name = "KIND"
    case "X-ADDRESSBOOKSERVER-MEMBER": property.name = "MEMBER"
    default: break
    }
    if !self[parameter: "ENCODING"].isEmpty {
      property[parameter: "ENCODING"] = []
      if VCardEncodings.binaries.contains(name) { property[parameter: "TYPE"] = [] }
      property.value = "data:\(mediaType ?? "application/octet-stream");base64,\(value)"
    }
    if let preference, property[parameter: "PREF"].isEmpty {
      property[parameter: "TYPE"] = self[parameter: "TYPE"].filter { $0.lowercased() != "pref" }
      property[parameter: "PREF"] = ["\(preference)"]
    }
    return property
  }

  /// The property as the editions before 4.0 have it.
  fileprivate var earlier: VCard.Property {
    var property = self
    switch name {
    case "KIND": property.name = "X-ADDRESSBOOKSERVER-KIND"
    case "MEMBER": property.name = "X-ADDRESSBOOKSERVER-MEMBER"
    default: break
    }
    if value.prefix(5).lowercased() == "data:", let data {
      let type = mediaType?.split(separator: "/").last.map { $0.uppercased() }
      if let type { property[parameter: "TYPE"] = [type] }
      property[parameter: "MEDIATYPE"] = []
      property[parameter: "ENCODING"] = ["b"]
      property.value = data.base64EncodedString()
    }
    if property[parameter: "PREF"] == ["1"] {
      property[parameter: "PREF"] = []
      property[parameter: "TYPE"] = property[parameter: "TYPE"] + ["pref"]
    }
    return property
  }
}
