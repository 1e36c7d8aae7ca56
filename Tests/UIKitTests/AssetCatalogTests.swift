import Foundation
import FoundationAdditions
import Testing
import UIKit

@Suite("Asset catalogues")
struct AssetCatalogTests {
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString).app")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(url: folder))
  }

  private func color(_ components: String) -> String {
    """
    {"colors": [
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}},
      {"idiom": "universal", "color": {"color-space": "srgb", "components": \(components)}}
    ]}
    """
  }

  @Test("Colours are read in all the ways in which the editor writes numbers")
  func colors() throws {
    let bundle = try bundle([
      "Assets.xcassets/Plain.colorset/Contents.json": color(
        #"{"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.250"}"#),
      "Assets.xcassets/Group/Hex.colorset/Contents.json": color(
        #"{"red": "0xFF", "green": "0x00", "blue": "255", "alpha": "1.000"}"#),
      "Assets.xcassets/Grey.colorset/Contents.json": color(#"{"white": "0.500", "alpha": "1.000"}"#),
      "Assets.xcassets/System.colorset/Contents.json":
        #"{"colors": [{"color": {"platform": "universal", "reference": "systemBlueColor"}, "idiom": "universal"}]}"#,
    ])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(
      UIColor(named: "Plain", in: bundle, compatibleWith: nil)
        == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(_AssetCatalogs.color(named: "Group/Hex", in: bundle) == [1, 0, 1, 1])
    #expect(_AssetCatalogs.color(named: "Hex", in: bundle) == [1, 0, 1, 1])
    #expect(_AssetCatalogs.color(named: "Grey", in: bundle) == [0.5, 0.5, 0.5, 1])
    for name in ["System", "Missing", "../Plain", ""] {
      #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test("Data is read with its type, and pictures from the largest file")
  func dataAndPictures() throws {
    let bundle = try bundle([
      "Media.xcassets/Seeds.dataset/Contents.json":
        #"{"data": [{"idiom": "universal", "filename": "seeds.json", "universal-type-identifier": "public.json"}]}"#,
      "Media.xcassets/Seeds.dataset/seeds.json": "[1]",
      "Media.xcassets/Evil.dataset/Contents.json":
        #"{"data": [{"idiom": "universal", "filename": "../Seeds.dataset/seeds.json"}]}"#,
      "Media.xcassets/Leaf.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "3x"}]}"#,
      "Media.xcassets/Leaf.imageset/b.png": "picture",
      "Media.xcassets/Broken.dataset/Contents.json": "no list",
    ])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let asset = try #require(NSDataAsset(name: "Seeds", bundle: bundle))
    #expect(asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Evil", bundle: bundle) == nil)
    #expect(NSDataAsset(name: "Broken", bundle: bundle) == nil)
    #expect(_AssetCatalogs.image(named: "Leaf", in: bundle)?.lastPathComponent == "b.png")
  }
}
