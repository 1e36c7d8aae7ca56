public import Foundation

extension VCard {
  /// One line of a card.
  public struct Property: Sendable, Hashable {
    /// The word before the name that ties properties together, for example `item1`.
    public var group: String?
    /// The name, in upper case.
    public var name: String
    /// The parameters in order; never `CHARSET`, and `ENCODING` only as `b` for base 64.
    public var parameters: [Parameter]
    /// The value with `\n`, `\,`, `\;` and `\\` in place of these characters, whatever the card's version.
    public var value: String

    /// Creates a property from a value that is escaped already.
    public init(_ name: String, value: String, parameters: [Parameter] = [], group: String? = nil) {
      self.name = name.uppercased()
      self.value = value
      self.parameters = parameters
      self.group = group
    }

    /// Creates a property from text.
    public init(_ name: String, text: String, parameters: [Parameter] = [], group: String? = nil) {
      self.init(name, value: VCardText.escaped(text), parameters: parameters, group: group)
    }

    /// Creates a property of several parts, such as a name or an address.
    public init(_ name: String, components: [String], parameters: [Parameter] = [], group: String? = nil) {
      let value = components.map { VCardText.escaped($0) }.joined(separator: ";")
      self.init(name, value: value, parameters: parameters, group: group)
    }
  }

  /// A parameter of a property.
  public struct Parameter: Sendable, Hashable {
    /// The name, in upper case.
    public var name: String
    /// The values; none for a parameter without any.
    public var values: [String]

    /// Creates a parameter.
    public init(_ name: String, _ values: [String]) {
      self.name = name.uppercased()
      self.values = values
    }
  }
}

extension VCard.Property {
  /// The whole value as text.
  public var text: String { VCardText.unescaped(value) }

  /// The whole value as text, without the white space around it.
  public var trimmedText: String { VCardText.trimmed(text) }

  /// The parts between semicolons, as text.
  public var components: [String] {
    VCardText.split(value, at: ";").map { VCardText.unescaped($0) }
  }

  /// The parts between commas, as text.
  public var list: [String] {
    VCardText.split(value, at: ",").map { VCardText.unescaped($0) }
  }

  /// The values of a parameter, in upper case.
  public subscript(parameter name: String) -> [String] {
    get { parameters.filter { $0.name == name }.flatMap(\.values) }
    set {
      parameters.removeAll { $0.name == name }
      if !newValue.isEmpty { parameters.append(VCard.Parameter(name, newValue)) }
    }
  }

  /// The values of `TYPE`, in lower case, without `pref`.
  public var types: [String] {
    allTypes.filter { $0 != "pref" }
  }

  /// How much the property is preferred, 1 for the most; `nil` when it is like any other.
  public var preference: Int? {
    if let text = self[parameter: "PREF"].first, let number = Int(text), (1...100).contains(number) {
      return number
    }
    return allTypes.contains("pref") ? 1 : nil
  }

  private var allTypes: [String] {
    self[parameter: "TYPE"].flatMap { $0.split(separator: ",") }
      .map { VCardText.trimmed(String($0)).lowercased() }.filter { !$0.isEmpty }
  }

  /// The content of a picture, a sound or a key that the card carries; `nil` when it lies elsewhere.
  public var data: Data? {
    if !self[parameter: "ENCODING"].isEmpty { return Data(base64Encoded: Self.padded(value)) }
    guard let (_, isBase64, content) = dataAddress else { return nil }
    if isBase64 { return Data(base64Encoded: Self.padded(content)) }
    return VCardText.percentDecoded(content)
  }

  /// The media type of ``data``, for example `image/jpeg`, where it is known.
  public var mediaType: String? {
    if let (type, _, _) = dataAddress, !type.isEmpty { return type.lowercased() }
    if let type = self[parameter: "MEDIATYPE"].first { return type.lowercased() }
    guard let type = types.first else { return nil }
    if type.contains("/") { return type }
    let family = ["PHOTO": "image", "LOGO": "image", "SOUND": "audio", "KEY": "application"][name]
    return family.map { "\($0)/\(type == "jpg" ? "jpeg" : type)" }
  }

  /// The parts of a `data:` address.
  private var dataAddress: (type: String, isBase64: Bool, content: String)? {
    guard value.prefix(5).lowercased() == "data:" else { return nil }
    let address = text.dropFirst(5)
    guard let comma = address.firstIndex(of: ",") else { return nil }
    var attributes = address[..<comma].split(separator: ";", omittingEmptySubsequences: false).map(
      String.init)
    let isBase64 = attributes.last?.lowercased() == "base64"
    if isBase64 { attributes.removeLast() }
    return (attributes.first ?? "", isBase64, String(address[address.index(after: comma)...]))
  }

  /// Base 64 without space, and with the signs at its end that some programs leave out.
  static func padded(_ text: String) -> String {
    let isSign: (UInt8) -> Bool = { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    let plain =
      text.utf8.allSatisfy(isSign) ? text : String(decoding: text.utf8.filter(isSign), as: UTF8.self)
    let missing = plain.utf8.count % 4
    return missing == 0 ? plain : plain + String(repeating: "=", count: 4 - missing)
  }
}
