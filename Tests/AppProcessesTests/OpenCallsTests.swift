import IntentWire
import Testing

@testable import AppProcesses

@Suite("Calls that wait for each other")
struct OpenCallsTests {
  @Test("A question that comes at once is not lost")
  func earlyQuestions() async {
    let calls = OpenCalls()
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<2_000 {
        group.addTask {
          let call = "c\(number)"
          let question = Question(call: call, kind: .confirmation)
          do throws(WireFault) { try calls.open(call) } catch { return false }
          // As an app does that asks before it does anything else.
          calls.begin(call) {
            do throws(WireFault) {
              _ = try await calls.ask(question)
              return .success(IntentOutcome(.success))
            } catch {
              return .failure(error)
            }
          }
          guard calls.isUnderWay(call), case .question(question) = await calls.next(call) else {
            return false
          }
          calls.answer(.confirmed, to: call)
          guard case .finished(.success) = await calls.next(call) else { return false }
          return !calls.contains(call)
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
    #expect(calls.isEmpty)
  }
}
