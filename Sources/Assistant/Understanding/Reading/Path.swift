/// What the words of a sentence were used for on one way through the automaton.
struct Path {
  /// One use.
  struct Step {
    enum Role {
      case word(isNear: Bool), slot(Int, span: Int?), app, filler, light, unused
    }
    var role: Role
    var tokens: Range<Int>
  }

  /// The uses in order.
  private(set) var steps: [Step] = []
  /// The values that the phrase set on the way, each with the number of steps before it.
  private(set) var marks: [(mark: Automaton.Mark, place: Int)] = []
  /// What speaks against the way.
  private(set) var cost: Float
  /// Where it ends.
  private(set) var end: Int
  /// The node where it ends.
  let node: Int

  /// Goes back from a thread to the start of the sentence.
  init(of number: Int32, in matcher: Matcher) {
    let last = matcher.threads[number]
    cost = last.cost
    end = Int(last.place)
    node = Int(last.node)
    var current = last
    while current.back >= 0 {
      let before = matcher.threads[current.back]
      let range = Int(before.place)..<max(Int(before.place), Int(current.place))
      switch current.move {
      case .start, .mark, .inside: break
      case .word: add(.word(isNear: false), range)
      case .nearWord: add(.word(isNear: true), range)
      case .light: add(.light, range)
      case .skip: add(.unused, range)
      case .filler: add(.filler, range)
      case .mention, .appName: add(.app, range)
      case .free:
        if current.detail >= 0 {
          marks.append((matcher.grammar.automaton.marks[Int(current.detail)], steps.count))
        }
      case .close:
        let start = Int(before.slotStart)
        add(.slot(Int(current.detail), span: nil), start..<max(start, Int(current.place)))
      case .span: add(.slot(Int(current.detail >> 8), span: Int(current.detail & 255)), range)
      }
      current = before
    }
    steps.reverse()
    marks.reverse()
    for index in marks.indices { marks[index].place = steps.count - marks[index].place }
  }

  private mutating func add(_ role: Step.Role, _ tokens: Range<Int>) {
    steps.append(Step(role: role, tokens: tokens))
  }

  /// Adds what stands after the end of the phrase: closings and the app's name, or unused words.
  mutating func finish(_ sentence: Sentence, mention: AppMention?, isWhole: Bool) {
    var place = end
    while place < sentence.count {
      if sentence.isMark[place] {
        place += 1
      } else if let mention, place == mention.span.lowerBound {
        add(.app, mention.span)
        place = mention.span.upperBound
      } else if isWhole, sentence.closing[place] > place {
        add(.filler, place..<sentence.closing[place])
        place = sentence.closing[place]
      } else {
        if !isWhole { cost += Matcher.Cost.skip * sentence.weights[place] }
        add(.unused, place..<place + 1)
        place += 1
      }
    }
  }
}
