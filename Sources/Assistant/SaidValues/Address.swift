public import Foundation
public import IntentWire
public import Language

/// Links, mail addresses and telephone numbers as people write and say them.
public enum Address {
  /// The link that a text is: with a scheme, a host with what follows it, or a mail address.
  public static func link(_ text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
    if isMail(text) { return URL(string: "mailto:\(text)") }
    if let scheme = scheme(of: text) {
      return text.utf8.count > scheme.utf8.count + 1 ? URL(string: text) : nil
    }
    guard isHost(text) else { return nil }
    return URL(string: "https://\(text)")
  }

  /// The place of a file that a text is: a link to one, or a path from the root.
  static func fileLink(_ text: String) -> URL? {
    if text.hasPrefix("/"), !text.contains("\n"), text.count > 1 { return URL(filePath: text) }
    guard let url = link(text), scheme(of: text) != nil, url.scheme != "mailto" else { return nil }
    return url
  }

  /// How somebody can be reached under a text: by telephone or mail; `nil` for a name.
  ///
  /// - Parameter tokens: The tokens of the text, in which digits that were said one by one are one token.
  public static func handle(of text: String, _ tokens: [Token]) -> PersonValue.Handle? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let bare = text.hasPrefix("mailto:") ? String(text.dropFirst(7)) : text
    if isMail(bare) { return PersonValue.Handle(value: bare, kind: "emailAddress") }
    let number =
      text.hasPrefix("tel:") ? String(text.dropFirst(4)) : tokens.count == 1 ? tokens[0].text : text
    return telephoneNumber(number).map { PersonValue.Handle(value: $0, kind: "phoneNumber") }
  }

  /// The telephone number that a text is from end to end, as it was written: “555-0172”, “+1 (206) 555 0108”.
  public static func telephoneNumber(_ text: String) -> String? {
    let number = text.trimmingCharacters(in: CharacterSet(charactersIn: ",;:!?. "))
    let marks: Set<Character> = ["+", "-", "(", ")", ".", "/", "–", " ", "\u{A0}"]
    guard number.allSatisfy({ $0.isNumber || marks.contains($0) }) else { return nil }
    let digits = number.count(where: \.isNumber)
    guard digitsOfNumbers.contains(digits) else { return nil }
    // “206.555.0108” is a number, “2.50” is none.
    return number.contains(".") && digits < fewestWithDots ? nil : number
  }

  /// How many digits a telephone number has: those of a short one, and the most of any.
  private static let digitsOfNumbers = 3...15
  /// The fewest digits of a number that is divided by dots.
  private static let fewestWithDots = 7

  /// Whether a text is a mail address.
  public static func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, text.utf8.count <= 254 else { return false }
    return parts[0].allSatisfy { $0.isLetter || $0.isNumber || "._%+-'".contains($0) }
      && isHostName(String(parts[1]))
  }

  /// The scheme of a link, without its colon; a host with a port has none.
  private static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon]
    guard let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    let rest = text[text.index(after: colon)...]
    if rest.hasPrefix("//") { return String(scheme) }
    return scheme.contains(".") || scheme == "localhost" ? nil : String(scheme)
  }

  /// Whether a text begins with the name of a host: “example.org/help”, “localhost:8080”.
  private static func isHost(_ text: String) -> Bool {
    let name = text.prefix { !"/?#".contains($0) }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let host = parts.first else { return false }
    if parts.count == 2, UInt16(parts[1]) == nil { return false }
    return host == "localhost" && (parts.count == 2 || text.contains("/")) || isHostName(String(host))
  }

  private static func isHostName(_ name: String) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, name.utf8.count <= 253, let last = labels.last else { return false }
    let isNumeric = labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
    return isNumeric
      || last.count > 1 && last.allSatisfy(\.isLetter)
        && labels.allSatisfy { label in
          !label.isEmpty && label.first != "-" && label.last != "-"
            && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
  }
}
