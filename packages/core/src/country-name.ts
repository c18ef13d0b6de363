const byLanguage = new Map<string, Intl.DisplayNames>()

function namesIn(language: string): Intl.DisplayNames {
  const known = byLanguage.get(language)
  if (known) return known
  const names = new Intl.DisplayNames(language, { type: 'region' })
  byLanguage.set(language, names)
  return names
}

/** The name of an ISO 3166 country, such as "United Kingdom" for `GB`; the code itself if it is unknown. */
export function countryName(code: string, language = 'en'): string {
  try {
    return namesIn(language).of(code) ?? code
  } catch {
    // Thrown for a text without the form of a code.
    return code
  }
}
