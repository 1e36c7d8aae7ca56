/// What people say in English of something that pleases them: “sounds lovely”, “that looks fun”.
public enum EnglishImpressions {
  /// The phrases, folded, with single spaces.
  public static let phrases: [String] = ["", "that ", "it "].flatMap { subject in
    ["sounds", "looks"].flatMap { verb in words.map { "\(subject)\(verb) \($0)" } }
  }

  private static let words = [
    "good", "great", "right", "fine", "perfect", "lovely", "nice", "fun", "amazing", "awesome", "brilliant",
    "fantastic", "wonderful", "cool", "ideal", "excellent", "beautiful", "gorgeous", "interesting", "ok",
    "okay",
    "like fun", "like a plan", "really good", "really nice", "so good", "so nice", "about right",
  ]
}
