// What source imports as AppIntents is the macros of this module and everything that stands below them. The rest is a
// module of its own so that the compiler can build it while it builds swift-syntax, which only the macros need.
@_exported public import AppIntentsBase
