import Foundation
import IntentWire

extension BuiltIn {
  static let data: [BuiltIn] = [
    BuiltIn(
      "get value", [.main(.string), .needed("from", nil), .option("default", nil)], nil,
      "Takes a value out of a dictionary, by its key or by a path such as “user.name”."
    ) { call in
      var value = IntentValue.dictionary(try call.entries("from"))
      let path = call.text()
      if let direct = value.entries?[path] { return direct }
      for key in path.split(separator: ".").map(String.init) {
        if let next = value.entries?[key] {
          value = next
        } else if let number = Int(key), value.elements.indices.contains(number - 1) {
          value = value.elements[number - 1]
        } else if let next = Properties.value(key, of: value, zone: call.coercion.zone) {
          value = next
        } else if let fallback = call["default"] {
          return fallback
        } else {
          throw WorkflowFailure(
            "The dictionary has no value for “\(path.prefix(80))”. Say a default, or look at its keys.")
        }
      }
      return value
    },
    BuiltIn("keys", [.needed("of", nil)], .list(.string), "The keys of a dictionary, in order.") { call in
      .list(try call.entries("of").keys.sorted().map(IntentValue.string))
    },
    BuiltIn("values", [.needed("of", nil)], nil, "The values of a dictionary, in the order of its keys.") {
      call in
      .list(try call.entries("of").sorted { $0.key < $1.key }.map(\.value))
    },
    BuiltIn(
      "put value", [.main(nil), .needed("for", .string), .needed("in", nil)], .dictionary,
      "A dictionary with a value set for a key."
    ) { call in
      var entries = try call.entries("in")
      entries[call.text("for")] = call.main
      return .dictionary(entries)
    },
    BuiltIn(
      "parse json", [.main(.string)], nil, "Reads JSON: objects become dictionaries, arrays lists."
    ) { call in
      let text = call.text()
      guard text.utf8.nesting <= 64,
        let json = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
      else { throw WorkflowFailure("This is not JSON: “\(text.prefix(80))”.") }
      return try IntentValue(data: json)
    },
    BuiltIn(
      "make json", [.main(nil), .option("pretty", .boolean)], .string, "Writes any value as JSON."
    ) { call in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if call.flag("pretty") { encoder.outputFormatting.insert(.prettyPrinted) }
      return .string(String(decoding: try encoder.encode(call.main.plainData), as: UTF8.self))
    },
    BuiltIn(
      "encode", [.main(.string), .option("for", .string)], .string,
      "Writes a text so that it can stand in a link, or “base64”."
    ) { call in
      switch call.optionalText("for")?.lowercased() ?? "url" {
      case "url":
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~")
        return .string(call.text().addingPercentEncoding(withAllowedCharacters: allowed) ?? "")
      case "base64": return .string(Data(call.text().utf8).base64EncodedString())
      case let other: throw WorkflowFailure("“\(other)” is not known; there are url and base64.")
      }
    },
    BuiltIn(
      "decode", [.main(.string), .option("for", .string)], .string, "Reads what “encode” writes."
    ) { call in
      switch call.optionalText("for")?.lowercased() ?? "url" {
      case "url":
        guard let text = call.text().removingPercentEncoding else {
          throw WorkflowFailure("“\(call.text().prefix(80))” is not encoded as in a link.")
        }
        return .string(text)
      case "base64":
        guard let data = Data(base64Encoded: call.text()) else {
          throw WorkflowFailure("“\(call.text().prefix(80))” is not base64.")
        }
        return .string(String(decoding: data, as: UTF8.self))
      case let other: throw WorkflowFailure("“\(other)” is not known; there are url and base64.")
      }
    },
    BuiltIn(
      "make url", [.main(.string), .option("query", nil)], .url,
      "A link, with the values of a dictionary behind it."
    ) { call in
      guard var parts = URLComponents(string: call.text()) else {
        throw WorkflowFailure("“\(call.text().prefix(80))” is no link.")
      }
      if call["query"] != nil {
        let items = try call.entries("query").sorted { $0.key < $1.key }
        parts.queryItems =
          (parts.queryItems ?? [])
          + items.map { URLQueryItem(name: $0.key, value: call.coercion.words($0.value)) }
      }
      guard let url = parts.url else { throw WorkflowFailure("“\(call.text().prefix(80))” is no link.") }
      return .url(url)
    },
    BuiltIn("type", [.needed("of", nil)], .string, "What kind of value something is, in words.") { call in
      .string(Coercion.name(of: call["of"] ?? .nothing))
    },
    BuiltIn("nothing", [], nil, "Does nothing and has nothing to return."),
  ]
}
