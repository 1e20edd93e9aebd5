import A11ySim
import Captures
import TextFormats

@testable import AccessibilityModel
@testable import Simulation

extension [ScreenItem] {
  /// Returns the items as they are read from the screen file that they are written to; nil if the file has a fault.
  func writtenAndRead() -> [ScreenItem]? {
    let screen = ImportedScreen(platform: .android, hasReadingOrder: false, elements: flatMap(\.elements))
    var problems = FileProblems()
    let text = FileText(file: "row.screen.json", utf8: Array<UInt8>(screen.file.utf8))
    guard let read = ScreenFileReader.read(text, problems: &problems), problems.diagnostics.isEmpty else { return nil }
    return read.elements.map(\.item)
  }
}

extension AccessibilityElement {
  fileprivate var item: ScreenItem {
    if !role.isContainer { return .element(self) }
    var group = self
    group.children = []
    return .group(group, children.map(\.item))
  }
}
