import Foundation

extension _StringTables.Module {
  /// Reads what the build plugin packs; `nil` for anything else.
  init?(packed: String) {
    guard let root = (try? JSONSerialization.jsonObject(with: Data(packed.utf8))) as? [String: Any],
      let development = root["development"] as? String, let tables = root["tables"] as? [String: Any]
    else { return nil }
    developmentLanguage = development
    name = root["module"] as? String ?? ""
    self.tables = tables.compactMapValues { table in
      (table as? [String: Any])?.compactMapValues { language in
        (language as? [String: Any])?.compactMapValues(_StringTables.Entry.init)
      }
    }
  }
}

extension _StringTables.Entry {
  fileprivate init?(_ value: Any) {
    if let text = value as? String {
      self = .text(text)
    } else if let phrases = value as? [String] {
      self = .phrases(phrases)
    } else if let plural = (value as? [String: Any]).flatMap(PluralFormat.init) {
      self = .plural(plural)
    } else {
      return nil
    }
  }
}

extension PluralFormat {
  fileprivate init?(_ value: [String: Any]) {
    guard let format = value["f"] as? String, let variables = value["v"] as? [String: Any] else { return nil }
    self.format = format
    self.variables = variables.compactMapValues { variable in
      guard let forms = variable as? [String: Any] else { return nil }
      return Variable(argument: forms["arg"] as? Int, forms: forms.compactMapValues { $0 as? String })
    }
  }
}
