import AccessibilityModel

extension [CapturedNode] {
  /// For each node, whether Jetpack Compose draws it: it is inside a view of Compose, or inside a text field that is no
  /// part of a web page. A text field of Android's own views has no views inside. Inside a secure field that no view of
  /// Compose is around, a text may be the content.
  ///
  /// R8 renames the view of Compose, for example to `F0.u0`. It is then recognised by its form: it is directly inside the
  /// app's content, each part of its class name has at most three characters, and inside it there are only the
  /// classes that Compose reports, none with a resource id of Android's views (seen in dumps of public projects).
  var isInsideCompose: [Bool] {
    var isInside = [Bool](repeating: false, count: count)
    var isInWeb = isInside
    let roots = renamedViews
    for (index, node) in enumerated() {
      guard let parent = node.parent else { continue }
      isInWeb[index] = isInWeb[parent] || self[parent].android?.properties.view == .webView
      isInside[index] =
        isInside[parent] || self[parent].type.hasSuffix("ComposeView") || roots.contains(parent)
        || self[parent].type == "android.widget.EditText" && !isInWeb[index] && !self[parent].isSecure
    }
    return isInside
  }

  /// The views that are probably views of Compose, with a class that was renamed.
  private var renamedViews: Set<Int> {
    indices.filter { index in
      let node = self[index]
      guard Self.isRenamed(node.type), !node.children.isEmpty,
        node.parent.flatMap({ self[$0].identifier.value })?.hasSuffix("id/content") == true
      else { return false }
      var left = node.children
      while let next = left.popLast() {
        guard Self.classes.contains(self[next].type), self[next].identifier.value?.contains(":id/") != true else {
          return false
        }
        left += self[next].children
      }
      return node.children.allSatisfy { self[$0].type == "android.view.View" }
    }.reduce(into: []) { $0.insert($1) }
  }

  private static func isRenamed(_ type: String) -> Bool {
    type.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { (1...3).contains($0.utf8.count) }
  }

  /// The classes that Compose reports for its nodes (androidx, `AndroidComposeViewAccessibilityDelegateCompat`; from
  /// memory).
  private static var classes: Set<String> {
    [
      "android.view.View", "android.widget.TextView", "android.widget.EditText", "android.widget.Button",
      "android.widget.CheckBox", "android.widget.Switch", "android.widget.RadioButton", "android.widget.ImageView",
      "android.widget.Spinner", "android.widget.NumberPicker", "android.widget.SeekBar", "android.widget.ProgressBar",
      "android.widget.ScrollView", "android.widget.HorizontalScrollView",
    ]
  }
}
