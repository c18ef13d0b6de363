const names = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of an ISO 3166 country: "United Kingdom" for `GB`; the code itself where there is none. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    // Not even shaped like a code.
    return code
  }
}
