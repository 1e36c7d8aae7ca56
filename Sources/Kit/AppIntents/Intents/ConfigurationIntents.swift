public import FoundationAdditions

/// The settings of a widget; a person fills it in, and nobody performs it.
public protocol WidgetConfigurationIntent: AppIntent {
  /// `Never`: it has no result.
  associatedtype NeverResult where NeverResult == Never
}

extension WidgetConfigurationIntent {
  /// Cannot be performed.
  ///
  /// - Throws: Always.
  public func perform() async throws -> Never {
    throw AppIntentError(.failure("The settings of a widget are not performed."))
  }
}

/// The settings of a control; a person fills it in, and nobody performs it.
public protocol ControlConfigurationIntent: SystemIntent {
  /// `Never`: it has no result.
  associatedtype NeverResult where NeverResult == Never
}

extension ControlConfigurationIntent {
  /// Cannot be performed.
  ///
  /// - Throws: Always.
  public func perform() async throws -> Never {
    throw AppIntentError(.failure("The settings of a control are not performed."))
  }
}

extension NSUserActivity {
  /// The settings of the widget that opened the app; always `nil`, as there are no widgets on Linux.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}
