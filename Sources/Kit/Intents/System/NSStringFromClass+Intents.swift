// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of an intent's class, without the module's name.
///
/// Apps name user activities after intents in this way, and compare the names with those in their property lists.
/// Foundation's function would put the module in front of it, which there is none of in Objective-C.
public func NSStringFromClass(_ aClass: INIntent.Type) -> String {
  "\(aClass)"
}
