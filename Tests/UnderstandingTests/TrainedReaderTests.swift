import Catalog
import Foundation
import IntentWire
import Language
import Learning
import Testing

@testable import Understanding

/// Sentences that no phrase reads, by what was learnt.
@Suite("What was learnt from many requests")
struct TrainedReaderTests {
  private static let understanding = Understanding(
    apps: [World.jotter], vocabularies: [:], people: [], reader: English())

  private func decision(_ text: String) -> Decision {
    Self.understanding.read(Utterance(text, context: World.context)).decision
  }

  @Test("The model is part of the program, and names intents with what their words imply")
  func model() throws {
    let model = try #require(RequestModel.builtIn?.model)
    let classes = model.intents.map(RequestClass.init)
    #expect(classes.contains { $0.intent == "INAddTasksIntent" && $0.values.isEmpty })
    #expect(
      classes.contains { one in
        one.intent == "INSetTaskAttributeIntent"
          && one.values.contains { $0.parameter == "status" && $0.text == "completed" }
      })
    #expect(model.outOfScope == "oos")
  }

  @Test("A sentence in nobody's words is read with its values")
  func reads() throws {
    let text = "what am i meant to be packing"
    guard case .accepted(let found) = decision(text) else {
      Issue.record("refused")
      return
    }
    #expect(found.intent == "INSearchForNotebookItemsIntent")
    #expect(found.values["title"]?.plain == .string("packing"))
    #expect(found.evidence.reader == "trained")
    #expect(found.evidence.scores["probability"] ?? 0 > 0.5)
    for use in found.evidence.uses {
      #expect(String(decoding: Array(text.utf8)[use.start..<use.end], as: UTF8.self) == use.text)
    }
  }

  @Test("What asks for an intent that no app supports is refused, not taken for another")
  func masked() throws {
    let model = try #require(RequestModel.builtIn?.model)
    let lists = Set(model.intents.filter { $0.contains("Task") || $0.contains("Note") })
    for text in ["call me a cab to the station right now", "text my sister that i am running late"] {
      // The model knows what it is, and so does not take it for the best of what is left.
      #expect(model.predict(text).intent != nil, "\(text)")
      #expect(model.predict(text, among: lists).intent == nil, "\(text)")
      #expect(model.predict(text, among: lists).alternatives.allSatisfy { lists.contains($0.intent) })
      if case .accepted(let found) = decision(text) { #expect(found.evidence.reader != "trained", "\(text)") }
    }
  }

  @Test("A model that a person put into the home is read instead, and a damaged one is told of")
  func own() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TrainedReader-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let home = Home(folder)
    let odd = ["zibble my frobs", "zibble those frobs now", "please zibble all frobs", "frobs zibble zibble"]
    let others = ["how tall is the moon", "sing me to sleep", "who won the match", "is it going to rain"]
    let examples =
      odd.map { LabeledExample(text: $0, intent: "INCreateNoteIntent", slots: []) }
      + others.map { LabeledExample(text: $0, intent: nil, slots: []) }
    try TrainedModel.train(examples: examples).write(to: home.requestModel)
    func readers(_ text: String) -> [String] {
      let understanding = Understanding(
        apps: [World.jotter], vocabularies: [:], reader: English(), requests: home.requestModel)
      return understanding.read(Utterance(text, context: World.context)).candidates
        .filter { $0.evidence.reader == "trained" }.map(\.intent)
    }
    #expect(readers("zibble both frobs please") == ["INCreateNoteIntent"])
    #expect(RequestModel.problem(in: home) == nil)
    try Data("PRITHNLU but not quite".utf8).write(to: home.requestModel)
    #expect(readers("zibble both frobs please") == [])
    #expect(readers("what am i meant to be packing") == ["INSearchForNotebookItemsIntent"])
    #expect(RequestModel.problem(in: home)?.message.contains("part of the program") == true)
  }

  @Test("One word, nothing, and very long texts are left alone")
  func little() {
    for text in ["", "delete", "undo", "?!", String(repeating: "some more of this ", count: 300)] {
      if case .accepted(let found) = decision(text), found.evidence.reader == "trained" {
        Issue.record("\(text.prefix(40)): \(found.intent)")
      }
    }
  }
}
