import AccessibilityModel
import Simulation

extension AuditRule {
  /// Something that must occur in a play, because a rule has nothing to judge without it.
  public struct Need: Sendable {
    /// The reason why the rule is not evaluated, such as “no text is entered”.
    public let reason: String
    let isMet: @Sendable (AuditedPlay) -> Bool

    /// Creates a need.
    ///
    /// - Parameters:
    ///   - reason: the reason why the rule is not evaluated without it, such as “no text is entered”.
    ///   - isMet: returns whether it occurs in the play.
    public init(_ reason: String, isMet: @escaping @Sendable (AuditedPlay) -> Bool) {
      (self.reason, self.isMet) = (reason, isMet)
    }

    /// A text field on a screen.
    public static let textField = Need("there is no text field on the screen") { play in
      play.newTrees.contains { !play.interactions[$0].after.tree.textFields.isEmpty }
    }

    /// A text field with content.
    public static let content = Need("no text field has content") { play in
      play.newTrees.contains { index in
        play.interactions[index].after.contents.contains { !$0.value.isEmpty }
      }
    }

    /// An act that enters text.
    public static let entry = Need("no text is entered") { play in
      play.interactions.contains { $0.insertion != nil }
    }

    /// An act that enters or deletes text in one of several fields of an input.
    public static let entryInRow = Need("no text is entered or deleted in one of several fields") { play in
      play.interactions.contains { interaction in
        let field =
          switch interaction.kind {
          case .insert(_, let field, _), .delete(let field): field
          default: ""
          }
        return !field.isEmpty && interaction.before.tree.siblingFields(of: field).count > 1
      }
    }

    /// A move of the keyboard focus by the app.
    public static let focusMove = Need("the app does not move the keyboard focus") { play in
      play.interactions.contains { interaction in interaction.focusMoves.contains { $0 != nil } }
    }

    /// A move of the keyboard focus by the app when text is entered.
    public static let advance = Need("the keyboard focus does not move when text is entered") { play in
      play.interactions.contains { interaction in
        interaction.insertion != nil && interaction.focusMoves.contains { $0 != nil }
      }
    }

    /// An announcement by the app when text is entered.
    public static let announcementOnEntry = Need("nothing is announced when text is entered") { play in
      play.interactions.contains { $0.insertion != nil && !$0.announcements.isEmpty }
    }

    /// An act with which the person moves the keyboard focus to a field.
    public static let fieldActivation = Need("the person moves the keyboard focus to no field") { play in
      play.interactions.contains { interaction in
        switch interaction.kind {
        case .doubleTap(let id?): interaction.before.tree[id]?.text != nil
        case .key: !interaction.effects(.focus).isEmpty
        default: false
        }
      }
    }

    /// A change of the elements, other than a new screen.
    public static let change = Need("no element changes after the screen has appeared") { play in
      play.interactions.contains { interaction in
        ![.appear, .screen, .reader].contains(interaction.kind) && !interaction.replacesScreen
          && interaction.before.treeNumber != interaction.after.treeNumber
      }
    }

    /// An element that the app hides, or that disappears under the cursor or the keyboard focus.
    public static let removal = Need("no element disappears after the screen has appeared") { play in
      play.interactions.contains { interaction in
        !interaction.effects(.removed).isEmpty
          || interaction.changes.contains { $0.property == "hidden" && $0.value == "true" }
      }
    }

    /// A text that appears or changes, or a control that is disabled.
    public static let status = Need("no text appears or changes, and no control is disabled") { play in
      play.interactions.contains { interaction in
        ![.appear, .screen, .reader].contains(interaction.kind) && !interaction.replacesScreen
          && (!interaction.newTexts.isEmpty || !interaction.effects(.enabled).isEmpty)
      }
    }

    /// A control that is enabled or disabled.
    public static let switching = Need("no control is enabled or disabled") { play in
      play.interactions.contains { !$0.effects(.enabled).isEmpty }
    }

    /// A text with an underlined part.
    public static let underlining = Need("no underlined text is known") { play in
      play.newTrees.contains { index in
        play.interactions[index].after.tree.contains { $0.underlined?.isBlank == false }
      }
    }
  }
}
