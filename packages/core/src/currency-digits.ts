/**
 * Fraction digits of the currencies a store can sell in: from here only, since Intl and CLDR have others
 * for COP and IDR. Apart from the table of currencies, whose names browsers need not load.
 */
export function currencyDigits(code: string): 0 | 2 {
  return code === 'JPY' ? 0 : 2
}
