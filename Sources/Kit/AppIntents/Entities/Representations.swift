import Foundation
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
