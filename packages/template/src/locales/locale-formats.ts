/** How a language writes numbers, money and times, and which plural forms it has. */

export interface LocaleFormats {
  cardinalForm(number: string): string
  ordinalForm(number: string): string
  /** Options are those of the `decimal` formatter (language §19.2), and so on below. */
  decimal(number: string, options: readonly string[]): string
  /** A currency nobody knows leaves a gap where its sign would be. */
  money(amount: string, currency: string, options: readonly string[]): string
  /** In the currency of the locale's region. */
  regionalMoney(amount: string): string
  time(epochMs: number, zone: string, options: readonly string[]): string
  interval(startMs: number, endMs: number, zone: string, options: readonly string[]): string
  relativeTime(startMs: number, endMs: number, options: readonly string[]): string
}
