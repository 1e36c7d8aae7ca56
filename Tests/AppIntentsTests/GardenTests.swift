import CoreTransferable
import Foundation
import FoundationAdditions
import SwiftUI
import Testing

@testable import CompatibilityGarden

/// An app whose source leans on what Foundation, SwiftUI and Xcode bring along.
@Suite(.serialized) struct GardenTests {
  private let folder = URL.temporaryDirectory.appending(path: "garden-\(UUID().uuidString)")

  private func store() throws -> GardenStore {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return GardenStore(folder: folder)
  }

  @Test func theStoreKeepsAndFinds() async throws {
    let store = try store()
    defer { try? FileManager.default.removeItem(at: folder) }
    try store.add(Plant(name: "Crème brûlée rose", litres: 1))
    try store.add(Plant(name: "Fern", litres: 0))
    #expect(try store.plants(matching: "CREME").map(\.name) == ["Crème brûlée rose"])
    #expect(try store.plants(matching: "fern").isEmpty)
    #expect(store.newest == "Fern")
    store.forgetNewest()
    #expect(store.newest == nil)
    store.isRaining = true
    await store.settle()
    #expect(store.changes == 2)
    #expect(GardenStore(folder: folder).plants.count == 2)
    let gauge = RainGauge()
    #expect(await gauge.fall() == 1)
    let list = folder.appending(path: "seeds.txt")
    try Data("Basil\nDill\n".utf8).write(to: list)
    #expect(try await GardenStore.names(in: list) == ["Basil", "Dill"])
  }

  @Test @MainActor func theModelKeepsItsPath() {
    let model = GardenModel()
    model.path.append("bed")
    let other = GardenModel()
    other.keptPath = model.keptPath
    #expect(other.path.count == 1)
  }

  @Test @MainActor func membersStandForResources() {
    #expect(String(localized: .bedTitle) == "Garden bed")
    #expect(UIColor.soil == UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
    #expect(ImageResource.Seasons.earlySpring == ImageResource(name: "Seasons/early-spring", bundle: .main))
    #expect(Color(.soil) == Color("SoilColor"))
  }

  @Test func aPageGivesWhatItCan() async throws {
    let page = PlantPage(plant: Plant(name: "Fern {wild}", litres: 2))
    let rtf = try await page.exported(as: .rtf)
    #expect(try NSAttributedString(data: rtf, documentAttributes: nil).string == "Fern {wild}\n2.0 l")
    await #expect(throws: PlantPage.Failure.self) { try await page.exported(as: .png) }
    #expect(try await page.exported(as: .pdf).isEmpty)
    #expect(page.label().size == CGSize(width: 40, height: 20))
  }
}
