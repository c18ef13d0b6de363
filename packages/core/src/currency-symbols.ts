/** What currencies are called in their native form. Apart from their table, whose names browsers need not load. */
const SYMBOLS: ReadonlyMap<string, string> = new Map(
  [
    ...['AUD A$', 'BRL R$', 'CAD C$', 'DKK kr', 'EUR €', 'GBP £', 'HKD HK$', 'ILS ₪', 'INR ₹'],
    ...['JPY ¥', 'MXN MX$', 'NOK kr', 'NZD NZ$', 'PHP ₱', 'SEK kr', 'USD $'],
  ].map((row) => [row.slice(0, 3), row.slice(4)]),
)

/** The code itself where there is no sign. */
export function currencySymbol(code: string): string {
  return SYMBOLS.get(code) ?? code
}
