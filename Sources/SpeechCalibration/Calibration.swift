import A11ySim

/// Finds the costs with which `SpeechEstimate` comes nearest to what a voice needs.
package struct Calibration {
  /// An utterance and the seconds that a voice needed for it.
  package typealias Sample = (utterance: Utterance, seconds: Double)

  /// Costs in milliseconds from which a fit departs only as far as there is reason to: round numbers, a little like
  /// those of most languages. What nothing was heard of keeps its own.
  private static let usual: [Double] =
    [100, 60, 55, 30, 200, 300, 250, 200, 250, 100] + Array(repeating: 200, count: 10)
    + Array(repeating: 350, count: 10) + [-100, 0, 100, 200, 250, 300, 350, 300]

  /// How much is known of the usual costs: as much as a fifth of one utterance of a second would tell.
  private static let trust = 0.2e-6

  /// Relative errors below it are weighted by their squares, those above by their size: a few odd words shall not bend
  /// the costs of all.
  private static let smallError = 0.08

  /// The costs that fit samples best.
  package static func costs(for samples: [Sample]) -> [Int] {
    let rows = samples.map { sample in
      // What a sum takes of each cost is seen by letting it alone cost something.
      (0..<SpeechCosts.count).map { index -> Double in
        var unit = Array(repeating: 0, count: SpeechCosts.count)
        unit[index] = 1_000
        let timing = SpeechEstimate().timing(
          of: sample.utterance, wordsPerMinute: SpeechEstimate.ratePerMinute, costs: SpeechCosts(milliseconds: unit))
        return timing.duration / .seconds(1) / (sample.seconds * 1_000)
      }
    }
    // No cost is negative but what a number's length adds: else words could end before they begin.
    let free = SpeechCosts.count - 8
    var fixed: Set<Int> = []
    while true {
      let costs = fit(rows, fixed: fixed)
      let negative = (0..<free).filter { costs[$0] < 0 && !fixed.contains($0) }
      if negative.isEmpty { return costs.map { Int($0.rounded()) } }
      fixed.formUnion(negative)
    }
  }

  /// The relative errors of an estimate, sorted; with the table's rows where none is given.
  package static func errors(of costs: SpeechCosts?, on samples: [Sample], wordsPerMinute: Int) -> [Double] {
    samples.map { sample in
      let estimate = SpeechEstimate()
      let timing =
        if let costs {
          estimate.timing(of: sample.utterance, wordsPerMinute: wordsPerMinute, costs: costs)
        } else {
          estimate.timing(of: sample.utterance, wordsPerMinute: wordsPerMinute)
        }
      return abs(timing.duration / .seconds(1) - sample.seconds) / sample.seconds
    }.sorted()
  }

  /// The value below which a share of sorted values is.
  package static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// Least squares of the relative errors, weighted anew until the large ones count by their size.
  private static func fit(_ rows: [[Double]], fixed: Set<Int>) -> [Double] {
    let count = SpeechCosts.count
    var costs = usual.enumerated().map { fixed.contains($0) ? 0 : $1 }
    for _ in 0..<30 {
      var matrix = Array(repeating: Array(repeating: 0.0, count: count), count: count)
      var right = Array(repeating: 0.0, count: count)
      for row in rows {
        let error = abs(zip(row, costs).reduce(0) { $0 + $1.0 * $1.1 } - 1)
        let weight = smallError / max(error, smallError)
        for first in 0..<count where row[first] != 0 {
          right[first] += weight * row[first]
          for second in 0..<count { matrix[first][second] += weight * row[first] * row[second] }
        }
      }
      for index in 0..<count {
        matrix[index][index] += trust
        right[index] += trust * usual[index]
        if fixed.contains(index) {
          for other in 0..<count { (matrix[index][other], matrix[other][index]) = (0, 0) }
          (matrix[index][index], right[index]) = (1, 0)
        }
      }
      costs = solve(matrix, right)
    }
    return costs
  }

  /// Gauss's elimination of a symmetric, positive definite system.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var (matrix, right) = (matrix, right)
    for pivot in right.indices {
      for row in right.indices where row != pivot && matrix[row][pivot] != 0 {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        for column in pivot..<right.count { matrix[row][column] -= factor * matrix[pivot][column] }
        right[row] -= factor * right[pivot]
      }
    }
    return right.indices.map { right[$0] / matrix[$0][$0] }
  }
}
