public import Foundation

extension NSAttributedString {
  /// The kind of a document with rich text.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Names a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with files; neither read nor written here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said when a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Names an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind, a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of letters, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes for what has none; has no effect.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What a document says of itself.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Names an attribute.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind, a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of letters, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The title.
    public static let title = DocumentAttributeKey(rawValue: "Title")
  }

  /// Reads a document: text alone, or the words of HTML or of Rich Text Format, without their looks.
  ///
  /// - Throws: An error of Foundation when the kind is another one or the bytes are no text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dictionary: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
    let kind = options[.documentType] as? DocumentType ?? RichText.kind(of: data)
    self.init(string: try RichText.read(data, as: kind, encoding: encoding))
  }

  /// Reads a document of a file, as ``init(data:options:documentAttributes:)`` does.
  ///
  /// - Throws: An error of Foundation when the file cannot be read.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dictionary: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dictionary)
  }

  /// Writes a part as a document: text alone, or HTML or Rich Text Format with the words and without their looks.
  ///
  /// - Throws: An error of Foundation when the kind is another one.
  public func data(from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]) throws -> Data
  {
    let text = attributedSubstring(from: range).string
    return try RichText.write(text, as: documentAttributes[.documentType] as? DocumentType ?? .plain)
  }

  /// Writes a part in Rich Text Format, the words without their looks.
  public func rtf(from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]) -> Data? {
    try? RichText.write(attributedSubstring(from: range).string, as: .rtf)
  }

  /// Would write a part in Rich Text Format with files; always `nil`.
  public func rtfd(from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]) -> Data? {
    nil
  }

  /// Whether there are attachments in a part.
  public func containsAttachments(in range: NSRange) -> Bool {
    attributedSubstring(from: range).string.contains("\u{FFFC}")
  }

  /// The size of the text when it is drawn: nothing, for it is not drawn.
  public func size() -> CGSize { .zero }

  /// Draws the text; has no effect.
  public func draw(in rect: CGRect) {}

  /// Draws the text; has no effect.
  public func draw(at point: CGPoint) {}
}
