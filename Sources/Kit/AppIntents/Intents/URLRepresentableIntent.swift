import Foundation
import FoundationAdditions
import IntentWire

/// An intent that a link stands for.
///
/// An intent that opens something needs no `perform()` then: the link is opened instead.
public protocol URLRepresentableIntent: AppIntent {
  /// The type of ``urlRepresentation``.
  typealias URLRepresentation = IntentURLRepresentation<Self>

  /// The link, with the intent's parameters in it.
  static var urlRepresentation: IntentURLRepresentation<Self> { get }
}

extension URLRepresentableIntent {
  /// Has the assistant open the link.
  ///
  /// - Throws: An error that says which parameter has no value.
  public func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(try Self.urlRepresentation.url(for: self)))
  }
}

extension OpenIntent where Self: URLRepresentableIntent {
  /// Has the assistant open the link.
  ///
  /// - Throws: An error that says which parameter has no value.
  public func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(try Self.urlRepresentation.url(for: self)))
  }
}

extension OpenIntent where Self: URLRepresentableIntent & TargetContentProvidingIntent {
  /// Has the assistant open the link.
  ///
  /// - Throws: An error that says which parameter has no value.
  public func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(try Self.urlRepresentation.url(for: self)))
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The link of what is opened.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation(.link { try Value.urlRepresentation.url(for: $0.target) })
  }
}

// A piece holds a key path; one from a literal never changes.
/// A link with an intent's parameters in it.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  fileprivate enum Piece {
    case text(String)
    case parameter(PartialKeyPath<Intent>)
    /// The link of a parameter's value.
    case link((Intent) throws -> URL)
  }

  private let pieces: [Piece]

  fileprivate init(_ piece: Piece) {
    pieces = [piece]
  }

  /// Creates a link without parameters.
  public init(stringLiteral value: String) {
    pieces = [.text(value)]
  }

  /// Creates a link from a literal with parameters in it.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// Collects the text and the parameters of a link.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Begins an empty link.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      pieces.append(.text(literal))
    }

    /// Adds a parameter's value.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      pieces.append(.parameter(parameter))
    }
  }

  /// The link with `${parameter}` in the places of the parameters; `nil` for one that follows from what is opened.
  var template: String? {
    var template = ""
    for piece in pieces {
      switch piece {
      case .text(let text): template += text
      case .parameter(let path): template += "${\(Reflection.name(of: path))}"
      case .link: return nil
      }
    }
    return template
  }

  /// The link of one intent.
  ///
  /// - Throws: An error when a parameter has no value, or what results is no link.
  func url(for intent: Intent) throws -> URL {
    _ = Reflection.parameters(of: intent)
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .parameter(let path):
        guard let slot = intent[keyPath: path] as? any ParameterSlot,
          let value = slot.presetValue ?? slot.defaultWireValue
        else { throw AppIntentError(.failure("The link cannot be opened, because it lacks a value.")) }
        text += LinkText.escaped(LinkText.plain(value))
      case .link(let link): text += try link(intent).absoluteString
      }
    }
    guard let url = URL(string: text), url.scheme != nil else {
      throw AppIntentError(.failure("“\(text)” is not a link that can be opened."))
    }
    return url
  }
}
