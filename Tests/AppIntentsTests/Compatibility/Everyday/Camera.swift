// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import CoreGraphics
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import VisualIntelligence

nonisolated struct CameraContext: Codable, Sendable { var flash = false }

struct CaptureIntent: CameraCaptureIntent {
  typealias AppContext = CameraContext
  static let title: LocalizedStringResource = "Capture"
  func perform() async throws -> some IntentResult {
    try? await CaptureIntent.updateAppContext(CameraContext(flash: true))
    let context = try await CaptureIntent.appContext
    print(context?.flash ?? false)
    return .result()
  }
}

struct RecordIntent: AudioRecordingIntent {
  static let title: LocalizedStringResource = "Record"
  func perform() async throws -> some IntentResult { .result() }
}

struct ResizeImages: AppIntent {
  static let title: LocalizedStringResource = "Resize Images"
  static let description = IntentDescription(
    "Resizes pictures.", categoryName: "Images", resultValueName: "Resized Images")

  @Parameter(
    title: "Images", supportedContentTypes: [.image, .png, .jpeg],
    inputConnectionBehavior: .connectToPreviousIntentResult)
  var images: [IntentFile]
  @Parameter(title: "Width", default: 640, inclusiveRange: (1, 10_000)) var width: Int
  @Parameter(title: "Quality", default: 0.9, controlStyle: .slider, inclusiveRange: (0, 1))
  var quality: Double
  @Parameter(title: "Overlay", supportedTypeIdentifiers: ["public.image"]) var overlay: IntentFile?

  static var parameterSummary: some ParameterSummary {
    Summary("Resize \(\.$images) to \(\.$width)") {
      \.$quality
      \.$overlay
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
    let results: [IntentFile] = try await withThrowingTaskGroup(of: IntentFile.self) { group in
      for image in images {
        group.addTask {
          let data = image.data
          guard let picture = UIImage(data: data) else {
            throw ImageError.unreadable(image.filename)
          }
          let out = picture.jpegData(compressionQuality: 0.9) ?? data
          return IntentFile(
            data: out, filename: (image.filename as NSString).deletingPathExtension + ".jpg",
            type: image.type ?? .jpeg)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return .result(value: results)
  }
}

enum ImageError: Error, CustomLocalizedStringResourceConvertible {
  case unreadable(String)
  var localizedStringResource: LocalizedStringResource {
    if case .unreadable(let name) = self { "“\(name)” cannot be read." } else { "?" }
  }
}

struct ImageToText: AppIntent {
  static let title: LocalizedStringResource = "Read"
  @Parameter(title: "File") var file: IntentFile
  func perform() async throws -> some ReturnsValue<String?> {
    guard let url = file.fileURL, url.startAccessingSecurityScopedResource() else {
      return .result(value: nil)
    }
    defer { url.stopAccessingSecurityScopedResource() }
    let out = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .appendingPathExtension(for: .plainText)
    try Data("x".utf8).write(to: out, options: .atomic)
    var made = IntentFile(fileURL: out, filename: "x.txt", type: .plainText)
    made.removedOnCompletion = true
    return .result(value: String(decoding: made.data, as: UTF8.self))
  }
}

struct CopyText: AppIntent {
  static let title: LocalizedStringResource = "Copy"
  @Parameter(title: "Text") var text: AttributedString
  @MainActor
  func perform() async throws -> some IntentResult {
    UIPasteboard.general.string = String(text.characters)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = true
    print(device.batteryLevel, device.systemVersion, UIScreen.main.brightness)
    return .result()
  }
}

struct PhotoEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
  static let defaultQuery = PhotoQuery()
  let id: String
  var thumbnail: Data
  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(id)", subtitle: nil, image: .init(data: thumbnail))
  }
}

struct PhotoQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PhotoEntity] { [] }
}

@UnionValue
enum VisualResult {
  case photo(PhotoEntity)
  case album(AlbumEntity)
}

struct AlbumEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
  static let defaultQuery = AlbumQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Album" }
}
struct AlbumQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [AlbumEntity] { [] }
}

struct VisualQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [VisualResult] {
    guard let pixels = input.pixelBuffer else { return [] }
    _ = pixels
    return input.labels.map { _ in .album(AlbumEntity(id: 1)) }
  }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct SearchContent {
  static let title: LocalizedStringResource = "Search"
  var semanticContent: SemanticContentDescriptor
  func perform() async throws -> some IntentResult { .result() }
}
