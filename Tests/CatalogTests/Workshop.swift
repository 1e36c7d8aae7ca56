import Catalog
import Foundation
import IntentWire

/// A folder of a test's own with a home in it, and tools to make bundles and packages by hand.
final class Workshop: Sendable {
  let url: URL
  var home: Home { Home(url.appending(path: "home")) }

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "prithee-catalog-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try home.prepare()
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  func writeList(
    _ values: [String: Any], to path: String, _ format: PropertyListSerialization.PropertyListFormat = .xml
  )
    throws
  {
    let file = try write("", to: path)
    try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0).write(to: file)
  }

  func writeProgram(_ path: String, _ text: String = "#!/bin/sh\nexit 0\n") throws {
    let file = try write(text, to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// A bundle of an app with one SiriKit extension's worth of intents.
  @discardableResult
  func bundle(
    _ identifier: String = "org.example.lists", in folder: String = "home/apps", name: String = "Lists",
    intents: [String] = ["INAddTasksIntent"], more: [String: Any] = [:]
  ) throws -> URL {
    let path = "\(folder)/\(identifier).app"
    var info: [String: Any] = [
      "CFBundleIdentifier": identifier, "CFBundleDisplayName": name, "CFBundleExecutable": "program",
      "NSSiriUsageDescription": "To add to your lists.", "INIntentsSupported": intents,
    ]
    for (key, value) in more { info[key] = value }
    try writeList(info.filter { !($0.value is NSNull) }, to: "\(path)/Info.plist")
    try writeProgram("\(path)/program")
    return url.appending(path: path)
  }

  func metadata(_ manifest: AppManifest) throws -> String {
    String(decoding: try JSONEncoder().encode(manifest), as: UTF8.self)
  }
}
