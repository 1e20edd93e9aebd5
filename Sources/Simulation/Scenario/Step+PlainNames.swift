import AccessibilityModel

extension Step.Action {
  /// Returns the step in which the app announces a text.
  public static func announce(_ text: SpokenText, priority: Announcement.Priority = .default) -> Self {
    .announce(Announcement(text, priority: priority))
  }

  /// Returns the step in which the app sets one property of an element, such as `.set("verify", "disabled", to: "false")`.
  ///
  /// - Parameters:
  ///   - element: the id of the element or component.
  ///   - property: the name of the property in scenarios.
  ///   - value: the new value, as scenarios write it.
  public static func set(_ element: String, _ property: String, to value: String) -> Self {
    .set([Step.Change(element, property, value)])
  }

  /// The step in which the person activates the element under the cursor: a double tap.
  public static var activate: Self { .doubleTap }
}
