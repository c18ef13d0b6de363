import type { Scope } from '../render/scope.ts'
import { at } from '../values/property.ts'
import { asString } from '../values/value.ts'

const DEFAULT_ZONE = 'America/New_York'

/** The time zone of the site, in which pages write times. */
export function siteZone(scope: Scope): string {
  return asString(at(scope.resolve('website'), 'timeZone')) || DEFAULT_ZONE
}
