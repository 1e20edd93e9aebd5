extension Array where Element: Comparable {
  /// Returns the index of the first element that is at least `limit`, or `count` if there is none. The array must be
  /// sorted.
  package func firstIndex(notBelow limit: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
