import Foundation

/// The folder of installed bundles, as installations change it: each bundle is replaced in one step.
struct BundleFolder {
  private let home: Home
  private static let previous = ".previous-"
  private static let staging = ".staging-"

  init(_ home: Home) {
    self.home = home
  }

  /// Where the bundle with an identifier is, installed or not.
  func bundle(_ identifier: String) -> URL {
    home.apps.appending(path: "\(identifier).app", directoryHint: .isDirectory)
  }

  /// A new folder on the same disk, in which a bundle is put together.
  func stage() throws -> URL {
    let folder = home.apps.appending(path: Self.staging + UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Puts a finished bundle into its place; at every moment either the old or the new one is there.
  func place(_ staged: URL, as identifier: String) throws {
    let place = bundle(identifier)
    guard rename(staged.path, place.path) != 0 else { return }
    guard errno == EEXIST || errno == ENOTEMPTY else { throw Self.error() }
    if Self.exchange(staged.path, place.path) {
      try? FileManager.default.removeItem(at: staged)
      return
    }
    // This file system cannot exchange: between the two steps the old bundle has another name, under which
    // `recover` finds it.
    let old = home.apps.appending(path: Self.previous + place.lastPathComponent)
    try? FileManager.default.removeItem(at: old)
    guard rename(place.path, old.path) == 0 else { throw Self.error() }
    guard rename(staged.path, place.path) == 0 else {
      let failure = Self.error()
      _ = rename(old.path, place.path)
      throw failure
    }
    try? FileManager.default.removeItem(at: old)
  }

  /// Takes a bundle away in one step.
  func remove(_ bundle: URL) throws {
    let place = try stage()
    defer { try? FileManager.default.removeItem(at: place) }
    guard rename(bundle.path, place.appending(path: bundle.lastPathComponent).path) == 0 else {
      throw Self.error()
    }
  }

  /// Puts back a bundle whose replacement was interrupted, unless an installation is going on.
  func recoverIfFree() {
    guard !interrupted.isEmpty else { return }
    let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { recover() }
  }

  private var lock: String { home.apps.appending(path: ".lock").path }

  private var interrupted: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.apps.path)) ?? []
    return names.filter { $0.hasPrefix(Self.previous) }
  }

  private func recover() {
    for name in interrupted {
      let place = home.apps.appending(path: String(name.dropFirst(Self.previous.count))).path
      // Fails, as it should, when the new bundle is in place.
      _ = rename(home.apps.appending(path: name).path, place)
    }
  }

  /// Removes what interrupted installations left behind; only for one who holds the lock.
  private func removeLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.apps.path)) ?? []
    for name in names where name.hasPrefix(Self.staging) || name.hasPrefix(Self.previous) {
      try? FileManager.default.removeItem(at: home.apps.appending(path: name))
    }
  }

  /// Runs a change that no other installation may disturb.
  func locked<Value>(_ body: () throws -> Value) throws -> Value {
    let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.error() }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Self.error() }
    }
    recover()
    removeLeftovers()
    return try body()
  }

  private static func error() -> NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }

  /// Exchanges two folders in one step; false where the system or the file system cannot.
  private static func exchange(_ first: String, _ second: String) -> Bool {
    typealias Exchange =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    // The function is in the C library but not in the headers as Swift sees them.
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    let rename = unsafeBitCast(symbol, to: Exchange.self)
    let flagExchange: UInt32 = 2
    return rename(AT_FDCWD, first, AT_FDCWD, second, flagExchange) == 0
  }
}
