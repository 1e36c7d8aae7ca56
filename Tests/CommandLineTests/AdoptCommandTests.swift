import ArgumentParser
import Foundation
import Testing

@testable import prithee

@Suite("The command that adopts")
struct AdoptCommandTests {
  @Test func optionsArePassedOn() throws {
    let command = try #require(
      try Prithee.parseAsRoot(["adopt", "/a/--check", "--into", "/b", "--check", "--scene"]) as? AdoptCommand)
    var options = AdoptionTool.Options(path: command.path)
    options.into = command.into
    options.isCheck = command.check
    options.takesScene = command.scene
    #expect(options.arguments == ["/a/--check", "--into", "/b", "--check", "--scene"])
    #expect(throws: (any Error).self) { try Prithee.parseAsRoot(["adopt", ""]) }
  }

  @Test func theProgramIsNamedOrBeside() throws {
    #expect(try AdoptionTool.program(["PRITHEE_ADOPT": "/x"], executable: nil) == "/x")
    #expect { try AdoptionTool.program([:], executable: URL(filePath: "/nowhere/prithee")) } throws: {
      "\($0)".contains("--product prithee-adopt")
    }
  }

  @Test func installAdoptsWhatHasNoManifest() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "adopt-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "Trails/Trails.xcodeproj")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    #expect(AdoptionTool.isWanted(for: folder))
    #expect(AdoptionTool.isWanted(for: inner))
    #expect(!AdoptionTool.isWanted(for: inner.appending(path: "xcshareddata")))
    try Data().write(to: folder.appending(path: "Package.swift"))
    #expect(!AdoptionTool.isWanted(for: folder))
  }
}
