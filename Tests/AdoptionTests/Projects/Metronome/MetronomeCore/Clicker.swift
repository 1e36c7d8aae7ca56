import AVFoundation

final class Clicker {
  let engine = AVAudioEngine()
}
