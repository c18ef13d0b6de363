/** `max-age` of a year, as is usual. Without subdomains: those belong to others. */
const STRICT = 'max-age=31536000'

/** HSTS header: browsers that came by https once use nothing else. No header where the host may still be reached by http. */
export function onlyHttps(isOnlyHttps: boolean): Readonly<Record<string, string>> {
  return isOnlyHttps ? { 'strict-transport-security': STRICT } : {}
}
