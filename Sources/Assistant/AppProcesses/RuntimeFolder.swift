import Foundation
import IntentWire

/// The folder for the sockets of one person's programs: short, private, and gone after a restart of the machine.
struct RuntimeFolder: Sendable {
  let url: URL

  /// Finds the folder and creates it when it is not there.
  ///
  /// - Throws: ``WireFault`` when no place is both private and short enough for the path of a socket.
  init(_ chosen: URL?, environment: [String: String] = ProcessInfo.processInfo.environment) throws(WireFault)
  {
    var places: [URL] = []
    if let chosen {
      places = [chosen]
    } else {
      if let path = environment["XDG_RUNTIME_DIR"], path.hasPrefix("/") {
        places.append(URL(filePath: path).appending(path: "prithee"))
      }
      places.append(URL(filePath: "/tmp/prithee-\(getuid())"))
    }
    var reasons: [String] = []
    for place in places {
      guard let reason = Self.prepare(place.path) else {
        url = place
        return
      }
      reasons.append("\(place.path): \(reason)")
    }
    throw WireFault(
      .internalError,
      "No folder for sockets can be used (\(reasons.joined(separator: "; "))). Set XDG_RUNTIME_DIR to a private "
        + "folder with a short path.")
  }

  /// Where an app that is being started connects to.
  func startSocket() -> String { socket(Self.secret(bytes: 8), "start") }

  /// Where an app with the given token waits for the next assistant.
  func rendezvous(token: String) -> String { socket(token, "wait") }

  /// The token of the app that waits at a rendezvous: whoever knows the place knows the secret.
  static func token(of rendezvous: String) -> String {
    URL(filePath: rendezvous).deletingPathExtension().lastPathComponent
  }

  /// A secret that nobody can guess, in hexadecimal digits.
  static func secret(bytes: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<bytes).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Removes sockets that were left behind by programs that were killed.
  func removeLeftovers(olderThan age: TimeInterval = 86_400) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    for name in names where name.hasSuffix(".start") || name.hasSuffix(".wait") {
      let path = url.appending(path: name).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard let made = attributes?[.modificationDate] as? Date, made.timeIntervalSinceNow < -age else {
        continue
      }
      unlink(path)
    }
  }

  private func socket(_ name: String, _ kind: String) -> String {
    url.appending(path: "\(name).\(kind)", directoryHint: .notDirectory).path
  }

  /// Makes a folder that only this person can enter; returns why it cannot be used.
  private static func prepare(_ path: String) -> String? {
    // The longest name in it: a token of 32 digits and its ending.
    guard path.utf8.count + 38 <= UnixSocket.longestPath else { return "the path is too long" }
    if mkdir(path, 0o700) != 0, errno != EEXIST { return String(cString: strerror(errno)) }
    var status = stat()
    guard lstat(path, &status) == 0 else { return String(cString: strerror(errno)) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return "it is not a folder" }
    guard status.st_uid == getuid() else { return "it belongs to somebody else" }
    // Whatever the mask of new files was at the moment in which it was made.
    guard status.st_mode & 0o777 == 0o700 || chmod(path, 0o700) == 0 else { return "others can enter it" }
    return access(path, W_OK | X_OK) == 0 ? nil : "it cannot be written"
  }
}
