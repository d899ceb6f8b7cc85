// Classes of bytes, tables of words and ranges are part of this module for whoever imports it.
@_exported public import ByteScanning
