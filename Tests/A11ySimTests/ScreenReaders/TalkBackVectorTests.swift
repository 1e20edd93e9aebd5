import A11ySim
import Locales
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import TalkBackReader

/// The vectors of `Tests/Fidelity/talkback-vectors.yaml` and more of their kind, derived by hand from the source of
/// TalkBack 15.1 (google/talkback 26a27dc0), which has no tests of its own. Those of the cursor and of events
/// (T47, T48, E) are in `TalkBackSelectionTests` and `TalkBackEventTests`.
///
/// Not here: C32, because no element is lowered to a pager; T13, because no step cuts; T45 and the first part of T46,
/// because no step selects a part of a text; E11, whose check box without a state description no element is; E12, because
/// Android describes the state of each switch since API 30; E13, whose element takes its state from the app's own words.
@Suite(.timeLimited) struct TalkBackVectorTests {
  private let context = TalkBack.Context(locale: "en")!

  private func context(_ change: (inout TalkBack.Settings) -> Void) -> TalkBack.Context {
    var context = context
    change(&context.settings)
    return context
  }

  /// Returns what is said when a view gets the focus: the description and the hint.
  private func said(
    _ node: AndroidNode, in around: [AndroidNode] = [], _ context: TalkBack.Context? = nil,
    after last: TalkBack.CollectionPlace? = nil
  ) -> [String] {
    var reader = TalkBack(version: TalkBack.versions[0])
    reader.collection = last
    let stop = AndroidNode.Stop(node: node, around: around)
    let context = context ?? self.context
    let utterance = reader.focused(stop, stop.move(from: reader.collection), isInitial: false, in: context)
    let hint = TalkBack.utterance(hint: context.hint(of: stop, control: .characters), for: node.id).text
    return hint.isEmpty ? [utterance.text] : [utterance.text, hint]
  }

  private static let editHint = "Double-tap to edit text, Double-tap and hold to long press"
  private static let holdHint = "Double-tap and hold to long press"
  private static let clickHint = "Double-tap to activate"
  private static let toggleHint = "Double-tap to toggle"

  /// A text field. It is long-clickable, as Android's text fields are.
  private func field(_ text: String = "", hint: String? = nil, isPassword: Bool = false) -> AndroidNode {
    var node = AndroidNode(id: "field", .editText)
    (node.isEditable, node.isClickable, node.isLongClickable, node.isFocusable) = (true, true, true, true)
    node.isPassword = isPassword
    node.length = text.count
    node.hintText = hint.map { SpokenText($0) }
    node.isShowingHint = text.isEmpty && hint != nil
    node.text = text.isEmpty ? node.hintText : SpokenText(text)
    return node
  }

  private func view(
    _ kind: AndroidView, _ text: String? = nil, _ change: (inout AndroidNode) -> Void = { _ in }
  ) -> AndroidNode {
    var node = AndroidNode(id: "view", kind, text: text.map { SpokenText($0) })
    node.isClickable = kind != .text && kind != .group && kind != .progressBar && kind != .seekBar
    node.isFocusable = node.isClickable
    node.isCheckable = [.checkBox, .radioButton, .toggle].contains(kind)
    change(&node)
    return node
  }

  // MARK: Text fields

  @Test func aFilledFieldSaysItsTextItsTypeAndItsHint() {
    #expect(said(field("1234", hint: "Enter code")) == ["1234, Edit box, Enter code", Self.editHint])  // F03
    #expect(said(field("4", hint: "Digit 1 of 6")) == ["4, Edit box, Digit 1 of 6", Self.editHint])  // F17
  }

  @Test func anEditedFieldSaysEditingWhereTheOrderHasTheState() {
    var edited = field("1234", hint: "Enter code")
    edited.isFocused = true
    #expect(said(edited)[0] == "Editing, 1234, Edit box, Enter code")
    let typeFirst = context { $0.descriptionOrder = .typeNameState }
    #expect(said(edited, typeFirst)[0] == "Edit box, 1234, Editing, Enter code")  // F05
    let nameFirst = context { $0.descriptionOrder = .nameTypeState }
    #expect(said(edited, nameFirst)[0] == "1234, Edit box, Editing, Enter code")  // F06
    // The vectors have no menu of actions; a focused field has one.
    #expect(
      said(edited)[1] == Self.holdHint + ", Actions available, use Tap with 3 fingers to view")
  }

  private func said(_ node: AndroidNode, _ context: TalkBack.Context) -> [String] { said(node, in: [], context) }

  @Test func anotherViewsLabelFollowsWithFor() {
    var labelled = field("1234")
    labelled.labeledBy = "Code"
    #expect(said(labelled) == ["1234, Edit box for Code", Self.editHint])  // F08
  }

  @Test func aDescriptionIsSaidOnlyInAnEmptyField() {
    var described = field()
    described.contentDescription = "Verification code"
    #expect(said(described) == ["Verification code, Edit box", Self.editHint])  // F10
  }

  @Test func withoutTypesOnlyTheTextIsLeft() {
    let typeless = context { $0.elementType = false }
    #expect(said(field("1234"), typeless) == ["1234", Self.editHint])  // F13
    #expect(said(field(), typeless) == ["Unlabelled", Self.editHint])  // F14
    #expect(said(field())[0] == "Edit box")
  }

  @Test func bulletsOfAPlainFieldAreCounted() {
    #expect(said(field("••••")) == [" 4 Bullet, Edit box", Self.editHint])  // F18
  }

  @Test func aPasswordSaysHowManyCharactersItHas() {
    #expect(said(field(isPassword: true)) == ["password, Edit box", Self.editHint])  // P01
    #expect(said(field(hint: "PIN", isPassword: true)) == ["password, PIN, Edit box", Self.editHint])  // P02
    #expect(
      // P03
      said(field("••••", hint: "PIN", isPassword: true)) == ["password, 4 characters, Edit box, PIN", Self.editHint])
    var described = field("••", isPassword: true)
    described.contentDescription = "PIN"
    #expect(said(described) == ["PIN, 2 characters, Edit box", Self.editHint])  // P05
  }

  @Test func anErrorComesBeforeTheHintOfTheField() {
    var wrong = field("1234", hint: "Enter code")
    wrong.error = "Wrong code"
    #expect(said(wrong)[0] == "1234, Edit box, Error: Wrong code, Enter code")  // TreeNodesDescription
    wrong.isEnabled = false
    #expect(said(wrong).count == 1)
  }

  // MARK: Controls

  @Test func buttonsSayTheirTextAndType() {
    #expect(said(view(.button, "Verify")) == ["Verify, Button", Self.clickHint])  // C01
    #expect(said(view(.button, "Verify") { $0.isEnabled = false }) == ["Verify, Button, disabled"])  // C03
    #expect(said(view(.button, "Button")) == ["Button", Self.clickHint])  // C20
    #expect(said(view(.button, "A")) == ["capital A, Button", Self.clickHint])  // C21
    #expect(said(view(.button, "-")) == ["Dash, Button", Self.clickHint])  // C22
  }

  @Test func aCheckBoxSaysWhetherItIsChecked() {
    let checked = view(.checkBox, "Remember me") { $0.isChecked = true }
    #expect(said(checked) == ["checked, Remember me, Check box", Self.toggleHint])  // C04
    let typeFirst = context { $0.descriptionOrder = .typeNameState }
    #expect(said(checked, typeFirst) == ["Check box, Remember me, checked", Self.toggleHint])  // C05
    let nameFirst = context { $0.descriptionOrder = .nameTypeState }
    #expect(
      // C06
      said(view(.checkBox, "Remember me"), nameFirst) == ["Remember me, Check box, not checked", Self.toggleHint])
  }

  @Test func aSwitchSaysItsStateInTheAppsWords() {
    let on = view(.toggle, "Wi-Fi") { $0.stateDescription = "ON" }
    #expect(said(on) == ["ON, Wi-Fi, Switch", Self.toggleHint])  // C10
    let compose = view(.view, "Wi-Fi") {
      ($0.roleDescription, $0.stateDescription, $0.isCheckable) = ("Switch", "On", true)
    }
    #expect(said(compose) == ["On, Wi-Fi, Switch", Self.toggleHint])  // C34
  }

  @Test func aHeadingHasNoHint() {
    #expect(said(view(.text, "Verify your phone") { $0.isHeading = true }) == ["Verify your phone, Heading"])  // C14
  }

  @Test func anImageButtonWithoutANameIsUnlabelled() {
    let button = view(.imageButton) { $0.resourceName = "btn_resend" }
    #expect(said(button) == ["Unlabelled, Button", Self.clickHint])  // C16
    #expect(said(button, context { $0.elementIDs = true }) == ["btn resend, Button", Self.clickHint])  // C17
    let labels = view(.imageButton) { $0.hasViewID = true }
    #expect(said(labels)[1] == Self.clickHint + ", Labels available, use Tap with 3 fingers to view")
    let tooltip = view(.imageButton, "Info") { $0.tooltip = "More information" }
    #expect(said(tooltip) == ["Info, Button, More information", Self.clickHint])  // C19
  }

  @Test func actionsHaveTheirOwnWords() {
    let row = view(.group, "Message from Ana") {
      ($0.isClickable, $0.isLongClickable, $0.clickLabel) = (true, true, "open thread")
    }
    #expect(said(row) == ["Message from Ana", "Double-tap to open thread, " + Self.holdHint])  // C24
    let more = view(.group, "Other options") { ($0.isClickable, $0.canExpand) = (true, true) }
    let expand = Self.clickHint + ", Actions available, use Tap with 3 fingers to view"
    #expect(said(more) == ["collapsed, Other options", expand])  // C26, which lacks the action to expand
    let tab = view(.view, "SMS") { ($0.isSelected, $0.roleDescription) = (true, "Tab") }
    #expect(said(tab) == ["selected, SMS, Tab", Self.clickHint])  // C27
    let slider = view(.seekBar, "Volume") { ($0.stateDescription, $0.canAdjust, $0.isFocusable) = ("50%", true, true) }
    #expect(said(slider) == ["50%, Volume, Slider", "\"Swipe up\" or \"Swipe down\" to adjust"])  // C29
  }

  // MARK: Collections

  @Test func aListSaysThePositionAndItsSizeOnce() {
    var list = AndroidNode(id: "list", .list)
    list.collection = .init(rows: 3, columns: 1)
    let radio = view(.radioButton, "SMS") { $0.item = .init(row: 0) }
    let entered = said(radio, in: [list])
    #expect(entered == ["not checked, SMS, Radio button, 1 of 3, In list, 3 items", Self.toggleHint])  // C11
    list.collection?.isSingleSelection = true
    let place = AndroidNode.Stop(node: radio, around: [list]).collectionPlace
    #expect(
      said(radio, in: [list], after: place) == ["not checked, SMS, Radio button, 1 of 3", "Double-tap to select"])
    let silent = context { $0.containerInfo = false }
    #expect(said(radio, in: [list], silent) == ["not checked, SMS, Radio button", "Double-tap to select"])  // C13
  }

  @Test func leavingAListIsSaidAfterTheView() {
    var list = AndroidNode(id: "list", .list)
    list.collection = .init(rows: 3, columns: 1)
    let place = AndroidNode.Stop(node: view(.text, "SMS"), around: [list]).collectionPlace
    #expect(said(view(.button, "Cancel"), after: place)[0] == "Cancel, Button, Out of list")  // C31, without the window
  }

  @Test func aGridSaysRowAndColumn() {
    var grid = AndroidNode(id: "grid", .grid)
    grid.collection = .init(rows: 4, columns: 3)
    let cell = view(.group, "7") { ($0.isClickable, $0.item) = (true, .init(row: 2, column: 0)) }
    #expect(
      said(cell, in: [grid]) == ["7, Row 3, Column 1, In grid, 4 rows, 3 columns", Self.clickHint])  // C33
    let place = AndroidNode.Stop(node: cell, around: [grid]).collectionPlace
    let next = view(.group, "8") { ($0.id, $0.isClickable, $0.item) = ("next", true, .init(row: 2, column: 1)) }
    #expect(said(next, in: [grid], after: place)[0] == "8, Column 2")
  }

  // MARK: Text events

  private func heard(
    _ before: String, _ after: String, _ cause: AndroidTextChange.Cause = .typed, _ context: TalkBack.Context? = nil,
    _ change: (inout AccessibilityElement) -> Void = { _ in }
  ) -> TalkBack.Context.TextFeedback {
    var field = AccessibilityElement(id: "code", role: .textField)
    change(&field)
    return (context ?? self.context).feedback(for: AndroidTextChange(before, after, cause), in: field)
  }

  private func expect(
    _ feedback: TalkBack.Context.TextFeedback, _ text: String, _ mode: TalkBack.QueueMode, pitch: Double = 1,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let said = Utterance(feedback.segments, reason: .typing, delivery: TalkBack.delivery(.queue)).text
    #expect(said == text, sourceLocation: location)
    if !text.isEmpty { #expect(feedback.mode == mode, sourceLocation: location) }
    #expect(feedback.pitch == pitch, sourceLocation: location)
  }

  @Test func typedCharactersAreRepeated() {
    expect(heard("", "4") { $0.text?.maxLength = 1 }, "4, Maximum length reached", .interrupt)  // T02
    expect(
      heard("", "5") { field in
        field.android = AndroidProperties()
        field.android?.error = "Wrong code"
      }, "5, Invalid input Wrong code", .interrupt)  // T03
    expect(heard("", "A"), "capital A", .interrupt)  // T04
    let characters = context { $0.keyboardEcho = .characters }
    expect(heard("hello", "hello.", .typed, characters), "Period", .interrupt)  // T07
    let words = context { $0.keyboardEcho = .words }
    expect(heard("hell", "hello", .typed, words), "", .interrupt)  // T08
    let none = context { $0.keyboardEcho = .none }
    expect(heard("", "4", .typed, none) { $0.text?.maxLength = 1 }, "Maximum length reached", .interrupt)  // T09
  }

  @Test func aCompletedWordIsRepeatedInstead() {
    expect(heard("hello", "hello "), "hello ", .short)  // T05
    expect(heard("hello", "hello."), "hello Period", .short)  // T06
  }

  @Test func deletedTextIsNamed() {
    expect(heard("1", "", .deleted), "1 deleted", .interrupt, pitch: 1.2)  // T11
    expect(heard("1234", "", .byApp), "Cleared text", .short)  // T12
    expect(heard("A", "", .deleted), "A deleted", .interrupt, pitch: 1.2)
  }

  @Test func pastedAndFilledTextIsSaidWhole() {
    expect(heard("", "123456", .pasted), "pasted, 123456", .interrupt)  // T14
    expect(heard("", "123456", .pasted, context { $0.keyboardEcho = .none }), "pasted, ", .interrupt)  // T16
    expect(heard("111111", "222333", .filledIn), "222333 replaced 111111, 222333", .short, pitch: 1.2)  // T17
    expect(heard("", "123456", .filledIn), "123456", .interrupt)  // T19
  }

  @Test func aHiddenPasswordSaysBullet() {
    let hidden = context { $0.speakPasswords = false }
    let full = heard("", "•", .typed, hidden) { $0.text = .init(isSecure: true, maxLength: 1) }
    expect(full, "Bullet, Maximum length reached", .short)  // T31
    let older = context { ($0.speakPasswords, $0.swapsPasswordCounts) = (false, false) }
    expect(
      heard("", "••••••", .filledIn, older) { $0.text?.isSecure = true }, "0 characters replaced with 6 characters",
      .short, pitch: 1.2)  // T34
    expect(
      heard("", "••••••", .filledIn, hidden) { $0.text?.isSecure = true }, "6 characters replaced with 0 characters",
      .short, pitch: 1.2)
  }

  @Test func aSpokenPasswordSaysWhatIsDisplayed() {
    expect(heard("", "•") { $0.text?.isSecure = true }, "Bullet", .interrupt)  // T35
    expect(heard("•", "", .deleted) { $0.text?.isSecure = true }, "Bullet deleted", .interrupt, pitch: 1.2)  // T37
  }

  @Test func theCursorSaysWhatItPasses() {
    func moved(
      over text: String, from start: Int, to position: Int, _ context: TalkBack.Context? = nil,
      _ isPassword: Bool = false
    )
      -> String
    {
      let node = field("12345", isPassword: isPassword)
      let segments = (context ?? self.context).cursorMoved(over: text, from: start, to: position, in: node)
      return Utterance(segments, reason: .focus, delivery: TalkBack.delivery(.queue)).text
    }
    #expect(moved(over: "3", from: 2, to: 3) == "3")  // T40
    #expect(moved(over: "5", from: 4, to: 5) == "5, End of field")  // T41
    #expect(moved(over: "1", from: 1, to: 0) == "1, Beginning of field")  // T42
    let hidden = context { $0.speakPasswords = false }
    #expect(moved(over: "•", from: 4, to: 5, hidden, true) == "Character 5, End of field")  // T43
  }
}
