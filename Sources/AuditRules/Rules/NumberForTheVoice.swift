import AccessibilityModel
import Simulation

extension AuditRule {
  static let numberForTheVoice = AuditRule(
    id: "number-for-the-voice", severity: .info, criteria: [],
    summary: "the voice decides how an account or phone number is read",
    explanation: """
      A voice may read a long number in groups, digit by digit or as one number, and the person may not be able to \
      compare it with another. This is only information, because nothing in the app is wrong. The rule looks at spoken \
      texts that contain an IBAN with a correct check number, or a phone number with its country (`+`).
      """,
    remedy: "listen to it with the voices of your users; spaces between the groups help most voices",
    examples: [
      .finds(
        "the voice decides how the IBAN at account is read",
        on: .element(.init(id: "account", role: .text, label: "GB82 WEST 1234 5698 7654 32")), steps: .appear),
      .leaves(on: .element(.init(id: "account", role: .text, label: "Ends in 5432")), steps: .appear),
    ], judging: [.label, .value]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var seen: Set<String> = []
    var spots: [Spot] = []
    var sawDigits = false
    for (index, stop) in play.changedStops where stop.element.text?.isSecure != true {
      if seen.contains(stop.element.id) { continue }
      for whole in stop.element.texts(on: play.platform) {
        // Each key changes the text of a field, which may be long.
        let text = String(whole.prefix(200))
        guard text.contains(where: \.isNumber) else { continue }
        sawDigits = true
        guard let kind = text.voicesNumber, seen.insert(stop.element.id).inserted else { continue }
        spots.append(
          Spot(
            message: "the voice decides how the \(kind) at \(stop.element.id) is read", element: stop.element.id,
            interaction: index))
      }
    }
    return sawDigits ? .found(spots) : .notEvaluated("there is no number on the screen")
  }
}

extension String {
  /// The kind of number in the text whose reading is up to the voice; nil if there is none.
  fileprivate var voicesNumber: String? {
    if hasIBAN { return "IBAN" }
    return hasPhoneNumber ? "phone number" : nil
  }

  private var hasIBAN: Bool {
    let parts = uppercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    for start in parts.indices {
      let head = parts[start].prefix(4)
      guard head.count == 4, head.prefix(2).allSatisfy(\.isLetter), head.suffix(2).allSatisfy(\.isNumber) else {
        continue
      }
      var number = ""
      for part in parts[start...] {
        number += part
        if number.count > 34 { break }
        if number.count >= 15, number.hasIBANCheck { return true }
      }
    }
    return false
  }

  /// Whether the number has the check digits of ISO 13616: the country and the check digits come last, letters become
  /// numbers from 10 on, and the remainder by 97 is 1.
  private var hasIBANCheck: Bool {
    var remainder = 0
    for character in dropFirst(4) + prefix(4) {
      guard let digit = character.isNumber ? character.wholeNumberValue : character.asciiValue.map({ Int($0) - 55 })
      else { return false }
      remainder = (remainder * (digit > 9 ? 100 : 10) + digit) % 97
    }
    return remainder == 1
  }

  private var hasPhoneNumber: Bool {
    var digits = -1
    for character in self {
      if character == "+" {
        digits = 0
      } else if digits >= 0, character.isASCII, character.isNumber {
        digits += 1
        if digits >= 8 { return true }
      } else if !" -().\u{A0}".contains(character) {
        digits = -1
      }
    }
    return false
  }
}
