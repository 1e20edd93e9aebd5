import A11ySim
import ESpeakNG
import Foundation

/// Says texts made at random, the same for the same seed, and counts what came of each and what was left behind.
///
/// The program `fuzz-speech` of Tests/Benchmarks runs it at length; a test runs a little of it.
final class SpeechFuzz: @unchecked Sendable {
  /// Where texts come from and which way they go.
  enum Kind: String, CaseIterable {
    /// Any scalars of Unicode, through `ESpeakSynthesizer`.
    case unicode
    /// Words, made-up words, numbers and punctuation of a language, through `ESpeakSynthesizer`.
    case plausible
    /// Any scalars of Unicode as they are, past the text for the engine: what crashes it most.
    case raw
  }

  /// What came of the texts.
  struct Report {
    var asked = 0
    var spoken = 0
    var noticed = 0
    var crashes: [String] = []
    /// The engine refused, or said nothing for a text that should sound.
    var refusals: [String] = []
    /// What must not be: each breaks a promise.
    var violations: [String] = []
  }

  private static let languages: [(tag: String, words: String)] = [
    ("en", "Enter your code text field button settings don't résumé heading e-mail adjustable"),
    ("fr", "Saisissez le code à six chiffres l'écran bouton réglages français cœur où aujourd'hui"),
    ("de", "Geben Sie den Code ein Schaltfläche Überschrift groß Einstellungen Straße löschen"),
    ("es", "Introduce el código botón ajustes contraseña año ¿qué? atrás siguiente título"),
    ("it", "Inserisci il codice pulsante impostazioni perché città l'app è già tasto"),
    ("pt", "Digite o código botão configurações você não ação título próximo avançar"),
    ("nl", "Voer de code in knop instellingen ga terug volgende koptekst één ruïne"),
    ("sv", "Ange koden knapp inställningar rubrik föregående nästa åtgärd öppna"),
    ("da", "Indtast koden knap indstillinger overskrift forrige næste gå åbn ændre"),
    ("pl", "Wprowadź kod przycisk ustawienia nagłówek następny wstecz źródło łąka"),
    ("cs", "Zadejte kód tlačítko nastavení nadpis další zpět příliš žluťoučký kůň"),
    ("ru", "Введите код кнопка настройки заголовок далее назад ещё объявление"),
    ("uk", "Введіть код кнопка налаштування заголовок далі назад їжак ґанок об'єкт"),
    ("el", "Εισαγάγετε τον κωδικό κουμπί ρυθμίσεις επικεφαλίδα επόμενο πίσω"),
    ("tr", "Kodu girin düğme ayarlar başlık sonraki geri değiştir ışık İstanbul"),
    ("ar", "أدخل الرمز زر الإعدادات عنوان التالي رجوع حقل نص تحديد"),
    ("he", "הזן את הקוד כפתור הגדרות כותרת הבא חזרה שדה טקסט"),
    ("fa", "کد را وارد کنید دکمه تنظیمات عنوان بعدی بازگشت می‌شود"),
    ("hi", "कोड दर्ज करें बटन सेटिंग्स शीर्षक अगला वापस लच्छेद हिन्दी"),
    ("bn", "কোড লিখুন বোতাম সেটিংস শিরোনাম পরবর্তী ফিরে যান"),
    ("ta", "குறியீட்டை உள்ளிடவும் பொத்தான் அமைப்புகள் தலைப்பு அடுத்து"),
    ("vi", "Nhập mã nút cài đặt tiêu đề tiếp theo quay lại trường văn bản"),
    ("ja", "コードを入力 ボタン 設定 見出し 次へ 戻る テキストフィールド"),
    ("ko", "코드를 입력하세요 버튼 설정 머리말 다음 뒤로 텍스트 필드"),
    ("zh", "输入验证码 按钮 设置 标题 下一步 返回 文本栏"),
    ("id", "Masukkan kode tombol pengaturan judul berikutnya kembali bidang teks"),
  ]
  private static let between = [
    " ", " ", " ", " ", ", ", ". ", " – ", "/", "-", ": ", " (", ") ", "… ", "! ", "? ", "'",
  ]
  private static let signs = [
    "👍🏽", "🏳️‍🌈", "€", "%", "&", "@", "#", "•", "→", "“", "”", "©", "½", "🫠", "\u{200F}", "\u{00A0}",
  ]

  private let worker: SpeechWorker
  private let synthesizer: ESpeakSynthesizer
  private let seed: UInt64
  private let control = SpeechWorker.Run(voice: "gmw/en-US", text: "Enter the code with 6 digits")
  private let lock = NSLock()
  private var report = Report()
  private var next = 0
  private var latest = ContinuousClock.now

  init(worker: SpeechWorker, seed: UInt64) {
    self.worker = worker
    self.seed = seed
    synthesizer = ESpeakSynthesizer(worker: worker)
  }

  /// How many texts of the present kind are through, and when the last one was.
  var progress: (count: Int, latest: ContinuousClock.Instant) { lock.withLock { (report.asked, latest) } }

  /// Says `count` texts with as many threads as the worker has processes.
  func run(_ kind: Kind, count: Int) throws(SpeechError) -> Report {
    let expected = try worker.speak([control], wordsPerMinute: 175)
    lock.withLock {
      report = Report()
      next = 0
      latest = .now
    }
    DispatchQueue.concurrentPerform(iterations: worker.processes) { _ in
      while let index = take(of: count) {
        let outcome = say(kind, index)
        lock.withLock {
          outcome(&report)
          report.asked += 1
          latest = .now
        }
        // One crash must not reach the next utterance, and nothing may change in the long run.
        if index % 500 == 0 || lock.withLock({ report.crashes.last?.hasPrefix("\(index): ") == true }) {
          let again = try? worker.speak([control], wordsPerMinute: 175)
          if again != expected { lock.withLock { report.violations.append("\(index): the next utterance differs") } }
        }
      }
    }
    return lock.withLock { report }
  }

  private func take(of count: Int) -> Int? {
    lock.withLock {
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }

  // MARK: - One text

  private func say(_ kind: Kind, _ index: Int) -> (inout Report) -> Void {
    // Mixed, or the numbers of one text would be those of the text before, one later.
    var seeds = SplitMix(
      state: seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(kind.rawValue.utf8.count) << 48)
    var random = SplitMix(state: seeds.next())
    let language = Self.languages.randomElement(using: &random)!
    let rate = Int.random(in: 175...449, using: &random)
    do throws(SpeechError) {
      switch kind {
      case .raw:
        let voice = try synthesizer.resolve(language.tag).identifier
        let run = SpeechWorker.Run(
          voice: voice, text: Self.anything(&random), isSpelled: Int.random(in: 0..<20, using: &random) == 0)
        let spoken = try worker.speak([run], wordsPerMinute: rate)
        return { report in
          report.spoken += 1
          if spoken.count != 1 { report.violations.append("\(index): \(spoken.count) runs for one") }
        }
      case .unicode, .plausible:
        var segments: [Segment] = []
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          let other = Int.random(in: 0..<5, using: &random) == 0
          let own = other ? Self.languages.randomElement(using: &random)! : language
          let text = kind == .unicode ? Self.anything(&random) : Self.plausible(own.words, &random)
          let reading: Segment.Reading? = [nil, nil, nil, nil, .digits, .text].randomElement(using: &random)!
          let pitch = Int.random(in: 0..<10, using: &random) == 0 ? Double.random(in: 0.5...2, using: &random) : nil
          segments.append(Segment(.label, text, language: own.tag, pitch: pitch, spokenAs: reading))
        }
        let utterance = Utterance(segments, reason: .focus, priority: .element)
        let spoken = try synthesizer.speak(utterance, wordsPerMinute: rate)
        return { report in
          if spoken.clip.samples.isEmpty { report.noticed += 1 } else { report.spoken += 1 }
          if spoken.clip.wordEnds.count != utterance.words.count {
            report.violations.append("\(index): not every word has an end")
          }
        }
      }
    } catch {
      return { report in Self.file(error, index, into: &report) }
    }
  }

  private static func file(_ error: SpeechError, _ index: Int, into report: inout Report) {
    let line = "\(index): \(error.message)"
    if error.isFatal {
      report.violations.append("fatal: \(line)")
    } else if error.message.contains("eSpeak NG crashed (") {
      // It must name what was said, between quotes.
      // (A combining mark at its beginning is one character with the quote.)
      let quote = error.message.range(of: ") on \"", options: .literal)
      if quote.map({ error.message[$0.upperBound...].unicodeScalars.count > 1 }) != true {
        report.violations.append("names no text: \(line)")
      }
      report.crashes.append(line)
    } else if error.message.contains("eSpeak NG could not say") || error.message.contains("said nothing for") {
      report.refusals.append(line)
    } else {
      // A hang, a worker that went away, a lost or garbled answer.
      report.violations.append(line)
    }
  }

  /// Scalars of all of Unicode, those that have made engines stumble more often than the rest.
  private static func anything(_ random: inout SplitMix) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0...0x24F, 0x300...0x36F, 0x370...0x6FF, 0x900...0xDFF, 0xE00...0x109F, 0x2000...0x2BFF,
      0x3000...0x9FFF, 0xAC00...0xD7A3, 0xE000...0xE0FF, 0xFE00...0xFFFF, 0x1F000...0x1FAFF, 0...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    let home = ranges.randomElement(using: &random)!
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let range = Int.random(in: 0..<3, using: &random) > 0 ? home : ranges.randomElement(using: &random)!
      guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) else { continue }
      let times = Int.random(in: 0..<20, using: &random) == 0 ? Int.random(in: 2...12, using: &random) : 1
      text.append(contentsOf: repeatElement(scalar, count: times))
    }
    return String(text)
  }

  /// Words of a language, and some made of its letters, with what stands between and beside words.
  private static func plausible(_ words: String, _ random: inout SplitMix) -> String {
    let known = words.split(separator: " ").map(String.init)
    let letters = Array(words).filter { $0 != " " }
    var text = ""
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      if !text.isEmpty { text += between.randomElement(using: &random)! }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: text += "\(Int.random(in: 0...99_999_999, using: &random))"
      case 1: text += signs.randomElement(using: &random)!
      case 2...4:
        for _ in 0..<Int.random(in: 1...10, using: &random) { text.append(letters.randomElement(using: &random)!) }
      case 5: text += known.randomElement(using: &random)!.uppercased()
      default: text += known.randomElement(using: &random)!
      }
    }
    return text
  }

  // MARK: - What is left behind

  /// What this process and its children hold. Empty where there is no /proc.
  struct Holdings: Equatable {
    /// Open descriptors of this process.
    var descriptors = 0
    /// The worker's processes by their number, with their open descriptors; those that speak just now left out.
    var workers: [Int: Int] = [:]
    /// Children of this process or of its workers that have ended and were not waited for.
    var zombies = 0
    /// Segments of shared memory by name: POSIX and System V.
    var sharedMemory: Set<String> = []

    static func now(workerName: String) -> Holdings {
      var result = Holdings()
      result.descriptors = list("/proc/self/fd").count
      let own = Int(getpid())
      let processes = list("/proc").compactMap(Int.init).compactMap {
        id -> (id: Int, parent: Int, state: String, name: String)? in
        guard let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
          let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")")
        else { return nil }
        let fields = line[line.index(after: close)...].split(separator: " ")
        guard fields.count > 1, let parent = Int(fields[1]) else { return nil }
        return (id, parent, String(fields[0]), String(line[line.index(after: open)..<close]))
      }
      // The system keeps 15 characters of a program's name.
      let name = String(workerName.split(separator: "/").last?.prefix(15) ?? "")
      let workers = Set(processes.filter { $0.parent == own && $0.name == name && $0.state != "Z" }.map(\.id))
      for id in workers { result.workers[id] = list("/proc/\(id)/fd").count }
      result.zombies = processes.count { $0.state == "Z" && ($0.parent == own || workers.contains($0.parent)) }
      result.sharedMemory = Set(list("/dev/shm").map { "/dev/shm/" + $0 })
      let segments = (try? String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)) ?? ""
      for line in segments.split(separator: "\n").dropFirst() {
        result.sharedMemory.insert("System V segment " + line.split(separator: " ").prefix(2).joined(separator: " "))
      }
      return result
    }

    private static func list(_ path: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    /// What there is now and was not there before, as plain sentences.
    func leaks(since before: Holdings) -> [String] {
      var leaks: [String] = []
      if descriptors > before.descriptors {
        leaks.append("\(descriptors - before.descriptors) descriptors of this process are left open")
      }
      for (id, count) in workers {
        guard let old = before.workers[id] else {
          leaks.append("the worker was started again, as process \(id)")
          continue
        }
        if count > old { leaks.append("\(count - old) descriptors of the worker \(id) are left open") }
      }
      for id in before.workers.keys where workers[id] == nil { leaks.append("the worker \(id) has ended") }
      if zombies > 0 { leaks.append("\(zombies) processes have ended and were not waited for") }
      for name in sharedMemory.subtracting(before.sharedMemory).sorted() where !Self.isMapped(name) {
        leaks.append("shared memory is left behind: \(name)")
      }
      return leaks
    }

    /// Whether a process has it mapped: then it is at work, perhaps somebody else's.
    private static func isMapped(_ name: String) -> Bool {
      list("/proc").contains { id in
        Int(id) != nil && (try? String(contentsOfFile: "/proc/\(id)/maps", encoding: .utf8))?.contains(name) == true
      }
    }
  }
}

/// Random numbers that are the same everywhere for the same state.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
