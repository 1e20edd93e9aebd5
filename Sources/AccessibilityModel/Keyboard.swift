/// A kind of keyboard: the software keyboard on the screen, or a connected hardware keyboard.
public enum Keyboard: String, Sendable, Hashable, CaseIterable {
  case software = "softwareKeyboard"
  case hardware = "hardwareKeyboard"
}
