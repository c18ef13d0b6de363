/** Browser family and system from a user agent: enough for people to recognise their own sessions, and nothing more is kept. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** `Firefox on Linux`; empty for an unknown browser. */
export function browserFamily(userAgent: string | undefined): string {
  const found = (table: typeof BROWSERS) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)]
  if (browser === undefined) return ''
  return system === undefined ? browser : `${browser} on ${system}`
}
