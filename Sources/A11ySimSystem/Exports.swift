// Importing this module imports the C library and, where it exists, FoundationEssentials. All of Foundation would bring
// ICU, for its language support, into a statically linked program.
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
