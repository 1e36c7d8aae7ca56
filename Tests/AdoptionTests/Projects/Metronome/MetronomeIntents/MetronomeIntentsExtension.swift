import AppIntents

@main
struct MetronomeIntentsExtension: AppIntentsExtension {}
