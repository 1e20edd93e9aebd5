import A11ySim
import ArgumentParser

struct SkillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skill",
    abstract: "Print or install a skill that tells a coding agent when and how to listen to a screen.",
    discussion: """
      The skill is a folder `a11y-sim` with Markdown files, as agentskills.io describes them. Most agents look for it \
      in `.agents/skills` or `.claude/skills` of a project.

      Examples:
        a11y-sim skill
        a11y-sim skill --install .claude/skills
      """
  )

  @Option(
    help: ArgumentHelp(
      "Write the skill into this folder, which is created if it does not exist. Files of an earlier skill are replaced.",
      valueName: "folder"))
  var install: String?

  func run() throws {
    guard let install else { return Console.print(AgentSkill.files[0].text) }
    let folder = (install.hasSuffix("/") ? install : install + "/") + AgentSkill.name + "/"
    do throws(Diagnostic) {
      for file in AgentSkill.files {
        try TextFile.makeFolder(of: folder + file.path)
        try TextFile.write(Array(file.text.utf8), to: folder + file.path)
        Console.print(folder + file.path + "\n")
      }
    } catch {
      Console.complain(error)
      throw Console.Status.couldNot
    }
  }
}
