/** Formats of one language for numbers, money and times, and its plural forms. */

export interface LocaleFormats {
  cardinalForm(number: string): string
  ordinalForm(number: string): string
  /** Options are those of the `decimal` formatter (language §19.2), and so on below. */
  decimal(number: string, options: readonly string[]): string
  /** An unknown currency leaves a gap in place of its sign. */
  money(amount: string, currency: string, options: readonly string[]): string
  /** An amount in the currency of the locale's region. */
  regionalMoney(amount: string): string
  time(epochMs: number, zone: string, options: readonly string[]): string
  interval(startMs: number, endMs: number, zone: string, options: readonly string[]): string
  relativeTime(startMs: number, endMs: number, options: readonly string[]): string
}
