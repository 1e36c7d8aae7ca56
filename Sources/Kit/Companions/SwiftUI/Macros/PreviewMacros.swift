public import SwiftUIBase

/// A view as a tool for developers would show it.
///
/// The compiler checks it; nothing on Linux shows previews, so no code is made of it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A view as a tool for developers would show it, in a certain size or place.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A view as a tool for developers would show it, once for each of some values.
@freestanding(declaration)
public macro Preview<Arguments: RandomAccessCollection>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
