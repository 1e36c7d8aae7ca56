import AppProcesses
public import Catalog
import Conversation
public import Foundation
import IntentWire
import Logging
import Store
import Understanding

extension Assistant {
  /// The apps that are installed in the home and can be used, or those that the configuration gives, by name.
  func sortedApps() -> [InstalledApp] {
    (configuration.apps ?? catalog.apps().apps).sorted {
      ($0.name, $0.identifier) < ($1.name, $1.identifier)
    }
  }

  /// What is installed in the home, read in the person's language.
  private var catalog: Catalog {
    Catalog(home: home, languages: [configuration.locale.identifier(.bcp47)])
  }

  /// Installs the apps of a Swift package, or a built bundle folder.
  ///
  /// An app that tells what sentences mean is learnt from first. Each app is then asked for the names of the things that a
  /// person may mention.
  ///
  /// - Parameters:
  ///   - path: A folder with a `Package.swift`, or a bundle folder whose name ends in `.app`.
  ///   - built: The folder with the package's executables, for example `.build/debug`, where they are built already;
  ///     otherwise they are built in release.
  ///   - keepsSymbols: Whether what is built keeps its symbols, for debuggers.
  ///   - progress: Told what happens, line by line.
  /// - Returns: The installed apps.
  /// - Throws: `InstallationError` with everything that is wrong; nothing is installed then.
  public func install(
    _ path: URL, built: URL? = nil, keepsSymbols: Bool = false,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> [InstalledApp] {
    let language = configuration.language
    let installer = Installer(home: home) { app, progress throws(CatalogProblem) in
      try AppModel.train(app, reader: language, progress: progress)
    }
    let installed = try await installer.install(
      path, built: built, keepsSymbols: keepsSymbols, progress: progress)
    room = nil
    _ = try readingRoom()
    for app in installed {
      await endProcesses(of: app.identifier)
      // The app starts once, so that its own words are known before the first sentence.
      await wake(app)
      if let failure = await answers(app) { progress("\(app.name): \(failure)") }
      await learnWords(of: app.identifier)
    }
    return installed
  }

  /// Has each extension make the object that answers for it, which is where extensions tell their words.
  ///
  /// A call without a single parameter to resolve has no other effect.
  private func wake(_ app: InstalledApp) async {
    for process in app.processes {
      let intent = process.intents.first { app.manifest.intent($0)?.dialect == .siriKit }
      guard let intent else { continue }
      let call = IntentCall(id: "wake.\(process.identifier)", intent: intent)
      _ = try? await calls().send(.resolve(ResolveCall(call: call, parameters: [])), to: app.identifier)
    }
    // Many apps tell their words when the app itself is opened.
    if app.hasScene { _ = try? await calls().send(.scene, to: app.identifier) }
  }

  /// Takes an app out of the home; its data stays for when it is installed again.
  ///
  /// - Parameter name: The app's name or bundle identifier.
  /// - Returns: What was removed.
  /// - Throws: `CatalogProblem` when no app or more than one has the name.
  @discardableResult
  public func uninstall(_ name: String) async throws -> InstalledApp {
    let before = await apps()
    let removed = try Installer(home: home).uninstall(name).first ?? name
    await endProcesses(of: removed)
    room = nil
    do {
      try store().forget(app: removed)
    } catch {
      // What an app that is gone has left does no harm, and a damaged store is no reason to keep the app.
      configuration.logger.warning("What \(removed) has left could not be forgotten: \(error)")
    }
    // A broken bundle has no more than its identifier.
    return before.first { $0.identifier == removed }
      ?? InstalledApp(identifier: removed, name: removed, manifest: AppManifest(module: ""))
  }

  /// Says what is wrong: with the home, with the installed apps, with their phrases, and with what they answer.
  ///
  /// Each app is started once, because an app that does not start is only found that way.
  ///
  /// - Returns: The problems, each with how to mend it; empty when everything is in order.
  public func problems() async -> [CatalogProblem] {
    var problems = configuration.apps == nil ? catalog.apps().problems : []
    let room: ReadingRoom
    do {
      room = try readingRoom()
    } catch {
      return problems + [CatalogProblem(home.url.path, String(describing: error))]
    }
    problems += room.understanding.problems.map {
      CatalogProblem("phrases", $0, severity: .warning)
    }
    problems += room.apps.compactMap(AppModel.problem)
    let environment = ProcessInfo.processInfo.environment
    problems += room.apps.flatMap { app in
      app.programsNeeded.compactMap { $0.problem(of: app.name, environment: environment) }
    }
    if configuration.apps == nil, let problem = RequestModel.problem(in: home) { problems.append(problem) }
    problems += DialogBook.english.flaws().map { CatalogProblem("dialogs", $0, severity: .warning) }
    do {
      problems += try contactProblems().map {
        CatalogProblem("contacts", String(describing: $0), severity: .warning)
      }
    } catch {
      problems.append(CatalogProblem("contacts", String(describing: error)))
    }
    do {
      try store().reserveSpace()
    } catch {
      // No app can work then, and installing it again would not help.
      return problems + [
        CatalogProblem("home", "\(error) Until then apps can only be asked about, and do nothing.")
      ]
    }
    for app in room.apps {
      if let failure = await answers(app) { problems.append(CatalogProblem(app.name, failure)) }
    }
    return problems
  }

  /// Asks an app what it declares, and returns what is wrong with the answer.
  private func answers(_ app: InstalledApp) async -> String? {
    do {
      _ = try await calls().send(.describe, to: app.identifier)
      return nil
    } catch {
      return "The app does not answer: \(error.message) Install it again, or look into its log."
    }
  }

  /// What a person might look for and will not find in this version.
  public static let notBuiltYet = [
    "understanding: languages other than English, a larger and more accurate model",
    "suggestions of the assistant's own, views of IntentsUI extensions",
    "index: extensions (CSIndexExtensionRequestHandler) that start without their app",
    "workflows: those of other shortcut apps that are signed",
    "a web page and HTTP, tools for language models (MCP), voice",
  ]
}
