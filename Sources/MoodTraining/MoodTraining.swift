import Foundation
import Language

/// Trains the model of moods; `script/mood` runs it.
///
/// `prithee-mood ROOT` writes the weights into the sources of `Language` in the project at ROOT, and `prithee-mood ROOT
/// --check` says whether they are what would be written.
@main
struct MoodTraining {
  /// Where the weights are, from the folder of the project.
  private static let output = "Sources/Language/English/Data/PackedMood.swift"

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard let path = arguments.first, arguments.dropFirst().allSatisfy({ $0 == "--check" }) else {
      throw TrainingProblem("Expected the folder of the project and, perhaps, --check; use script/mood.")
    }
    let root = URL(filePath: path, directoryHint: .isDirectory)
    let data = root.appending(path: "Data/requests", directoryHint: .isDirectory)
    let reader = SentenceStructure(apps: try apps(in: data.appending(path: "home/apps")))
    let examples = try MoodExamples(folder: data.appending(path: "train"), reader: reader).all()
    print("\(examples.count) sentences …")
    let text = source(of: MoodTrainer.weights(for: examples))
    let file = root.appending(path: output)
    if arguments.contains("--check") {
      guard try String(contentsOf: file, encoding: .utf8) == text else {
        throw TrainingProblem(
          "\(output) is not what is made of Data/requests/train and the reader of clauses; run script/mood.")
      }
      print("\(output) is current.")
    } else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      print("Wrote \(output).")
    }
  }

  /// The source that holds weights.
  static func source(of weights: [UInt8]) -> String {
    """
    // Made by script/mood from Data/requests/train; do not edit.
    // swift-format-ignore-file

    /// The weights of the model of moods.
    enum PackedMood {
      static let weights: StaticString = "\(String(decoding: weights, as: UTF8.self))"
    }

    """
  }

  /// The names of the sample apps, which people say to the assistant.
  private static func apps(in folder: URL) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(names.compactMap { $0.split(separator: ".").dropLast().last.map(String.init) })
  }
}

/// Why a model cannot be trained.
struct TrainingProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
