import Foundation
import PropertyListReading
import Testing

@testable import Adoption

@Suite("Writing the package")
struct WritingTests {
  /// All files below a folder with their content, links with what they name.
  private func content(of folder: URL) throws -> [String: String] {
    var found: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appending(path: path)
      if let goal = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
        found[path] = "-> " + goal
      } else if let text = try? String(contentsOf: file, encoding: .utf8) {
        found[path] = text
      }
    }
    return found
  }

  @Test(arguments: ["Ferry", "Tally", "Quill"])
  func sourceStaysAsItIs(_ name: String) throws {
    let workshop = try Workshop()
    let copy = workshop.url.appending(path: name)
    try FileManager.default.copyItem(at: Projects.folder.appending(path: name), to: copy)
    let before = try content(of: copy)
    try Adoption(of: copy, kit: Projects.kit()).write()
    let after = try content(of: copy)
    for (path, text) in before { #expect(after[path] == text, "\(path) changed") }
    let new = Set(after.keys).subtracting(before.keys)
    #expect(new.allSatisfy { $0 == "Package.swift" || $0.hasPrefix("Adopted/") })
    // Every link leads to a file, and writing again changes nothing.
    for path in new where after[path]?.hasPrefix("-> ") == true {
      #expect(FileManager.default.fileExists(atPath: copy.appending(path: path).path), "\(path)")
    }
    try Adoption(of: copy, kit: Projects.kit()).write()
    #expect(try content(of: copy) == after)
  }

  @Test func filledInStandInsStay() throws {
    let workshop = try Workshop()
    let adoption = try Adoption(
      of: Projects.folder.appending(path: "Atlas"), kit: Projects.kit(), into: workshop.url)
    #expect(try adoption.write().isEmpty)
    let path = "Adopted/Atlas_Trips/StandIns.swift"
    let written = try #require(workshop.text(path))
    #expect(StandInFile.isUnchanged(workshop.url.appending(path: path)))
    try workshop.write(written.replacing("FILL THEM IN", with: "filled in"), to: path)
    #expect(try adoption.write() == [path])
    #expect(workshop.text(path)?.contains("filled in") == true)
    // A file of the author's own stays as well.
    try workshop.write("struct Own {}", to: "Adopted/Atlas_Trips/Own.swift")
    try adoption.write()
    #expect(workshop.text("Adopted/Atlas_Trips/Own.swift") == "struct Own {}")
  }

  @Test func aManifestOfOthersStays() throws {
    let workshop = try Workshop()
    try workshop.write("// mine", to: "Package.swift")
    let adoption = try Adoption(
      of: Projects.folder.appending(path: "Larder"), kit: Projects.kit(), into: workshop.url)
    #expect { try adoption.write() } throws: { "\($0)".contains("not written by adopt") }
    #expect(workshop.text("Package.swift") == "// mine")
  }

  @Test func whatIsGoneFromTheProjectIsGoneFromThePackage() throws {
    let workshop = try Workshop()
    let hand = "import AppIntents\nstruct Hand: AppIntent {}"
    try workshop.project(files: ["Wave.swift": Workshop.intent, "Hand.swift": hand])
    try workshop.adoption().write()
    #expect(workshop.text("Adopted/App/Hand.swift") == hand)
    try workshop.project(files: ["Wave.swift": Workshop.intent])
    try workshop.adoption().write()
    #expect(workshop.text("Adopted/App/Hand.swift") == nil)
    #expect(workshop.text("Adopted/App/Wave.swift") == Workshop.intent)
  }

  @Test func propertyListsAreText() {
    let text = PropertyListText.xml([
      "B": .array([.string("<&>"), .boolean(true), .integer(3)]), "A": .dictionary([:]),
    ])
    #expect(text.contains("<string>&lt;&amp;&gt;</string>"))
    #expect(
      text.split(separator: "\n").filter { $0.contains("<key>") } == ["  <key>A</key>", "  <key>B</key>"])
  }
}
