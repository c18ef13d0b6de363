const names = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of an ISO 3166 country: "United Kingdom" for `GB`; the code itself if it is unknown. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    // Thrown for a text without the form of a code.
    return code
  }
}
