/** PostgreSQL's text search configurations, by the language of a site. */

/** Configurations of PostgreSQL 15, by language. */
const CONFIGURATIONS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  hy: 'armenian',
  eu: 'basque',
  ca: 'catalan',
  da: 'danish',
  nl: 'dutch',
  en: 'english',
  fi: 'finnish',
  fr: 'french',
  de: 'german',
  el: 'greek',
  hi: 'hindi',
  hu: 'hungarian',
  id: 'indonesian',
  ga: 'irish',
  it: 'italian',
  lt: 'lithuanian',
  ne: 'nepali',
  no: 'norwegian',
  nb: 'norwegian',
  nn: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  es: 'spanish',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

/** The text search configuration for a BCP 47 tag; `simple`, without stems, for languages PostgreSQL does not know. */
export function searchConfiguration(language: string): string {
  const [primary = ''] = language.toLowerCase().split('-')
  return Object.hasOwn(CONFIGURATIONS, primary) ? (CONFIGURATIONS[primary] ?? 'simple') : 'simple'
}
