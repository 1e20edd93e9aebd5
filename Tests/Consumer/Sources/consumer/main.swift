import A11ySim

var session = Session(
  screen: [.component(OUDSPinCodeInput(length: .four, version: .v3_0), id: "code")], reader: .voiceOver, locale: "en")
session.perform(.appear)
session.perform(.doubleTap)
session.perform(.type("48"))
print(session.transcript)
