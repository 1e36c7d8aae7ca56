import Foundation
import Testing

@testable import TunewellKit

/// Music that goes on beside the app's process, played by a stand-in for a player.
@Suite("Sound", .timeLimit(.minutes(1))) struct SoundTests {
  private let songs = Array(MusicLibrary.shared.songs.prefix(3))

  @Test func oneFileAfterTheOtherIsPlayed() async throws {
    let room = try Room(playing: "exit 0")
    defer { room.remove() }
    try await room.player.play(songs)
    #expect(room.heard(3) == songs.map(\.file.path))
    while room.player.current != nil { await Task.yield() }
    #expect(room.store.record.sound == nil)
    #expect(songs.map { room.store.record.plays[$0.id] } == [1, 1, 1])
    #expect(try room.leftovers().isEmpty)
  }

  @Test func theNextProcessOfTheAppFindsIt() async throws {
    let room = try Room()
    defer { room.remove() }
    try await room.player.play(songs)
    #expect(room.heard(1) == [songs[0].file.path])
    let sound = try #require(room.store.record.sound)
    // Another player of the same record stands for another process.
    #expect(try await room.player.pause() == songs[0])
    #expect(state(of: sound.process) == "T")
    #expect(room.player.isPaused)
    #expect(try await room.player.resume() == songs[0])
    #expect(state(of: sound.process) != "T")
    #expect(room.store.record.sound == sound)
    #expect(try await room.player.skip() == songs[1])
    #expect(room.heard(1) == [songs[1].file.path])
    // One plays at a time.
    #expect(!ProcessEntry.isAnyAlive(inGroup: sound.process))
    try await room.player.stop()
    #expect(try room.leftovers().isEmpty)
  }

  @Test func whatIsPutNextIsHeardNext() async throws {
    let room = try Room(
      playing: "case \"$1\" in *\(songs[0].file.lastPathComponent)) read line < \"$GATE\";; esac")
    defer { room.remove() }
    try await room.player.play([songs[0], songs[1]])
    #expect(room.heard(1) == [songs[0].file.path])
    try await room.player.play([songs[2]], at: .next)
    #expect(room.player.upcoming == [songs[2], songs[1]])
    room.open()
    #expect(room.heard(2) == [songs[2].file.path, songs[1].file.path])
  }

  @Test func aProgramIsStartedWithNoSignalBlockedOrIgnored() async throws {
    let room = try Room(
      playing: "grep -E '^Sig(Blk|Ign)' /proc/self/status | tr '\\n' ' ' > \"$NOTES\"; exec sleep 600")
    defer { room.remove() }
    var all = sigset_t(), before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let files = songs.map(\.file)
    let sound = try #require(try room.audio.play(files, notingIn: room.folder))
    let words = room.heard(2).last?.split(whereSeparator: \.isWhitespace) ?? []
    // The two above the usual ones belong to the library of the language C.
    let masks = words.compactMap { UInt64($0, radix: 16).map { $0 & 0x7fff_ffff } }
    #expect(masks == [0, 0], "\(words)")
    sound.end()
    #expect(!ProcessEntry.isAnyAlive(inGroup: sound.process))
  }

  @Test func aForeignProcessIsNeverSignalled() async throws {
    let room = try Room()
    defer { room.remove() }
    let sound = try #require(try room.audio.play(songs.map(\.file), notingIn: room.folder))
    _ = room.heard(1)
    var later = sound, elsewhere = sound, other = sound, everybody = sound, nobody = sound
    later.started += 1
    elsewhere.system = "another start of the system"
    other.list = room.folder.appending(path: "other.list").path
    everybody.process = 1
    nobody.process = -1
    for foreign in [later, elsewhere, other, everybody, nobody] {
      #expect(!foreign.pause())
      #expect(foreign.place == .gone(0) || foreign.list == sound.list)
      guard foreign.list != sound.list else { continue }
      foreign.end()
    }
    #expect(state(of: sound.process) != "T")
    #expect(sound.place == .playing(0))
    sound.end()
  }

  @Test func aMissingProgramIsTold() async throws {
    let room = try Room()
    defer { room.remove() }
    for environment in [["PATH": "/nowhere"], ["PATH": "/bin", "TUNEWELL_PLAYER": "no-such-player"]] {
      let player = MusicPlayer(store: room.store, player: AudioPlayer(environment: environment))
      await #expect(throws: PlayerProblem.noProgram(wanted: environment["TUNEWELL_PLAYER"])) {
        try await player.play(songs)
      }
      #expect(player.current == nil)
    }
  }

  @Test func aProgramThatCannotPlayIsTold() async throws {
    let room = try Room(playing: "exit 3", tells: false)
    defer { room.remove() }
    await #expect(throws: PlayerProblem.programFailed("standin", status: 3)) {
      try await room.player.play(songs)
    }
    #expect(room.player.current == nil)
    #expect(try room.leftovers().isEmpty)
  }

  @Test func aSoundThatSomethingElseEndedCanBeGoneOnWith() async throws {
    let room = try Room()
    defer { room.remove() }
    try await room.player.play(songs)
    _ = room.heard(1)
    let sound = try #require(room.store.record.sound)
    kill(-sound.process, SIGKILL)
    while ProcessEntry(sound.process) != nil { await Task.yield() }
    #expect(room.player.current == songs[0])
    #expect(room.player.isPaused)
    #expect(try await room.player.resume() == songs[0])
    #expect(room.heard(1) == [songs[0].file.path])
    try await room.player.stop()
  }

  private func state(of process: Int32) -> Substring? {
    (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))
      .flatMap {
        $0[($0.lastIndex(of: ")") ?? $0.startIndex)...].dropFirst(2).first.map { Substring(String($0)) }
      }
  }
}

/// A folder with a record and a stand-in for a player, which tells what it was given.
private struct Room: Sendable {
  let folder: URL
  let store: MusicStore
  let audio: AudioPlayer
  private let notes: String
  private let gate: String

  /// A player of the record that shares nothing else with the one before.
  var player: MusicPlayer { MusicPlayer(store: store, player: audio) }

  init(playing script: String = "exec sleep 600", tells: Bool = true) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sound-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    notes = folder.appending(path: "notes").path
    gate = folder.appending(path: "gate").path
    for pipe in [notes, gate] { try #require(mkfifo(pipe, 0o600) == 0) }
    let program = folder.appending(path: "standin").path
    let text = "#!/bin/sh\n\(tells ? "echo \"$1\" > \"$NOTES\"\n" : "")\(script)\n"
    _ = FileManager.default.createFile(
      atPath: program, contents: Data(text.utf8), attributes: [.posixPermissions: 0o755])
    store = MusicStore(folder: folder.appending(path: "record"))
    audio = AudioPlayer(environment: [
      "TUNEWELL_PLAYER": program, "PATH": "/bin:/usr/bin", "NOTES": notes, "GATE": gate,
    ])
  }

  /// The next lines that the stand-in tells; waits for them.
  func heard(_ count: Int) -> [String] {
    var lines: [String] = []
    while lines.count < count {
      guard let data = FileHandle(forReadingAtPath: notes)?.readDataToEndOfFile() else { break }
      lines += String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    return lines
  }

  /// Lets a stand-in go on that waits.
  func open() { FileHandle(forWritingAtPath: gate)?.write(Data("go\n".utf8)) }

  /// What sounds have left behind.
  func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "record").path)
      .filter { $0.hasPrefix("sound-") }
  }

  func remove() {
    store.record.sound?.end()
    try? FileManager.default.removeItem(at: folder)
  }
}
