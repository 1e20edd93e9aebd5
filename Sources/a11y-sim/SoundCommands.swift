import ArgumentParser
struct VoicesCommand: ParsableCommand { static let configuration = CommandConfiguration(commandName: "voices"); func run() {} }
struct DoctorCommand: ParsableCommand { static let configuration = CommandConfiguration(commandName: "doctor"); func run() {} }
