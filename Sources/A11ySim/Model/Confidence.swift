import Locales

/// How sure one may be of a phrase or a behaviour.
public typealias Confidence = Locales.Confidence
