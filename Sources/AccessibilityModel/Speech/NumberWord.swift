/// A word, or a part of a word, for a number: “eight”, “vingt”, “hundert”, “und”.
struct NumberWord: Sendable {
  enum Kind: Sendable {
    /// A number that no digit is added to: “seven”, “twelve”.
    case closed
    /// A number that smaller ones are added to: “twenty”, “doscientos”.
    case open
    /// A number below twenty that is also added to 60 and 80, as in “soixante-dix”.
    case score
    /// Ten more than the digit before it: “toista” in “kolmetoista”. Without a digit it is ten.
    case teen
    /// Multiplies what is before it: “hundred”, “million”.
    case times
    /// Joins what is before and after it, as in “two hundred and four” or “vierundzwanzig”.
    case and
    /// Repeats the number after it: “double”.
    case again
  }

  var kind: Kind
  var value: Int
}
