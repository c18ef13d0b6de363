/** The direction in which a language is written. */

/** Scripts written from right to left that are in daily use, by their ISO 15924 codes. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

/** Value of HTML's `dir`. `language` is a BCP 47 tag; an invalid one counts as left to right. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  try {
    const { script = '' } = new Intl.Locale(language).maximize()
    return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
