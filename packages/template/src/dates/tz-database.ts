/** Time zones as the tz database has them, abbreviations included. */

import { TZ } from '@phensley/timezone'
import type { TimeZones } from './time-zones.ts'

/** Older names the database no longer carries. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Canada/East-Saskatchewan', 'America/Regina'],
  ['SystemV/AST4', 'America/Puerto_Rico'],
  ['SystemV/AST4ADT', 'America/Halifax'],
  ['SystemV/CST6', 'America/Regina'],
  ['SystemV/CST6CDT', 'America/Chicago'],
  ['SystemV/EST5', 'America/Indianapolis'],
  ['SystemV/EST5EDT', 'America/New_York'],
  ['SystemV/HST10', 'Pacific/Honolulu'],
  ['SystemV/MST7', 'America/Phoenix'],
  ['SystemV/MST7MDT', 'America/Denver'],
  ['SystemV/PST8', 'Pacific/Pitcairn'],
  ['SystemV/PST8PDT', 'America/Los_Angeles'],
  ['SystemV/YST9', 'Pacific/Gambier'],
  ['SystemV/YST9YDT', 'America/Anchorage'],
])

/** Of a name. */
const MAX_LENGTH = 64
const MAX_CACHED = 1_000
const ids = new Map<string, string | undefined>()

/** A zone by a name that the database knows. What places are called can depend on which of its names it is. */
export function zoneId(zone: string): string | undefined {
  if (zone.length > MAX_LENGTH) return undefined
  if (ids.has(zone)) return ids.get(zone)
  if (ids.size >= MAX_CACHED) ids.clear()
  const name = RENAMED.get(zone) ?? zone
  const id = TZ.resolveId(name) === undefined ? undefined : name
  ids.set(zone, id)
  return id
}

export const tzDatabase: TimeZones = {
  at(zone, epochMs) {
    const id = zoneId(zone)
    const info = id === undefined ? undefined : TZ.fromUTC(id, epochMs)
    return info && { abbreviation: info.abbr, offsetMs: info.offset }
  },
}
