import Locales

/// The certainty of a phrase or a behaviour, from a guess to a fact that a public test confirms.
public typealias Confidence = Locales.Confidence
