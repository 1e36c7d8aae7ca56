import Assistant
import Benchmark
import Catalog
import Foundation

/// One hour of a Wednesday, always the same, so that dates cost the same in every run.
private let now = Date(timeIntervalSince1970: 1_773_828_900)

/// The home with the sample apps, made by `script/bench`.
private let home = Home(
  URL(
    filePath: ProcessInfo.processInfo.environment["PRITHEE_BENCH_HOME"] ?? "home",
    directoryHint: .isDirectory))

private func assistant() -> Assistant {
  Assistant(home: home, configuration: AssistantConfiguration(now: { now }, timeZone: .gmt))
}

let benchmarks: @Sendable () -> Void = {
  let reading = Benchmark.Configuration(
    metrics: [.wallClock, .throughput], warmupIterations: 200, maxDuration: .seconds(10),
    maxIterations: 50_000)
  let turns = Benchmark.Configuration(
    metrics: [.wallClock, .throughput], warmupIterations: 50, maxDuration: .seconds(15), maxIterations: 3_000)

  Benchmark("understand, match", configuration: reading) { (benchmark: Benchmark, assistant: Assistant) in
    let sentence = Sentences.known[benchmark.currentIteration % Sentences.known.count]
    blackHole(try await assistant.understand(sentence))
  } setup: {
    let assistant = assistant()
    // The first sentence opens the home and compiles the phrases.
    _ = try await assistant.understand("hello")
    return assistant
  }

  Benchmark("understand, no match", configuration: reading) { (benchmark: Benchmark, assistant: Assistant) in
    let sentence = Sentences.foreign[benchmark.currentIteration % Sentences.foreign.count]
    blackHole(try await assistant.understand(sentence))
  } setup: {
    let assistant = assistant()
    _ = try await assistant.understand("hello")
    return assistant
  }

  Benchmark("turn, app process", configuration: turns) { (benchmark: Benchmark, assistant: Assistant) in
    blackHole(try await assistant.ask("Open Favorites in Trails"))
  } setup: {
    let assistant = assistant()
    _ = try await assistant.ask("Open Favorites in Trails")
    return assistant
  }

  // SiriKit asks its app three times in a turn, and this one reads its lists from disk and returns a whole one.
  Benchmark("turn, app process, SiriKit list", configuration: turns) {
    (benchmark: Benchmark, assistant: Assistant) in
    blackHole(try await assistant.ask("show the packing list in ListOMat"))
  } setup: {
    let assistant = assistant()
    _ = try await assistant.ask("show the packing list in ListOMat")
    return assistant
  }

  Benchmark("turn, in process", configuration: turns) { (benchmark: Benchmark, assistant: Assistant) in
    blackHole(try await assistant.ask("Roll the dice in Tabletop"))
  } setup: {
    try await Tabletop.assistant()
  }
}
