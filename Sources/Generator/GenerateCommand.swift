import ArgumentParser
import Foundation

/// Writes the generated files of the project, or checks that they are current.
@main
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prithee-generate",
    abstract: "Writes generated code and packed data files from their sources.",
    discussion: """
      SiriKit's types come from Sources/Generator/Data/sirikit.json; phrases and dialogs come from the YAML \
      folders of the assistant.
      """)

  @Option(help: "The root of the repository.")
  var root = "."

  @Flag(help: "Write nothing; fail and name the files that are out of date.")
  var check = false

  func run() throws {
    let folder = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL
    do {
      let generation = try Generation.all(root: folder)
      for note in generation.notes { Self.say(note) }
      if check {
        let stale = try generation.stale(in: folder)
        guard stale.isEmpty else {
          for file in stale { Self.say("\(file.path): \(file.reason.rawValue)") }
          Self.say("Run script/generate and commit the result.")
          throw ExitCode(1)
        }
        print("\(generation.files.count) generated files are current.")
      } else {
        let written = try generation.write(to: folder)
        for path in written { print(path) }
        print("\(generation.files.count) generated files, \(written.count) changed.")
      }
    } catch let error as GenerationError {
      Self.say(error.description)
      throw ExitCode(1)
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
