/// A SHA-256 digest (FIPS 180-4), for cache keys and for comparing files.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length = 0

  /// Returns the digest as 64 lower-case hexadecimal digits.
  package static func hex(_ bytes: [UInt8]) -> String {
    var digest = SHA256()
    digest.update(bytes)
    return digest.hex()
  }

  mutating func update(_ bytes: [UInt8]) {
    length += bytes.count
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = min(64 - pending.count, rest.count)
      pending += rest.prefix(missing)
      rest = rest.dropFirst(missing)
      if pending.count < 64 { return }
      let block = pending
      pending = []
      block.withUnsafeBytes { compress($0) }
    }
    rest.withUnsafeBytes { compress($0) }
    // A slice is fast; `suffix` would visit all bytes.
    pending += rest[(rest.endIndex - rest.count % 64)...]
  }

  /// Finishes the digest. Nothing may be added afterwards.
  mutating func hex() -> String {
    let bits = UInt64(length) * 8
    var padding: [UInt8] = [0x80]
    padding += repeatElement(0, count: (119 - length % 64) % 64)
    padding += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    update(padding)
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Adds all whole blocks of 64 bytes to the digest; ignores the remaining bytes.
  ///
  /// The code uses plain pointers, loops and shifts for speed, because the tests often digest an engine's data. With
  /// ranges and checked shifts, a build without optimisation would take seconds.
  private mutating func compress(_ bytes: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      Self.constants.withUnsafeBufferPointer { constants in
        guard let words = words.baseAddress, let constants = constants.baseAddress else { return }
        var start = 0
        while start + 64 <= bytes.count {
          var index = 0
          while index < 16 {
            words[index] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start &+ 4 &* index, as: UInt32.self))
            index &+= 1
          }
          while index < 64 {
            let a = words[index &- 15]
            let b = words[index &- 2]
            let first = (a &>> 7 | a &<< 25) ^ (a &>> 18 | a &<< 14) ^ (a &>> 3)
            let second = (b &>> 17 | b &<< 15) ^ (b &>> 19 | b &<< 13) ^ (b &>> 10)
            words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
            index &+= 1
          }
          rounds(words, constants)
          start &+= 64
        }
      }
    }
  }

  private mutating func rounds(_ words: UnsafePointer<UInt32>, _ constants: UnsafePointer<UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    var index = 0
    while index < 64 {
      let mixed = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
      let first = h &+ mixed &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ words[index]
      let other = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
      let second = other &+ ((a & b) ^ (a & c) ^ (b & c))
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ second
      index &+= 1
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
