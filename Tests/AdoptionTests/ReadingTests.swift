import Foundation
import PropertyListReading
import Testing

@testable import Adoption

@Suite("Reading projects")
struct ReadingTests {
  @Test func groupsGiveThePlacesOfFiles() throws {
    let workshop = try Workshop()
    try workshop.project(
      files: ["Deep/Folder/Wave.swift": Workshop.intent], groups: "G1, ",
      more: """
        G1 = {isa = PBXGroup; path = Deep; name = Other; sourceTree = "<group>"; children = (G2, ); };
        G2 = {isa = PBXGroup; name = "No folder"; sourceTree = "<group>"; children = (X1, X2, ); };
        X1 = {isa = PBXFileReference; path = Folder/Wave.swift; sourceTree = "<group>"; };
        X2 = {isa = PBXFileReference; path = Deep/Folder/Wave.swift; sourceTree = SOURCE_ROOT; };
        BX = {isa = PBXBuildFile; fileRef = X1; }; BY = {isa = PBXBuildFile; fileRef = X2; };
        """, phase: "BX, BY, ")
    let project = try ProjectFinder.project(at: workshop.url)
    #expect(project.targets.map(\.sources.count) == [1])
    #expect(project.targets.first?.sources.first?.lastPathComponent == "Wave.swift")
  }

  @Test func filesForOtherPlatformsAreLeftOut() throws {
    let workshop = try Workshop()
    try workshop.project(
      files: ["Wave.swift": Workshop.intent, "Mac.swift": "struct Mac {}"],
      more: "BM = {isa = PBXBuildFile; fileRef = F0; platformFilters = (macos, ); };", phase: "BM, B1, ")
    #expect(
      try ProjectFinder.project(at: workshop.url).targets.first?.sources.map(\.lastPathComponent) == [
        "Wave.swift"
      ])
  }

  @Test func foldersHaveExceptions() throws {
    let kiln = try ProjectFinder.project(at: Projects.folder.appending(path: "Kiln"))
    let files = Dictionary(
      uniqueKeysWithValues: kiln.targets.map { ($0.name, $0.sources.map(\.lastPathComponent)) })
    #expect(files["Kiln"]?.contains("OldGlaze.swift") == false)
    #expect(files["Kiln"]?.contains("KilnModel.swift") == true)
    // A file of a folder that belongs to another target is this one's as well.
    #expect(
      files["KilnWidgetExtension"] == [
        "Glaze.swift", "KilnWidget.swift", "Provider.swift", "KilnModel.swift",
      ])
  }

  @Test func aProjectInXMLIsRead() throws {
    let workshop = try Workshop()
    try workshop.project(files: ["Wave.swift": Workshop.intent])
    let file = workshop.url.appending(path: "App.xcodeproj/project.pbxproj")
    let values = try PropertyListNode.read(Data(contentsOf: file))
    let before = try workshop.adoption().manifest
    try Data(PropertyListText.xml(values.dictionary ?? [:]).utf8).write(to: file)
    #expect(try workshop.adoption().manifest == before)
  }

  @Test func workspacesNameProjects() throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0"><Group location="group:Apps"><FileRef location="group:One.xcodeproj"/></Group>
      <FileRef location="container:Two.xcodeproj"/><FileRef location="absolute:/x/Three.xcodeproj"/>
      <FileRef location="developer:Four.xcodeproj"/></Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    let found = try Workspace.projects(in: workshop.url.appending(path: "All.xcworkspace"))
    let root = workshop.url.path
    #expect(
      found.map(\.path) == ["\(root)/Apps/One.xcodeproj", "\(root)/Two.xcodeproj", "/x/Three.xcodeproj"])
  }

  @Test func aPlaygroundAppIsRead() throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "Waver",
        products: [
          .iOSApplication(name: "Waver", targets: ["AppModule"], bundleIdentifier: "org.example.waver", displayVersion: "2")
        ],
        targets: [.executableTarget(name: "AppModule", path: ".")])
      """, to: "Waver.swiftpm/Package.swift")
    try workshop.write(Workshop.intent, to: "Waver.swiftpm/Wave.swift")
    let adoption = try Adoption(of: workshop.url.appending(path: "Waver.swiftpm"), kit: Projects.kit())
    // The manifest that is there stays.
    #expect(adoption.folder.lastPathComponent == "AdoptedPackage")
    let info = try #require(adoption.package.targets.first?.written["Info.plist"])
    #expect(info.contains("org.example.waver"))
  }

  @Test func aFolderOfSourceIsAnApp() throws {
    let workshop = try Workshop()
    try workshop.write(Workshop.intent, to: "Waver/Intents/Wave.swift")
    try workshop.write("import XCTest\nstruct Broken: AppIntent {}", to: "Waver/WaverTests/WaveTests.swift")
    let adoption = try Adoption(of: workshop.url.appending(path: "Waver"), kit: Projects.kit())
    #expect(adoption.package.targets.map(\.name) == ["Waver"])
    #expect(adoption.package.targets.first?.links.keys.sorted() == ["Wave.swift"])
  }

  @Test func aPackageThatUsesThePluginNeedsNothing() throws {
    let workshop = try Workshop()
    try workshop.write(
      "// swift-tools-version: 6.2\nlet package = Package(name: \"A\") // PritheeBuild", to: "Package.swift")
    #expect { try workshop.adoption() } throws: { "\($0)".contains("already") }
  }
}
