import IntentWire
import Synchronization

extension AppSession {
  /// Keeps a question and sends it, if somebody listens.
  func open(_ id: Int, _ question: Question, _ continuation: CheckedContinuation<AnswerResult, Never>) {
    let refusal = state.withLock { state -> (any Error)? in
      if state.isOver { return Self.nobodyAnswers }
      if Task.isCancelled { return CancellationError() }
      state.questions[id] = SessionState.OpenQuestion(question: question, continuation: continuation)
      listenForSuccessor(&state)
      return nil
    }
    if let refusal {
      continuation.resume(returning: .failure(refusal))
    } else {
      send(id)
    }
  }

  /// Ends a question; later answers to it are ignored.
  func settle(_ id: Int, _ result: AnswerResult) {
    let (question, listener) = state.withLock { state in
      let question = state.questions.removeValue(forKey: id)
      guard state.questions.isEmpty else { return (question, SocketListener?.none) }
      defer { state.listener = nil }
      return (question, state.listener)
    }
    listener?.close()
    guard let question else { return }
    question.continuation.resume(returning: result)
    question.sender?.cancel()
  }

  /// Sends every open question over a new connection.
  func sendOpenQuestions() {
    state.withLock { $0.questions.keys.sorted() }.forEach(send)
  }

  /// Ends all questions, because no assistant will come any more.
  func abandonQuestions() {
    let ids = state.withLock { state in
      state.isOver = true
      return state.questions.keys.sorted()
    }
    for id in ids { settle(id, .failure(Self.nobodyAnswers)) }
  }

  private static var nobodyAnswers: WireFault {
    WireFault(.disconnected, "The question was not answered, because the assistant has ended.")
  }

  private func send(_ id: Int) {
    state.withLock { state in
      guard let connection = state.connection, let question = state.questions[id]?.question else { return }
      state.questions[id]?.sender = Task {
        do throws(WireFault) {
          let result = try await connection.request(.ask(question))
          guard case .answer(let answer) = result else {
            let fault = WireFault(.invalidMessage, "The assistant answered a question with something else.")
            return settle(id, .failure(fault))
          }
          settle(id, .success(answer))
        } catch {
          // A lost connection is no answer: the question stays open for the next assistant.
          if error.code == .disconnected { return }
          settle(id, error.code == .cancelled ? .success(.cancelled) : .failure(error))
        }
      }
    }
  }

  /// Listens at the rendezvous before a question leaves, so that no assistant can come too early.
  private func listenForSuccessor(_ state: inout SessionState) {
    guard state.listener == nil, let path = state.welcome?.rendezvous else { return }
    do throws(WireFault) {
      state.listener = try SocketListener(path: path)
    } catch {
      StandardError.write("\(bundle) cannot wait for a later answer. \(error.message)")
    }
  }
}

extension AppSession {
  /// Queues news for the assistant and sends what is queued, one after the other.
  func announce(_ request: WireRequest) {
    state.withLock { $0.queue(request) }
    sendAnnouncements()
  }

  /// Sends queued news, if somebody listens.
  func sendAnnouncements() {
    let connection = state.withLock { state -> WireConnection? in
      guard !state.isAnnouncing, !state.announcements.isEmpty else { return nil }
      guard let connection = state.connection else { return nil }
      state.isAnnouncing = true
      return connection
    }
    guard let connection else { return }
    Task {
      while let next = state.withLock({ $0.announcements.first }) {
        do throws(WireFault) {
          _ = try await connection.request(next, deadline: .seconds(10))
        } catch {
          if error.code == .disconnected { break }
          StandardError.write("\(bundle): the assistant did not accept an update. \(error.message)")
        }
        state.withLock { state in
          // Newer news of the same kind may have taken its place.
          if state.announcements.first == next { state.announcements.removeFirst() }
          if case .updateVocabulary(let update) = next { state.told[update.kind] = update }
        }
      }
      let (mayContinue, waiters) = state.withLock { state in
        state.isAnnouncing = false
        let waiters = state.announcementWaiters
        state.announcementWaiters = []
        return (state.connection != nil && state.connection !== connection, waiters)
      }
      for waiter in waiters { waiter.resume() }
      if mayContinue { sendAnnouncements() }
    }
  }

  /// Waits until the assistant has heard the news that are on their way to it.
  ///
  /// What an app told while it worked is known before its answer, so that what is said next is read with it.
  func announced() async {
    await withCheckedContinuation { waiter in
      let isIdle = state.withLock { state in
        if state.isAnnouncing { state.announcementWaiters.append(waiter) }
        return !state.isAnnouncing
      }
      if isIdle { waiter.resume() }
    }
  }
}
