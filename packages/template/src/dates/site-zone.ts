import type { Scope } from '../render/scope.ts'
import { asString } from '../values/value.ts'

const DEFAULT_ZONE = 'America/New_York'

/** The site's time zone, in which pages write times. An unknown name counts as UTC later on. */
export function siteZone(scope: Scope): string {
  const zone = scope.resolve('website.timeZone')
  return zone === undefined ? DEFAULT_ZONE : asString(zone)
}
