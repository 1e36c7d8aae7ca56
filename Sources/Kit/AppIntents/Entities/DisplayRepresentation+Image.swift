public import Foundation

extension DisplayRepresentation {
  /// A picture.
  public struct Image: Sendable, Hashable {
    /// The shape in which a picture is shown.
    public struct DisplayStyle: Sendable, Hashable {
      private let name: String

      /// A circle.
      public static var circular: DisplayStyle { DisplayStyle(name: "circular") }
      /// The usual shape.
      public static var `default`: DisplayStyle { DisplayStyle(name: "default") }
    }

    private enum Source: Sendable, Hashable {
      case named(String)
      case system(String)
      case data(Data)
      case url(URL)
    }

    private let source: Source
    /// Whether only the shape counts, and it is drawn in the colour of the text; `nil` as the picture itself says.
    let isTemplate: Bool?
    /// The shape in which it is shown.
    let displayStyle: DisplayStyle

    /// A picture of the app's own.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.named(name), isTemplate, displayStyle)
    }

    /// A picture of the system.
    public init(systemName name: String, isTemplate: Bool? = nil) {
      self.init(.system(name), isTemplate, .default)
    }

    /// A picture as data, in a format that image viewers know.
    ///
    /// It travels with what it shows up to a size of 64 KiB; a larger one is left out.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// A picture in a file or on the web.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.url(url), isTemplate, displayStyle)
    }

    /// A picture in a file or on the web, with its size.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(.url(url), isTemplate, displayStyle)
    }

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// The name or link on the wire.
    var name: String? {
      switch source {
      case .named(let name), .system(let name): name
      case .url(let url): url.absoluteString
      case .data(let data) where data.count <= 65_536:
        "data:\(Self.type(of: data));base64,\(data.base64EncodedString())"
      case .data: nil
      }
    }

    /// The picture as data, when it was given so.
    var data: Data? {
      if case .data(let data) = source { data } else { nil }
    }

    /// Where the picture lies, when it was given so.
    var url: URL? {
      if case .url(let url) = source { url } else { nil }
    }

    /// The media type of a picture, by its first bytes.
    private static func type(of data: Data) -> String {
      let kinds: [(bytes: [UInt8], type: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8, 0xFF], "image/jpeg"),
        ([0x47, 0x49, 0x46, 0x38], "image/gif"), ([0x3C], "image/svg+xml"),
      ]
      return kinds.first { data.starts(with: $0.bytes) }?.type ?? "application/octet-stream"
    }
  }
}
