import Foundation

/// What a Swift file declares and uses, by name.
struct FileFacts: Sendable {
  /// A type or an extension of one.
  struct TypeFacts: Sendable, Hashable {
    /// The name, with those of the types around it in front.
    var path: [String]
    var isExtension: Bool
    /// The names of what it inherits or adopts, without those of modules.
    var inherited: [String]
    /// The names of its attributes.
    var attributes: Set<String>
    /// The names of its members.
    var members: Set<String>
  }

  var url: URL
  /// The modules that are imported where the conditions hold, with the line of the first import.
  var imports: [String: Int] = [:]
  /// The names that are declared outside of types.
  var declared: Set<String> = []
  /// The types, nested ones and extensions among them.
  var types: [TypeFacts] = []
  /// The names that stand by themselves.
  var used: Set<String> = []
  /// The names behind a dot.
  var usedMembers: Set<String> = []
  /// The type with `@main`.
  var mainType: String?
  /// Whether the type is marked as before Swift 5.3, with `@UIApplicationMain`, which only Apple's compiler takes.
  var hasFormerMain = false
  /// Whether the app delegate in it finds handlers for intents.
  var findsHandlers = false
  /// Why the file was not read.
  var problem: String?

  var name: String { url.lastPathComponent }

  /// Whether the program begins in this file.
  var isEntryPoint: Bool { mainType != nil || name == "main.swift" }
}
