extension [ScreenItem] {
  /// Components that are built for another platform than the screen readers there are.
  var foreignComponents: [(id: String, platform: Platform)] {
    flatMap { item -> [(id: String, platform: Platform)] in
      switch item {
      case .element: []
      case .group(_, let items): items.foreignComponents
      case .component(let component, let id): component.platform == .iOS ? [] : [(id, component.platform)]
      }
    }
  }
}
