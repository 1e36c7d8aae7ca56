import ArgumentParser
import Foundation

/// Makes a package of an app's project as it is.
struct AdoptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Makes of an Xcode project, workspace or package one that builds here.",
    discussion: """
      Reads the project, finds what it has for the assistant and what that needs, and writes a Package.swift beside it, \
      with a folder “Adopted” that links to the source. Nothing of the source is copied or changed. What is left out, and \
      what is to be filled in, is printed.

      Examples:
        prithee adopt ~/Code/Trails --check
        prithee adopt ~/Code/Trails && prithee install ~/Code/Trails
        prithee adopt Trails.xcworkspace --into ~/adopted/Trails
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: "A folder, an Xcode project, a workspace or a Swift package.", completion: .directory)
  var path: String

  @Option(
    help: ArgumentHelp("The folder that gets the package. Default: the project's own.", valueName: "dir"),
    completion: .directory)
  var into: String?

  @Flag(help: "Only says what would be taken; writes nothing.") var check = false

  @Flag(help: "Takes the app's entry point and its screens as well, which intents seldom need.") var scene =
    false

  @Option(
    help: ArgumentHelp("The folder of Prithee. Default: the one around this command.", valueName: "dir"),
    completion: .directory)
  var prithee: String?

  func validate() throws {
    if [path, into, prithee].contains("") {
      throw ValidationError("A path is empty. Name a folder, for example with “prithee adopt .”.")
    }
  }

  func run() async throws {
    var options = AdoptionTool.Options(path: path)
    options.into = into
    options.prithee = prithee
    options.isCheck = check
    options.takesScene = scene
    guard try await AdoptionTool.run(options) else { throw ExitCode(1) }
  }
}
