// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct TaskItem: Identifiable, Codable {
  public var id = UUID().uuidString
  public var title: String
}
