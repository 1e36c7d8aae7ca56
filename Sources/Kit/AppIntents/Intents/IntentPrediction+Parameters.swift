import FoundationAdditions

extension IntentPrediction {
  /// Creates a suggestion with two parameters.
  public init<V0: _IntentValue, V1: _IntentValue>(
    parameters: (KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>),
    displayRepresentation: @escaping (_ value0: V0, _ value1: V1) -> DisplayRepresentation
  ) {
    self.init { (intent: Intent) -> DisplayRepresentation? in
      guard let v0 = intent[keyPath: parameters.0].givenValue,
        let v1 = intent[keyPath: parameters.1].givenValue
      else { return nil }
      return displayRepresentation(v0, v1)
    }
  }

  /// Creates a suggestion with three parameters.
  public init<V0: _IntentValue, V1: _IntentValue, V2: _IntentValue>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>
    ),
    displayRepresentation: @escaping (_ value0: V0, _ value1: V1, _ value2: V2) -> DisplayRepresentation
  ) {
    self.init { (intent: Intent) -> DisplayRepresentation? in
      guard let v0 = intent[keyPath: parameters.0].givenValue,
        let v1 = intent[keyPath: parameters.1].givenValue, let v2 = intent[keyPath: parameters.2].givenValue
      else { return nil }
      return displayRepresentation(v0, v1, v2)
    }
  }

  /// Creates a suggestion with four parameters.
  public init<V0: _IntentValue, V1: _IntentValue, V2: _IntentValue, V3: _IntentValue>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>
    ),
    displayRepresentation:
      @escaping (_ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3) -> DisplayRepresentation
  ) {
    self.init { (intent: Intent) -> DisplayRepresentation? in
      guard let v0 = intent[keyPath: parameters.0].givenValue,
        let v1 = intent[keyPath: parameters.1].givenValue, let v2 = intent[keyPath: parameters.2].givenValue,
        let v3 = intent[keyPath: parameters.3].givenValue
      else { return nil }
      return displayRepresentation(v0, v1, v2, v3)
    }
  }

  /// Creates a suggestion with five parameters.
  public init<V0: _IntentValue, V1: _IntentValue, V2: _IntentValue, V3: _IntentValue, V4: _IntentValue>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>
    ),
    displayRepresentation:
      @escaping (_ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3, _ value4: V4) ->
      DisplayRepresentation
  ) {
    self.init { (intent: Intent) -> DisplayRepresentation? in
      guard let v0 = intent[keyPath: parameters.0].givenValue,
        let v1 = intent[keyPath: parameters.1].givenValue, let v2 = intent[keyPath: parameters.2].givenValue,
        let v3 = intent[keyPath: parameters.3].givenValue, let v4 = intent[keyPath: parameters.4].givenValue
      else { return nil }
      return displayRepresentation(v0, v1, v2, v3, v4)
    }
  }

  /// Creates a suggestion with six parameters.
  public init<
    V0: _IntentValue, V1: _IntentValue, V2: _IntentValue, V3: _IntentValue, V4: _IntentValue, V5: _IntentValue
  >(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>
    ),
    displayRepresentation:
      @escaping (_ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3, _ value4: V4, _ value5: V5) ->
      DisplayRepresentation
  ) {
    self.init { (intent: Intent) -> DisplayRepresentation? in
      guard let v0 = intent[keyPath: parameters.0].givenValue,
        let v1 = intent[keyPath: parameters.1].givenValue, let v2 = intent[keyPath: parameters.2].givenValue,
        let v3 = intent[keyPath: parameters.3].givenValue, let v4 = intent[keyPath: parameters.4].givenValue,
        let v5 = intent[keyPath: parameters.5].givenValue
      else { return nil }
      return displayRepresentation(v0, v1, v2, v3, v4, v5)
    }
  }

  /// Creates a suggestion with seven parameters.
  public init<
    V0: _IntentValue, V1: _IntentValue, V2: _IntentValue, V3: _IntentValue, V4: _IntentValue,
    V5: _IntentValue, V6: _IntentValue
  >(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>
    ),
    displayRepresentation:
      @escaping (
        _ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3, _ value4: V4, _ value5: V5, _ value6: V6
      ) -> DisplayRepresentation
  ) {
    self.init { (intent: Intent) -> DisplayRepresentation? in
      guard let v0 = intent[keyPath: parameters.0].givenValue,
        let v1 = intent[keyPath: parameters.1].givenValue, let v2 = intent[keyPath: parameters.2].givenValue,
        let v3 = intent[keyPath: parameters.3].givenValue, let v4 = intent[keyPath: parameters.4].givenValue,
        let v5 = intent[keyPath: parameters.5].givenValue, let v6 = intent[keyPath: parameters.6].givenValue
      else { return nil }
      return displayRepresentation(v0, v1, v2, v3, v4, v5, v6)
    }
  }

  /// Creates a suggestion with eight parameters.
  public init<
    V0: _IntentValue, V1: _IntentValue, V2: _IntentValue, V3: _IntentValue, V4: _IntentValue,
    V5: _IntentValue, V6: _IntentValue, V7: _IntentValue
  >(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>, KeyPath<Intent, IntentParameter<V7>>
    ),
    displayRepresentation:
      @escaping (
        _ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3, _ value4: V4, _ value5: V5, _ value6: V6,
        _ value7: V7
      ) -> DisplayRepresentation
  ) {
    self.init { (intent: Intent) -> DisplayRepresentation? in
      guard let v0 = intent[keyPath: parameters.0].givenValue,
        let v1 = intent[keyPath: parameters.1].givenValue, let v2 = intent[keyPath: parameters.2].givenValue,
        let v3 = intent[keyPath: parameters.3].givenValue, let v4 = intent[keyPath: parameters.4].givenValue,
        let v5 = intent[keyPath: parameters.5].givenValue, let v6 = intent[keyPath: parameters.6].givenValue,
        let v7 = intent[keyPath: parameters.7].givenValue
      else { return nil }
      return displayRepresentation(v0, v1, v2, v3, v4, v5, v6, v7)
    }
  }
}
