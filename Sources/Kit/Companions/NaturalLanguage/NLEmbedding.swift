public import Foundation

/// How far apart two vectors are taken to be.
public enum NLDistanceType: Int, Sendable {
  /// One less the cosine of the angle between them.
  case cosine
}

/// The distance between two words or sentences.
public typealias NLDistance = Double

/// Vectors of words or sentences.
///
/// There are none on Linux: every way to get an embedding returns `nil`, as Apple's do for a language without one, and
/// code that checks for it goes on without.
open class NLEmbedding: NSObject {
  /// How many numbers a vector has.
  open var dimension: Int { 0 }
  /// How many words there are.
  open var vocabularySize: Int { 0 }
  /// The language.
  open var language: NLLanguage? { nil }
  /// The revision.
  open var revision: Int { 0 }

  private override init() { super.init() }

  /// Returns the vectors of a language's words: none.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }

  /// Returns the vectors of a language's words in a revision: none.
  open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }

  /// Returns the vectors of a language's sentences: none.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }

  /// Returns the vectors of a language's sentences in a revision: none.
  open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }

  /// Returns whether a word has a vector.
  open func contains(_ string: String) -> Bool { false }

  /// Returns the distance between two words: the largest, for neither has a vector.
  open func distance(
    between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
  )
    -> NLDistance
  { 2 }

  /// Returns the vector of a word: none.
  open func vector(for string: String) -> [Double]? { nil }

  /// Returns the words nearest to another: none.
  open func neighbors(for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine)
    -> [(String, NLDistance)]
  { [] }
}
