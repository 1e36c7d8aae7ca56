public import Foundation

// Attributes of events.
extension CSSearchableItemAttributeSet {
  /// When it must be done.
  public var dueDate: Date? {
    get { self["dueDate"] }
    set { self["dueDate"] = newValue }
  }

  /// When it was done.
  public var completionDate: Date? {
    get { self["completionDate"] }
    set { self["completionDate"] = newValue }
  }

  /// When it begins.
  public var startDate: Date? {
    get { self["startDate"] }
    set { self["startDate"] = newValue }
  }

  /// When it ends.
  public var endDate: Date? {
    get { self["endDate"] }
    set { self["endDate"] = newValue }
  }

  /// Dates that matter.
  public var importantDates: [Date]? {
    get { self["importantDates"] }
    set { self["importantDates"] = newValue }
  }

  /// Whether it takes whole days.
  public var allDay: NSNumber? {
    get { self["allDay"] }
    set { self["allDay"] = newValue }
  }
}
