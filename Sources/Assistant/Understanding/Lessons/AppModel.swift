public import Catalog
import Foundation
public import Language
import Learning
import Synchronization

/// The model of an app that tells what sentences mean, in a file of its bundle.
///
/// It is trained when the app is installed, on ``Catalog/InstalledApp/sentenceFiles``, on the app's phrases, and on requests
/// that are not its business.
public enum AppModel {
  /// Trains the model of an app and writes it to its place; an app that tells no sentences has none.
  ///
  /// Seven hundred sentences take about two seconds on two cores, most of them for telling intents apart.
  ///
  /// - Parameters:
  ///   - reader: The language of the sentences.
  ///   - progress: Told what is done.
  /// - Throws: A `CatalogProblem` with what is wrong in the app's file; no model is written then.
  public static func train(
    _ app: InstalledApp, reader: any LanguageReader, progress: (String) -> Void = { _ in }
  ) throws(CatalogProblem) {
    guard let file = app.modelFile else { return }
    let examples = try AppLessons(app, reader: reader).examples()
    let count = examples.count { $0.intent != nil }
    progress("Learning from \(count) sentences of \(app.name)")
    do {
      let options = TrainingOptions(outOfScope: RequestClass.none, isThorough: false)
      try TrainedModel.train(examples: examples, options: options).write(to: file)
    } catch {
      throw CatalogProblem(app.identifier, "Its sentences cannot be learnt from. \(error)")
    }
  }

  /// What keeps the model of an app from being used; `nil` for one that can be, and for an app that has none.
  public static func problem(of app: InstalledApp) -> CatalogProblem? {
    guard let file = app.modelFile else { return nil }
    do {
      _ = try TrainedModel(contentsOf: file)
      return nil
    } catch {
      return CatalogProblem(
        app.name,
        "What was learnt from \(InstalledApp.labeledSentences) cannot be used: \(error) Install the app again.",
        severity: .warning)
    }
  }
}

/// The models of the installed apps, each read when a sentence first needs it.
final class AppModels: Sendable {
  /// The places in the catalog of the apps that have one.
  let apps: [Int]
  private let files: [Int: URL]
  private let read = Mutex<[Int: TrainedModel?]>([:])

  /// - Parameter apps: The installed apps, in the order of the catalog.
  init(_ apps: [InstalledApp]) {
    let pairs = apps.enumerated().compactMap { index, app in app.modelFile.map { (index, $0) } }
    files = Dictionary(uniqueKeysWithValues: pairs)
    self.apps = pairs.map(\.0)
  }

  /// The model of an app; `nil` for one that has none, or a damaged one, of which `prithee doctor` tells.
  func model(of app: Int) -> TrainedModel? {
    guard let file = files[app] else { return nil }
    return read.withLock { read in
      if let known = read[app] { return known }
      let model = try? TrainedModel(contentsOf: file)
      read[app] = .some(model)
      return model
    }
  }
}
