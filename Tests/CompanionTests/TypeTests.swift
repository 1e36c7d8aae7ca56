import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("Uniform types")
struct TypeTests {
  @Test(
    "Filename extensions and media types lead to types",
    arguments: [
      ("jpg", "image/jpeg", UTType.jpeg), ("JPEG", "IMAGE/JPEG", .jpeg), ("png", "image/png", .png),
      ("txt", "text/plain", .plainText),
      ("mp3", "audio/mpeg", .mp3), ("mov", "video/quicktime", .quickTimeMovie),
      ("pdf", "application/pdf", .pdf),
      ("vcf", "text/vcard", .vCard), ("json", "application/json", .json),
      ("csv", "text/csv", .commaSeparatedText),
      ("zip", "application/zip", .zip), ("heic", "image/heic", .heic), ("svg", "image/svg+xml", .svg),
    ])
  func tags(_ ending: String, _ media: String, _ type: UTType) {
    #expect(UTType(filenameExtension: ending) == type)
    #expect(UTType(mimeType: media) == type)
    #expect(UTType(type.identifier) == type)
    #expect(type.isDeclared)
    #expect(!type.isDynamic)
  }

  @Test("Types know what they are kinds of")
  func conformance() {
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.jpeg.conforms(to: .jpeg))
    #expect(!UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(!UTType.jpeg.conforms(to: .movie))
    #expect(
      UTType.pythonScript.supertypes.isSuperset(of: [
        .shellScript, .script, .sourceCode, .plainText, .text, .data, .item,
      ]))
    #expect(UTType.mpeg4Audio.conforms(to: .audio))
    #expect(UTType.applicationBundle.conforms(to: .directory))
    #expect(UTType.item.supertypes.isEmpty)
    #expect(UTType.jpeg.isPublic)
    #expect(!UTType.pdf.isPublic)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
    #expect(UTType.pdf.localizedDescription == "PDF document")
  }

  @Test("Every declared type has declared supertypes, and none takes itself in")
  func declarations() {
    let register = TypeRegister(bundle: [:])
    #expect(Set(TypeDeclaration.common.map(\.identifier)).count == TypeDeclaration.common.count)
    for declaration in TypeDeclaration.common {
      #expect(
        declaration.supertypes.allSatisfy { register.declaration($0) != nil }, "\(declaration.identifier)")
      #expect(!register.ancestors(of: declaration.identifier).contains(declaration.identifier))
    }
  }

  @Test("A tag that no type has makes a type whose identifier holds it")
  func dynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "xyzzy", conformingTo: .image))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.preferredFilenameExtension == "xyzzy")
    #expect(type.conforms(to: .image))
    #expect(type.conforms(to: .data))
    #expect(UTType(type.identifier) == type)
    #expect(UTType(filenameExtension: "xyzzy", conformingTo: .image) == type)
    let plain = try #require(UTType(filenameExtension: "xyzzy"))
    #expect(plain.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
    let media = try #require(UTType(mimeType: "application/x-odd:thing=1"))
    #expect(UTType(media.identifier)?.preferredMIMEType == "application/x-odd:thing=1")
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType("dyn.a") == nil)
    #expect(UTType("dyn.aIIII") == nil)
    #expect(UTType("org.example.nobody.knows") == nil)
    // A picture is wanted, and no known picture has the ending of a text.
    #expect(UTType(filenameExtension: "txt", conformingTo: .image)?.isDynamic == true)
  }

  @Test("An app's own types come from its code and from its Info.plist")
  func ownTypes() {
    let note = UTType(exportedAs: "org.example.companiontests.note", conformingTo: .json)
    #expect(note.conforms(to: .text))
    #expect(note.isDeclared)
    #expect(UTType("org.example.companiontests.note") == note)
    #expect(UTType(importedAs: "org.example.companiontests.other").conforms(to: .data))
    let register = TypeRegister(bundle: [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.example.Trail", "UTTypeConformsTo": "public.xml",
          "UTTypeTagSpecification": [
            "public.filename-extension": ["trail"], "public.mime-type": "application/x-trail",
          ],
        ],
        ["UTTypeDescription": "without an identifier"],
      ]
    ])
    #expect(register.types("trail", .filenameExtension) == ["org.example.trail"])
    #expect(register.ancestors(of: "org.example.trail").contains("public.text"))
  }

  @Test("File names get the extension of their type, once")
  func fileNames() {
    let folder = URL(fileURLWithPath: "/photos", isDirectory: true)
    #expect(folder.appendingPathComponent("beach", conformingTo: .jpeg).path == "/photos/beach.jpeg")
    #expect(folder.appendingPathComponent("beach.jpg", conformingTo: .jpeg).path == "/photos/beach.jpg")
    #expect(folder.appendingPathComponent("beach.jpg", conformingTo: .png).path == "/photos/beach.jpg.png")
    #expect(folder.appendingPathComponent("beach.jpg", conformingTo: .image).path == "/photos/beach.jpg")
    #expect(folder.appendingPathComponent("2026", conformingTo: .folder).hasDirectoryPath)
    #expect(URL(fileURLWithPath: "/a/b").appendingPathExtension(for: .pdf).lastPathComponent == "b.pdf")
  }

  @Test("A type is stored by its identifier")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    #expect(
      try JSONDecoder().decode([UTType].self, from: Data("[\"org.example.x\"]".utf8))[0].identifier
        == "org.example.x")
  }
}
