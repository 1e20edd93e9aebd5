import AccessibilityModel

extension [Finding] {
  /// Merges findings of one rule about cells of one component in one step, if the messages match. Two messages match if
  /// they differ only in quoted texts and in the numbers of cells.
  ///
  /// Without merging, a fault in every cell of a six-digit code would be reported six times.
  func mergingCells() -> [Finding] {
    var result: [Finding] = []
    var cells: [[String]] = []
    var places: [[String]: Int] = [:]
    for finding in self {
      if let cell = finding.element, let stem = cell.cellStem {
        let place = [String(finding.step), stem, finding.message.sentence(aboutCells: stem)]
        if let index = places[place] {
          cells[index].append(cell)
          continue
        }
        places[place] = result.count
      }
      result.append(finding)
      cells.append([finding.element].compactMap { $0 })
    }
    for index in result.indices where cells[index].count > 1 {
      result[index].message += " (the same at \(cells[index].cellRange))"
    }
    return result
  }
}

extension [String] {
  /// The cells in words: `code.1 to code.6` for three or more consecutive cells, otherwise a list of ids.
  fileprivate var cellRange: String {
    let sorted = map { ($0, $0.cellNumber ?? 0) }.sorted { $0.1 < $1.1 }
    let isWhole = sorted.enumerated().allSatisfy { $0.element.1 == sorted[0].1 + $0.offset }
    return count > 2 && isWhole ? "\(sorted[0].0) to \(sorted[count - 1].0)" : sorted.map(\.0).listed
  }
}

extension String {
  fileprivate var cellNumber: Int? { Int(String(reversed().prefix(while: \.isWholeNumber).reversed())) }

  /// The id of a cell without its number, such as `code.` for `code.1`; nil if the element is not a cell.
  fileprivate var cellStem: String? {
    guard let dot = firstIndex(of: "."), dot > startIndex, cellNumber != nil else { return nil }
    let stem = String(reversed().drop(while: \.isWholeNumber).reversed())
    return stem.contains(".") ? stem : nil
  }

  /// Returns the message without quoted texts and without the numbers of cells.
  fileprivate func sentence(aboutCells stem: String) -> String {
    let unquoted = split(separator: "“", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0, let end = part.firstIndex(of: "”") else { return part }
      return part[end...]
    }
    let words = unquoted.joined(separator: "“").split(separator: " ", omittingEmptySubsequences: false)
    return words.map { word in
      word.hasPrefix(stem) ? stem + word.dropFirst(stem.count).drop(while: \.isWholeNumber) : String(word)
    }.joined(separator: " ")
  }
}
