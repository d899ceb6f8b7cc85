import Testing

/// A numeral and the bits of the double nearest to it.
struct KnownConversion: Sendable, CustomTestStringConvertible {
  let numeral: String
  let bits: UInt64

  init(_ numeral: String, _ bits: UInt64) {
    self.numeral = numeral
    self.bits = bits
  }

  var testDescription: String { String(numeral.prefix(60)) }
}

/// Numerals at the edges of the conversion, and what they must give.
let knownConversions: [KnownConversion] = [
  // Every form that a numeral may take.
  KnownConversion("0", 0x0000_0000_0000_0000),
  KnownConversion("00", 0x0000_0000_0000_0000),
  KnownConversion("0.0", 0x0000_0000_0000_0000),
  KnownConversion(".5", 0x3fe0_0000_0000_0000),
  KnownConversion("10.", 0x4024_0000_0000_0000),
  KnownConversion("5", 0x4014_0000_0000_0000),
  KnownConversion("0.9", 0x3fec_cccc_cccc_cccd),
  KnownConversion("1.6", 0x3ff9_9999_9999_999a),
  KnownConversion("0.625", 0x3fe4_0000_0000_0000),
  KnownConversion("1_000.5", 0x408f_4400_0000_0000),
  KnownConversion("1__0_.2_5_", 0x4024_8000_0000_0000),
  KnownConversion("0_.5", 0x3fe0_0000_0000_0000),
  KnownConversion("1E2", 0x4059_0000_0000_0000),
  KnownConversion("1e+2", 0x4059_0000_0000_0000),
  KnownConversion("1e-2", 0x3f84_7ae1_47ae_147b),
  KnownConversion(".5e1", 0x4014_0000_0000_0000),
  KnownConversion("5.e1", 0x4049_0000_0000_0000),
  KnownConversion("1e1_0", 0x4202_a05f_2000_0000),
  KnownConversion("1e0000000000000000000005", 0x40f8_6a00_0000_0000),

  // Around the largest significand of an exact operation.
  KnownConversion("9007199254740991", 0x433f_ffff_ffff_ffff),
  KnownConversion("9007199254740992", 0x4340_0000_0000_0000),
  KnownConversion("9007199254740993", 0x4340_0000_0000_0000),
  KnownConversion("9007199254740994", 0x4340_0000_0000_0001),
  KnownConversion("9007199254740995", 0x4340_0000_0000_0002),
  KnownConversion("9007199254740993.00000000000000000001", 0x4340_0000_0000_0001),
  KnownConversion("4503599627370496.5", 0x4330_0000_0000_0000),
  KnownConversion("4503599627370497.5", 0x4330_0000_0000_0002),
  KnownConversion("18446744073709551615", 0x43f0_0000_0000_0000),
  KnownConversion("18446744073709551616", 0x43f0_0000_0000_0000),
  KnownConversion("9999999999999999999", 0x43e1_58e4_6091_3d00),
  KnownConversion("99999999999999999999", 0x4415_af1d_78b5_8c40),

  // Around the largest power of ten of an exact operation.
  KnownConversion("1e22", 0x4480_f0cf_064d_d592),
  KnownConversion("1e23", 0x44b5_2d02_c7e1_4af6),
  KnownConversion("1e-22", 0x3b5e_3920_1017_5ee6),
  KnownConversion("1e-23", 0x3b28_2db3_4012_b251),
  KnownConversion("9007199254740991e22", 0x47d0_f0cf_064d_d591),
  KnownConversion("9007199254740991e-22", 0x3eae_3920_1017_5ee5),
  KnownConversion("9007199254740993e22", 0x47d0_f0cf_064d_d593),
  KnownConversion("123456789012345678e-22", 0x3ee9_e409_3026_78ba),

  // Around the largest finite number.
  KnownConversion("1e308", 0x7fe1_ccf3_85eb_c8a0),
  KnownConversion("1e309", 0x7ff0_0000_0000_0000),
  KnownConversion("1.7976931348623157e308", 0x7fef_ffff_ffff_ffff),
  KnownConversion("1.7976931348623158079e308", 0x7fef_ffff_ffff_ffff),
  KnownConversion("1.797693134862315808e308", 0x7ff0_0000_0000_0000),
  KnownConversion("17976931348623158079e289", 0x7fef_ffff_ffff_ffff),
  KnownConversion(
    "1797693134862315807937289714053034150799341327100378269361737789804449682927647509466490179775872070"
      + "9633028641669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447"
      + "5730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880177904"
      + "174497791",
    0x7fef_ffff_ffff_ffff),
  KnownConversion(
    "1797693134862315807937289714053034150799341327100378269361737789804449682927647509466490179775872070"
      + "9633028641669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447"
      + "5730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880177904"
      + "174497792",
    0x7ff0_0000_0000_0000),

  // Around the smallest normal and subnormal numbers.
  KnownConversion("2.2250738585072014e-308", 0x0010_0000_0000_0000),
  KnownConversion("2.2250738585072012e-308", 0x0010_0000_0000_0000),
  KnownConversion("2.2250738585072011e-308", 0x000f_ffff_ffff_ffff),
  KnownConversion("2.225073858507201e-308", 0x000f_ffff_ffff_ffff),
  KnownConversion("4.9406564584124654e-324", 0x0000_0000_0000_0001),
  KnownConversion("5e-324", 0x0000_0000_0000_0001),
  KnownConversion("7.4e-324", 0x0000_0000_0000_0001),
  KnownConversion("7.5e-324", 0x0000_0000_0000_0002),
  KnownConversion("1e-323", 0x0000_0000_0000_0002),
  KnownConversion("3e-324", 0x0000_0000_0000_0001),
  KnownConversion("2.4703282292062327e-324", 0x0000_0000_0000_0000),
  KnownConversion("2.4703282292062328e-324", 0x0000_0000_0000_0001),
  KnownConversion("1e-324", 0x0000_0000_0000_0000),
  KnownConversion("1e-325", 0x0000_0000_0000_0000),
  KnownConversion(
    "0." + String(repeating: "0", count: 330) + "1e330",
    0x3fb9_9999_9999_999a),

  // Exponents beyond every limit.
  KnownConversion("1e99999999999999999999", 0x7ff0_0000_0000_0000),
  KnownConversion("1e-99999999999999999999", 0x0000_0000_0000_0000),
  KnownConversion("0e99999999999", 0x0000_0000_0000_0000),
  KnownConversion("0.0e-99999999999999999999", 0x0000_0000_0000_0000),
  KnownConversion("1e9223372036854775807", 0x7ff0_0000_0000_0000),
  KnownConversion("1e-9223372036854775808", 0x0000_0000_0000_0000),
  KnownConversion("1e18446744073709551617", 0x7ff0_0000_0000_0000),
  KnownConversion("1e4294967297", 0x7ff0_0000_0000_0000),
  KnownConversion("1e-4294967297", 0x0000_0000_0000_0000),
  KnownConversion("1e500000000000000000", 0x7ff0_0000_0000_0000),
  KnownConversion("1e-4999999999999999999", 0x0000_0000_0000_0000),

  // From other libraries' lists of hard cases.
  KnownConversion("0.3", 0x3fd3_3333_3333_3333),
  KnownConversion("0.30000000000000004", 0x3fd3_3333_3333_3334),
  KnownConversion("3.141592653589793", 0x4009_21fb_5444_2d18),
  KnownConversion("12345678901234567890.123", 0x43e5_6a95_319d_63e1),
  KnownConversion("6929495644600919.5", 0x4338_9e56_ee5e_7a58),
  KnownConversion("3.2378839133029012895883524125015321748630094e-272", 0x0791_841e_f1a0_c681),
  KnownConversion("2.3509887016445750159e-38", 0x3820_0000_0000_0000),
]
