import Catalog
import Foundation
import IntentWire
import Learning

/// The sentences whose meaning an app tells, in files of the form that `prithee nlu train` reads.
struct AppUtterances {
  /// The most sentences of an app, and the most bytes of a file of them.
  static let limit = (sentences: 10_000, bytes: 8 << 20)
  /// The most faults that are told at once.
  private static let told = 5

  private let app: InstalledApp

  init(_ app: InstalledApp) { self.app = app }

  /// Reads the files and checks them against what the app declares.
  ///
  /// - Throws: A `CatalogProblem` with the first faults.
  func examples() throws(CatalogProblem) -> [LabeledExample] {
    var examples: [LabeledExample] = []
    for url in app.sentenceFiles {
      let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      guard size <= Self.limit.bytes else {
        throw CatalogProblem(
          app.identifier,
          "\(InstalledApp.labeledSentences) has \(size) bytes; \(Self.limit.bytes) are allowed. Leave out sentences that say "
            + "the same as others.")
      }
      do {
        examples += try ExampleFile.read(try Data(contentsOf: url), file: InstalledApp.labeledSentences)
      } catch let problem as ExampleFile.Problem {
        throw CatalogProblem(app.identifier, problem.description)
      } catch {
        throw CatalogProblem(
          app.identifier,
          "\(InstalledApp.labeledSentences) cannot be read: \(error.localizedDescription)")
      }
    }
    guard examples.count <= Self.limit.sentences else {
      throw CatalogProblem(
        app.identifier,
        "\(InstalledApp.labeledSentences) has \(examples.count) sentences; \(Self.limit.sentences) are allowed. Leave out "
          + "those that say the same as others.")
    }
    let faults = examples.lazy.flatMap(faults).prefix(Self.told)
    guard faults.isEmpty else {
      throw CatalogProblem(
        app.identifier, "\(InstalledApp.labeledSentences) is wrong. " + faults.joined(separator: " "))
    }
    return examples
  }

  /// What is wrong with a sentence.
  private func faults(_ example: LabeledExample) -> [String] {
    let place = "“\(example.text.prefix(60))”"
    guard let identifier = example.intent else { return [] }
    guard let intent = app.manifest.intent(identifier) else {
      let names = app.manifest.intents.map(\.identifier).prefix(20).joined(separator: ", ")
      return [
        "\(place) has the intent “\(identifier.prefix(80))”, which the app does not have. Write one of \(names), or "
          + "null for what is not meant for the app."
      ]
    }
    return example.slots.compactMap { slot in
      guard let parameter = intent.parameter(slot.name) else {
        let names = intent.parameters.map(\.name).joined(separator: ", ")
        return
          "\(place) has a slot “\(slot.name.prefix(80))”, but \(identifier) "
          + (names.isEmpty ? "takes nothing." : "has only \(names).")
      }
      guard slot.start == slot.end else { return nil }
      return fault(ofImplied: slot.value, parameter).map { "\(place): \($0)" }
    }
  }

  /// What is wrong with a value that a sentence implies without saying it.
  private func fault(ofImplied value: String, _ parameter: ParameterManifest) -> String? {
    let lead = "the value “\(value.prefix(80))” of “\(parameter.name)”, which the sentence does not say, "
    switch parameter.type {
    case .enumeration(let type):
      let cases = app.manifest.enumerations.first { $0.identifier == type }?.cases.map(\.name) ?? []
      return cases.contains(value)
        ? nil : lead + "is no case of \(type). It has: \(cases.joined(separator: ", "))."
    case .boolean: return ["true", "false"].contains(value) ? nil : lead + "is neither true nor false."
    case .integer: return Int(value) == nil ? lead + "is no whole number." : nil
    case .number: return Double(value) == nil ? lead + "is no number." : nil
    default:
      return lead
        + "cannot be given. Only choices, numbers, true and false can be meant without being said; give other "
        + "values their “start” and “end”."
    }
  }

  /// The text of a value that a sentence may imply; `nil` for other values.
  static func implied(_ value: IntentValue) -> String? {
    switch value {
    case .enumeration(let value): value.cases.count == 1 ? value.cases[0] : nil
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): String(value)
    default: nil
    }
  }
}
