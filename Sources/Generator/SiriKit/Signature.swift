import Foundation

/// A method or initialiser, taken apart.
struct Signature: Equatable {
  struct Parameter: Equatable {
    /// The label at the call; `nil` for `_`.
    let label: String?
    let name: String
    let type: String
    let defaultValue: String?

    /// The parameter as it stands in a declaration.
    var text: String {
      let names = label == name ? name : "\(label ?? "_") \(name)"
      return "\(names): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
    }

    /// The parameter as it stands in a class that may have a property of its type's name.
    var declaration: String {
      let names = label == name ? name : "\(label ?? "_") \(name)"
      let spelling = PropertyWriter.spelling(of: type)
      return "\(names): \(spelling)" + (defaultValue.map { " = \($0)" } ?? "")
    }
  }

  let name: String
  let isFailable: Bool
  let parameters: [Parameter]
  let returns: String?

  /// Takes a declaration such as `func handle(intent: I, completion: @escaping (R) -> Void)` apart.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = Self.closing(text, open) else { return nil }
    var head = text[..<open].split(separator: " ").last.map(String.init) ?? ""
    isFailable = head.hasSuffix("?")
    if isFailable { head.removeLast() }
    name = head
    guard !head.contains("<") else { return nil }
    parameters = Self.split(text[text.index(after: open)..<close]).compactMap(Self.parameter)
    let rest = text[text.index(after: close)...]
    returns = rest.range(of: "-> ").map { String(rest[$0.upperBound...]).trimmingSpaces }
  }

  private static func closing(_ text: String, _ open: String.Index) -> String.Index? {
    var depth = 0
    for index in text.indices[open...] {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static func split(_ text: Substring) -> [String] {
    var parts: [String] = []
    var depth = 0
    var part = ""
    var previous: Character = " "
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
      previous = character
    }
    parts.append(part)
    return parts.map(\.trimmingSpaces).filter { !$0.isEmpty }
  }

  private static func parameter(_ text: String) -> Parameter? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let names = text[..<colon].split(separator: " ").map(String.init)
    guard let first = names.first, let last = names.last else { return nil }
    let rest = String(text[text.index(after: colon)...])
    let sides = rest.range(of: " = ")
    let type = sides.map { String(rest[..<$0.lowerBound]) } ?? rest
    return Parameter(
      label: first == "_" ? nil : first, name: last, type: type.trimmingSpaces,
      defaultValue: sides.map { String(rest[$0.upperBound...]).trimmingSpaces })
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
