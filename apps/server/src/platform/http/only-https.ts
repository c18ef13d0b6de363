import type { Config } from '../settings/config.ts'

/** A year, as is usual. Without subdomains, which are others' to decide about. */
const STRICT = 'max-age=31536000'

/** HSTS: browsers that were here once by https come by nothing else. Nothing where the server is reached by http. */
export function onlyHttps({ isHttps }: Pick<Config, 'isHttps'>): Readonly<Record<string, string>> {
  return isHttps ? { 'strict-transport-security': STRICT } : {}
}
