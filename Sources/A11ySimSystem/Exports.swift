// The system in one import: the C library, and FoundationEssentials instead of all of Foundation, whose language
// support would bring ICU into a program that is linked statically.
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials

  #if canImport(Musl)
    @_exported import Musl
  #else
    @_exported import Glibc
  #endif
#else
  @_exported import Foundation
#endif
