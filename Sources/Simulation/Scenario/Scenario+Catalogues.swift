import AccessibilityModel

extension Scenario {
  /// The phrases that the screen readers and the components on all screens can say, each catalogue once.
  var catalogues: [PhraseCatalogue] {
    var found = [reader.descriptor.catalogue]
    func add(_ catalogues: [PhraseCatalogue]) {
      for catalogue in catalogues where !found.contains(catalogue) { found.append(catalogue) }
    }
    func addCatalogues(of steps: [Step]) {
      for step in steps {
        switch step.action {
        case .screen(let items): add(items.catalogues)
        case .reader(let other): add([other.descriptor.catalogue])
        default: break
        }
        step.nested.forEach(addCatalogues)
      }
    }
    add(self.screen.catalogues)
    // The order of a dictionary is not the same in every run.
    for name in screens.keys.sorted() { add(screens[name]!.catalogues) }
    addCatalogues(of: steps)
    for reaction in reactions { addCatalogues(of: reaction.steps) }
    return found
  }
}
