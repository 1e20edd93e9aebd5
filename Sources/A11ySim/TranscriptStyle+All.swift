import Simulation

extension [TranscriptStyle] {
  /// The styles that `--style` can name, in the order of lists.
  public static let all = [.commaList, .exact] + ScreenReaders.all.flatMap { $0.descriptor.styles }
}
