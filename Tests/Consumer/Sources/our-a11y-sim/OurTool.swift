import A11ySimCommands
import SignInAccessibility

@main enum OurTool {
  static func main() {
    A11ySimTool(
      name: "our-a11y-sim", components: .all + [SignInScreen.kind], screenReaders: .all + [NamesOnly.self],
      auditRules: .all + [.errorWithoutAdvice], transcriptFormats: .all + [.markdown], stringChecks: .all + [.oldName]
    ).main()
  }
}
