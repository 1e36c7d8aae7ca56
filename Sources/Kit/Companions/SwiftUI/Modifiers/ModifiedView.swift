import AppHost

/// A view with something changed about it.
struct ModifiedView<Content: View>: View, PrimitiveView, MultipleViews, TaggedView {
  typealias Body = Never
  /// Resolves the content, before and after which something can be done.
  typealias Change = @MainActor (ViewContext, @MainActor (ViewContext) -> [SceneElement]) -> [SceneElement]

  let content: Content
  var tag: AnyHashable?
  let change: Change

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let place = context.child("modified")
    return change(place) { content.resolved($0) }
  }

  func parts(_ context: ViewContext) -> [ViewPart] {
    let place = context.child("modified")
    // Each row of several is changed by itself.
    return content.viewParts(place).map { part in
      ViewPart(
        context: part.context, resolve: { context in change(context, part.resolve) }, tag: tag ?? part.tag)
    }
  }
}

extension View {
  /// The view with something changed about how it is resolved.
  func changed(_ change: @escaping ModifiedView<Self>.Change) -> some View {
    ModifiedView(content: self, change: change)
  }

  /// The view with other values around it.
  func surrounded(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
    changed { context, resolve in
      var context = context
      change(&context.environment)
      return resolve(context)
    }
  }

  /// The view with something changed about each of its nodes.
  func adjusted(_ change: @escaping @MainActor (inout SceneElement) -> Void) -> some View {
    changed { context, resolve in
      resolve(context).map { element in
        var element = element
        change(&element)
        return element
      }
    }
  }

  /// The view with an attribute; one that is nearer to the content counts.
  package func attributed(_ name: String, _ value: String?) -> some View {
    adjusted { element in
      guard let value, element.attributes[name] == nil else { return }
      element.attributes[name] = value
    }
  }
}

/// Changes any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the view becomes.
  associatedtype Body: View
  /// Stands for the view.
  typealias Content = ViewModifierContent

  /// What the view becomes.
  @ViewBuilder func body(content: Content) -> Body
}

/// Stands for the view that a modifier changes.
public struct ViewModifierContent: View {
  let view: AnyView

  /// The view.
  public var body: some View { view }
}

extension View {
  /// Changes the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    changed { context, _ in
      context.graph.link(modifier, context.child("modifier"))
      return modifier.body(content: ViewModifierContent(view: AnyView(self))).resolved(context)
    }
  }
}
