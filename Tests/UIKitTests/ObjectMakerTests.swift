import Foundation
import Testing
import UIKit

@MainActor final class Model {
  var value = 7
}

class Card: UICollectionViewCell {
  let model = Model()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "card"
  }

  required init?(coder: NSCoder) { nil }
}

class HeaderView: UITableViewHeaderFooterView {
  let model = Model()
}

@MainActor
struct ObjectMakerTests {
  @Test func tablesMakeRowsOfTheRegisteredClass() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(PictureCell.self, forCellReuseIdentifier: "picture")
    table.register(HeaderView.self, forHeaderFooterViewReuseIdentifier: "header")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "picture") as? PictureCell)
    #expect(cell.reuseIdentifier == "picture")
    #expect(cell.badge.text == "new")
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? HeaderView)
    #expect(header.model.value == 7)
    #expect(header.reuseIdentifier == "header")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func collectionsMakeItemsOfTheRegisteredClass() throws {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Card.self, forCellWithReuseIdentifier: "card")
    let place = IndexPath(item: 0, section: 0)
    let card = try #require(
      collection.dequeueReusableCell(withReuseIdentifier: "card", for: place) as? Card)
    #expect(card.model.value == 7)
    #expect(card.accessibilityIdentifier == "card")
    let registration = UICollectionView.CellRegistration<Card, String> { card, _, item in
      card.accessibilityLabel = item
    }
    let filled = collection.dequeueConfiguredReusableCell(using: registration, for: place, item: "word")
    #expect(filled.accessibilityLabel == "word")
    #expect(filled.model.value == 7)
  }

  @Test func picturesKnowTheirSize() {
    let png =
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
      + Data([0, 0, 1, 0, 0, 0, 0, 128])
    #expect(UIImage(data: png)?.size == CGSize(width: 256, height: 128))
    #expect(UIImage(data: png)?.pngData() == png)
    #expect(UIImage(data: png)?.jpegData(compressionQuality: 1) == nil)
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 3, 1, 1, 0, 2])
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 30, height: 20))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF])) != nil)
  }
}
