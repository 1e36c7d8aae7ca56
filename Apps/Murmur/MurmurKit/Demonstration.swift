import Foundation
import GRDB

/// The people, groups and messages with which the app begins.
enum Demonstration {
  static let names = [
    "Maria Ruiz", "Juan Chavez", "Chris Okafor", "Chris Lindqvist", "Dana Whitfield", "Priya Nair",
    "Tom Becker", "Elena Park", "Grace Park", "Sam Adeyemi", "Ana Sofia Pereira", "Dr. Lowell",
  ]

  static let groups = [
    ("Book Club", [0, 5, 9]), ("Team Lunch", [4, 2, 1]), ("Family", [7, 8]), ("Climbing Crew", [6, 3, 10]),
  ]

  static func insert(into db: Database, at moment: Date) throws {
    for (index, name) in names.enumerated() {
      let number = index + 1
      try Contact(id: id(number), name: name, handle: "+1 202 555 01\(number < 10 ? "0" : "")\(number)")
        .insert(db)
    }
    for (index, group) in groups.enumerated() {
      try Group(id: "group-\(index + 1)", name: group.0).insert(db)
      for member in group.1 {
        try db.execute(
          sql: #"INSERT INTO membership ("group", contact) VALUES (?, ?)"#,
          arguments: ["group-\(index + 1)", id(member + 1)])
      }
    }
    try insertMessages(into: db, at: moment)
  }

  private static func insertMessages(into db: Database, at moment: Date) throws {
    func ago(_ hours: Double) -> Date { moment.addingTimeInterval(-hours * 3600) }
    try Message(
      id: "demo-1", contact: id(1), sender: id(1), content: "Are we still on for Saturday?", sent: ago(30),
      isRead: true
    ).insert(db)
    try Message(id: "demo-2", contact: id(1), content: "Yes! Ten o'clock at the station.", sent: ago(29))
      .insert(db)
    try Message(
      id: "demo-3", contact: id(3), sender: id(3), content: "The budget is in the shared folder now.",
      sent: ago(20), isRead: false
    ).insert(db)
    try Message(
      id: "demo-4", group: "group-1", sender: id(6), content: "I finished The Overstory. Wow.", sent: ago(6),
      isRead: false
    ).insert(db)
    try Message(
      id: "demo-5", contact: id(8), sender: id(8), content: "Here are the pictures from the garden",
      sent: ago(3),
      isRead: false
    ).insert(db)
    try Message(
      id: "demo-6", contact: id(5), sender: id(5), content: "Can you look at this before Friday?",
      sent: ago(2),
      isRead: false, isFlagged: true
    ).insert(db)
    for name in ["roses.jpg", "shed.jpg", "bench.jpg"] {
      var picture = Attachment(
        message: "demo-5", kind: .file, name: name, type: "public.jpeg",
        content: Data([0xFF, 0xD8, 0xFF, 0xD9]))
      try picture.insert(db)
    }
    var link = Attachment(
      message: "demo-6", kind: .link, name: "Plan for the spring release", type: "https://example.com/plan")
    try link.insert(db)
  }

  /// A stable identifier for the demonstration contact with a number.
  static func id(_ number: Int) -> String {
    "00000000-0000-4000-8000-0000000000\(number < 10 ? "0" : "")\(number)"
  }
}
