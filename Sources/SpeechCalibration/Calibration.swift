import A11ySim

/// A fit of the costs of `SpeechEstimate` to the durations of a voice.
package struct Calibration {
  package typealias Sample = (utterance: Utterance, seconds: Double)

  /// The usual costs in milliseconds: round numbers that are close to the costs of most languages. The fitted costs
  /// differ only as far as the samples justify. A cost without samples keeps its usual value.
  private static let usual: [Double] =
    [100, 60, 55, 30, 200, 300, 250, 200, 250, 100] + Array(repeating: 200, count: 10)
    + Array(repeating: 350, count: 10) + [-100, 0, 100, 200, 250, 300, 350, 300]

  /// The weight of the usual costs in the fit: a fifth of the weight of one utterance that lasts one second.
  private static let trust = 0.2e-6

  /// The limit between small and large relative errors: 8 %. Small errors count with their square, and large errors
  /// only in proportion to their size. A few large errors therefore do not distort all costs.
  private static let smallError = 0.08

  /// Returns the costs in milliseconds that fit the samples best, in the order of `SpeechCosts`.
  package static func costs(for samples: [Sample]) -> [Int] {
    let rows = samples.map { sample in
      // To find the share of a cost in a duration, all other costs are set to zero.
      (0..<SpeechCosts.count).map { index -> Double in
        var unit = Array(repeating: 0, count: SpeechCosts.count)
        unit[index] = 1_000
        let timing = SpeechEstimate().timing(
          of: sample.utterance, wordsPerMinute: SpeechEstimate.ratePerMinute, costs: SpeechCosts(milliseconds: unit))
        return timing.duration / .seconds(1) / (sample.seconds * 1_000)
      }
    }
    // Only the last 8 costs, which depend on the length of a number, may be negative. With other negative costs, a word
    // could end before it begins.
    let free = SpeechCosts.count - 8
    var fixed: Set<Int> = []
    while true {
      let costs = fit(rows, fixed: fixed)
      let negative = (0..<free).filter { costs[$0] < 0 && !fixed.contains($0) }
      if negative.isEmpty { return costs.map { Int($0.rounded()) } }
      fixed.formUnion(negative)
    }
  }

  /// Returns the relative errors of the estimated durations, sorted. If `costs` is nil, `SpeechEstimate` uses its own
  /// costs for each language.
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

  /// Returns the value below which about a given share (0 to 1) of the sorted values lie; 0 if there are no values.
  package static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// Fits costs by least squares of the relative errors, reweighted in 30 rounds as `smallError` describes. Costs in
  /// `fixed` stay 0.
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

  /// Solves linear equations by Gauss-Jordan elimination. The matrix must be symmetric and positive definite.
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
