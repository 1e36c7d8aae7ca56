extension IntentParameterDependency {
  /// Depends on two parameters.
  public convenience init<V0: _IntentValue, V1: _IntentValue>(
    _ k0: KeyPath<Intent, IntentParameter<V0>>, _ k1: KeyPath<Intent, IntentParameter<V1>>
  ) {
    self.init([k0, k1])
  }

  /// Depends on three parameters.
  public convenience init<V0: _IntentValue, V1: _IntentValue, V2: _IntentValue>(
    _ k0: KeyPath<Intent, IntentParameter<V0>>, _ k1: KeyPath<Intent, IntentParameter<V1>>,
    _ k2: KeyPath<Intent, IntentParameter<V2>>
  ) {
    self.init([k0, k1, k2])
  }

  /// Depends on four parameters.
  public convenience init<V0: _IntentValue, V1: _IntentValue, V2: _IntentValue, V3: _IntentValue>(
    _ k0: KeyPath<Intent, IntentParameter<V0>>, _ k1: KeyPath<Intent, IntentParameter<V1>>,
    _ k2: KeyPath<Intent, IntentParameter<V2>>, _ k3: KeyPath<Intent, IntentParameter<V3>>
  ) {
    self.init([k0, k1, k2, k3])
  }

  /// Depends on five parameters.
  public convenience init<
    V0: _IntentValue, V1: _IntentValue, V2: _IntentValue, V3: _IntentValue, V4: _IntentValue
  >(
    _ k0: KeyPath<Intent, IntentParameter<V0>>, _ k1: KeyPath<Intent, IntentParameter<V1>>,
    _ k2: KeyPath<Intent, IntentParameter<V2>>, _ k3: KeyPath<Intent, IntentParameter<V3>>,
    _ k4: KeyPath<Intent, IntentParameter<V4>>
  ) {
    self.init([k0, k1, k2, k3, k4])
  }

  /// Depends on six parameters.
  public convenience init<
    V0: _IntentValue, V1: _IntentValue, V2: _IntentValue, V3: _IntentValue, V4: _IntentValue, V5: _IntentValue
  >(
    _ k0: KeyPath<Intent, IntentParameter<V0>>, _ k1: KeyPath<Intent, IntentParameter<V1>>,
    _ k2: KeyPath<Intent, IntentParameter<V2>>, _ k3: KeyPath<Intent, IntentParameter<V3>>,
    _ k4: KeyPath<Intent, IntentParameter<V4>>, _ k5: KeyPath<Intent, IntentParameter<V5>>
  ) {
    self.init([k0, k1, k2, k3, k4, k5])
  }

  /// Depends on seven parameters.
  public convenience init<
    V0: _IntentValue, V1: _IntentValue, V2: _IntentValue, V3: _IntentValue, V4: _IntentValue,
    V5: _IntentValue, V6: _IntentValue
  >(
    _ k0: KeyPath<Intent, IntentParameter<V0>>, _ k1: KeyPath<Intent, IntentParameter<V1>>,
    _ k2: KeyPath<Intent, IntentParameter<V2>>, _ k3: KeyPath<Intent, IntentParameter<V3>>,
    _ k4: KeyPath<Intent, IntentParameter<V4>>, _ k5: KeyPath<Intent, IntentParameter<V5>>,
    _ k6: KeyPath<Intent, IntentParameter<V6>>
  ) {
    self.init([k0, k1, k2, k3, k4, k5, k6])
  }

  /// Depends on eight parameters.
  public convenience init<
    V0: _IntentValue, V1: _IntentValue, V2: _IntentValue, V3: _IntentValue, V4: _IntentValue,
    V5: _IntentValue, V6: _IntentValue, V7: _IntentValue
  >(
    _ k0: KeyPath<Intent, IntentParameter<V0>>, _ k1: KeyPath<Intent, IntentParameter<V1>>,
    _ k2: KeyPath<Intent, IntentParameter<V2>>, _ k3: KeyPath<Intent, IntentParameter<V3>>,
    _ k4: KeyPath<Intent, IntentParameter<V4>>, _ k5: KeyPath<Intent, IntentParameter<V5>>,
    _ k6: KeyPath<Intent, IntentParameter<V6>>, _ k7: KeyPath<Intent, IntentParameter<V7>>
  ) {
    self.init([k0, k1, k2, k3, k4, k5, k6, k7])
  }
}
