public import AppIntentsBase
import Foundation
public import SwiftUI

/// A control of an app that stands outside it; declared here, and nowhere shown.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// What the control is made of.
  associatedtype Body: ControlWidgetConfiguration

  /// What the control is made of.
  var body: Body { get }

  /// Creates the control.
  init()
}

/// What a control is made of.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// What a control shows.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// Puts what a control shows together.
@MainActor @resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// One template.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// Gives the value of a control.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value

  /// The value before anything is known.
  var previewValue: Value { get }
  /// The value now.
  func currentValue() async throws -> Value
}

/// Gives the value of a control that a person has set up with an intent.
public protocol AppIntentControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The intent that sets the control up.
  associatedtype Configuration: ControlConfigurationIntent

  /// The value before anything is known.
  func previewValue(configuration: Configuration) -> Value
  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that a person does not set up.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  /// Creates a configuration.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

  /// Creates a configuration with a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control that a person sets up with an intent.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// Creates a configuration.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}

  /// Creates a configuration with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// Creates a control.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {}

  /// Creates a control with what is said while the intent runs.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Creates a control with a title.
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}

  /// Creates a control with a title.
  public init(_ titleKey: LocalizedStringKey, action: Action) where Label == Text, ActionLabel == EmptyView {}
}

/// A control that is on or off and runs an intent.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  /// Creates a control.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Creates a control.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping (Bool) -> ValueLabel)
  where Label == EmptyView {}

  /// Creates a control with a title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Creates a control with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
}

extension ControlWidgetTemplate {
  /// In a colour; has no effect.
  public func tint(_ tint: Color?) -> Self { self }
  /// Cannot be used; has no effect.
  public func disabled(_ isDisabled: Bool = true) -> Self { self }
  /// Private; has no effect.
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
}

extension ControlWidgetConfiguration {
  /// With a name in the gallery; has no effect.
  public func displayName(_ name: LocalizedStringResource) -> Self { self }
  /// With a description in the gallery; has no effect.
  public func description(_ description: LocalizedStringResource) -> Self { self }
  /// Set up at once; has no effect.
  public func promptsForUserConfiguration() -> Self { self }
}

extension View {
  /// With a hint of what happens; has no effect.
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  /// With a word on how it stands; has no effect.
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
}
