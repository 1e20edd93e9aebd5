extension [Int] {
  /// Returns the index of the first number that is at least `limit`, or `count` if there is none. The array must be
  /// sorted.
  package func firstIndex(notBelow limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
