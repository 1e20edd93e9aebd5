/// A text with placeholders for arguments, parsed into parts. Checks inspect the parts. `StringTable.say` inserts
/// values.
package struct FormatString: Sendable, Hashable {
  /// The maximum number of placeholders in a text. Checks ignore all placeholders of a text with more than twice as
  /// many parts, because the texts between placeholders are parts too.
  package static let placeholderLimit = 200

  package enum Syntax: String, Sendable, Hashable, CaseIterable {
    /// NSString's syntax: `%@`, `%1$lld`, `%#@days@`.
    case apple
    /// The syntax of printf in C and of `%` in Python: `%s`, `%1$d`, `%(name)s`.
    case printf
    /// The syntax of java.util.Formatter: `%s`, `%1$,d`.
    case java
    /// The syntax of ICU messages: `{name}`, `{count, number}`. Plural and select branches become `StringForm`s.
    case icu
    /// The two placeholders that Compose Multiplatform replaces, `%1$s` and `%1$d`. It leaves everything else as
    /// written (`SimpleStringFormatRegex` in JetBrains/compose-multiplatform, `StringResourcesUtils.kt`).
    case compose
    /// `%name%`, as in Symfony and Twig.
    case percentNames = "percent-names"
    /// `{{name}}`, as in i18next.
    case doubleBraces = "double-braces"
    /// `{name}` and `{0}` without the rest of ICU's syntax, as in Vue, .NET and Python's `format`.
    case braces
    /// `%{name}`, as in Ruby and i18n-js.
    case percentBraces = "percent-braces"
    /// `${name}`, as in JavaScript.
    case dollarBraces = "dollar-braces"
    /// Texts without placeholders.
    case none

    /// Whether placeholders have names instead of an order.
    package var hasNames: Bool { self == .icu || marks != nil }

    /// The characters before and after a name; nil if the syntax has more than names.
    var marks: (open: String, close: String)? {
      switch self {
      case .percentNames: ("%", "%")
      case .doubleBraces: ("{{", "}}")
      case .braces: ("{", "}")
      case .percentBraces: ("%{", "}")
      case .dollarBraces: ("${", "}")
      case .apple, .printf, .java, .icu, .compose, .none: nil
      }
    }

    /// A placeholder of this syntax, for messages.
    package var sample: String {
      switch self {
      case .apple: "%@ and %1$d"
      case .printf: "%s and %(name)s"
      case .java: "%1$s"
      case .icu: "{name}, as in ICU"
      case .compose: "%1$s and %1$d"
      case .none: "none"
      case .percentNames, .doubleBraces, .braces, .percentBraces, .dollarBraces: marks!.open + "name" + marks!.close
      }
    }
  }

  package enum Kind: Sendable, Hashable {
    /// A whole number: `%d`, `%lld`.
    case integer
    /// A number with decimals: `%f`.
    case floating
    /// An object: any value, shown by `%@` on Apple's platforms and by `%s` in Java.
    case object
    /// One character: `%c`.
    case character
    /// A C string: Apple's `%s`.
    case cString
    /// A memory address: Apple's `%p`.
    case pointer
    /// True or false: Java's `%b`.
    case boolean
    /// A date or time: Java's `%tY`.
    case date
    /// A variable that has its own forms: `%#@days@`.
    case variable
    /// An argument with a name: ICU's `{name}` and `{0}`, Symfony's `%name%`. `Specifier.conversion` has its type, if
    /// the text gives one.
    case named
  }

  /// A placeholder for an argument.
  ///
  /// A catalogue may have a million, so the pieces of a placeholder are not copied out of it.
  package struct Specifier: Sendable, Hashable {
    /// The placeholder as written.
    package let text: String
    private let start: UInt32
    private let number: UInt32
    /// The ranges of the name and of the conversion, in UTF-8 bytes of the placeholder. Nothing precedes the `%`, so a
    /// name that ends at 0 is none.
    private let nameRange: Range<UInt32>
    private let conversionRange: Range<UInt32>
    package let kind: Kind
    /// Whether the placeholder says which argument it reads: `%1$@`, `{0}`, Java's `%<s`.
    package let isNumbered: Bool
    /// One element if there are any. An empty array takes no memory of its own.
    private let options: [Options]

    /// The parts that few placeholders have.
    struct Options: Sendable, Hashable {
      var flags = ""
      var width: String?
      var precision: String?
    }

    /// - Parameters:
    ///   - text: The placeholder as written.
    ///   - start: Its offset, in UTF-8 bytes from the start of the whole text.
    ///   - name: The range of the name in the whole text; nil if there is none.
    ///   - conversion: The range of the conversion in the whole text.
    init(
      _ text: String, at start: Int, argument: Int?, isNumbered: Bool, name: Range<Int>?, kind: Kind,
      conversion: Range<Int>, options: Options = Options()
    ) {
      func within(_ range: Range<Int>) -> Range<UInt32> {
        UInt32(range.lowerBound - start)..<UInt32(range.upperBound - start)
      }
      self.text = text
      self.start = UInt32(start)
      number = UInt32(clamping: argument ?? 0)
      self.isNumbered = isNumbered
      self.kind = kind
      nameRange = name.map(within) ?? 0..<0
      conversionRange = within(conversion)
      self.options = options == Options() ? [] : [options]
    }

    private func piece(_ range: Range<UInt32>) -> String {
      let utf8 = text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: Int(range.lowerBound))
      return String(text[start..<utf8.index(start, offsetBy: range.count)])
    }

    /// The placeholder's range, in UTF-8 bytes from the start of the text.
    package var range: Range<Int> { Int(start)..<Int(start) + text.utf8.count }
    /// The position of the argument, counted from 1; nil if only the argument's name is known.
    package var argument: Int? { number == 0 ? nil : Int(number) }
    /// Whether the placeholder has a name.
    package var hasName: Bool { nameRange.upperBound > 0 }
    /// The name of an ICU argument, or of a variable: `days` in `%#@days@`, `n, plural` in `{n, plural}`.
    package var name: String? { hasName ? piece(nameRange) : nil }
    /// The conversion with its length modifier (`lld`), or the type of an ICU argument (`number`, or empty).
    package var conversion: String { piece(conversionRange) }
    /// The flags, any of `-`, `+`, space, `#`, `0`, `'`, `,` and `(`.
    package var flags: String {
      // Of the variables, only Apple's have a flag: `%#@days@`.
      options.first?.flags ?? (kind == .variable && text.utf8.first == UInt8(ascii: "%") ? "#" : "")
    }
    /// The minimum width as written: `5` or `*`.
    package var width: String? { options.first?.width }
    /// The number of digits after the point, or the maximum number of characters, as written: `2` or `*`.
    package var precision: String? { options.first?.precision }
  }

  package enum Part: Sendable, Hashable {
    /// Literal text after formatting: `%%` has become `%`, and the quoting apostrophes of ICU are removed.
    case text(String)
    case specifier(Specifier)
    /// Text that begins like a placeholder but is not a placeholder, as written: `%15` in `%15"`. The range is in UTF-8
    /// bytes.
    ///
    /// `% @` and `% o` are not malformed, because a space is a valid flag. Foundation inserts the argument, so a voice
    /// does not say “percent at” (`String(format: "Name: % @", name)`, Swift 6.3.1, whose formatter is
    /// CoreFoundation's). Java rejects `% s`, which the check `format-crash` reports.
    case malformed(String, Range<Int>)
  }

  package private(set) var parts: [Part] = []

  package var specifiers: [Specifier] {
    // Exactly as much memory as is needed, for a table keeps them.
    let count = parts.count { if case .specifier = $0 { true } else { false } }
    var specifiers: [Specifier] = []
    specifiers.reserveCapacity(count)
    for case .specifier(let specifier) in parts { specifiers.append(specifier) }
    return specifiers
  }

  /// Parses a text. Anything that the syntax does not allow becomes a malformed part, never an error.
  ///
  /// - Parameter firstArgument: The position of the argument that the first placeholder without a number reads. In a
  ///   form of a variable, this is the variable's argument.
  package init(_ text: String, syntax: Syntax, firstArgument: Int = 1) {
    var text = text
    parts = text.withUTF8 { bytes in
      switch syntax {
      case .apple, .java, .printf, .compose:
        var scanner = PercentScanner(bytes: bytes, syntax: syntax, nextArgument: firstArgument)
        return scanner.scan()
      case .icu:
        var scanner = BraceScanner(bytes: bytes)
        return scanner.scan()
      case .percentNames, .doubleBraces, .braces, .percentBraces, .dollarBraces:
        var scanner = NameScanner(bytes: bytes, marks: syntax.marks!)
        return scanner.scan()
      case .none: return bytes.isEmpty ? [] : [.text(String(decoding: bytes, as: UTF8.self))]
      }
    }
  }
}

extension StringTable.Format {
  /// The syntax that nearly all files of this format have. `PlaceholderSyntax` looks for evidence of another.
  package var syntax: FormatString.Syntax {
    switch self {
    case .xcstrings, .strings, .xliff: .apple
    case .android: .java
    case .arb: .icu
    case .po: .printf
    case .json: .doubleBraces
    }
  }
}

extension StringForm {
  /// Parses the text of this form. If the form belongs to a variable, the first placeholder without a number reads the
  /// argument of the variable.
  package func format(_ syntax: FormatString.Syntax) -> FormatString {
    FormatString(text, syntax: syntax, firstArgument: variable == nil ? 1 : argument ?? 1)
  }
}
