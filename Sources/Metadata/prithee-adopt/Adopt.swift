import Adoption
import Foundation

/// Makes a package of an app's project; `prithee adopt` and `prithee install` run it.
///
/// It is a program of its own because it reads source: with what that needs, `prithee` would take ten minutes longer
/// to build.
@main
struct Adopt {
  static func main() {
    do throws(AdoptionProblem) {
      let options = try AdoptOptions(Array(CommandLine.arguments.dropFirst()))
      guard let kit = try options.prithee.map(KitPackage.init) ?? KitPackage.around(program) else {
        throw AdoptionProblem(
          "prithee adopt", "The folder of Prithee is not known. Name it with --prithee DIR.")
      }
      let adoption = try Adoption(
        of: options.path, kit: kit, into: options.into, takesScene: options.takesScene)
      say(adoption.report)
      guard !options.isCheck else {
        return say("Nothing was written. Next: prithee adopt \(options.path.path)")
      }
      for file in try adoption.write() { say("\(file) was filled in, so it stays as it is.\n") }
      say("Written: \(adoption.folder.appending(path: "Package.swift").path)")
      say("Next: prithee install \(adoption.folder.path)")
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("prithee: \(error)\n".utf8))
      exit(1)
    }
  }

  private static var program: URL {
    Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? "")
  }

  private static func say(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
  }
}

/// What the program is told.
struct AdoptOptions {
  var path: URL
  var into: URL?
  var prithee: URL?
  var isCheck = false
  var takesScene = false

  init(_ arguments: [String]) throws(AdoptionProblem) {
    var rest = arguments[...]
    var places: [String] = []
    while let next = rest.popFirst() {
      switch next {
      case "--check": isCheck = true
      case "--scene": takesScene = true
      case "--into": into = try Self.folder(rest.popFirst(), next)
      case "--prithee": prithee = try Self.folder(rest.popFirst(), next)
      default: places.append(next)
      }
    }
    guard places.count == 1, let place = places.first, !place.isEmpty else {
      throw AdoptionProblem("prithee adopt", "Name one folder, Xcode project, workspace or package.")
    }
    path = URL(filePath: place)
  }

  private static func folder(_ text: String?, _ option: String) throws(AdoptionProblem) -> URL {
    guard let text, !text.isEmpty else { throw AdoptionProblem(option, "Name a folder behind it.") }
    return URL(filePath: text, directoryHint: .isDirectory)
  }
}
