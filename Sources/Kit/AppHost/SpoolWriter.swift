import Foundation
import IntentWire

/// Leaves messages for the assistant in its home, for when it looks there next.
struct SpoolWriter: Sendable {
  private let environment: @Sendable () -> [String: String]
  private let program: URL?
  private let bundle: String?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - bundle: The bundle identifier of the app; `nil` finds it out.
  ///   - environment: Says where the home is, and which app this is.
  ///   - program: The executable of this process.
  init(
    bundle: String? = nil,
    environment: @escaping @Sendable () -> [String: String] = { ProcessInfo.processInfo.environment },
    program: URL? = Bundle.main.executableURL
  ) {
    self.bundle = bundle
    self.environment = environment
    self.program = program
  }

  /// Appends a message.
  ///
  /// A runner of tests is no app: what it would leave is dropped, unless the environment names a home for it.
  ///
  /// - Throws: ``WireFault`` when it cannot be written, or too much waits there already.
  func append(_ request: WireRequest) throws(WireFault) {
    let variables = environment()
    if isTestRunner, variables[AppEnvironment.home]?.isEmpty != false { return }
    guard let home = AppEnvironment.homeFolder(variables) else {
      throw WireFault(
        .internalError,
        "No environment variable says where the assistant's home is; set PRITHEE_HOME to its folder.")
    }
    let line = try WireCodec().encode(.request(id: 0, request, deadline: nil))
    let folder = home.appendingPathComponent(SpoolFormat.folder, isDirectory: true)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Self.unwritable(folder)
    }
    let file = folder.appendingPathComponent(name(variables) + SpoolFormat.ending).path
    for _ in 0..<16 {
      let descriptor = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw Self.unwritable(folder) }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX) == 0 else { throw Self.unwritable(folder) }
      // The assistant may have taken the file away before the lock came: then a new one is begun.
      guard let size = Self.size(descriptor, ifStillAt: file) else { continue }
      guard size + line.count <= SpoolFormat.limit else {
        throw WireFault(
          .oversized,
          "\(size) bytes wait for the assistant in \(file), and no more are kept. Say something to it, so that it takes "
            + "them in, or remove the file.")
      }
      guard Self.write(line, descriptor) else { throw Self.unwritable(folder) }
      return
    }
    throw Self.unwritable(folder)
  }

  private var isTestRunner: Bool {
    let name = program?.lastPathComponent ?? ""
    return name.hasSuffix(".xctest") || name == "swiftpm-testing-helper"
  }

  /// The bundle identifier of the app, where this process has one, else the name of its executable.
  ///
  /// An installed executable lies beside the property list of its bundle.
  func name(_ environment: [String: String]) -> String {
    if let bundle = bundle ?? environment[AppEnvironment.bundle], Self.isPlain(bundle) { return bundle }
    guard let program = program?.resolvingSymlinksInPath() else { return "unknown" }
    let list = program.deletingLastPathComponent().appendingPathComponent("Info.plist")
    if let data = try? Data(contentsOf: list),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let bundle = values["CFBundleIdentifier"] as? String, Self.isPlain(bundle)
    {
      return bundle
    }
    let name = program.lastPathComponent
    return Self.isPlain(name) ? name : "unknown"
  }

  private static func isPlain(_ name: String) -> Bool {
    (1...200).contains(name.utf8.count) && !name.hasPrefix(".") && !name.contains("/") && !name.contains("\0")
  }

  private static func size(_ descriptor: Int32, ifStillAt path: String) -> Int? {
    var ours = stat()
    var theirs = stat()
    guard fstat(descriptor, &ours) == 0, stat(path, &theirs) == 0, ours.st_ino == theirs.st_ino,
      ours.st_dev == theirs.st_dev
    else { return nil }
    return Int(ours.st_size)
  }

  private static func write(_ data: Data, _ descriptor: Int32) -> Bool {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }

  private static func unwritable(_ folder: URL) -> WireFault {
    WireFault(
      .internalError,
      "The folder \(folder.path), in which a message waits for the assistant, cannot be written; check its permissions "
        + "or set PRITHEE_HOME.")
  }
}
