# Builds the tool from the source in the release.
class A11ySim < Formula
  desc "Simulate a screen reader, and print or speak what its user hears"
  homepage "@HOMEPAGE@"
  url "@URL@/a11y-sim-@VERSION@-source.tar.gz"
  sha256 "@SHA256@"
  # espeak-ng-worker links libespeak-ng.
  license all_of: ["Apache-2.0", "GPL-3.0-or-later"]

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.0", :build]
  depends_on "espeak-ng"
  uses_from_macos "swift" => :build

  def install
    %w[a11y-sim espeak-ng-worker].each do |product|
      system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", product
    end
    bin.install ".build/release/a11y-sim"
    (libexec/"a11y-sim").install ".build/release/espeak-ng-worker"
    generate_completions_from_executable(bin/"a11y-sim", "--generate-completion-script")
  end

  test do
    assert_match "Enter your code, heading", shell_output("#{bin}/a11y-sim demo")
    system bin/"a11y-sim", "demo", "--wav", testpath/"demo.wav"
    assert_path_exists testpath/"demo.wav"
  end
end
