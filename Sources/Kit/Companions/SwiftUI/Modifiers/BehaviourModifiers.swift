import AppHost

extension View {
  // MARK: Names

  /// With a name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    adjusted { $0.identifier = identifier }
  }

  /// With what it is called for people who cannot see it.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    adjusted { $0.attributes["label"] = label.text }
  }

  /// With what it is called for people who cannot see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    adjusted { $0.attributes["label"] = label.content }
  }

  /// With what it is called for people who cannot see it.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    adjusted { $0.attributes["label"] = String(label) }
  }

  /// With its value for people who cannot see it.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    adjusted { $0.attributes["value"] = String(value) }
  }

  /// Not there for people who cannot see it, kept as the attribute `hidden`; it is shown.
  public func accessibilityHidden(_ hidden: Bool) -> some View { attributed("hidden", hidden ? "1" : nil) }

  /// With what happens when it is used, for people who cannot see it; kept as the attribute `hint`.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    adjusted { $0.attributes["hint"] = String(hint) }
  }

  /// With a value by which a selection knows it.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    ModifiedView(content: self, tag: AnyHashable(tag)) { context, resolve in resolve(context) }
  }

  /// With an identity: state is new when it changes.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    changed { context, resolve in resolve(context.child("#\(id)")) }
  }

  // MARK: Use

  /// Something is done when it is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    changed { context, resolve in
      var elements = resolve(context)
      guard context.environment.isEnabled, !elements.isEmpty else { return elements }
      if elements.count > 1 { elements = [SceneElement("view", children: elements)] }
      elements[0].handlers["tap"] = { _ in action() }
      return elements
    }
  }

  /// Cannot be used.
  public func disabled(_ disabled: Bool) -> some View {
    surrounded { if disabled { $0.isEnabled = false } }
  }

  /// Something is done at the end of a line.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    surrounded { $0.submit = { MainActor.assumeIsolated { action() } } }
  }

  /// With what a swipe offers.
  public func swipeActions<Actions: View>(
    edge: Edge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    let actions = content()
    return changed { context, resolve in
      let buttons = actions.resolved(context.child("swipe")).map { element in
        var element = element
        element.attributes["role"] = element.attributes["role"] ?? "swipe"
        return element
      }
      return resolve(context) + buttons
    }
  }

  /// With a list of things that can be done.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    let items = menuItems()
    return changed { context, resolve in
      resolve(context) + SceneElement.container("menu", items.resolved(context.child("menu")))
    }
  }

  // MARK: Life

  /// Something is done when it is shown.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    changed { context, resolve in
      context.graph.appear(context.path + "#appear") { action?() }
      return resolve(context)
    }
  }

  /// Something is done when it is shown no longer.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    changed { context, resolve in
      context.graph.appear(context.path + "#disappear", {}, disappear: { action?() })
      return resolve(context)
    }
  }

  /// Something runs as long as it is shown.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    changed { context, resolve in
      let path = context.path + "#task"
      let graph = context.graph
      graph.appear(path) { graph.run(path, action) }
      return resolve(context)
    }
  }

  /// Something runs as long as it is shown, and anew when a value changes.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    changed { context, resolve in
      let path = context.path + "#task"
      let graph = context.graph
      let last = graph.object(path + "#value") { State<Value>.Storage(value) }
      graph.appear(path) { graph.run(path, action) }
      if last.value != value {
        last.value = value
        graph.afterwards { graph.run(path, action) }
      }
      return resolve(context)
    }
  }

  /// Something is done when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    changed { context, resolve in
      let path = context.path + "#change"
      let last = context.graph.object(path) { State<Value>.Storage(value) }
      if initial { context.graph.appear(path) { action(value, value) } }
      if last.value != value {
        let old = last.value
        last.value = value
        context.graph.afterwards { action(old, value) }
      }
      return resolve(context)
    }
  }

  /// Something is done when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  // MARK: Activities

  /// Goes on with activities of a type.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    changed { context, resolve in
      context.graph.activityHandlers[activityType, default: []].append { activity in
        MainActor.assumeIsolated { action(activity) }
      }
      return resolve(context)
    }
  }

  /// Says what the person does with the view.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    changed { context, resolve in
      guard isActive else { return resolve(context) }
      let path = context.path + "#activity"
      let activity = context.graph.object(path) { NSUserActivity(activityType: activityType) }
      update(activity)
      context.graph.appear(path, { activity.becomeCurrent() }, disappear: { activity.resignCurrent() })
      return resolve(context)
    }
  }

  /// Says what the person does with an element of the view.
  public func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping @MainActor (Element, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Opens addresses.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    changed { context, resolve in
      context.graph.urlHandlers.append { url in MainActor.assumeIsolated { action(url) } }
      return resolve(context)
    }
  }

  // MARK: Values around

  /// With another value around it.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    surrounded { $0[keyPath: keyPath] = value }
  }

  /// With an object around it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    surrounded { $0.objects[ObjectIdentifier(Object.self)] = object }
  }

  /// With an object around it.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    surrounded { $0.objects[ObjectIdentifier(Object.self)] = object }
  }

  /// With fields that take what is typed; has no effect.
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { self }

  /// With a field that takes what is typed; has no effect.
  public func focused(_ condition: Binding<Bool>) -> some View { self }
}
