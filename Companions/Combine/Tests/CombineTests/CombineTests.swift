import Combine
import Foundation
import Testing

/// A model as apps write it.
@MainActor
private final class Timetable: ObservableObject {
  @Published var trains = 1
  private var pending: Set<AnyCancellable> = []
  private(set) var seen: [Int] = []

  func watch(_ late: some Publisher<Int, Never>) {
    late.filter { $0 > 5 }.sink { [weak self] in self?.seen.append($0) }.store(in: &pending)
  }
}

@MainActor @Suite("Source that imports Combine")
struct CombineTests {
  @Test func aPublishedPropertyTellsOfChanges() {
    let timetable = Timetable()
    var values: [Int] = []
    var changes = 0
    let first = timetable.$trains.sink { values.append($0) }
    let second = timetable.objectWillChange.sink { changes += 1 }
    timetable.trains = 3
    #expect(values == [1, 3])
    #expect(changes == 1)
    first.cancel()
    second.cancel()
    timetable.trains = 4
    #expect(values == [1, 3])
  }

  @Test func aSubjectIsHeard() {
    let timetable = Timetable()
    let late = PassthroughSubject<Int, Never>()
    timetable.watch(late)
    for minutes in [2, 7, 9] { late.send(minutes) }
    #expect(timetable.seen == [7, 9])
  }

  @Test func queuesAreSchedulers() async {
    let value: Int = await withCheckedContinuation { continuation in
      let subject = CurrentValueSubject<Int, Never>(3)
      var pending: AnyCancellable?
      pending = subject.receive(on: DispatchQueue.main).map { $0 * 2 }.first().sink { value in
        continuation.resume(returning: value)
        pending?.cancel()
      }
    }
    #expect(value == 6)
  }
}
