import AccessibilityModel
import Locales
import Simulation

extension AndroidNode {
  /// The kinds of views that TalkBack takes for collections.
  enum CollectionKind: Sendable, Hashable {
    case list, grid, pager
    /// A view whose class has another role, although it reports the size of a collection. Its items have no positions,
    /// and entering it is silent.
    case other
  }

  /// The kind of collection; nil for a view that is no collection.
  ///
  /// The class of the view comes before its counts (`Role.getRole`, `FILTER_COLLECTION`; source).
  var collectionKind: CollectionKind? {
    if isTextEntryKey { return collection == nil ? nil : .other }
    switch view {
    case .grid: return .grid
    case .list: return .list
    case .pager: return .pager
    case .horizontalScrollView, .recyclerView, .group, .view, .text: break
    default: return collection == nil ? nil : .other
    }
    guard let collection else { return nil }
    return collection.rows > 1 && collection.columns > 1 ? .grid : .list
  }

  /// Whether TalkBack says that the focus enters this collection. A collection of one item does not count, nor does one
  /// that contains another one, because no collection of an element is hierarchical (`CollectionState.shouldEnter`;
  /// source).
  var isEntered: Bool {
    if let collection {
      let isUnknown = collection.rows == -1 && collection.columns == -1
      if !isUnknown, (0...1).contains(collection.rows * collection.columns) { return false }
    } else if children.count + offscreen.count <= 1 {
      return false
    }
    return !holdsCollection
  }

  /// The text of the first cell with a text, on a path without branches (`CollectionState.getHeaderText`).
  fileprivate var headerText: SpokenText? {
    if let words = contentDescription ?? text, !words.string.isBlank { return words }
    return children.count == 1 ? children[0].headerText : nil
  }
}

extension TalkBack {
  /// The collection around the focused view, and the view and the position that were spoken last.
  struct CollectionPlace: Sendable, Hashable {
    var id: String
    var name: SpokenText?
    /// The app's description of the role; nil if TalkBack uses its own words.
    var role: SpokenText?
    var kind: AndroidNode.CollectionKind
    /// The numbers of rows and columns; nil if the collection does not report them.
    var info: AndroidProperties.Collection?
    /// The id of the view that was spoken last.
    var node: String?
    /// The row and the column of the item; -1 for an index that does not count. Nil for a view outside any item.
    var item: AndroidProperties.Item?
  }
}

/// The positions of views in collections, and the speech when the focus enters or leaves a collection.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), `compositor/CollectionStateFeedbackUtils.java`,
/// `utils/monitor/CollectionState.java`.
extension TalkBack.Context {
  func position(of stop: AndroidNode.Stop, _ move: AndroidNode.Stop.Move) -> [Segment] {
    guard settings.containerInfo, move.isNewRow || move.isNewColumn, let place = move.place, let item = place.item,
      let info = place.info
    else { return [] }
    let root = stop.node.id == place.id ? stop.node : stop.around.last { $0.id == place.id }
    let owner = stop.itemOwner(in: place.id)
    let isOwnRole = owner?.roleDescription?.string.isEmpty == false
    switch place.kind {
    case .list:
      var segments: [Segment] = []
      let isHeading = owner?.isHeading == true ? !isOwnRole : stop.node.isHeading
      if isHeading { segments.say(words(.trait, .headingTemplate)) }
      let index = info.rows >= info.columns ? item.row : item.column
      if index >= 0, info.columns > 1, info.rows != -1 {
        segments.say(words(.position, .listIndexTemplate, .integer(index + 1), .integer(info.columns)))
      } else if index >= 0, info.rows > 1, info.columns != -1 {
        segments.say(words(.position, .listIndexTemplate, .integer(index + 1), .integer(info.rows)))
      }
      return segments
    case .grid:
      var segments: [Segment] = []
      let heading = owner.flatMap { $0.heading(item, info) }
      if !isOwnRole {
        if let heading {
          segments.say(words(.trait, heading))
        } else if stop.node.isHeading {
          segments.say(words(.trait, .headingTemplate))
        }
      }
      // The row's and the column's headings are said in place of their numbers.
      if move.isNewRow, item.row >= 0, heading != .rowHeadingTemplate {
        segments.say(
          app(.position, root?.header(.rowHeadingTemplate, at: item.row) ?? item.rowTitle, of: stop.node)
            ?? words(.position, .rowIndexTemplate, .integer(item.row + 1)))
      }
      if move.isNewColumn, item.column >= 0, heading != .columnHeadingTemplate {
        segments.say(
          app(.position, root?.header(.columnHeadingTemplate, at: item.column) ?? item.columnTitle, of: stop.node)
            ?? words(.position, .columnIndexTemplate, .integer(item.column + 1)))
      }
      return segments
    case .pager, .other:
      return []
    }
  }

  func transition(_ move: AndroidNode.Stop.Move) -> [Segment] {
    guard settings.containerInfo else { return [] }
    if let left = move.left { return leaving(left) }
    guard let place = move.entered else { return [] }
    let name = app(.group, place.name)
    let info = place.info ?? .init(rows: -1, columns: -1)
    var segments: [Segment] = []
    if let role = app(.group, place.role) {
      segments.say(
        name.map { words(.group, .inCollectionRoleDescriptionWithName, .text(role.text), .text($0.text)) }
          ?? words(.group, .inCollectionRoleDescription, .text(role.text)))
      if place.kind == .pager { return segments + (place.info == nil ? segments : entering(pager: info, name)) }
    } else {
      switch place.kind {
      case .list: segments.say(named(name, .inList, .inListWithName))
      case .grid: segments.say(named(name, .inGrid, .inGridWithName))
      case .pager: return entering(pager: info, name)
      case .other: return []
      }
    }
    switch place.kind {
    case .grid:
      segments.say(ignored(of: info))
      if info.rows >= 0 { segments.say(words(.group, .templateListRowCount, .integer(info.rows))) }
      if info.columns >= 0 { segments.say(words(.group, .templateListColumnCount, .integer(info.columns))) }
    case .list where info.rows >= 0 && info.columns >= 0:
      segments.say(
        ignored(of: info) ?? words(.group, .templateListTotalCount, .integer(max(info.rows, info.columns))))
    default: break
    }
    return segments
  }

  /// Returns “5 items, 1 ignored”; nil if the app does not tell both counts, or if TalkBack passes over no item
  /// (`quantityCharSequenceForTotalCountWithIgnoredItems` of TalkBack 16). In languages in which the words are not known,
  /// the words of 15.1 are said.
  private func ignored(of info: AndroidProperties.Collection) -> Segment? {
    guard isNewer, let items = info.items, let important = info.importantItems, important >= 0, items > important else {
      return nil
    }
    return words(.group, .templateListItemCount, .integer(items), .integer(items - important))
  }

  /// The number of the page is never said, because TalkBack asks for the index of a table's cell.
  private func entering(pager info: AndroidProperties.Collection, _ name: Segment?) -> [Segment] {
    if info.rows == -1, info.columns == -1 {
      return [Segment](saying: named(name, .inPager, .inPagerWithName))
    }
    if info.rows > 1, info.columns > 1 {
      var segments = [Segment](saying: named(name, .inGridPager, .inGridPagerWithName))
      // By a defect of TalkBack, the index is -1, and its sign of addition joins the column's text.
      segments.say(words(.position, .rowIndexTemplate, .integer(0)))
      if var column = words(.position, .columnIndexTemplate, .integer(-1)) {
        column.text += "1"
        segments.append(column)
      }
      segments.say(words(.group, .templateListRowCount, .integer(info.rows)))
      segments.say(words(.group, .templateListColumnCount, .integer(info.columns)))
      return segments
    }
    return [Segment](
      saying: info.rows >= info.columns
        ? named(name, .inVerticalPager, .inVerticalPagerWithName)
        : named(name, .inHorizontalPager, .inHorizontalPagerWithName))
  }

  private func named(_ name: Segment?, _ phrase: TalkBackPhrase, _ withName: TalkBackPhrase) -> Segment? {
    name.map { words(.group, withName, .text($0.text)) } ?? words(.group, phrase)
  }

  private func leaving(_ place: TalkBack.CollectionPlace) -> [Segment] {
    let name = app(.group, place.name)
    if let role = app(.group, place.role) {
      guard let name else { return [Segment](saying: words(.group, .outOfRoleDescription, .text(role.text))) }
      return [Segment](saying: words(.group, .outOfRoleDescriptionWithName, .text(role.text), .text(name.text)))
    }
    switch place.kind {
    case .list: return [Segment](saying: named(name, .outOfList, .outOfListWithName))
    case .grid: return [Segment](saying: named(name, .outOfGrid, .outOfGridWithName))
    case .other: return []
    case .pager:
      let info = place.info ?? .init(rows: -1, columns: -1)
      if info.rows >= 0, info.columns >= 0 {
        return [Segment](saying: named(name, .outOfGridPager, .outOfGridPagerWithName))
      }
      if info.rows < 0, info.columns < 0 {
        return [Segment](saying: named(name, .outOfPager, .outOfPagerWithName))
      }
      if info.rows >= info.columns {
        return [Segment](saying: named(name, .outOfVerticalPager, .outOfVerticalPagerWithName))
      }
      // By a defect of TalkBack, the name is left out.
      return [Segment](saying: words(.group, .outOfHorizontalPager))
    }
  }

  /// Returns the words for a container that the focus enters or leaves, as in “In Payment”. Collections are not
  /// included, because `transition` returns the words for them.
  ///
  /// TalkBack takes the strings for a role description here (google/talkback 26a27dc0,
  /// `compositor/rule/EventTypeViewAccessibilityFocusedFeedbackRule.java`).
  func containers(around stop: AndroidNode.Stop, from last: [SpokenText]) -> [Segment] {
    guard settings.containerInfo else { return [] }
    let titles = stop.containerTitles
    let node = stop.node
    if let title = titles.last(where: { !last.contains($0) }), let name = app(.group, title, of: node) {
      let words = words(.group, .inCollectionRoleDescription, .text(name.text))
      return [Segment](saying: words?.notSurer(than: title.confidence))
    }
    if let title = last.last(where: { !titles.contains($0) }), let name = app(.group, title, of: node) {
      let words = words(.group, .outOfRoleDescription, .text(name.text))
      return [Segment](saying: words?.notSurer(than: title.confidence))
    }
    return []
  }
}

extension AndroidNode {
  /// Returns the words for a heading of a grid: of its column in the first row, of its row in the first column,
  /// otherwise only “Heading”. Nil for a view that is no heading.
  fileprivate func heading(_ item: AndroidProperties.Item, _ info: AndroidProperties.Collection) -> TalkBackPhrase? {
    guard item.isHeading else { return nil }
    if item.row == 0, info.columns > 1 { return .columnHeadingTemplate }
    if item.column == 0, info.rows > 1 { return .rowHeadingTemplate }
    return .headingTemplate
  }

  /// Returns the text of the heading of a row or column. Only children and their children are looked at.
  fileprivate func header(_ kind: TalkBackPhrase, at index: Int) -> SpokenText? {
    guard let collection else { return nil }
    for child in children {
      for cell in [child] + child.children {
        guard var item = cell.item else { continue }
        // The only row or the only column has no index.
        if collection.rows == 1 { item.row = -1 }
        if collection.columns == 1 { item.column = -1 }
        guard cell.heading(item, collection) == kind, let text = cell.headerText else { continue }
        if (kind == .rowHeadingTemplate ? item.row : item.column) == index { return text }
        break
      }
    }
    return nil
  }
}

extension AndroidNode.Stop {
  /// A move of the focus to this view, as seen from the collections around it.
  struct Move {
    /// The collection that the focus enters or stays in; nil for none.
    var place: TalkBack.CollectionPlace?
    /// The collection that the focus enters or leaves; nil for neither.
    var entered, left: TalkBack.CollectionPlace?
    /// Whether the row and the column are said.
    var isNewRow = false, isNewColumn = false
  }

  /// Follows a move of the focus to this view (`CollectionState.updateCollectionInformation`; source).
  func move(from last: TalkBack.CollectionPlace?) -> Move {
    var move = Move()
    // The collection itself, focused from inside, is still the same collection.
    let isRoot = node.id == last?.id
    guard isRoot || innermostCollection != nil else {
      move.left = last
      return move
    }
    let root = isRoot ? node : around[innermostCollection!]
    guard let kind = root.collectionKind, root.id == last?.id || root.isEntered else {
      move.left = last
      return move
    }
    var place = TalkBack.CollectionPlace(
      id: root.id, name: root.containerTitle ?? root.contentDescription ?? root.text, role: root.roleDescription,
      kind: kind, info: root.collection, node: node.id)
    place.item = kind == .other ? nil : item(in: root)
    if let item = place.item {
      // A view that gets the focus again says its position again.
      let known = root.id == last?.id && last?.node != node.id ? last?.item : nil
      (move.isNewRow, move.isNewColumn) = (known?.row != item.row, known?.column != item.column)
      if kind == .list, let info = root.collection {
        move.isNewRow = info.rows >= info.columns ? move.isNewRow : move.isNewColumn
        move.isNewColumn = move.isNewRow
      }
    }
    move.place = place
    if root.id != last?.id { move.entered = place }
    return move
  }

  /// The collection around this view, as the next move of the focus sees it.
  var collectionPlace: TalkBack.CollectionPlace? { move(from: nil).place }

  /// Whether this view is in a collection in which items can be selected.
  var isInSelection: Bool {
    guard let innermostCollection, let info = around[innermostCollection].collection else { return false }
    return info.isSingleSelection || info.isMultipleSelection
  }

  /// Whether TalkBack counts this view as an item of a collection in which one item can be selected.
  var isInSingleSelection: Bool {
    guard innermostCollection != nil, let place = collectionPlace, place.item != nil else { return false }
    return place.info?.isSingleSelection == true
  }

  /// The innermost collection around this view, if TalkBack says that the focus enters it.
  var collection: (node: AndroidNode, info: AndroidProperties.Collection)? {
    guard let innermostCollection, let info = around[innermostCollection].collection,
      around[innermostCollection].isEntered
    else { return nil }
    return (around[innermostCollection], info)
  }

  /// The position of this view in its collection. If only a view between the collection and this view has a position,
  /// that position counts.
  var item: AndroidProperties.Item? { collection.flatMap { itemOwner(in: $0.node.id)?.item } }

  /// The view that has this view's position in the collection with this id.
  fileprivate func itemOwner(in collection: String) -> AndroidNode? {
    if node.id == collection { return node.item == nil ? nil : node }
    guard let index = around.lastIndex(where: { $0.id == collection }) else { return nil }
    return ([node] + around[index...].reversed()).first { $0.item != nil }
  }

  /// The position of this view in a collection. The only row or the only column has no index.
  fileprivate func item(in root: AndroidNode) -> AndroidProperties.Item? {
    guard let info = root.collection, var item = itemOwner(in: root.id)?.item else { return nil }
    if info.rows == 1 || item.row < 0 { item.row = -1 }
    if info.columns == 1 || item.column < 0 { item.column = -1 }
    return item
  }
}
