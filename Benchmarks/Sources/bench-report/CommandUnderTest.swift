import Foundation

/// The command `prithee`, run as a person runs it.
struct CommandUnderTest {
  /// A request that starts an app's process, changes nothing, and asks nothing.
  private static let sentence = "show the packing list in ListOMat"

  var executable: String
  var home: String

  /// Times the whole command, from its start to its end, with no process of ours warm.
  ///
  /// - Returns: Microseconds, one number for each start. The first, which fills the system's file cache, is left
  ///   out.
  func coldStarts(_ count: Int) throws -> [Double] {
    let clock = ContinuousClock()
    let times = try (0...count).map { _ in
      try clock.measure { _ = try run(["ask", "--home", home, Self.sentence]) } / .microseconds(1)
    }
    return Array(times.dropFirst())
  }

  /// The most memory that the assistant held while it answered some turns, in megabytes.
  func residentMemory() throws -> Double {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = ["chat", "--home", home]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var peak = 0.0
    for _ in 0..<50 {
      try input.fileHandleForWriting.write(contentsOf: Data((Self.sentence + "\n").utf8))
      guard !output.fileHandleForReading.availableData.isEmpty else { break }
      peak = max(peak, try Self.peak(of: process.processIdentifier))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard peak > 0 else {
      throw ValidationFailure("prithee chat did not answer; are the apps installed in \(home)?")
    }
    return peak
  }

  /// The most memory that the command that only reads a sentence ever held, in megabytes.
  ///
  /// The system tells the peak of all processes that ended, so this has to be asked before anything larger is run.
  func memoryOfUnderstanding() throws -> Double {
    _ = try run(["understand", "--home", home, Self.sentence])
    var usage = rusage()
    guard getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage) == 0 else {
      throw ValidationFailure("The system does not tell how much memory a process held.")
    }
    return Double(usage.ru_maxrss) / 1024
  }

  private static func peak(of process: Int32) throws -> Double {
    let status = try String(contentsOf: URL(filePath: "/proc/\(process)/status"), encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let words = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }) ?? []
    return (words.count > 1 ? Double(words[1]) ?? 0 : 0) / 1024
  }

  private func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ValidationFailure("prithee \(arguments.joined(separator: " ")) failed.")
    }
    return data
  }
}
