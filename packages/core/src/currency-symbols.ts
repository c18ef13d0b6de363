/**
 * Symbols of currencies in their native form. A module of its own, so that browsers need not load the currencies'
 * names.
 */
const SYMBOLS: ReadonlyMap<string, string> = new Map(
  [
    ...['AUD A$', 'BRL R$', 'CAD C$', 'DKK kr', 'EUR €', 'GBP £', 'HKD HK$', 'ILS ₪', 'INR ₹'],
    ...['JPY ¥', 'MXN MX$', 'NOK kr', 'NZD NZ$', 'PHP ₱', 'SEK kr', 'USD $'],
  ].map((row) => [row.slice(0, 3), row.slice(4)]),
)

/** The symbol of a currency, or its code if it has none. */
export function currencySymbol(code: string): string {
  return SYMBOLS.get(code) ?? code
}
