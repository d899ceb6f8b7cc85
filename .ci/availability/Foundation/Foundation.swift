// Stands in for Foundation, with what is used and since when there is that. It hands on what the original does.

@_exported import Darwin
@_exported import Dispatch
