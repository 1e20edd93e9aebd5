import Locales

extension CaptureRule {
  static let stopsGuessed = CaptureRule(
    "stops.guessed", .guess,
    "the elements at which a screen reader stops are inferred from types and labels, because the capture does not say it"
  )
  static let modalSubtree = CaptureRule(
    "stops.modal", .reported, "while an alert or a sheet is shown, a screen reader cannot leave it")
  static let imageNamedByFile = CaptureRule(
    "stops.image-file-name", .guess, "an image whose label looks like the name of its file is read by that name")
  static let cellIsOneStop = CaptureRule(
    "stops.cell", .guess, "a row without controls is one element, named by its texts")
  static let disclosureRow = CaptureRule(
    "stops.disclosure-row", .guess, "a row with an arrow at its end opens another screen and is read as a button")
  static let controlOfRow = CaptureRule(
    "stops.control-of-row", .reported,
    "a row whose texts are the name of its only switch is read as this switch, as rows of UIKit and SwiftUI are")
  static let labelledRow = CaptureRule(
    "stops.labelled-row", .guess,
    "the label of a row with controls is read before the controls, because nothing else says it")
  static let labelOfContainer = CaptureRule(
    "stops.container-label", .guess,
    "a label around controls belongs to their container, at which a screen reader does not stop")
  static let ambiguousGroup = CaptureRule(
    "stops.ambiguous-group", .guess,
    "a view with texts inside is one element if its label says all of them; otherwise the texts are read, so that none is lost"
  )
  static let buttonInField = CaptureRule(
    "stops.button-in-field", .guess,
    "a screen reader stops at a button or a link inside a text field, such as the button that clears the field")
  static let duplicateStop = CaptureRule(
    "stops.duplicate", .reported, "of several elements with the same type, name and place, only one is read")

  static let stopRules = [
    stopsGuessed, modalSubtree, imageNamedByFile, cellIsOneStop, disclosureRow, controlOfRow, labelledRow,
    webLink, webHeading, webOrder, readOnlyTextView, backButton, labelOfContainer, ambiguousGroup, buttonInField,
    duplicateStop,
  ]
}
