import Foundation
import Testing

@testable import FoundationAdditions

@Suite("App groups")
struct GroupContainersTests {
  private func containers(_ environment: [String: String]) -> GroupContainers {
    GroupContainers(environment: environment, fileManager: .default)
  }

  @Test("The folder lies in the home and is created")
  func folder() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let folder = try #require(containers(["PRITHEE_HOME": home.path]).folder(of: "group.org.example.lists"))
    #expect(folder.path == home.path + "/groups/group.org.example.lists")
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }

  @Test(
    "Identifiers that are not one folder name are refused",
    arguments: [
      "", ".", "..", "../groups", "a/b", "/etc", "a\\b", "a\u{0}b", String(repeating: "x", count: 300),
    ])
  func refusal(_ identifier: String) {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(containers(["PRITHEE_HOME": home.path]).folder(of: identifier) == nil)
    #expect(!FileManager.default.fileExists(atPath: home.path))
  }

  @Test("Without a home of its own it is the person's data folder")
  func defaults() {
    #expect(containers(["XDG_DATA_HOME": "/data", "HOME": "/home/ana"]).home.path == "/data/prithee")
    #expect(containers(["HOME": "/home/ana"]).home.path == "/home/ana/.local/share/prithee")
    #expect(containers(["XDG_DATA_HOME": "here", "HOME": "/h"]).home.path == "/h/.local/share/prithee")
  }
}

@Suite("NSUserActivity")
struct NSUserActivityTests {
  private final class Saver: NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      userActivity.addUserInfoEntries(from: ["page": 4])
    }
  }

  @Test("Entries are added, and the delegate is asked before the activity becomes current")
  func entries() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.userInfo = ["book": "Moby", "page": 1]
    let saver = Saver()
    activity.delegate = saver
    activity.becomeCurrent()
    #expect(activity.userInfo?["page"] as? Int == 1)
    activity.needsSave = true
    activity.becomeCurrent()
    #expect(activity.userInfo?["page"] as? Int == 4)
    #expect(activity.userInfo?["book"] as? String == "Moby")
    #expect(!activity.needsSave)
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForPrediction)
  }
}

@Suite("Sorting text")
struct LocalizedStringComparatorTests {
  private struct Trail { var name: String }

  @Test("Names sort as a person sorts them")
  func names() {
    let trails = ["trail 10", "Trail 9", "acorn", "Birch"].map(Trail.init)
    let sorted = trails.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
    #expect(sorted.map(\.name) == ["acorn", "Birch", "Trail 9", "trail 10"])
    let reversed = trails.sorted(
      using: KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse))
    #expect(reversed.map(\.name) == ["trail 10", "Trail 9", "Birch", "acorn"])
    let explicit = KeyPathComparator(\Trail.name, comparator: String.StandardComparator.localizedStandard)
    #expect(trails.sorted(using: explicit).map(\.name) == sorted.map(\.name))
  }
}
