import Foundation

actor Lamp {
  private(set) var isOn = false

  func toggle() -> Bool {
    isOn.toggle()
    return isOn
  }
}
