import SchemaMacros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros of App Intents and SwiftUI, which the compiler runs as a program of their own.
///
/// The compiler knows a macro by the module of its program, so each has a name here. What they do is in a library:
/// tests that depended on the program itself would have the whole package built twice.
@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    SchemaIntentMacro.self, SchemaEntityMacro.self, SchemaEnumMacro.self, UnionValueMacro.self,
    ComputedPropertyMacro.self, DeferredPropertyMacro.self, PreviewMacro.self, PreviewableMacro.self,
    EntryMacro.self,
  ]
}

final class SchemaIntentMacro: SchemaMacros.SchemaIntentMacro {}
final class SchemaEntityMacro: SchemaMacros.SchemaEntityMacro {}
final class SchemaEnumMacro: SchemaMacros.SchemaEnumMacro {}
final class UnionValueMacro: SchemaMacros.UnionValueMacro {}
final class ComputedPropertyMacro: SchemaMacros.ComputedPropertyMacro {}
final class DeferredPropertyMacro: SchemaMacros.DeferredPropertyMacro {}
final class PreviewMacro: SchemaMacros.PreviewMacro {}
final class PreviewableMacro: SchemaMacros.PreviewableMacro {}
final class EntryMacro: SchemaMacros.EntryMacro {}
