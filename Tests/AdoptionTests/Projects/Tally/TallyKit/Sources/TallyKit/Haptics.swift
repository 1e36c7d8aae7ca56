import CoreHaptics

final class Haptics {
  let engine = try? CHHapticEngine()
}
