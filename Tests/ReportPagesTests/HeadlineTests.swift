import TestSupport
import Testing

/// The headline names what is broken in a flow, and nothing in the same flow without the fault.
@Suite("Headlines", .timeLimited) struct HeadlineTests {
  struct Flow: Sendable, CustomTestStringConvertible {
    var name: String
    var broken: String
    var headline: String
    var mended: String
    var readers = LossTests.readers

    var testDescription: String { name }
  }

  private static let nothing = "No information is lost, and the audit found no error"

  @Test(arguments: flows) func theFaultIsNamed(flow: Flow) throws {
    for reader in flow.readers {
      let headline = try LossTests.headline(flow.broken, under: reader)
      #expect(headline.lowercased() == flow.headline.lowercased(), "\(flow.name), \(reader)")
    }
  }

  @Test(arguments: flows) func nothingIsNamedWithoutTheFault(flow: Flow) throws {
    for reader in flow.readers {
      let headline = try LossTests.headline(flow.mended, under: reader)
      #expect(headline == Self.nothing, "\(flow.name), \(reader)")
    }
  }

  /// What asks for no secret, or lets the person hide it.
  @Test(arguments: [
    "{ textField: { label: PIN code, id: f } }, { textField: { label: Town, id: town } }",
    "{ textField: { label: Game PIN, id: f } }", "{ textField: { label: Name of the pin on the map, id: f } }",
    "{ textField: { label: PIN from our message, id: f, contentType: oneTimeCode } }",
    "{ textField: { label: Password, id: f } }, { button: { label: Hide password, id: hide } }",
  ]) func noSecretIsAskedFor(screen: String) throws {
    let flow = "screen: [ \(screen) ]\nsteps: [ appear, { touch: f }, doubleTap, { type: Oslo 7 } ]"
    for reader in LossTests.readers {
      #expect(try LossTests.headline(flow, under: reader) == Self.nothing, "\(reader)")
    }
  }

  /// A sentence needs several words of the other language, and few of its own.
  @Test(arguments: [
    "Film of today: La vie en rose, with subtitles", "Crème brûlée, pain au chocolat, tarte",
    "Die Welt, The Times, Le Monde",
  ]) func namesAreNoSentence(text: String) throws {
    let flow = "screen: [ { text: { label: \"\(text)\", id: t } } ]\nsteps: [ appear ]"
    for reader in LossTests.readers {
      #expect(try LossTests.headline(flow, under: reader) == Self.nothing, "\(reader)")
    }
  }

  private static let flows: [Flow] = [
    Flow(
      name: "an order that is not that of the screen",
      broken: """
        screen:
          - group:
              label: Ticket
              order: [ cost, buy, day, way ]
              children:
                - text: { label: Lyon to Nice, id: way, frame: [ 16, 100, 340, 40 ] }
                - text: { label: Sunday at 8, id: day, frame: [ 16, 150, 340, 40 ] }
                - text: { label: 30 euros, id: cost, frame: [ 16, 200, 340, 40 ] }
                - button: { label: Buy, id: buy, frame: [ 16, 250, 340, 60 ] }
        steps: [ appear, { swipe: { direction: right, times: 3 } } ]
        """,
      headline:
        "The cursor goes from “buy” up to “day” and from “day” up to “way”, so what is read is not in the order of the screen",
      mended: """
        screen:
          - group:
              label: Ticket
              order: [ way, day, cost, buy ]
              children:
                - text: { label: Lyon to Nice, id: way, frame: [ 16, 100, 340, 40 ] }
                - text: { label: Sunday at 8, id: day, frame: [ 16, 150, 340, 40 ] }
                - text: { label: 30 euros, id: cost, frame: [ 16, 200, 340, 40 ] }
                - button: { label: Buy, id: buy, frame: [ 16, 250, 340, 60 ] }
        steps: [ appear, { swipe: { direction: right, times: 3 } } ]
        """),
    Flow(
      name: "a closed menu beside the screen",
      broken: """
        screen:
          - heading: { label: Letters, frame: [ 16, 50, 300, 40 ] }
          - group:
              label: Boxes
              frame: [ -310, 100, 300, 60 ]
              children: [ { button: { label: Bin, id: bin, frame: [ -310, 100, 300, 60 ] } } ]
        steps: [ appear, { swipe: right } ]
        """,
      headline: "The cursor stops at “bin”, outside the left edge of the screen",
      mended: """
        screen:
          - heading: { label: Letters, frame: [ 16, 50, 300, 40 ] }
          - group:
              label: Boxes
              frame: [ 16, 100, 300, 60 ]
              children: [ { button: { label: Bin, id: bin, frame: [ 16, 100, 300, 60 ] } } ]
        steps: [ appear, { swipe: right } ]
        """, readers: ["voiceover"]),
    Flow(
      name: "a text that changes without its description",
      broken: """
        screen: [ { text: { label: "Sum: 5", contentDescription: "Sum: 5", id: sum, liveRegion: polite } }, { button: { label: Add, id: add } } ]
        when: { add.activated: [ { set: { sum: { label: "Sum: 9" } } } ] }
        steps: [ appear, { touch: add }, doubleTap, { wait: 3s } ]
        """,
      headline: "“sum” shows the text “Sum: 9”, but its name is “Sum: 5”",
      mended: """
        screen: [ { text: { label: "Sum: 5", contentDescription: "Sum: 5", id: sum, liveRegion: polite } }, { button: { label: Add, id: add } } ]
        when: { add.activated: [ { set: { sum: { label: "Sum: 9", contentDescription: "Sum: 9" } } } ] }
        steps: [ appear, { touch: add }, doubleTap, { wait: 3s } ]
        """,
      readers: ["talkback"]),
    Flow(
      name: "a price that only a hint of iOS has",
      broken: """
        screen: [ { heading: Tariffs }, { button: { label: Sun, hint: 7 euros a month, id: sun } } ]
        steps: [ appear, { swipe: right } ]
        """,
      headline: "“7 euros a month” is only in the iOS hint of “sun”, so nothing says it on Android",
      mended: """
        screen: [ { heading: Tariffs }, { button: { label: "Sun, 7 euros a month", id: sun } } ]
        steps: [ appear, { swipe: right } ]
        """,
      readers: ["talkback"]),
    Flow(
      name: "a cursor that the app takes away",
      broken: """
        screens:
          feed:
            elements: [ { heading: { label: News, id: top } }, { text: { label: The bridge is open, id: one } }, { text: { label: It rains, id: two } } ]
            when: { feed.shown: [ { wait: 20s }, { post: { accessibilityFocus: top } } ] }
        start: feed
        steps: [ appear, { swipe: right }, { swipe: right }, { wait: 30s } ]
        """,
      headline: "The app moved the cursor from “two” to “top” by itself, while the person was reading",
      mended: """
        screens:
          feed:
            elements: [ { heading: { label: News, id: top } }, { text: { label: The bridge is open, id: one } }, { text: { label: It rains, id: two } } ]
            when: { feed.shown: [ { wait: 20s }, { announce: There is more news } ] }
        start: feed
        steps: [ appear, { swipe: right }, { swipe: right }, { wait: 30s } ]
        """),
    Flow(
      name: "a control that is gone too soon",
      broken: """
        screen:
          - heading: Tasks
          - button: { label: Delete, id: delete }
          - group: { id: bar, hidden: true, children: [ { button: { label: Undo, id: undo } } ] }
        when:
          delete.activated: [ { set: { bar: { hidden: false } } }, { wait: 1s }, { announce: { text: Deleted, queue: true } }, { wait: 3s }, { set: { bar: { hidden: true } } } ]
        steps: [ appear, { touch: delete }, doubleTap, { wait: 4s } ]
        """,
      headline: "“undo” is there for only 4s, then the app takes it away",
      mended: """
        screen:
          - heading: Tasks
          - button: { label: Delete, id: delete }
          - group: { id: bar, hidden: true, children: [ { button: { label: Undo, id: undo } } ] }
        when:
          delete.activated: [ { set: { bar: { hidden: false } } }, { wait: 1s }, { announce: { text: Deleted, queue: true } }, { wait: 60s }, { set: { bar: { hidden: true } } } ]
        steps: [ appear, { touch: delete }, doubleTap, { wait: 4s } ]
        """),
    Flow(
      name: "a sheet that nothing closes",
      broken: """
        screen: [ { sheet: { label: Casa, id: casa, children: [ { text: Open until 23:00 }, { button: { label: Call, id: call } } ] } } ]
        when: { call.activated: [ { wait: 1s }, { announce: Calling } ] }
        steps: [ appear, { touch: call }, doubleTap, { wait: 3s }, back ]
        """,
      headline: "Nothing in “casa” closes it, and going back does nothing, so the person cannot leave it",
      mended: """
        screen: [ { sheet: { label: Casa, id: casa, children: [ { text: Open until 23:00 }, { button: { label: Call, id: call } } ] } } ]
        when: { call.activated: [ { wait: 1s }, { announce: Calling } ], casa.escape: [ { set: { casa: { hidden: true } } } ] }
        steps: [ appear, { touch: call }, doubleTap, { wait: 3s }, back ]
        """),
    Flow(
      name: "a control without a state",
      broken: """
        screen: [ { text: { label: 4 likes, id: sum } }, { button: { label: Like, id: like } } ]
        when:
          like.activated:
            - turns:
                - [ { set: { sum: { label: 5 likes } } }, { wait: 1s } ]
                - [ { set: { sum: { label: 4 likes } } }, { wait: 1s } ]
        steps: [ appear, { touch: like }, doubleTap, { wait: 3s }, doubleTap, { wait: 3s } ]
        """,
      headline: "“like” switches something on and off (“5 likes”), but its name, state and value stay the same",
      mended: """
        screen: [ { text: { label: 4 likes, id: sum } }, { button: { label: Like, id: like } } ]
        when:
          like.activated:
            - turns:
                - [ { set: { sum: { label: 5 likes }, like: { selected: true } } }, { wait: 1s }, { announce: 5 likes } ]
                - [ { set: { sum: { label: 4 likes }, like: { selected: false } } }, { wait: 1s }, { announce: 4 likes } ]
        steps: [ appear, { touch: like }, doubleTap, { wait: 3s }, doubleTap, { wait: 3s } ]
        """),
    Flow(
      name: "a PIN in clear",
      broken: """
        screen: [ { textField: { label: PIN of the card, id: pin } }, { button: { label: Next, id: next } } ]
        steps: [ appear, { touch: pin }, doubleTap, { type: 9047 }, { touch: next } ]
        """,
      headline: "“pin” asks for “PIN of the card”, but is not secure, so what is typed there is spoken in clear",
      mended: """
        screen: [ { secureTextField: { label: PIN of the card, id: pin } }, { button: { label: Next, id: next } } ]
        steps: [ appear, { touch: pin }, doubleTap, { type: 9047 }, { touch: next } ]
        """),
    Flow(
      name: "one name for the buttons of a list",
      broken: """
        screen:
          - list: { label: Basket, children: [ { text: Olive oil }, { button: { label: Remove, id: a } }, { text: Capers }, { button: { label: Remove, id: b } }, { text: Bread }, { button: { label: Remove, id: c } } ] }
        steps: [ appear, { swipe: { direction: right, times: 3 } } ]
        """,
      headline: "“a”, “b” and “c” are all named “Remove”",
      mended: """
        screen:
          - list: { label: Basket, children: [ { text: Olive oil }, { button: { label: Remove oil, id: a } }, { text: Capers }, { button: { label: Remove capers, id: b } }, { text: Bread }, { button: { label: Remove bread, id: c } } ] }
        steps: [ appear, { swipe: { direction: right, times: 3 } } ]
        """),
    Flow(
      name: "an asterisk",
      broken: """
        screen: [ { textField: { label: Name, drawn: Name *, id: name } }, { button: { label: Join, id: join } } ]
        steps: [ appear, { swipe: right } ]
        """,
      headline: "The asterisk of “Name *” is only drawn, so nothing that is spoken says that name is required",
      mended: """
        screen: [ { textField: { label: "Name, required", drawn: Name *, id: name } }, { button: { label: Join, id: join } } ]
        steps: [ appear, { swipe: right } ]
        """),
    Flow(
      name: "a check mark",
      broken: """
        screen:
          - group: { label: Size, children: [ { button: { label: Small, drawn: ✓ Small, id: small } }, { button: { label: Large, id: large } } ] }
        steps: [ appear, { swipe: right } ]
        """,
      headline:
        "“small” is drawn as chosen (“✓ Small”), but nothing that is spoken says which of “small” and “large” is",
      mended: """
        screen:
          - group: { label: Size, children: [ { button: { label: Small, drawn: ✓ Small, id: small, selected: true } }, { button: { label: Large, id: large } } ] }
        steps: [ appear, { swipe: right } ]
        """),
    Flow(
      name: "a sentence in French",
      broken: """
        screen: [ { heading: Lunch }, { text: { label: Une soupe de poisson avec du pain et des olives., id: dish } } ]
        steps: [ appear, { swipe: right } ]
        """,
      headline: "“Une soupe de poisson avec du pain et des olives.” at “dish” is read as English, but is French",
      mended: """
        screen: [ { heading: Lunch }, { text: { label: Une soupe de poisson avec du pain et des olives., id: dish, language: fr } } ]
        steps: [ appear, { swipe: right } ]
        """),
    Flow(
      name: "a button inside a row that ignores what is inside",
      broken: """
        screen:
          - button: { label: Show my trips, id: show }
          - group: { label: "Oslo, 8:25", id: trip, childBehavior: ignore, hidden: true, children: [ { text: Oslo }, { button: { label: Cancel, id: cancel } } ] }
        when:
          show.activated: [ { set: { trip: { hidden: false } } }, { wait: 1.5s }, { announce: One trip } ]
          cancel.activated: [ { announce: Cancelled } ]
        steps: [ appear, doubleTap, { wait: 4s }, { swipe: right } ]
        """,
      headline: "The app reacts to a double tap on “cancel”, but the cursor cannot reach it",
      mended: """
        screen:
          - button: { label: Show my trips, id: show }
          - group: { label: "Oslo, 8:25", id: trip, childBehavior: ignore, hidden: true, children: [ { text: Oslo }, { text: "8:25" } ] }
        when:
          show.activated: [ { set: { trip: { hidden: false } } }, { wait: 1.5s }, { announce: One trip } ]
        steps: [ appear, doubleTap, { wait: 4s }, { swipe: right } ]
        """),
    Flow(
      name: "a countdown",
      broken: """
        screen: [ { text: { label: 60 seconds left, id: left, liveRegion: polite } }, { button: { label: Buy, id: buy } } ]
        when: { buy.activated: [ { every: 1s, name: clock, times: 9, do: [ { count: { down: left, label: "{n} seconds left" } } ] } ] }
        steps: [ appear, { touch: buy }, doubleTap, { wait: 12s } ]
        """,
      headline: "The app said “8 seconds left”, “7 seconds left” and “6 seconds left” within 2.094s",
      mended: """
        screen: [ { text: { label: 60 seconds left, id: left } }, { button: { label: Buy, id: buy } } ]
        when: { buy.activated: [ { every: 1s, name: clock, times: 9, do: [ { count: { down: left, label: "{n} seconds left" } } ] } ] }
        steps: [ appear, { touch: buy }, doubleTap, { wait: 12s } ]
        """, readers: ["talkback"]),
    Flow(
      name: "an announcement that the app cuts, and a status that it tells in other words",
      broken: """
        screen: [ { text: { label: Nothing is running, id: state } }, { button: { label: Park, id: park } }, { button: { label: Stop, id: stop } } ]
        when:
          park.activated:
            - set: { state: { label: A ticket is valid } }
            - wait: 1.5s
            - announce: "Paid 2 euros, until half past two, receipt 7712"
            - wait: 0.4s
            - post: { accessibilityFocus: stop }
        steps: [ appear, { touch: park }, doubleTap, { wait: 8s } ]
        """,
      headline: "The announcement “Paid 2 euros, until half past two, receipt 7712” was cut off after “Paid”, "
        + "because the app moved on to “Stop, button”",
      mended: """
        screen: [ { text: { label: Nothing is running, id: state } }, { button: { label: Park, id: park } }, { button: { label: Stop, id: stop } } ]
        when:
          park.activated:
            - set: { state: { label: A ticket is valid } }
            - wait: 1.5s
            - announce: "Paid 2 euros, until half past two, receipt 7712"
        steps: [ appear, { touch: park }, doubleTap, { wait: 8s } ]
        """),
    Flow(
      name: "a number that changes",
      broken: """
        screen: [ { text: { label: 3 items, id: count } }, { button: { label: Undo, id: undo } }, { text: { label: Pears, id: pears } } ]
        when: { undo.activated: [ { set: { count: { label: 4 items } } } ] }
        steps: [ appear, { touch: undo }, doubleTap, { wait: 3s } ]
        """,
      headline: "On a double tap on “undo”, “4 items” appeared, and nothing said so",
      mended: """
        screen: [ { text: { label: 3 items, id: count } }, { button: { label: Undo, id: undo } }, { text: { label: Pears, id: pears, hidden: true } } ]
        when: { undo.activated: [ { set: { pears: { hidden: false }, count: { label: 4 items } } }, { post: { accessibilityFocus: pears } } ] }
        steps: [ appear, { touch: undo }, doubleTap, { wait: 3s } ]
        """),
    Flow(
      name: "the error of a check box",
      broken: """
        screen: [ { toggle: { label: I accept the rules, id: rules, on: false } }, { button: { label: Join, id: join } }, { text: { label: Accept the rules., id: rulesError, hidden: true } } ]
        when: { join.activated: [ { set: { rulesError: { hidden: false } } }, { wait: 1.5s }, { announce: Accept the rules. } ] }
        steps: [ appear, { touch: join }, doubleTap, { wait: 4s } ]
        """,
      headline: "The error “Accept the rules.” is not part of the name, value or hint of a field",
      mended: """
        screen: [ { toggle: { label: I accept the rules, id: rules, on: false } }, { text: { label: Accept the rules., id: rulesError, hidden: true } }, { button: { label: Join, id: join } } ]
        when: { join.activated: [ { set: { rulesError: { hidden: false } } }, { wait: 1.5s }, { announce: Accept the rules. } ] }
        steps: [ appear, { touch: join }, doubleTap, { wait: 4s } ]
        """),
  ]
}
