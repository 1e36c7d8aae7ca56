// swift-format-ignore-file
// Generated from the asset catalogues and string catalogues of the module CompatibilityGarden by the build plugin PritheeBuild.
// Changes here are lost with the next build.

import Foundation
import DeveloperToolsSupport
import FoundationAdditions
import UIKit
import SwiftUI

nonisolated extension DeveloperToolsSupport.ColorResource {
  static let accent = DeveloperToolsSupport.ColorResource(name: "AccentColor", bundle: .main, _components: nil)
  static let soil = DeveloperToolsSupport.ColorResource(name: "SoilColor", bundle: .main, _components: [0.6, 0.4, 0.2, 1.0])
}

nonisolated extension DeveloperToolsSupport.ImageResource {
  static let plant = DeveloperToolsSupport.ImageResource(name: "PlantImage", bundle: .main)
  static let wateringCan = DeveloperToolsSupport.ImageResource(name: "watering-can", bundle: .main)
  enum Seasons {
    static let earlySpring = DeveloperToolsSupport.ImageResource(name: "Seasons/early-spring", bundle: .main)
  }
}

nonisolated extension UIKit.UIColor {
  static var accent: UIKit.UIColor { .init(resource: .accent) }
  static var soil: UIKit.UIColor { .init(resource: .soil) }
}

nonisolated extension UIKit.UIImage {
  static var plant: UIKit.UIImage { .init(resource: .plant) }
  static var wateringCan: UIKit.UIImage { .init(resource: .wateringCan) }
  enum Seasons {
    static var earlySpring: UIKit.UIImage { .init(resource: .Seasons.earlySpring) }
  }
}

nonisolated extension SwiftUI.Color {
  static var accent: SwiftUI.Color { .init(.accent) }
  static var soil: SwiftUI.Color { .init(.soil) }
}

nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
  static var accent: SwiftUI.Color { .init(.accent) }
  static var soil: SwiftUI.Color { .init(.soil) }
}

nonisolated extension FoundationAdditions.LocalizedStringResource {
  static var bedTitle: FoundationAdditions.LocalizedStringResource { .init("BED_TITLE", defaultValue: "Garden bed", table: "Localizable") }
  static func plantsThirsty(count: Int, _ arg2: String) -> FoundationAdditions.LocalizedStringResource { .init("Plants thirsty", defaultValue: "\(count) \(arg2)", table: "Localizable") }
}
