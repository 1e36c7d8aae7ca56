public import Foundation
public import FoundationAdditions
import IntentWire

/// What a person sees and hears of a value.
public struct DisplayRepresentation: Sendable, Equatable {
  /// The name.
  public var title: LocalizedStringResource
  /// A second line.
  public var subtitle: LocalizedStringResource?
  /// A picture.
  public var image: Image?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// The wire form, with the texts looked up.
  var value: DisplayValue {
    DisplayValue(
      String(localized: title), subtitle: subtitle.map { String(localized: $0) },
      synonyms: synonyms.map { String(localized: $0) }, image: image?.name)
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// Creates a representation with a name.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation with a name that has values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension DisplayRepresentation {
  /// A picture.
  public struct Image: Sendable, Equatable {
    /// The shape in which a picture is shown.
    public struct DisplayStyle: Sendable, Equatable {
      private let name: String

      /// A circle.
      public static var circular: DisplayStyle { DisplayStyle(name: "circular") }
      /// The usual shape.
      public static var `default`: DisplayStyle { DisplayStyle(name: "default") }
    }

    private enum Source: Sendable, Equatable {
      case named(String)
      case system(String)
      case data(Data)
      case url(URL)
    }

    private let source: Source

    /// A picture of the app's own.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .named(name)
    }

    /// A picture of the system.
    public init(systemName name: String, isTemplate: Bool? = nil) {
      source = .system(name)
    }

    /// A picture as data.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .data(data)
    }

    /// A picture in a file or on the web.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .url(url)
    }

    /// A picture in a file or on the web, with its size.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      source = .url(url)
    }

    /// The name or link on the wire; pictures as data do not travel.
    var name: String? {
      switch source {
      case .named(let name), .system(let name): name
      case .url(let url): url.absoluteString
      case .data: nil
      }
    }
  }
}

/// What a kind of thing is called.
public struct TypeDisplayRepresentation: Sendable, Hashable {
  /// The name for one.
  public var name: LocalizedStringResource
  /// The name for several, with a place for their number.
  public var numericFormat: LocalizedStringResource?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  /// Creates a representation with a name.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation with a name that has values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
