public import CoreSpotlight
public import FoundationAdditions

/// Makes an enumeration a value of one of several types, for parameters and results that take any of them.
///
/// Each case carries one value of a type that a parameter can have.
///
/// ```swift
/// @UnionValue
/// enum AudioItem {
///   case song(SongEntity)
///   case playlist(PlaylistEntity)
/// }
/// ```
@attached(
  extension, conformances: AppUnionValue, _UnionValue, names: named(Cases), named(_unionCases))
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")

/// Shows a computed property of an entity to the assistant, under a title that comes from its name.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty() = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a computed property of an entity to the assistant.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a computed property of an entity to the assistant, and fills an attribute of the search index with it; the title
/// comes from its name.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a computed property of an entity to the assistant, and fills an attribute of the search index with it.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(
  title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a computed property of an entity to the assistant, and fills one of the app's own attributes of the search index
/// with it; the title comes from its name.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a computed property of an entity to the assistant, and fills one of the app's own attributes of the search index
/// with it.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a property of an entity that takes time to read to the assistant, under a title that comes from its name.
///
/// The getter is asynchronous. The assistant reads it only when the value is needed.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty() = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Shows a property of an entity that takes time to read to the assistant.
///
/// The getter is asynchronous. The assistant reads it only when the value is needed.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
