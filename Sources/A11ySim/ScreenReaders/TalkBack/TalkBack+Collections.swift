import Locales

extension TalkBack {
  /// The list or grid around the focused view, and the position in it that was spoken last.
  struct CollectionPlace: Sendable, Hashable {
    var id: String
    var name: SpokenText?
    /// The app's description of the role; nil if TalkBack uses its own words.
    var role: SpokenText?
    var isGrid: Bool
    var item: AndroidProperties.Item?
  }
}

/// The positions of views in lists and grids, and the speech when the focus enters or leaves a list or grid.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), `compositor/CollectionStateFeedbackUtils.java`,
/// `utils/monitor/CollectionState.java`.
extension TalkBack.Context {
  func position(of stop: AndroidNode.Stop, after last: TalkBack.CollectionPlace?) -> [Segment] {
    guard settings.containerInfo, let (collection, info) = stop.collection, let item = stop.item else { return [] }
    guard info.isGrid else {
      if stop.node.isHeading { return [Segment](saying: words(.trait, .headingTemplate)) }
      let isVertical = info.rows >= info.columns
      let (index, count) = isVertical ? (item.row, info.rows) : (item.column, info.columns)
      guard count > 1, index >= 0, index < count else { return [] }
      return [Segment](saying: words(.position, .listIndexTemplate, .integer(index + 1), .integer(count)))
    }
    // After the first cell of a grid, only the index that changed is said.
    let known = last?.id == collection.id ? last?.item : nil
    let isAgain = known == item
    var segments: [Segment] = []
    if isAgain || known?.row != item.row { segments.say(words(.position, .rowIndexTemplate, .integer(item.row + 1))) }
    if isAgain || known?.column != item.column {
      segments.say(words(.position, .columnIndexTemplate, .integer(item.column + 1)))
    }
    return segments
  }

  func transition(to stop: AndroidNode.Stop, from last: TalkBack.CollectionPlace?) -> [Segment] {
    guard settings.containerInfo else { return [] }
    guard let (collection, info) = stop.collection else { return last.map(leaving) ?? [] }
    if collection.id == last?.id { return [] }
    var segments: [Segment] = []
    let name = app(.group, collection.containerTitle ?? collection.contentDescription, of: collection)
    if let role = app(.group, collection.roleDescription, of: collection) {
      if let name {
        segments.say(words(.group, .inCollectionRoleDescriptionWithName, .text(role.text), .text(name.text)))
      } else {
        segments.say(words(.group, .inCollectionRoleDescription, .text(role.text)))
      }
    } else if let name {
      segments.say(words(.group, info.isGrid ? .inGridWithName : .inListWithName, .text(name.text)))
    } else {
      segments.say(words(.group, info.isGrid ? .inGrid : .inList))
    }
    if info.isGrid {
      segments.say(words(.group, .templateListRowCount, .integer(info.rows)))
      segments.say(words(.group, .templateListColumnCount, .integer(info.columns)))
    } else if info.rows >= 0, info.columns >= 0 {
      segments.say(words(.group, .templateListTotalCount, .integer(max(info.rows, info.columns))))
    }
    return segments
  }

  private func leaving(_ place: TalkBack.CollectionPlace) -> [Segment] {
    let node = AndroidNode(id: place.id, .group)
    let name = app(.group, place.name, of: node)
    if let role = app(.group, place.role, of: node) {
      guard let name else { return [Segment](saying: words(.group, .outOfRoleDescription, .text(role.text))) }
      return [Segment](saying: words(.group, .outOfRoleDescriptionWithName, .text(role.text), .text(name.text)))
    }
    guard let name else { return [Segment](saying: words(.group, place.isGrid ? .outOfGrid : .outOfList)) }
    let phrase: TalkBackPhrase = place.isGrid ? .outOfGridWithName : .outOfListWithName
    return [Segment](saying: words(.group, phrase, .text(name.text)))
  }

  /// Returns the words for a container that the focus enters or leaves, as in “In Payment”. Lists and grids are not
  /// included, because `transition(to:from:)` returns the words for them.
  ///
  /// TalkBack takes the strings for a role description here (google/talkback 26a27dc0,
  /// `compositor/rule/EventTypeViewAccessibilityFocusedFeedbackRule.java`).
  func containers(around stop: AndroidNode.Stop, from last: [SpokenText]) -> [Segment] {
    guard settings.containerInfo else { return [] }
    let titles = stop.containerTitles
    let node = stop.node
    if let title = titles.last(where: { !last.contains($0) }), let name = app(.group, title, of: node) {
      return [Segment](saying: words(.group, .inCollectionRoleDescription, .text(name.text)))
    }
    if let title = last.last(where: { !titles.contains($0) }), let name = app(.group, title, of: node) {
      return [Segment](saying: words(.group, .outOfRoleDescription, .text(name.text)))
    }
    return []
  }
}

extension AndroidNode.Stop {
  /// The innermost list or grid around this view that has at least two items or an unknown number of items.
  var collection: (node: AndroidNode, info: AndroidProperties.Collection)? {
    for node in around.reversed() {
      guard let info = node.collection else { continue }
      let isUnknown = info.rows < 0 || info.columns < 0
      if isUnknown || info.rows * info.columns >= 2 { return (node, info) }
    }
    return nil
  }

  /// The position of this view in its list or grid. If only a view between the list and
  /// this view has a position, that position counts.
  var item: AndroidProperties.Item? {
    guard let collection = collection?.node.id, let index = around.lastIndex(where: { $0.id == collection }) else {
      return nil
    }
    return ([node] + around[(index + 1)...].reversed()).lazy.compactMap(\.item).first
  }

  /// The list or grid around this view. At the next move of the focus, TalkBack compares this value with the list or
  /// grid around the new view.
  var collectionPlace: TalkBack.CollectionPlace? {
    collection.map { node, info in
      TalkBack.CollectionPlace(
        id: node.id, name: node.containerTitle ?? node.contentDescription, role: node.roleDescription,
        isGrid: info.isGrid, item: item)
    }
  }

  /// The titles of the containers around this view, outermost first. Lists and grids are not included.
  var containerTitles: [SpokenText] {
    around.filter { $0.collection == nil }.compactMap(\.containerTitle).filter { !$0.string.isBlank }
  }
}
