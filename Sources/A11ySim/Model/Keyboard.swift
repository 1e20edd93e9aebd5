/// A keyboard that a person types on.
public enum Keyboard: String, Sendable, Hashable, CaseIterable {
  case software = "softwareKeyboard"
  case hardware = "hardwareKeyboard"
}
