#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processors that this machine has.
public enum Processors {
  /// How many can be put to work, from 1 to `limit`: 1 where the system does not tell.
  public static func count(atMost limit: Int) -> Int { max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), limit)) }
}
