import Foundation
import Testing

@testable import Adoption

@Suite("Projects that mean harm")
struct HostileTests {
  /// Adopts a folder and expects a problem with some words.
  private func refuses(_ workshop: Workshop, _ words: String) {
    #expect {
      try workshop.adoption()
    } throws: { error in
      (error as? AdoptionProblem)?.description.contains(words) == true
    }
  }

  @Test(
    "What is no project is refused",
    arguments: [
      ("", "no property list"), ("\0\u{1}\u{2}garbage", "no property list"), ("{ objects = { A = ", "line 1"),
      ("{ objects = { }; rootObject = A; }", "PBXProject"), ("{ a = b; }", "objects"),
      ("<plist><dict>", "no property list"),
      ("bplist00zzz", "no property list"),
    ])
  func garbage(text: String, words: String) throws {
    let workshop = try Workshop()
    try workshop.write(text, to: "App.xcodeproj/project.pbxproj")
    refuses(workshop, words)
  }

  @Test func deepListsAreRefused() throws {
    let workshop = try Workshop()
    try workshop.write("{ a = " + String(repeating: "(", count: 200_000), to: "App.xcodeproj/project.pbxproj")
    refuses(workshop, "too deep")
  }

  @Test func groupsThatContainThemselvesAreRefused() throws {
    let workshop = try Workshop()
    try workshop.project(
      files: ["Wave.swift": Workshop.intent], groups: "G1, ",
      more: """
        G1 = {isa = PBXGroup; name = One; children = (G2, ); sourceTree = SDKROOT; };
        G2 = {isa = PBXGroup; name = Two; children = (G1, ); sourceTree = SDKROOT; };
        """)
    refuses(workshop, "contains itself")
  }

  @Test func groupsInManyGroupsAreFollowedOnce() throws {
    let workshop = try Workshop()
    let groups = (0..<60).map { index in
      "G\(index) = {isa = PBXGroup; path = x; sourceTree = \"<group>\"; children = (G\(index + 1), G\(index + 1), ); };"
    }
    try workshop.project(
      files: ["Wave.swift": Workshop.intent], groups: "G0, ", more: groups.joined(separator: "\n"))
    #expect(try workshop.adoption().package.targets.count == 1)
  }

  @Test func filesOutsideOfTheFolderAreLeftOut() throws {
    let workshop = try Workshop()
    let other = try Workshop()
    let secret = try other.write("struct Secret {}", to: "Secret.swift")
    try workshop.project(
      files: ["Wave.swift": Workshop.intent + "\nlet s = Secret()"], groups: "X1, X2, ",
      more: """
        X1 = {isa = PBXFileReference; path = "\(secret.path)"; sourceTree = "<absolute>"; };
        X2 = {isa = PBXFileReference; path = "../../../../../../../../etc/passwd.swift"; sourceTree = "<group>"; };
        BX = {isa = PBXBuildFile; fileRef = X1; }; BY = {isa = PBXBuildFile; fileRef = X2; };
        """, phase: "B0, BX, BY, ")
    // A link is what it leads to.
    try FileManager.default.createSymbolicLink(
      at: workshop.url.appending(path: "Link.swift"), withDestinationURL: secret)
    let adoption = try workshop.adoption()
    #expect(adoption.package.targets.flatMap(\.links.keys) == ["Wave.swift"])
    #expect(adoption.report.contains("Secret.swift lies outside of the folder"))
    #expect(adoption.report.contains("passwd.swift lies outside of the folder"))
  }

  @Test func folderLoopsEnd() throws {
    let workshop = try Workshop()
    try workshop.write(Workshop.intent, to: "Wave/Wave.swift")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.url.appending(path: "Wave/again").path, withDestinationPath: "..")
    #expect(try workshop.adoption().package.targets.first?.links.keys.contains("Wave.swift") == true)
  }

  @Test func namesAreQuoted() throws {
    let workshop = try Workshop()
    try workshop.project(
      files: ["Wave.swift": Workshop.intent, "odd \" \\ .json": "{}"],
      more: """
        X1 = {isa = PBXFileReference; path = "odd \\" \\\\ .json"; sourceTree = "<group>"; };
        BX = {isa = PBXBuildFile; fileRef = X1; };
        """,
      settings: "PRODUCT_NAME = \"App\\\"; evil()\"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"A\\\")\"; ")
    let manifest = try workshop.adoption().manifest
    #expect(manifest.contains("name: \"App___evil__\""))
    #expect(!manifest.contains("evil()"))
    #expect(!manifest.contains(".define"))
  }

  @Test func sourceThatNestsTooDeepIsSaid() throws {
    let workshop = try Workshop()
    let deep = "let x = " + String(repeating: "[", count: 5_000)
    try workshop.project(files: ["Wave.swift": Workshop.intent + "\nlet y = x", "Deep.swift": deep])
    #expect(try workshop.adoption().package.targets.first?.links.keys.sorted() == ["Wave.swift"])
  }

  @Test func changedProjectsAreReadOrRefused() throws {
    let workshop = try Workshop()
    try workshop.project(files: ["Wave.swift": Workshop.intent])
    let file = workshop.url.appending(path: "App.xcodeproj/project.pbxproj")
    let sound = Array(try Data(contentsOf: file))
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.removeSubrange(place..<min(place + 40, bytes.count))
        }
      }
      try Data(bytes).write(to: file)
      do { _ = try workshop.adoption() } catch { #expect(error is AdoptionProblem) }
    }
  }
}
