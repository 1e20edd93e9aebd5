extension [String] {
  /// The texts as a list in a sentence; from four on, the first two and the number of the others.
  package var listed: String {
    switch count {
    case 0: ""
    case 1: self[0]
    case 2...3: dropLast().joined(separator: ", ") + " and " + self[count - 1]
    default: "\(self[0]), \(self[1]) and \(count - 2) more"
    }
  }
}
