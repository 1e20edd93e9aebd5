import AccessibilityModel
import Locales

extension Sound {
  package static let activation = Sound(
    "activation", .recorded, "a double tap that changes nothing (magentaA11y alert dialog)")
  package static let limit = Sound("limit", .reported, "at the end of a range (a11ysupport.io input-range)")
  package static let edge = Sound(
    "end of the screen", .reported, "when a swipe finds no further element (freee accessibility guidelines)")
  package static let insertionPoint = Sound(
    "insertion point", .reported,
    "as the insertion point moves (flutter 14543, skydocu after Apple's manual)")
  package static let alert = Sound("alert", .recorded, "as an alert appears (magentaA11y alert dialog)")
  package static let notification = Sound("notification", .guess, "before a notification; from general knowledge")
  package static let capitalLetter = Sound(
    "capital letter", .guess, "an option of Capital Letters; from general knowledge")
  package static let screenChange = Sound(
    "screen change", .documented,
    "as a screen appears (Apple, UIAccessibility.Notification.screenChanged)")
  package static let pageScroll = Sound(
    "page scroll", .documented,
    "as a page is scrolled (Apple, UIAccessibility.Notification.pageScrolled)")
  package static let keyboardClick = Sound(
    "keyboard click", .reported,
    "the only feedback of a secure field (flutter 15274 on native iOS; a11ysupport.io input-password, 13.1)")
  package static let error = Sound("error", .guess, "deletion in an empty field; from general knowledge")
  package static let delete = Sound("delete", .guess, "an option of Deleting Text; from general knowledge")
  package static let actions = Sound("actions", .guess, "an option of Actions; from general knowledge")
  package static let moreContent = Sound("more content", .guess, "an option of More Content; from general knowledge")
}

extension VoiceOver {
  static let sounds: [Sound] = [
    .activation, .limit, .edge, .insertionPoint, .alert, .notification, .capitalLetter, .screenChange, .pageScroll,
    .keyboardClick, .error, .delete, .actions, .moreContent,
  ]
}
