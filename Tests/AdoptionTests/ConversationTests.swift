import Foundation
import Testing

@testable import Adoption

/// Adopts projects, builds and installs them, and asks them something.
///
/// It takes minutes: `script/test` runs it after the others, with `PRITHEE_COMMAND` naming the built command.
@Suite("Adopted apps answer", .serialized)
struct ConversationTests {
  /// What is said to an adopted app, and how the answer reads.
  struct Turn: Sendable, CustomTestStringConvertible {
    var project: String
    var sentence: String
    var answer: String

    var testDescription: String { "\(project): \(sentence)" }
  }

  static let turns = [
    Turn(
      project: "Kiln", sentence: "Fire Kiln for celadon",
      answer: "The kiln goes to 1,280 degrees for celadon."),
    Turn(project: "Larder", sentence: "How full is my Larder", answer: "There are 0 things in the larder."),
    Turn(project: "Ferry", sentence: "Add rope to the deck list in Ferry", answer: "Added rope"),
    Turn(
      project: "Orchard", sentence: "Pick from Old Bramley in Orchard Book",
      answer: "Old Bramley has 119 apples left."),
    Turn(project: "Tally", sentence: "Count up in Tally", answer: "Which counter?"),
    Turn(project: "Beacon", sentence: "Toggle the lamp in Beacon", answer: "The lamp is on."),
    Turn(project: "Quill", sentence: "create a note saying hello world in Quill", answer: "Created the note"),
    Turn(project: "Atlas", sentence: "Plan a trip with Atlas", answer: "Where do you want to go?"),
    Turn(project: "Metronome", sentence: "Stop Metronome", answer: "It is quiet."),
    Turn(
      project: "Parcel", sentence: "Send a parcel to Lisbon in Parcel",
      answer: "The parcel to Lisbon is on its way now."),
  ]

  private static let environment = ProcessInfo.processInfo.environment

  @Test(
    .enabled(if: environment["PRITHEE_TESTS_LONG"] != nil && environment["PRITHEE_COMMAND"] != nil),
    .timeLimit(.minutes(30)), arguments: turns)
  func anAdoptedAppAnswers(_ turn: Turn) throws {
    let workshop = try Workshop()
    let command = try #require(Self.environment["PRITHEE_COMMAND"])
    let built = URL(filePath: command).resolvingSymlinksInPath().deletingLastPathComponent()
    let package = workshop.url.appending(path: turn.project)
    try Adoption(of: Projects.folder.appending(path: turn.project), kit: Projects.kit(), into: package)
      .write()
    // The build folder is that of Prithee, whose frameworks are in it already.
    let scratch = built.deletingLastPathComponent().deletingLastPathComponent().path
    for plan in ["debug.yaml", "x86_64-unknown-linux-gnu/debug/description.json"] {
      try? FileManager.default.removeItem(atPath: "\(scratch)/\(plan)")
    }
    // SwiftPM locks a build folder by a file among the temporary ones, and `swift test` holds it while this runs.
    let build = try run(
      "swift", ["build", "--package-path", package.path, "--scratch-path", scratch],
      adding: ["PRITHEE_EXTRACT": built.appending(path: "prithee-extract").path, "TMPDIR": workshop.url.path])
    try #require(build.status == 0, "\(build.text.suffix(4_000))")
    let home = workshop.url.appending(path: "home").path
    let installed = try run(command, ["install", "--home", home, "--built", built.path, package.path])
    #expect(installed.text.contains("Installed "), "\(installed.text)")
    let answer = try run(command, ["ask", "--home", home, turn.sentence])
    #expect(answer.text.contains(turn.answer), "\(answer.text)")
  }

  private func run(
    _ program: String, _ arguments: [String], adding more: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = Self.environment.merging(more) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
