import Foundation
import FoundationAdditions

/// An intent that may be suggested with values that the person has used.
public protocol PredictableIntent: AppIntent {
  /// The type of ``predictionConfiguration``.
  associatedtype Prediction: IntentPredictionConfiguration
  /// Which parameters make a suggestion, and what it is called.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// Which parameters make a suggestion, and what it is called.
public protocol IntentPredictionConfiguration {
  /// The intent.
  associatedtype Intent: AppIntent
  /// What the suggestions are called for an intent with its values; one that lacks some is left out.
  func _titles(for intent: any AppIntent) -> [DisplayRepresentation]
}

/// One set of parameters that makes a suggestion.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  private let title: (Intent) -> DisplayRepresentation?

  /// What the suggestion is called; nothing when the intent lacks one of the parameters.
  public func _titles(for intent: any AppIntent) -> [DisplayRepresentation] {
    [(intent as? Intent).flatMap(title)].compactMap(\.self)
  }

  init(_ title: @escaping (Intent) -> DisplayRepresentation?) {
    self.title = title
  }

  /// Creates a suggestion without parameters.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {
    title = { _ in displayRepresentation() }
  }

  /// Creates a suggestion with a parameter.
  public init<V0: _IntentValue>(
    parameters: KeyPath<Intent, IntentParameter<V0>>,
    displayRepresentation: @escaping (_ value0: V0) -> DisplayRepresentation
  ) {
    title = { intent in
      guard let v0 = intent[keyPath: parameters].givenValue else { return nil }
      return displayRepresentation(v0)
    }
  }
}

/// Several sets of parameters.
public struct TupleIntentPrediction<Intent: AppIntent, each Part: IntentPredictionConfiguration>:
  IntentPredictionConfiguration
{
  let parts: (repeat each Part)

  /// What the suggestions are called, the first set first.
  public func _titles(for intent: any AppIntent) -> [DisplayRepresentation] {
    var titles: [DisplayRepresentation] = []
    for part in repeat each parts { titles += part._titles(for: intent) }
    return titles
  }
}

/// Builds sets of parameters.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// A set.
  public static func buildExpression<Part: IntentPredictionConfiguration>(_ expression: Part) -> Part
  where Part.Intent == Intent { expression }
  /// A set alone.
  public static func buildBlock<Part: IntentPredictionConfiguration>(_ block: Part) -> Part
  where Part.Intent == Intent { block }
  /// Sets one after the other.
  public static func buildBlock<each Part: IntentPredictionConfiguration>(
    _ parts: repeat each Part
  ) -> TupleIntentPrediction<Intent, repeat each Part> {
    TupleIntentPrediction(parts: (repeat each parts))
  }
}

extension AppIntent {
  /// What the intent with its values is called as a suggestion; `nil` when it is none.
  var _predictionTitle: String? {
    func title<Predictable: PredictableIntent>(_ intent: Predictable) -> DisplayRepresentation? {
      Predictable.predictionConfiguration._titles(for: intent).first
    }
    return (self as? any PredictableIntent).flatMap { title($0) }.map { String(localized: $0.title) }
  }
}
