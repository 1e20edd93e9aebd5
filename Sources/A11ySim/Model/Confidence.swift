import Locales

/// The certainty of a phrase or a behaviour.
public typealias Confidence = Locales.Confidence
