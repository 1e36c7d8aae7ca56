/// Makes a variable in an extension of `EnvironmentValues` an entry of it.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var showsDetails = true
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AppIntentsMacros", type: "EntryMacro")

/// Lets state and other wrapped variables stand in a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AppIntentsMacros", type: "PreviewableMacro")
