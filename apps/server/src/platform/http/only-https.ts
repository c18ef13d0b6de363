import type { Config } from '../settings/config.ts'

/** `max-age` of a year, as is usual. Without subdomains: those belong to others. */
const STRICT = 'max-age=31536000'

/** HSTS header: browsers that came by https once use nothing else. No header where the server is reached by http. */
export function onlyHttps({ isHttps }: Pick<Config, 'isHttps'>): Readonly<Record<string, string>> {
  return isHttps ? { 'strict-transport-security': STRICT } : {}
}
