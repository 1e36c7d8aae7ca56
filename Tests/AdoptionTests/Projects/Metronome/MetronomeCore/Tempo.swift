// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct Tempo: Sendable {
  public var beatsPerMinute: Int

  public init(beatsPerMinute: Int) { self.beatsPerMinute = beatsPerMinute }
}
