import Foundation
import IntentWire

/// The entry point of an app's executable, as the build plugin generates it.
public enum AppHostProcess {
  /// Connects to the assistant that started this process, serves it, and ends the process.
  ///
  /// With the argument `--manifest` it prints what the app declares, as JSON, and ends. Started by hand, without
  /// the environment that the assistant gives it, an app with a scene prints what it shows and ends; one without
  /// says what it is and ends with status 64.
  ///
  /// - Parameters:
  ///   - providers: The frameworks that the app uses.
  ///   - scene: What the app itself shows; `nil` for an extension.
  ///   - launch: Creates what the app's own code has to run first; it is not called for `--manifest`.
  public static func run(
    _ providers: [any IntentProvider], scene: (any AppScene)? = nil,
    launch: (@MainActor @Sendable () -> Void)? = nil
  ) async {
    let code = await main(
      providers, scene: scene, launch: launch, arguments: CommandLine.arguments,
      environment: ProcessInfo.processInfo.environment,
      write: { FileHandle.standardOutput.write($0) }, complain: StandardError.write)
    exit(code)
  }

  /// The same without its effects on the process.
  ///
  /// - Returns: The exit status.
  static func main(
    _ providers: [any IntentProvider], scene: (any AppScene)? = nil,
    launch: (@MainActor @Sendable () -> Void)? = nil, arguments: [String],
    environment: [String: String],
    write: @Sendable (Data) -> Void, complain: @Sendable (String) -> Void
  ) async -> Int32 {
    if arguments.dropFirst().first == "--manifest" {
      let session = AppSession(
        providers: providers, scene: scene, bundle: environment[AppEnvironment.bundle] ?? "")
      return await printManifest(of: session, write: write, complain: complain)
    }
    guard let socket = environment[AppEnvironment.socket], let token = environment[AppEnvironment.token],
      let bundle = environment[AppEnvironment.bundle]
    else {
      if let scene { return await show(scene, write: write, complain: complain) }
      complain(explanation(arguments.first))
      return EX_USAGE
    }
    signal(SIGPIPE, SIG_IGN)
    let session = AppSession(providers: providers, scene: scene, bundle: bundle)
    session.adoptProcess()
    await launch?()
    await scene?.launch()
    do throws(WireFault) {
      try await session.serve(UnixSocket.connect(to: socket), token: token)
      return EXIT_SUCCESS
    } catch {
      complain("\(bundle): \(error.message)")
      return EXIT_FAILURE
    }
  }

  private static func printManifest(
    of session: AppSession, write: (Data) -> Void, complain: (String) -> Void
  ) async -> Int32 {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      write(try encoder.encode(await session.manifest()) + Data("\n".utf8))
      return EXIT_SUCCESS
    } catch {
      complain("The declarations of the app could not be written as JSON: \(error).")
      return EXIT_FAILURE
    }
  }

  /// Prints what an app shows when it is opened.
  private static func show(
    _ scene: any AppScene, write: (Data) -> Void, complain: (String) -> Void
  ) async -> Int32 {
    do {
      let lines = try await scene.scene()?.textLines ?? []
      write(Data(lines.map { $0 + "\n" }.joined().utf8))
      return EXIT_SUCCESS
    } catch {
      complain("The app cannot show its scene: \((error as? WireFault)?.message ?? "\(error)")")
      return EXIT_FAILURE
    }
  }

  private static func explanation(_ path: String?) -> String {
    let name = path.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "This program"
    return """
      \(name) answers intents for the Prithee assistant, which starts it when it is needed. It does nothing when \
      started by hand.
      To use it, install its app with “prithee install PATH”, then say something with “prithee ask”.
      To see what it declares, run it with --manifest.
      """
  }
}
