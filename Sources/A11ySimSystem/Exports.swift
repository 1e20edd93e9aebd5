// This module re-exports the C library and, where it exists, FoundationEssentials. The full Foundation would add ICU to
// a statically linked program.
@_exported import CA11ySimSystem

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
