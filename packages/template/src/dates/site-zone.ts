import type { Scope } from '../render/scope.ts'
import { asString } from '../values/value.ts'

const DEFAULT_ZONE = 'America/New_York'

/** The time zone of the site, in which pages write times. What is no zone will count as UTC. */
export function siteZone(scope: Scope): string {
  const zone = scope.resolve('website.timeZone')
  return zone === undefined ? DEFAULT_ZONE : asString(zone)
}
