public import Foundation

/// Makes objects of classes that are known only at run time, as UIKit does.
///
/// Swift lets a class be made through its metatype only by an initialiser marked `required`. The initialisers in
/// question cannot be marked so, because apps override them without that word. They are in every subclass's table of
/// methods all the same, so the call goes through a subclass of this module that does mark them: it finds the
/// table's entry of the class that is meant. The tests check this for each of the classes below.
@MainActor
package enum ObjectMaker {
  /// An object of a class that inherits `NSObject`, by `init()`; `nil` for any other class.
  static func object(_ type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: RequiredObject.Type.self).init()
  }

  /// An object of a class that is known, by `init()`.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    // The table of methods is the one of the class that is meant, so the object is too.
    unsafeDowncast(unsafeBitCast(type, to: RequiredObject.Type.self).init() as NSObject, to: Object.self)
  }

  /// A row, by `init(style:reuseIdentifier:)`.
  static func cell(_ type: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    unsafeBitCast(type, to: RequiredTableViewCell.Type.self).init(
      style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// A view above or below a section, by `init(reuseIdentifier:)`.
  static func header(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: RequiredHeaderFooterView.Type.self).init(reuseIdentifier: reuseIdentifier)
  }

  /// A view, by `init(frame:)`.
  static func view<View: UIView>(_ type: View.Type) -> View {
    // The table of methods is the one of the class that is meant, so the object is too.
    unsafeDowncast(
      unsafeBitCast(type, to: RequiredView.Type.self).init(frame: .zero) as UIView, to: View.self)
  }
}

// Open, so that no optimisation can take them for classes without subclasses.

/// For ``ObjectMaker``.
open class RequiredObject: NSObject {
  /// See the superclass.
  public required override init() { super.init() }
}

/// For ``ObjectMaker``.
open class RequiredTableViewCell: UITableViewCell {
  /// See the superclass.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// See the superclass.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// For ``ObjectMaker``.
open class RequiredHeaderFooterView: UITableViewHeaderFooterView {
  /// See the superclass.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

  /// See the superclass.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// For ``ObjectMaker``.
open class RequiredView: UIView {
  /// See the superclass.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// See the superclass.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
