import A11ySim
import ArgumentParser

/// The value of a `--format` option: FORMAT for standard output, or FORMAT=FILE.
struct ReportOutput: ExpressibleByArgument {
  var format: Report.Format
  var file: String?

  init?(argument: String) {
    let (name, file) =
      argument.firstIndex(of: "=").map { equals in
        (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
      } ?? (argument, nil)
    guard let format = Report.Format(argument: name), file != "" else { return nil }
    (self.format, self.file) = (format, file)
  }

  static var allValueStrings: [String] { Report.Format.allValueStrings }

  static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: Report.Format.all.map { ($0.name, $0.summary) })
  }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

struct ReportOutputs: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Print in this format, or write it to a file, as in --format junit=out.xml (repeatable). Text is printed unless \
      another format is named without a file.
      """,
      valueName: "format[=file]"))
  var format: [ReportOutput] = []

  var printed: Report.Format { format.first { $0.file == nil }?.format ?? .standard }

  mutating func validate() throws {
    if format.filter({ $0.file == nil }).count > 1 {
      throw ValidationError("only one --format can be printed\nhelp: give the others a file: --format junit=out.xml")
    }
    var files: Set<String> = []
    for file in format.compactMap(\.file) where !files.insert(file).inserted {
      throw ValidationError("two formats go to “\(file)”\nhelp: name another file for one of them")
    }
  }

  /// Writes the report to the files, and prints it if the printed format is for programs. If a file cannot be written,
  /// writes the other files and then throws.
  func write(_ report: Report) throws(Diagnostic) {
    if !printed.isForPeople { Console.print(report.written(as: printed), isData: true) }
    var fault: Diagnostic?
    for output in format {
      guard let file = output.file else { continue }
      do throws(Diagnostic) {
        try TextFile.write(Array(report.written(as: output.format).utf8), to: file)
      } catch {
        fault = fault ?? error
      }
    }
    if let fault { throw fault }
  }
}
