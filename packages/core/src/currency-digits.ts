/**
 * Fraction digits of the currencies a store can sell in: from here only, since Intl and CLDR have others
 * for COP and IDR. A module of its own, so that browsers need not load the names of currencies.
 */
export function currencyDigits(code: string): 0 | 2 {
  return code === 'JPY' ? 0 : 2
}

const NO_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/**
 * Fraction digits of any currency, from ISO 4217: stores cannot sell in all of them, but templates may write them.
 */
export function isoDigits(code: string): 0 | 2 | 3 {
  if (NO_DIGITS.includes(code)) return 0
  return THREE_DIGITS.includes(code) ? 3 : 2
}
