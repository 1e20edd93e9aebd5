import A11ySim
import ArgumentParser

/// The value of one `--format`: a format, and the file to which it is written.
struct ReportOutput: ExpressibleByArgument {
  var format: Report.Format
  /// The path of the file; nil for standard output.
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

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// The option `--format` of commands that write a report: one format on standard output, others in files.
struct ReportOutputs: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Print in this format, or write it to a file: --format junit=out.xml (repeatable). \(Report.Format.help).",
      valueName: "format[=file]"))
  var format: [ReportOutput] = []

  /// The format on standard output: the only `--format` without a file. If every `--format` has a file, or if there is
  /// no `--format`, the report is printed as text for people.
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

  /// Writes the report to the files. If the format on standard output is for programs, prints the report too.
  /// - Throws: A diagnostic if a file cannot be written. The other files are still written.
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
