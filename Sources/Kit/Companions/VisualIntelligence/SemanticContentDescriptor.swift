public import AppIntentsBase
import IntentWire

/// What is seen on a screen or by a camera, in words.
///
/// The assistant looks at no pictures, so it makes none of these by itself; whoever calls an app's query over the wire
/// gives the labels. There are no pixels.
public struct SemanticContentDescriptor: Sendable, Hashable {
  /// What is seen, the surest first.
  public let labels: [String]
  /// The picture; `nil`, because nothing here looks at pictures.
  public var pixelBuffer: CVReadOnlyPixelBuffer? { nil }

  /// Creates a description.
  public init(labels: [String]) { self.labels = labels }
}

/// The pixels of a picture; there are none on Linux.
public enum CVReadOnlyPixelBuffer: Sendable {}

extension SemanticContentDescriptor: IntentValueConvertible, IntentValueExpressing {
  /// On the wire a record with the field `labels`; words alone are one label.
  public static var _bridge: _ValueBridge {
    .record("SemanticContentDescriptor") { seen in
      RecordValue(
        type: "SemanticContentDescriptor", display: DisplayValue(seen.labels.joined(separator: ", ")),
        fields: ["labels": .list(seen.labels.map(IntentValue.string))])
    } read: { value in
      switch value {
      case .string(let label): return SemanticContentDescriptor(labels: [label])
      case .record(let record) where record.type == "SemanticContentDescriptor":
        guard case .list(let labels)? = record.fields["labels"] else { return nil }
        return SemanticContentDescriptor(
          labels: labels.compactMap { if case .string(let label) = $0 { label } else { nil } })
      default: return nil
      }
    }
  }
}

extension SemanticContentDescriptor: TypeDisplayRepresentable, InstanceDisplayRepresentable,
  PersistentlyIdentifiable
{
  /// “Visual Content”.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Visual Content" }

  /// What is seen.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: labels.joined(separator: ", "))
  }
}
