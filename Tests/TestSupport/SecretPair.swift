/// Two secrets of one shape and without a common part. A play with the one must look like a play with the other.
public struct SecretPair {
  public var first, second: String
  public var isNumber: Bool { first.allSatisfy(\.isNumber) }

  /// Makes a number of four to eight digits, or a password of seven to eleven characters.
  public init(_ random: inout SplitMix64) {
    var digits = Array("0123456789").shuffled(using: &random)
    let letters = Array("bcdfghjklmnpqrstvwxz").shuffled(using: &random)
    // No number begins with 0.
    for start in [0, 5] where digits[start] == "0" { digits.swapAt(start, start + 1) }
    let signs = Array("!#*").shuffled(using: &random)
    let count = [4, 4, 6, 8].randomElement(using: &random)!
    let isNumber = Bool.random(using: &random)
    var texts = ["", ""]
    for index in 0..<(isNumber ? count : count + 3) {
      let kind = isNumber ? 0 : index == 0 ? 1 : Int.random(in: 0...5, using: &random)
      for side in 0...1 {
        // The first half of the characters is the one's, the second half the other's.
        func pick(_ from: [Character], _ place: Int) -> Character {
          from[side * (from.count / 2) + place % (from.count / 2)]
        }
        switch kind {
        case 0: texts[side].append(pick(digits, index))
        case 1: texts[side] += pick(letters, index).uppercased()
        case 2 where index == count: texts[side].append(signs[side])
        default: texts[side].append(pick(letters, index * 7))
        }
      }
    }
    (first, second) = (texts[0], texts[1])
  }
}
