import A11ySim
import Foundation
import TalkBackReader

/// A case that Google's own compositor answered: a tree of views, what happens to it, and what TalkBack 15.1 says.
///
/// The rows are in `Tests/Fidelity/compositor`, with their provenance in the `README.md` of that folder.
struct CompositorRow: Decodable {
  var id: String
  var group: String
  /// The language of the answers, as TalkBack's resources name it.
  var locale: String?
  var settings: [String: Value]?
  /// Whether a software keyboard is shown.
  var ime: Bool?
  var windowTitle: String?
  /// Whether no view of Android would report such a node. The answer is true, but nobody hears it.
  var synthetic: Bool?
  var tree: Node
  /// The text of the field before the first of `ops`.
  var start: String?
  /// What the person does in the text field. The answer to `ops[i]` is answer 3 + i.
  var ops: [[Value]]?
  var steps: [Step]?
  /// The answers, one for each step.
  var expect: [Answer]?
  /// The answers by language, for a case that was answered in several.
  var answers: [String: [Answer]]?

  /// The version of TalkBack that answers.
  var version = TalkBack.versions[0]

  private enum CodingKeys: CodingKey {
    case id, group, locale, settings, ime, windowTitle, synthetic, tree, start, ops, steps, expect, answers
  }

  var isSynthetic: Bool { synthetic == true }

  struct Node: Decodable {
    var `class`: String
    var id, text, desc, hint, error, tooltip, state, roleDesc, live, container, viewId, labeledBy: String?
    var clickable, longClickable, focusable, focused, editable, password, heading, checkable, checked, selected: Bool?
    var enabled, visible, scrollable, showingHint, textEntryKey, contentInvalid, required: Bool?
    var maxLength, selStart, selEnd, windowId: Int?
    var actions: [Action]?
    var collection: Collection?
    var item: Item?
    var range: Range?
    var children: [Node]?

    struct Collection: Decodable {
      var rows, cols: Int
      var sel: Int?
      var hier: Bool?
    }

    struct Item: Decodable {
      var row, col: Int
      var heading, selected: Bool?
      var rowTitle, colTitle: String?
    }

    struct Range: Decodable {
      var type: Value?
      var min, max, cur: Double
    }
  }

  /// An action of a view: a standard one by its name, one of the app by its label, or a standard one with a label.
  struct Action: Decodable {
    var id: String?
    var label: String?

    private enum Keys: String, CodingKey { case id, label }

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        id = name
      } else {
        let fields = try decoder.container(keyedBy: Keys.self)
        id = try fields.decodeIfPresent(String.self, forKey: .id)
        label = try fields.decodeIfPresent(String.self, forKey: .label)
      }
    }
  }

  struct Step: Decodable {
    var `do`: String
    var node, text: String?
    var initial, selectAll: Bool?
    var types: Int?
    var set: [String: Value]?
  }

  struct Answer: Decodable {
    /// Whether TalkBack stops at the view.
    var stop: Bool?
    /// The views of the whole tree at which TalkBack stops.
    var stops: [String]?
    var said: [Said]?
    var hint: String?
    /// Why the answer must not be judged; nil if it can be.
    var unmodelled: String?

    struct Said: Decodable {
      var text: String
      var queue: Int?
      var pitch: Double?
      /// The sound of a move of the focus. The committed rows leave sounds out.
      var earcon: String?
    }
  }

  enum Value: Decodable {
    case text(String), number(Double), flag(Bool), null

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else {
        self = .null
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    var integer: Int? { if case .number(let number) = self { Int(number) } else { nil } }
  }
}

extension CompositorRow {
  /// Reads rows, one on each line. A row with several languages becomes one row for each language, named as in the
  /// whole collection: `D-de-002`.
  static func rows(_ data: Data, version: Version = TalkBack.versions[0]) throws -> [CompositorRow] {
    let decoder = JSONDecoder()
    return try data.split(separator: UInt8(ascii: "\n")).flatMap { line -> [CompositorRow] in
      var row = try decoder.decode(CompositorRow.self, from: Data(line))
      row.version = version
      guard let answers = row.answers else { return [row] }
      return answers.sorted { $0.key < $1.key }.map { locale, answers in
        var one = row
        one.id = row.id.replacing("D-", with: "D-\(locale)-")
        (one.locale, one.expect, one.answers) = (locale, answers, nil)
        return one
      }
    }
  }
}
